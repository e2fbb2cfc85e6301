import { useQuery } from "@tanstack/react-query";
import { Loaded } from "@/components/data/loaded";
import { Skeleton } from "@/components/ui/skeleton";
import { lessonById } from "@/features/lessons/api/lesson";
import type { Lesson } from "@/features/lessons/lesson";
import { PracticePlanView } from "@/features/practice/components/practice-plan-view";
import { practiceMessages } from "@/features/practice/messages";

/** The practice plan of a lesson that has one, loaded when it is shown: lists come without plans. */
export const LessonPlan = ({ lesson }: { lesson: Lesson }) =>
  lesson.practiceGuidance === null ? <LoadedPlan id={lesson.id} /> : <Plan lesson={lesson} />;

const LoadedPlan = ({ id }: { id: string }) => (
  <Loaded
    queries={{ lesson: useQuery(lessonById(id)) }}
    text={practiceMessages.planLoading}
    skeleton={<Skeleton className="h-64" />}
    failure={{ title: practiceMessages.planFailed }}
  >
    {({ lesson }) => <Plan lesson={lesson} />}
  </Loaded>
);

const Plan = ({ lesson: { practiceGuidance, practicePlanner, goalsBy } }: { lesson: Lesson }) =>
  practiceGuidance === null ? null : (
    <PracticePlanView guidance={practiceGuidance} planner={practicePlanner} goalsBy={goalsBy} />
  );
