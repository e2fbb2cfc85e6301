import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lessonById } from "@/features/lessons/api/lesson";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonsChanged } from "@/lib/query-keys";

/** Reads a lesson afresh; the lists that hold an older version of it load again. */
export const useReloadLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Lesson): Promise<Lesson> => cache.fetchQuery({ ...lessonById(id), staleTime: 0 }),
    onSuccess: () => void lessonsChanged(cache),
  });
};
