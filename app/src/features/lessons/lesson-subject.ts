import type { LessonStudent } from "@/features/lessons/lesson";
import type { Core } from "@/lib/core";
import type { DraftFields, DraftSubject } from "@/lib/drafts/use-draft";
import { dateOf, shortDate } from "@/lib/format/dates";
import type { Lesson } from "@/lib/lesson";

/** A civil date in words. */
export const dateText = (value: unknown) => {
  const date = dateOf(String(value));
  return date === undefined ? "" : shortDate(date);
};

/** The name of a chosen student. */
export const studentText = (students: readonly LessonStudent[]) => (value: unknown) =>
  value === "" ? "" : (students.find(({ id }) => id === value)?.name ?? "Somebody else");

const fieldsOf = (core: Core, students: readonly LessonStudent[]): DraftFields => ({
  studentId: { label: "Student", text: studentText(students) },
  title: { label: "Title" },
  description: { label: "Description" },
  date: { label: "Date", text: dateText },
  startTime: { label: "Start Time" },
  durationMinutes: {
    label: "Duration",
    text: (value) => (typeof value === "number" ? core.durationLabel(value) : ""),
  },
  notes: { label: "Notes" },
});

/** What the Schedule New Lesson dialog's draft is of, and its fields in words. */
export const newLessonSubject = (core: Core, students: readonly LessonStudent[]): DraftSubject => ({
  form: "schedule-lesson",
  fields: {
    ...fieldsOf(core, students),
    recurrenceType: { label: "Repeats", text: (value) => (value === "weekly" ? "Weekly" : "Single Lesson") },
    recurrenceEndType: { label: "Ends", text: (value) => (value === "date" ? "On a date" : "After … lessons") },
    recurrenceEndDate: { label: "End Date", text: dateText },
    recurrenceCount: { label: "Number of Lessons" },
  },
});

/** What the Edit Lesson dialog's draft is of, and its fields in words. */
export const lessonSubject = (core: Core, lesson: Lesson, students: readonly LessonStudent[]): DraftSubject => ({
  form: "edit-lesson",
  id: lesson.id,
  version: lesson.version,
  fields: {
    ...fieldsOf(core, students),
    status: { label: "Status", text: (value) => core.lessonStatusBadge(String(value), "family").label },
  },
});
