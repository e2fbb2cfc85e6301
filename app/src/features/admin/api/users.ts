import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

const most = 8;

/** GET /api/admin/users: the first few accounts whose name or address holds a text. */
export const usersNamed = (search: string) =>
  queryOptions({
    queryKey: queryKeys.users.named(search),
    queryFn: async ({ signal }) => {
      const query = { search, limit: most };
      return (await answerOf(api.GET("/api/admin/users", { params: { query }, signal }))).users;
    },
  });
