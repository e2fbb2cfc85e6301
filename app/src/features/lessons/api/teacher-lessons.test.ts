import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { teacherLessonListQuery, teacherLessonsQuery } from "@/features/lessons/api/teacher-lessons";
import { aLesson, aLessonList } from "@/testing/factories";

it("turning from one month to another gives the lists as they are kept", () => {
  const cache = new QueryClient();
  const [march, april] = [
    { startDate: "2026-03-01T00:00:00Z", endDate: "2026-03-31T00:00:00Z" },
    { startDate: "2026-04-01T00:00:00Z", endDate: "2026-04-30T00:00:00Z" },
  ];
  cache.setQueryData(teacherLessonListQuery(march).queryKey, aLessonList([aLesson()]));
  cache.setQueryData(teacherLessonListQuery(april).queryKey, aLessonList([aLesson()]));
  const kept = (range: typeof march) => cache.getQueryData(teacherLessonListQuery(range).queryKey)?.lessons;
  const observer = new QueryObserver(cache, teacherLessonsQuery(march));
  for (const range of [march, april, march]) {
    observer.setOptions({
      ...cache.defaultQueryOptions(teacherLessonsQuery(range)),
      staleTime: Number.POSITIVE_INFINITY,
    });
    expect(observer.getCurrentResult().data).toBe(kept(range));
  }
});
