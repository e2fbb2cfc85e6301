import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/students/{id}/teachers: who teaches a student, with the address and number of those who show them. */
export const teachersQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.children.teachers(id),
    queryFn: ({ signal }) => answerOf(api.GET("/api/students/{id}/teachers", { params: { path: { id } }, signal })),
  });

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Who teaches a child, in words. */
export const taughtByText = (names: readonly string[]): string => `with ${listed.format(names)}`;

/** The names of those who teach a child. */
export const childTeachersQuery = (id: string) =>
  queryOptions({ ...teachersQuery(id), select: ({ teachers }) => teachers.map(({ user }) => user.name) });
