import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { usePlanNews } from "@/features/lessons/api/plan-news";
import type { Lesson } from "@/features/lessons/lesson";
import { practiceMessages } from "@/features/practice/messages";

const words = {
  teacher: { late: practiceMessages.planLate, givenUp: practiceMessages.planGivenUp },
  family: { late: practiceMessages.planLateForFamily, givenUp: practiceMessages.planGivenUpForFamily },
};

/** In place of a plan that is being made: that it comes by itself, that it is late, or that it does not come. */
export const PlanToCome = ({ lesson, reader }: { lesson: Lesson; reader: keyof typeof words }) => {
  const { isLooking, hasFailed, lookAgain } = usePlanNews(lesson);
  const late = hasFailed ? words[reader].givenUp : words[reader].late;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-fg-muted">
      {isLooking ? <Spinner /> : null}
      <p className="min-w-0 flex-1">{isLooking ? practiceMessages.planComing : late}</p>
      {isLooking ? null : (
        <Button size="sm" onClick={lookAgain}>
          Check Again
        </Button>
      )}
    </div>
  );
};
