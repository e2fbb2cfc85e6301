import type { ExamRequest } from "reedling-wasm";

/** What is typed about the result of an exam. */
export interface ExamResultDraft {
  board: string;
  grade: string;
  date: string;
  percentage: string;
}

/** The number that was typed: null for nothing, and none for what is no whole number. */
const percentageOf = (typed: string): number | null => {
  const text = typed.replace("%", "").trim();
  if (text === "") return null;
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
};

/** The result that was typed, as core checks it. */
export const resultOf = ({ percentage, ...draft }: ExamResultDraft): ExamRequest => ({
  ...draft,
  percentage: percentageOf(percentage),
});
