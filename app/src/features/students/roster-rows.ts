import type { RosterStudent } from "reedling-wasm";
import type { Student } from "@/features/students/api/students";

/** The roster as core reads it. */
export const rosterRows = (students: readonly Student[]): RosterStudent[] =>
  students.map((student) => {
    const { id, email, grade, isMinor } = student;
    return { id, name: namesOf(student), email, grade, isMinor };
  });

/** The names by which a student is found, a line each: their own, and the parents'. */
export const namesOf = ({ name, parents }: Student): string =>
  [name, ...parents.map((parent) => parent.name)].join("\n");
