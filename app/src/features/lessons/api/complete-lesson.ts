import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonsChanged } from "@/features/lessons/api/lesson-keys";
import type { Lesson } from "@/features/lessons/lesson";
import { answerOf, api } from "@/lib/api";

interface CompleteCall {
  lesson: Lesson;
  teacherNotes: string;
}

/** PATCH /api/lessons/{id}/complete: the practice plan is made from the notes. */
export const useCompleteLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ lesson, teacherNotes }: CompleteCall) =>
      answerOf(
        api.PATCH("/api/lessons/{id}/complete", {
          params: { path: { id: lesson.id } },
          body: { completed: true, teacherNotes },
        }),
      ),
    onSuccess: () => lessonsChanged(cache),
  });
};
