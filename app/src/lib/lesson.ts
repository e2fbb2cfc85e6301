import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api, isGone } from "@/lib/api";
import type { Core } from "@/lib/core";
import { askAnew, queryKeys } from "@/lib/query-keys";

/** A lesson as the server sends it (Spec §3). */
export type Lesson = Schemas["LessonBody"];

/** Whether the lesson's title is the automatic one, which tells no more than its student and day. */
export const hasAutomaticTitle = (core: Core, { title, student, startTime }: Lesson): boolean =>
  core.isAutomaticTitle(title, student.name, startTime);

/** GET /api/lessons/{id}: one lesson with its practice plan, which lists leave out. */
export const lessonQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.lessons.one(id),
    queryFn: ({ signal }): Promise<Lesson> => askForLesson(id, signal),
  });

/** The same of several lessons, as far as they are still there; the lists that name others are asked for anew. */
export const lessonsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.lessons.plans(ids),
    queryFn: async ({ signal, client }): Promise<Lesson[]> => {
      const answers = await Promise.allSettled(ids.map((id) => askForLesson(id, signal)));
      const failed = answers.filter((answer) => answer.status === "rejected").map(({ reason }) => reason);
      const failure = failed.find((problem) => !isGone(problem));
      if (failure !== undefined) throw failure;
      if (failed.length > 0) void askAnew(client);
      return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    },
    placeholderData: keepPreviousData,
  });

/** The lesson as the server has it now. */
export const askForLesson = (id: string, signal: AbortSignal): Promise<Lesson> =>
  answerOf(api.GET("/api/lessons/{id}", { params: { path: { id } }, signal }));
