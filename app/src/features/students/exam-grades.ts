import type { Core } from "@/lib/core";

const notExamined = "Not Grading";

/** The grades in which boards examine, as choices of a select: those of the creation list but for one (decision D4). */
export const examGrades = (core: Core) =>
  core
    .constants()
    .lists.creationGrades.filter((grade) => grade !== notExamined)
    .map((grade) => ({ value: grade, label: grade }));
