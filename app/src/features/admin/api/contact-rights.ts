import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "@/lib/admin-query-keys";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** A teacher who sees since an earlier release what a parent entered, though nobody asked the parent. */
export type ContactRight = Schemas["ContactRightBody"];

/** GET /api/admin/contact-rights: the oldest of the rights that nobody has decided on, and how many there are. */
export const contactRightsQuery = queryOptions({
  queryKey: adminQueryKeys.contactRights.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/admin/contact-rights", { signal })),
});

/** POST /api/admin/contact-rights/{teacherId}/{parentId}; answers the server's sentence. */
export const useDecideContactRight = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ right, keep }: { right: ContactRight; keep: boolean }) => {
      const path = { teacher_id: right.teacherId, parent_id: right.parentId };
      const call = api.POST("/api/admin/contact-rights/{teacher_id}/{parent_id}", { params: { path }, body: { keep } });
      return (await answerOf(call)).message;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: adminQueryKeys.contactRights.all }),
  });
};
