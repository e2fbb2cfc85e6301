import type { Schemas } from "@/lib/api";

/** The result of an exam as the server takes it. */
export type ExamResult = Schemas["ExamRequest"];

/** What is typed about the result of an exam. */
export interface ExamResultDraft {
  board: string;
  grade: string;
  date: string;
  percentage: string;
}

/** Sent for nothing, or what is no whole number: the server refuses it and says what it takes. */
const noPercentage = -1;

const percentageOf = (typed: string): number => {
  const text = typed.replace("%", "").trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : noPercentage;
};

/** The result as it is sent; the server checks it, and says at each field what is wrong. */
export const resultOf = ({ percentage, ...draft }: ExamResultDraft): ExamResult => ({
  ...draft,
  percentage: percentageOf(percentage),
});
