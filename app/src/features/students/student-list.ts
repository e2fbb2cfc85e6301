import type { Schemas } from "@/lib/api";
import { numberText } from "@/lib/format/counts";

/** "The first 5,000 of 7,200 students by name", where the server has cut the list. */
export const cutText = ({ students, total }: Schemas["StudentsBody"]): string | undefined =>
  total > students.length
    ? `The first ${numberText(students.length)} of ${numberText(total)} students by name`
    : undefined;
