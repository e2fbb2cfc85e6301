import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetIfGone } from "@/features/students/api/gone";
import { answerOf, api } from "@/lib/api";
import { lessonsChanged } from "@/lib/query-keys";

/** DELETE /api/teachers/students/{id}; future lessons with the student are cancelled, so lessons load again too. */
export const useRemoveStudent = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await answerOf(api.DELETE("/api/teachers/students/{id}", { params: { path: { id } } }))).message,
    onSuccess: () => lessonsChanged(cache),
    onError: (problem) => forgetIfGone(cache, problem),
  });
};
