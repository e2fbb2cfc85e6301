import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonsChanged } from "@/features/lessons/api/lesson-keys";
import type { Lesson } from "@/features/lessons/lesson";
import { answerOf, api } from "@/lib/api";

/** DELETE /api/teachers/lessons/{id}: the lesson stays listed, as cancelled. */
export const useCancelLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Lesson) => answerOf(api.DELETE("/api/teachers/lessons/{id}", { params: { path: { id } } })),
    onSuccess: () => lessonsChanged(cache),
  });
};
