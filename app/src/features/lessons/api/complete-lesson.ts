import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonById } from "@/features/lessons/api/lesson";
import type { ConfirmedGoals } from "@/features/lessons/goals";
import type { Lesson } from "@/features/lessons/lesson";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { lessonsChanged } from "@/lib/query-keys";

interface CompleteCall {
  lesson: Lesson;
  teacherNotes: string;
  /** What families never read; the empty text is none. */
  privateNotes: string;
  /** What the teacher confirmed; null leaves the reading of the notes to the server. */
  confirmed: ConfirmedGoals | null;
}

type Sent = Pick<Schemas["CompleteRequest"], "goals" | "week" | "body">;

/** PATCH /api/lessons/{id}/complete: the practice plan is made from the goals, or from the notes. */
export const useCompleteLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ lesson, teacherNotes, privateNotes, confirmed }: CompleteCall) =>
      answerOf(
        api.PATCH("/api/lessons/{id}/complete", {
          params: { path: { id: lesson.id } },
          body: {
            completed: true,
            teacherNotes,
            ...(privateNotes.trim() === "" ? {} : { privateNotes }),
            // The planner's own objects, which the document knows as objects only.
            ...(confirmed as Sent | null),
          },
        }),
      ),
    onSuccess: ({ lesson }) => {
      // The answer has the plan; the lists come without plans.
      if (lesson.practiceGuidance !== null) cache.setQueryData(lessonById(lesson.id).queryKey, lesson);
      void lessonsChanged(cache);
    },
  });
};
