import { useMutation, useQueryClient } from "@tanstack/react-query";
import { studentKeys } from "@/features/students/api/students";
import { answerOf, api } from "@/lib/api";

/** DELETE /api/teachers/students/{id}; future lessons with the student are cancelled, so lessons load again too. */
export const useRemoveStudent = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await answerOf(api.DELETE("/api/teachers/students/{id}", { params: { path: { id } } }))).message,
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: studentKeys.all }),
        cache.invalidateQueries({ queryKey: ["lessons"] }),
      ]),
  });
};
