import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonById } from "@/features/lessons/api/lesson";
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
    onSuccess: ({ lesson }) => {
      // The answer has the plan; the lists come without plans.
      if (lesson.practiceGuidance !== null) cache.setQueryData(lessonById(lesson.id).queryKey, lesson);
      void lessonsChanged(cache);
    },
  });
};
