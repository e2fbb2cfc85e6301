import type { Student } from "@/features/students/api/students";
import { firstName } from "@/lib/format/names";

/** What a teacher should know before a student leaves the class (decision D3), in sentences. */
export const removalConsequences = (student: Student): { ends: string[]; stays: string[] } => {
  const name = firstName(student.name);
  const { upcomingLessonsCount: upcoming, overdueLessonsCount: overdue } = student;
  const ends = ["You can no longer open their profile or schedule lessons with them."];
  if (upcoming === 1) ends.unshift("One scheduled lesson with you will be cancelled.");
  if (upcoming > 1) ends.unshift(`${upcoming} scheduled lessons with you will be cancelled.`);
  if (overdue === 1) {
    ends.push("One past lesson is still scheduled. Complete or cancel it first: afterwards only an administrator can.");
  }
  if (overdue > 1) {
    ends.push(
      `${overdue} past lessons are still scheduled. Complete or cancel them first: afterwards only an administrator can.`,
    );
  }
  if (student.parents.some(({ confirmed }) => !confirmed)) {
    // A parent who is new and one who was asked look alike to a teacher: the sentence must be true of both.
    ends.push("If a request to a parent still waits for an answer, it is withdrawn.");
  }
  const readers = !student.parents.some(({ confirmed }) => confirmed)
    ? `${name} still sees`
    : `${name} and their parents still see`;
  return {
    ends,
    stays: [
      `${readers} past lessons with notes, feedback and practice plans, and the cancelled ones as cancelled.`,
      "Past lessons stay in your own list.",
    ],
  };
};
