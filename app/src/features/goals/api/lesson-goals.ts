import type { QueryClient } from "@tanstack/react-query";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { isOutdated } from "@/features/goals/goal-window";
import type { ConfirmedGoals } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import { sayingWhichGoal } from "@/features/goals/refused-goals";
import { isStoredAsSent } from "@/features/goals/stored-as-sent";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import type { Body, Context, DayCards, Goal, GoalWeek, LineKey } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { askForLesson, lessonQuery } from "@/lib/lesson";
import { lessonGoalsChanged, planChanged, queryKeys } from "@/lib/query-keys";

type Answered = Schemas["LessonGoalsBody"];

/** What a lesson sets; the planner's own objects, which the document knows as objects only, by their types. */
export interface LessonGoals extends Omit<Answered, "context" | "goals" | "week" | "body" | "cards"> {
  context: Context | null;
  goals: Goal[] | null;
  week: GoalWeek | null;
  body: Body | null;
  cards: DayCards[] | null;
}

const askForGoals = async (id: string, signal: AbortSignal): Promise<LessonGoals> => {
  const answer = await answerOf(api.GET("/api/lessons/{id}/goals", { params: { path: { id } }, signal }));
  return answer as unknown as LessonGoals;
};

/** GET /api/lessons/{id}/goals: what a lesson sets, and what the reader may know beside its note; asked for anew each time a dialog opens. */
export const lessonGoalsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.goals.of(id),
    queryFn: ({ signal }) => askForGoals(id, signal),
    gcTime: 0,
  });

/** A completed lesson with what it sets. */
export interface SetLesson {
  lesson: Lesson;
  stored: LessonGoals;
}

/**
 * What a completed lesson sets, and then the lesson: asked for in this order its notes are never older than the revision, so
 * that whoever changes both is refused where somebody was there before.
 */
export const goalsWithLessonQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.goals.withLesson(id),
    queryFn: async ({ signal }): Promise<SetLesson> => {
      const stored = await askForGoals(id, signal);
      return { stored, lesson: await askForLesson(id, signal) };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** What the lesson before a lesson set, kept like the lists; gone with all goals where a lesson changes. */
export const lastTimeQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.goals.of(id), "lastTime"],
    queryFn: async ({ signal }) => (await askForGoals(id, signal)).lastTime,
  });

const contextOf = ({ context }: LessonGoals): Context | null => context;

/** What the reader may know beside a lesson's note. */
export const goalContextQuery = (id: string) => queryOptions({ ...lessonGoalsQuery(id), select: contextOf });

/** The name of the model that may be asked for goals; null without one. */
export const modelNameQuery = (id: string) =>
  queryOptions({ ...lessonGoalsQuery(id), select: ({ modelName: name }: LessonGoals): string | null => name });

/** A goal that a model proposes, with the words of the note in `said`. */
export interface ProposedRow extends Omit<Schemas["ProposedRowBody"], "goal"> {
  goal: Goal;
}

/** POST /api/lessons/{id}/goals/proposal: what a model reads in notes beside the built-in reader; nothing is stored. */
export const askModel = async (id: string, notes: string): Promise<ProposedRow[]> => {
  const call = api.POST("/api/lessons/{id}/goals/proposal", { params: { path: { id } }, body: { notes } });
  const { rows } = await answerOf(call);
  return rows as unknown as ProposedRow[];
};

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
