import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonById } from "@/features/lessons/api/lesson";
import type { ConfirmedGoals } from "@/features/lessons/goals";
import type { Lesson } from "@/features/lessons/lesson";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import type { Body, Context, DayCards, Goal, LineKey } from "@/lib/goals";
import { lessonGoalsChanged, queryKeys } from "@/lib/query-keys";

type Answered = Schemas["LessonGoalsBody"];

/** What a lesson sets; the planner's own objects, which the document knows as objects only, by their types. */
export interface LessonGoals extends Omit<Answered, "context" | "goals" | "body" | "cards"> {
  context: Context | null;
  goals: Goal[] | null;
  body: Body | null;
  cards: DayCards[] | null;
}

/** GET /api/lessons/{id}/goals: what a lesson sets, and what the reader may know beside its note; asked for anew each time a dialog opens. */
export const lessonGoals = (id: string) =>
  queryOptions({
    queryKey: queryKeys.goals.of(id),
    queryFn: async ({ signal }): Promise<LessonGoals> => {
      const answer = await answerOf(api.GET("/api/lessons/{id}/goals", { params: { path: { id } }, signal }));
      return answer as unknown as LessonGoals;
    },
    gcTime: 0,
  });

const contextOf = ({ context }: LessonGoals): Context | null => context;

/** What the reader may know beside a lesson's note. */
export const goalContext = (id: string) => queryOptions({ ...lessonGoals(id), select: contextOf });

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

/** The lesson as it is answered, with its plan; the lists come without plans. */
const useChanged = () => {
  const cache = useQueryClient();
  return ({ lesson }: { lesson: Lesson }) => {
    if (lesson.practiceGuidance !== null) cache.setQueryData(lessonById(lesson.id).queryKey, lesson);
    void lessonGoalsChanged(cache, lesson.id);
  };
};

/** PUT /api/lessons/{id}/goals: the plan is made anew; additions start tomorrow, what is taken away goes from today. */
export const useChangeGoals = () =>
  useMutation({
    mutationFn: ({ lesson: { id }, confirmed, ...call }: ChangeCall) =>
      answerOf(
        api.PUT("/api/lessons/{id}/goals", {
          params: { path: { id } },
          body: { ...call, ...(confirmed as unknown as Sent) },
        }),
      ),
    onSuccess: useChanged(),
  });

interface StrikeCall {
  lesson: Lesson;
  line: LineKey;
  /** The revision that was read. */
  revision: number;
}

/** PATCH /api/lessons/{id}/plan: takes a line out of every day that is left; the goals stay. */
export const useStrikeLine = () =>
  useMutation({
    mutationFn: ({ lesson: { id }, line, revision }: StrikeCall) =>
      answerOf(api.PATCH("/api/lessons/{id}/plan", { params: { path: { id } }, body: { strike: [line], revision } })),
    onSuccess: useChanged(),
  });
