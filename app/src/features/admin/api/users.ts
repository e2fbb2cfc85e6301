import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminQueryKeys } from "@/lib/admin-query-keys";
import { answerOf, api } from "@/lib/api";

/** The newest come first: among enough of them is the one whose name begins with what was typed. */
const most = 50;

/** GET /api/admin/users: some accounts whose name or address holds a text, and how many there are. */
export const usersNamedQuery = (search: string) =>
  queryOptions({
    queryKey: adminQueryKeys.users.named(search),
    queryFn: ({ signal }) => {
      const query = { search, limit: most };
      return answerOf(api.GET("/api/admin/users", { params: { query }, signal }));
    },
  });

/** GET /api/admin/users: some parents whose name or address holds a text, and how many there are. */
export const parentsNamedQuery = (search: string) =>
  queryOptions({
    queryKey: adminQueryKeys.users.parents(search),
    queryFn: ({ signal }) => {
      const query = { role: "PARENT", limit: most, ...(search === "" ? {} : { search }) } as const;
      return answerOf(api.GET("/api/admin/users", { params: { query }, signal }));
    },
  });

/** Role filter of the user list, the default first. */
export const roleChoices = [
  { value: "all", label: "All roles" },
  { value: "STUDENT", label: "Students" },
  { value: "TEACHER", label: "Teachers" },
  { value: "PARENT", label: "Parents" },
  { value: "ADMINISTRATOR", label: "Administrators" },
] as const;

/** Status filter of the user list, the default first. */
export const statusChoices = [
  { value: "all", label: "All statuses" },
  { value: "active", label: "Active" },
  { value: "pending", label: "Pending" },
  { value: "suspended", label: "Suspended" },
] as const;

/** Search box and filters of the user list. */
export interface ListFilter {
  search: string;
  role: (typeof roleChoices)[number]["value"];
  status: (typeof statusChoices)[number]["value"];
}

/** Few enough that what stands below the list is reached on a phone. */
const pageSize = 20;

/** GET /api/admin/users: the accounts that match, newest first, page by page; those of before stay while others load. */
export const usersQuery = ({ search, role, status }: ListFilter) => {
  const filter = {
    ...(search.trim() === "" ? {} : { search: search.trim() }),
    ...(role === "all" ? {} : { role }),
    ...(status === "all" ? {} : { status }),
  };
  return infiniteQueryOptions({
    queryKey: adminQueryKeys.users.listed(filter),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, limit: pageSize, ...(pageParam === undefined ? {} : { after: pageParam }) };
      return answerOf(api.GET("/api/admin/users", { params: { query }, signal }));
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
};
