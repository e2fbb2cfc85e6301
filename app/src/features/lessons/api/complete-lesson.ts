import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Lesson } from "@/features/lessons/lesson";
import { answerOf, api } from "@/lib/api";
import { lessonsChanged } from "@/lib/query-keys";

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
    onSuccess: () => void lessonsChanged(cache),
  });
};
