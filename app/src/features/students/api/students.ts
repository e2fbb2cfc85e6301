import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A student in the roster. */
export type Student = Schemas["StudentBody"];

/** A student's profile. */
export type StudentProfile = Schemas["StudentProfileBody"];

/** GET /api/teachers/students: the teacher's roster, by name, and how many students there are. */
export const studentListQuery = queryOptions({
  queryKey: queryKeys.students.roster,
  queryFn: () => answerOf(api.GET("/api/teachers/students")),
});

const studentsOf = ({ students }: Schemas["StudentsBody"]) => students;

/** The students of that list. */
export const studentsQuery = queryOptions({ ...studentListQuery, select: studentsOf });

/** GET /api/students/{id}: one student with the most recent lessons. */
export const studentProfileQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.students.profile(id),
    queryFn: () => answerOf(api.GET("/api/students/{id}", { params: { path: { id } } })),
  });
