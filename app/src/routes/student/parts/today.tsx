import type { UseQueryResult } from "@tanstack/react-query";
import { CalendarRange } from "lucide-react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { teacherName } from "@/features/lessons/lesson";
import { TodayPlan } from "@/features/practice/components/today-plan";
import { cardsOn } from "@/features/practice/day-cards";
import type { PlannedDay } from "@/features/practice/day-tasks";
import { daysOn } from "@/features/practice/day-tasks";
import { practiceMessages } from "@/features/practice/messages";
import { goalsText } from "@/features/practice/practice";
import { dateOf, dayOf, longDay } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";
import { useToday } from "@/lib/use-now";
import type { useCurrentPlans } from "@/routes/shared/current-plans";

interface TodayProps {
  /** The student's lessons, without which nothing is known of today. */
  lessons: UseQueryResult<unknown>;
  /** The lessons whose plans may reach to today. */
  plans: ReturnType<typeof useCurrentPlans>;
  next: Lesson | undefined;
  onView: (lesson: Lesson) => void;
}

/** What a student practises today, before all else: a card for each task, a day of rest, or what comes. */
export const Today = ({ lessons, plans, next, onView }: TodayProps) => {
  const today = useToday();
  const noon = dateOf(today);
  return (
    <Card aria-labelledby="today" className="mb-4">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="today" className="font-display text-h1">
          Today
        </h2>
        {noon === undefined ? null : <p className="text-fg-muted text-lead">{longDay(noon)}</p>}
      </div>
      <Loaded
        queries={{ lessons, plans }}
        text={practiceMessages.planLoading}
        skeleton={<Skeleton className="h-96" />}
        failure={{ title: practiceMessages.todayFailed }}
        className="py-8"
      >
        {(answers) => <TodaysPlans days={daysOn(answers.plans, today)} next={next} onView={onView} />}
      </Loaded>
    </Card>
  );
};

/** The dashboard in the measures of its first cards, while it loads. */
export const TodaySkeleton = () => (
  <>
    <Card className="mb-4">
      <Skeleton className="mb-4 h-9 w-48" />
      <Skeleton className="mb-3 h-10 w-32" />
      <Skeleton className="h-96" />
    </Card>
    <Skeleton className="h-24 rounded-card" />
  </>
);

interface TodaysPlansProps extends Pick<TodayProps, "next" | "onView"> {
  days: readonly PlannedDay<Lesson>[];
}

const TodaysPlans = ({ days, next, onView }: TodaysPlansProps) => {
  const minutes = days.reduce((sum, { day: { durationMinutes } }) => sum + durationMinutes, 0);
  return (
    <>
      {minutes === 0 ? null : (
        <p className="mb-3 flex items-baseline gap-1.5">
          <span className="font-display text-stat tabular-nums">{minutes}</span>
          <span className="text-fg-muted text-lead">min of practice</span>
        </p>
      )}
      {days.length === 0 ? <p className="max-w-measure text-lead">{comingText(next)}</p> : null}
      <div className="flex flex-col gap-6">
        {days.map(({ plan, day: planned }) => (
          <div key={plan.id} className="flex flex-col items-start gap-3 *:w-full">
            {days.length === 1 ? null : (
              <p className="font-semibold text-lead">
                With <bdi>{teacherName(plan)}</bdi>
              </p>
            )}
            <TodayPlan day={planned} cards={cardsOn(plan, planned.date)} />
            {plan.goalsBy === null ? null : (
              <p className="text-fg-muted text-small">{goalsText(plan.goalsBy, "STUDENT")}</p>
            )}
            <div className="print:hidden">
              <Button onClick={() => onView(plan)}>
                <CalendarRange aria-hidden />
                Whole Week
              </Button>
            </div>
          </div>
        ))}
      </div>
    </>
  );
};

/** What comes where nothing is planned for today. */
const comingText = (next: Lesson | undefined) =>
  next === undefined
    ? "No practice is planned for today. A plan comes after your next lesson."
    : `No practice is planned for today. Your next lesson is on ${longDay(dayOf(next.startTime))} at ${timeText(next.startTime)}; a plan comes after it.`;
