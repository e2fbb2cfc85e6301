import type { QueryClient } from "@tanstack/react-query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonById } from "@/features/lessons/api/lesson";
import type { ConfirmedGoals } from "@/features/lessons/goals";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import type { Schemas } from "@/lib/api";
import { ApiError, answerOf, api } from "@/lib/api";
import { lessonGoalsChanged } from "@/lib/query-keys";

interface CompleteCall {
  lesson: Lesson;
  teacherNotes: string;
  /** What families never read; the empty text is none. */
  privateNotes: string;
  /** What the teacher confirmed; null leaves the reading of the notes to the server. */
  confirmed: ConfirmedGoals | null;
}

type Sent = Pick<Schemas["CompleteRequest"], "goals" | "week" | "body">;

const send = ({ lesson, teacherNotes, privateNotes, confirmed }: CompleteCall) =>
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
  );

/** The lesson where an earlier call, whose answer was lost, has completed it with these notes; else null. */
const savedBefore = async (cache: QueryClient, call: CompleteCall): Promise<Lesson | null> => {
  try {
    const lesson = await cache.fetchQuery({ ...lessonById(call.lesson.id), staleTime: 0 });
    const isSaved = lesson.status === "COMPLETED" && lesson.teacherNotes?.trim() === call.teacherNotes.trim();
    return isSaved ? lesson : null;
  } catch {
    return null;
  }
};

/** PATCH /api/lessons/{id}/complete: the practice plan is made from the goals, or from the notes. */
export const useCompleteLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (call: CompleteCall) => {
      try {
        return await send(call);
      } catch (problem) {
        const saved = problem instanceof ApiError && problem.status === 409 ? await savedBefore(cache, call) : null;
        if (saved === null) throw problem;
        return { message: lessonMessages.completedBefore, lesson: saved };
      }
    },
    onSuccess: ({ lesson }) => {
      // The answer has the plan; the lists come without plans.
      if (lesson.practiceGuidance !== null) cache.setQueryData(lessonById(lesson.id).queryKey, lesson);
      void lessonGoalsChanged(cache, lesson.id);
    },
  });
};
