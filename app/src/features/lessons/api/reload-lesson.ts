import { useMutation, useQueryClient } from "@tanstack/react-query";
import { teacherLessons } from "@/features/lessons/api/teacher-lessons";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { ApiError } from "@/lib/api";

const gone = 404;

/** Reads a lesson afresh, by way of the list, as there is no call for one lesson. */
export const useReloadLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Lesson): Promise<Lesson> => {
      const lessons = await cache.fetchQuery({ ...teacherLessons(), staleTime: 0 });
      const lesson = lessons.find((candidate) => candidate.id === id);
      if (lesson === undefined) throw new ApiError(gone, "not_found", lessonMessages.notFound);
      return lesson;
    },
  });
};
