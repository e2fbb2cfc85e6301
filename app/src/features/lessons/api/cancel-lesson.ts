import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import type { Lesson } from "@/lib/lesson";
import { lessonsChanged } from "@/lib/query-keys";

/** DELETE /api/teachers/lessons/{id}: the lesson stays listed, as cancelled. */
export const useCancelLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Lesson) => answerOf(api.DELETE("/api/teachers/lessons/{id}", { params: { path: { id } } })),
    onSuccess: () => void lessonsChanged(cache),
  });
};
