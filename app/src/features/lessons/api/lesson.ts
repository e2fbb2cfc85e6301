import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Lesson } from "@/features/lessons/lesson";
import { answerOf, api, isGone } from "@/lib/api";
import { askAnew, queryKeys } from "@/lib/query-keys";

/** GET /api/lessons/{id}: one lesson with its practice plan, which lists leave out. */
export const lessonById = (id: string) =>
  queryOptions({
    queryKey: queryKeys.lessons.one(id),
    queryFn: ({ signal }): Promise<Lesson> => askForLesson(id, signal),
  });

/** The same of several lessons, as far as they are still there; the lists that name others are asked for anew. */
export const lessonsById = (ids: readonly string[]) =>
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
