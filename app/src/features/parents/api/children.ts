import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A linked child, as a parent sees it. */
export type Child = Schemas["ChildBody"];

/** GET /api/parents/children: the parent and the linked children, by name; retried once (Spec §9). */
export const childrenQuery = queryOptions({
  queryKey: queryKeys.children.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/parents/children", { signal })),
  retry: 1,
});

/** What a child learns: "Grade 3, Violin", or what is known of it. */
export const studiesOf = ({ grade, instrument }: Child): string => [grade, instrument].filter(Boolean).join(", ");

/** Whether more than one child has a name: two teachers who added the same child have added two. */
export const sharedNames = (children: readonly Child[]) => {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { user } of children) (seen.has(user.name) ? shared : seen).add(user.name);
  return (name: string) => shared.has(name);
};
