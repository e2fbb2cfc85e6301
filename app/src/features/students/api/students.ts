import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** A student in the roster. */
export type Student = Schemas["StudentBody"];

/** A student's profile. */
export type StudentProfile = Schemas["StudentProfileBody"];

/** Names of what is cached about students. */
export const studentKeys = {
  all: ["students"] as const,
  profile: (id: string) => [...studentKeys.all, "profile", id] as const,
};

/** GET /api/teachers/students: the teacher's roster, by name. */
export const students = queryOptions({
  queryKey: studentKeys.all,
  queryFn: async () => (await answerOf(api.GET("/api/teachers/students"))).students,
});

/** GET /api/students/{id}: one student with the most recent lessons. */
export const studentProfile = (id: string) =>
  queryOptions({
    queryKey: studentKeys.profile(id),
    queryFn: () => answerOf(api.GET("/api/students/{id}", { params: { path: { id } } })),
  });
