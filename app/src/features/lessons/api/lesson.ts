import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Lesson } from "@/features/lessons/lesson";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/lessons/{id}: one lesson with its practice plan, which lists leave out. */
export const lessonById = (id: string) =>
  queryOptions({
    queryKey: queryKeys.lessons.one(id),
    queryFn: ({ signal }): Promise<Lesson> => askForLesson(id, signal),
  });

/** The same of several lessons. */
export const lessonsById = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.lessons.plans(ids),
    queryFn: ({ signal }): Promise<Lesson[]> => Promise.all(ids.map((id) => askForLesson(id, signal))),
    placeholderData: keepPreviousData,
  });

/** The lesson as the server has it now. */
export const askForLesson = (id: string, signal: AbortSignal): Promise<Lesson> =>
  answerOf(api.GET("/api/lessons/{id}", { params: { path: { id } }, signal }));
