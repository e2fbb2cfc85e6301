import type { QueryClient } from "@tanstack/react-query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { goalsWithLessonQuery, lessonGoalsQuery } from "@/features/goals/api/lesson-goals";
import { isOutdated } from "@/features/goals/goal-window";
import type { ConfirmedGoals } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import { sayingWhichGoal } from "@/features/goals/refused-goals";
import { isStoredAsSent } from "@/features/goals/stored-as-sent";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import type { LineKey } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { lessonQuery } from "@/lib/lesson";
import { lessonGoalsChanged, planChanged } from "@/lib/query-keys";

interface ChangeCall {
  lesson: Lesson;
  confirmed: ConfirmedGoals;
  /** The notes, where they were changed. */
  teacherNotes?: string;
  /** What families never read, where it was changed; the empty text removes it. */
  privateNotes?: string;
  /** The revision that was read. */
  revision: number;
}

type Sent = Pick<Schemas["ChangeGoalsRequest"], "goals" | "week" | "body">;

/** Keeps the lesson as it is answered, with its plan; the lists come without plans. */
const keepPlan = (cache: QueryClient, lesson: Lesson) => {
  if (lesson.practiceGuidance !== null) cache.setQueryData(lessonQuery(lesson.id).queryKey, lesson);
};

const putGoals = ({ lesson: { id }, confirmed, ...call }: ChangeCall) =>
  answerOf(
    api.PUT("/api/lessons/{id}/goals", {
      params: { path: { id } },
      body: { ...call, ...(confirmed as unknown as Sent) },
    }),
  );

/**
 * PUT /api/lessons/{id}/goals: the plan is made anew; additions start tomorrow, what is taken away goes from today. Where an
 * older revision is refused and all is as it was sent, an earlier call whose answer was lost has done it.
 */
export const useChangeGoals = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (call: ChangeCall) => {
      try {
        const known = cache.getQueryData(lessonGoalsQuery(call.lesson.id).queryKey);
        return await sayingWhichGoal(call.confirmed.goals, known?.context?.pieces ?? [], putGoals(call));
      } catch (problem) {
        const now = isOutdated(problem)
          ? await cache.fetchQuery(goalsWithLessonQuery(call.lesson.id)).catch(() => null)
          : null;
        if (now === null || !(await isStoredAsSent(call, now))) throw problem;
        return { message: goalMessages.goalsChanged, lesson: now.lesson };
      }
    },
    onSuccess: ({ lesson }) => {
      keepPlan(cache, lesson);
      return lessonGoalsChanged(cache, lesson.id);
    },
  });
};

interface StrikeCall {
  lesson: Lesson;
  line: LineKey;
  /** The revision that was read. */
  revision: number;
}

/** PATCH /api/lessons/{id}/plan: takes a line out of every day that is left; the goals stay. */
export const useStrikeLine = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ lesson: { id }, line, revision }: StrikeCall) =>
      answerOf(api.PATCH("/api/lessons/{id}/plan", { params: { path: { id } }, body: { strike: [line], revision } })),
    // Pending until the line is gone: the next one is struck from the new revision.
    onSuccess: ({ lesson }) => {
      keepPlan(cache, lesson);
      return planChanged(cache, lesson.id);
    },
  });
};
