import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import type { Body, Context, DayCards, Goal, GoalWeek } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { askForLesson } from "@/lib/lesson";
import { queryKeys } from "@/lib/query-keys";

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
