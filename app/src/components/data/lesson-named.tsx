import { LessonWhen } from "@/components/data/lesson-when";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";
import { hasAutomaticTitle } from "@/lib/lesson";

/** Which lesson a dialog is about: its student, its time, and its title unless that is the automatic one (D13). */
export const LessonNamed = ({ lesson }: { lesson: Lesson }) => {
  const core = useCore();
  return (
    <>
      <bdi className="block font-semibold text-fg">{lesson.student.name}</bdi>
      <LessonWhen startTime={lesson.startTime} endTime={lesson.endTime} className="block" />
      {hasAutomaticTitle(core, lesson) ? null : <bdi className="block">{lesson.title}</bdi>}
    </>
  );
};
