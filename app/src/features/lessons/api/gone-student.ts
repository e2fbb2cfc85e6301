import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { sayingAtField } from "@/lib/forms";
import { lessonsChanged } from "@/lib/query-keys";

/** Whether a call was refused because its student has left the class meanwhile. */
export const isFormerStudent = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && problem.code === "not_your_student";

/** The same of a call that names nobody else: what is not found is the student. */
export const isNoStudent = (problem: unknown): problem is ApiError =>
  isFormerStudent(problem) || (problem instanceof ApiError && problem.code === "not_found");

/** A call whose refusal, where it is about the student, belongs to the field in which the student was chosen. */
export const sayingAtStudent = <Answer>(
  isAboutStudent: (problem: unknown) => problem is ApiError,
  call: Promise<Answer>,
): Promise<Answer> => sayingAtField("studentId", isAboutStudent, call);

/** After such a refusal the roster is loaded again, and the lessons, as those to come have been cancelled. */
export const forgetGoneStudent = (cache: QueryClient, problem: unknown) => {
  if (isNoStudent(problem) && "studentId" in problem.fields) void lessonsChanged(cache);
};
