import type { QueryClient } from "@tanstack/react-query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SetLesson } from "@/features/goals/api/lesson-goals";
import { goalsWithLessonQuery, lessonGoalsQuery } from "@/features/goals/api/lesson-goals";
import type { ConfirmedGoals } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import { sayingWhichGoal } from "@/features/goals/refused-goals";
import { isStoredAsSent } from "@/features/goals/stored-as-sent";
import type { Schemas } from "@/lib/api";
import { ApiError, answerOf, api } from "@/lib/api";
import type { Lesson } from "@/lib/lesson";
import { lessonQuery } from "@/lib/lesson";
import { lessonGoalsChanged, lessonsChanged } from "@/lib/query-keys";

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

/** The lesson is completed already, and not as it was sent. */
export class CompletedOtherwise extends Error {
  override readonly name = "CompletedOtherwise";

  constructor(
    /** As it is. */
    readonly present: SetLesson,
  ) {
    super(goalMessages.completedOtherwise);
  }
}

/** After a refused call: the lesson, if an earlier call whose answer was lost has completed it exactly so; else throws. */
const savedBefore = async (cache: QueryClient, call: CompleteCall, refusal: unknown): Promise<Lesson> => {
  const present = await cache.fetchQuery(goalsWithLessonQuery(call.lesson.id)).catch(() => null);
  if (present?.lesson.status !== "COMPLETED") throw refusal;
  if (!(await isStoredAsSent(call, present))) throw new CompletedOtherwise(present);
  return present.lesson;
};

/** PATCH /api/lessons/{id}/complete: the practice plan is made from the goals, or from the notes. */
export const useCompleteLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (call: CompleteCall) => {
      try {
        const known = cache.getQueryData(lessonGoalsQuery(call.lesson.id).queryKey);
        return await sayingWhichGoal(call.confirmed?.goals ?? [], known?.context?.pieces ?? [], send(call));
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.status !== 409) throw problem;
        return { message: goalMessages.completedBefore, lesson: await savedBefore(cache, call, problem) };
      }
    },
    onError: (problem) => {
      // The lists still show it as scheduled.
      if (problem instanceof CompletedOtherwise) void lessonsChanged(cache);
    },
    onSuccess: ({ lesson }) => {
      // The answer has the plan; the lists come without plans.
      if (lesson.practiceGuidance !== null) cache.setQueryData(lessonQuery(lesson.id).queryKey, lesson);
      void lessonGoalsChanged(cache, lesson.id);
    },
  });
};
