import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Lesson } from "@/lib/lesson";
import { lessonQuery } from "@/lib/lesson";
import { lessonsChanged } from "@/lib/query-keys";

/** Reads a lesson afresh; the lists that hold an older version of it load again. */
export const useReloadLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Lesson): Promise<Lesson> => cache.fetchQuery({ ...lessonQuery(id), staleTime: 0 }),
    onSuccess: () => void lessonsChanged(cache),
  });
};
