import { useQuery } from "@tanstack/react-query";
import { teacherLessonsQuery } from "@/features/lessons/api/teacher-lessons";
import { lessonRow } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import type { ProfileNextProps } from "@/features/students/components/profile-next";
import { midnight } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { useNow } from "@/lib/use-now";
import type { LessonDialogsProps } from "@/routes/teacher/parts/lesson-dialogs";
import { useLessonDialog } from "@/routes/teacher/use-lesson-dialog";

const none: Lesson[] = [];

interface OpenProfile {
  /** What the profile shows of the student's next lesson. */
  next: ProfileNextProps;
  /** The lesson dialog over the profile: one of its lessons, or a new one. */
  lessonDialogs: LessonDialogsProps;
}

/** The lessons of the student whose profile is open: the next one, the one that is read, one that is scheduled. */
export const useOpenProfile = (studentId: string | null): OpenProfile => {
  const core = useCore();
  const now = useNow();
  // From yesterday on: what began then may go on into today, where a new lesson overlaps with it.
  const toCome = teacherLessonsQuery({ startDate: midnight(-1) });
  const upcoming = useQuery({ ...toCome, enabled: studentId !== null });
  const lessons = upcoming.data ?? none;
  const [dialog, setDialog, openLesson] = useLessonDialog(lessons);
  // Without a profile only a new lesson needs them.
  useQuery({ ...toCome, enabled: dialog?.kind === "schedule" });
  const own = lessons.filter(({ student }) => student.id === studentId);
  const nextId = core.nextLesson(own.map(lessonRow), now);
  const next = own.find(({ id }) => id === nextId) ?? null;
  return {
    next: {
      next: upcoming.data === undefined ? undefined : next,
      problem: upcoming.isLoadingError ? failureText(upcoming.error, lessonMessages.fetchFailed) : undefined,
      onLesson: openLesson,
      onSchedule: () => setDialog({ kind: "schedule", ...(studentId === null ? {} : { studentId }) }),
    },
    lessonDialogs: { dialog, onChange: setDialog, lessons },
  };
};
