import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A student in the roster. */
export type Student = Schemas["StudentBody"];

/** A student's profile. */
export type StudentProfile = Schemas["StudentProfileBody"];

/** GET /api/teachers/students: the teacher's roster, by name. */
export const students = queryOptions({
  queryKey: queryKeys.students.roster,
  queryFn: async () => (await answerOf(api.GET("/api/teachers/students"))).students,
});

/** GET /api/students/{id}: one student with the most recent lessons. */
export const studentProfile = (id: string) =>
  queryOptions({
    queryKey: queryKeys.students.profile(id),
    queryFn: () => answerOf(api.GET("/api/students/{id}", { params: { path: { id } } })),
  });
