import type { Core } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";
import { labelsOf } from "@/lib/namesakes";

/** What is typed in the Schedule New Lesson dialog. */
export type ScheduleLessonDraft = ReturnType<Core["scheduleDefaults"]>;

/** What is typed in the Edit Lesson dialog. */
export type EditLessonDraft = ReturnType<Core["editDraft"]>;

/** What the lesson-note form is checked for (Spec §3). */
export type LessonNoteDraft = Parameters<Core["checkLessonNote"]>[0];

/** Start and end of one lesson, as instants. */
export type Occurrence = ReturnType<Core["planSchedule"]>[number];

/** An overlap of a planned occurrence with a lesson. */
export type Conflict = ReturnType<Core["findConflicts"]>[number];

/** Search box and filters of My Lessons. */
export type LessonFilter = Parameters<Core["teacherLessons"]>[1];

type LessonRow = Parameters<Core["teacherLessons"]>[0][number];
type BusyLesson = Parameters<Core["findConflicts"]>[1][number];
type EditableLesson = Parameters<Core["editDraft"]>[0];

/** A student who can be chosen in a lesson dialog, with what tells namesakes apart. */
export interface LessonStudent {
  id: string;
  name: string;
  grade?: string;
  instrument?: string;
  parents?: readonly { name: string }[];
}

/** What the list of students calls each of them. */
export const studentLabels = (students: readonly LessonStudent[]) =>
  labelsOf(
    students,
    ({ parents = [] }) => (parents.length === 0 ? "" : `child of ${parents.map(({ name }) => name).join(" and ")}`),
    ({ grade = "" }) => grade,
    ({ instrument = "" }) => instrument,
  );

/** Whether two lessons need the same person: at one time only one of them can be held. */
export const sharesPerson = (one: Lesson, other: Lesson): boolean =>
  one.teacher.id === other.teacher.id || one.student.id === other.student.id;

/** The teacher's name as students and parents see it (Spec §2.7). */
export const teacherName = ({ teacher }: Lesson): string => teacher.user.name || "Unknown";

/** The lesson as core's lists want it. */
export const lessonRow = ({ id, title, student, startTime, status }: Lesson): LessonRow => ({
  id,
  title,
  studentName: student.name,
  startTime,
  status,
});

/** The lesson as core looks for overlaps. */
export const busyLesson = ({ id, title, student, startTime, endTime, status }: Lesson): BusyLesson => ({
  id,
  title,
  studentName: student.name,
  startTime,
  endTime,
  status,
});

/** The lesson as core opens the Edit Lesson dialog with it. */
export const editableLesson = (lesson: Lesson): EditableLesson => ({
  studentId: lesson.student.id,
  title: lesson.title,
  description: lesson.description,
  startTime: lesson.startTime,
  durationMinutes: lesson.duration,
  status: lesson.status,
  notes: lesson.notes,
});
