import type { RosterStudent } from "reedling-wasm";
import type { Student } from "@/features/students/api/students";

/** The roster as core reads it. */
export const rosterRows = (students: readonly Student[]): RosterStudent[] =>
  students.map(({ id, name, email, grade, isMinor }) => ({ id, name, email, grade, isMinor }));
