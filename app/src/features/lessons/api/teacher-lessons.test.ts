import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { teacherLessonList, teacherLessons } from "@/features/lessons/api/teacher-lessons";
import { aLesson, aLessonList } from "@/testing/factories";

it("turning from one month to another gives the lists as they are kept", () => {
  const cache = new QueryClient();
  const [march, april] = [
    { startDate: "2026-03-01T00:00:00Z", endDate: "2026-03-31T00:00:00Z" },
    { startDate: "2026-04-01T00:00:00Z", endDate: "2026-04-30T00:00:00Z" },
  ];
  cache.setQueryData(teacherLessonList(march).queryKey, aLessonList([aLesson()]));
  cache.setQueryData(teacherLessonList(april).queryKey, aLessonList([aLesson()]));
  const kept = (range: typeof march) => cache.getQueryData(teacherLessonList(range).queryKey)?.lessons;
  const observer = new QueryObserver(cache, teacherLessons(march));
  for (const range of [march, april, march]) {
    observer.setOptions({ ...cache.defaultQueryOptions(teacherLessons(range)), staleTime: Number.POSITIVE_INFINITY });
    expect(observer.getCurrentResult().data).toBe(kept(range));
  }
});
