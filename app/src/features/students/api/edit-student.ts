import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetIfGone } from "@/features/students/api/gone";
import { answerOf, api } from "@/lib/api";
import { studentsChanged } from "@/lib/query-keys";

/** PUT /api/students/{id}: only the grade can change (Spec §5). */
export const useEditStudent = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (grade: string) =>
      answerOf(api.PUT("/api/students/{id}", { params: { path: { id } }, body: { grade } })),
    onSuccess: () => void studentsChanged(cache),
    onError: (problem) => forgetIfGone(cache, problem),
  });
};
