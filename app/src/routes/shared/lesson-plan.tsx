import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "@/components/data/loaded";
import { Skeleton } from "@/components/ui/skeleton";
import { teacherName } from "@/features/lessons/lesson";
import { PracticePlanView } from "@/features/practice/components/practice-plan-view";
import { practiceMessages } from "@/features/practice/messages";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";
import { lessonQuery } from "@/lib/lesson";

interface LessonPlanProps {
  lesson: Lesson;
  /** Whether the week comes before what is said about it. */
  leads?: boolean;
  /** What stands under a day, such as what changes its lines. */
  underDay?: (date: string) => ReactNode;
}

/** The practice plan of a lesson that has one, loaded when it is shown: lists come without plans. */
export const LessonPlan = (props: LessonPlanProps) =>
  props.lesson.practiceGuidance === null ? <LoadedPlan {...props} /> : <Plan {...props} />;

const LoadedPlan = ({ lesson: { id }, ...props }: LessonPlanProps) => (
  <Loaded
    queries={{ lesson: useQuery(lessonQuery(id)) }}
    text={practiceMessages.planLoading}
    skeleton={<Skeleton className="h-64" />}
    failure={{ title: practiceMessages.planFailed }}
  >
    {({ lesson }) => <Plan lesson={lesson} {...props} />}
  </Loaded>
);

const Plan = ({ lesson, ...props }: LessonPlanProps) => {
  const core = useCore();
  const { practiceGuidance, practiceCards, practicePlanner, goalsBy, student } = lesson;
  if (practiceGuidance === null) return null;
  const owner = {
    student: student.name,
    instrument: student.instrument,
    teacher: teacherName(lesson),
    startTime: lesson.startTime,
    notes: core.shownNotes(lesson.teacherNotes ?? null, lesson.notes ?? null) ?? null,
  };
  return (
    <PracticePlanView
      owner={owner}
      guidance={practiceGuidance}
      cards={practiceCards}
      planner={practicePlanner}
      goalsBy={goalsBy}
      {...props}
    />
  );
};
