import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "@/components/data/loaded";
import { Skeleton } from "@/components/ui/skeleton";
import { lessonById } from "@/features/lessons/api/lesson";
import type { Lesson } from "@/features/lessons/lesson";
import { PracticePlanView } from "@/features/practice/components/practice-plan-view";
import { practiceMessages } from "@/features/practice/messages";

interface LessonPlanProps {
  lesson: Lesson;
  /** What stands under a day, such as what changes its lines. */
  underDay?: (date: string) => ReactNode;
}

/** The practice plan of a lesson that has one, loaded when it is shown: lists come without plans. */
export const LessonPlan = (props: LessonPlanProps) =>
  props.lesson.practiceGuidance === null ? <LoadedPlan {...props} /> : <Plan {...props} />;

const LoadedPlan = ({ lesson: { id }, ...props }: LessonPlanProps) => (
  <Loaded
    queries={{ lesson: useQuery(lessonById(id)) }}
    text={practiceMessages.planLoading}
    skeleton={<Skeleton className="h-64" />}
    failure={{ title: practiceMessages.planFailed }}
  >
    {({ lesson }) => <Plan lesson={lesson} {...props} />}
  </Loaded>
);

const Plan = ({ lesson: { practiceGuidance, practiceCards, practicePlanner, goalsBy }, ...props }: LessonPlanProps) =>
  practiceGuidance === null ? null : (
    <PracticePlanView
      guidance={practiceGuidance}
      cards={practiceCards}
      planner={practicePlanner}
      goalsBy={goalsBy}
      {...props}
    />
  );
