import { CalendarRange } from "lucide-react";
import { useMemo } from "react";
import { Loaded } from "@/components/data/loaded";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { NextLesson } from "@/features/lessons/components/next-lesson";
import { lessonRow, teacherName } from "@/features/lessons/lesson";
import type { Child } from "@/features/parents/api/children";
import { sharedNames } from "@/features/parents/api/children";
import { ChildTeachers } from "@/features/parents/components/child-teachers";
import { PracticeBrief } from "@/features/practice/components/practice-brief";
import { daysOn, outlineOf, plansFrom } from "@/features/practice/day-tasks";
import { practiceMessages } from "@/features/practice/messages";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { dayOf, shortDay } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";
import { useToday } from "@/lib/use-now";
import type { useCurrentPlans } from "@/routes/shared/current-plans";

/** The first of some lessons that is scheduled and still to come. */
const firstOf = (core: Core, lessons: readonly Lesson[], now: string): Lesson | undefined => {
  const next = core.nextLesson(lessons.map(lessonRow), now);
  return lessons.find(({ id }) => id === next);
};

interface FamilyWeekProps {
  kids: readonly Child[];
  lessons: readonly Lesson[];
  plans: ReturnType<typeof useCurrentPlans>;
  now: string;
  onView: (lesson: Lesson) => void;
}

/** What a parent looks for first: the next lesson of any child, then what each child does this week. */
export const FamilyWeek = ({ kids, lessons, plans, now, onView }: FamilyWeekProps) => {
  const core = useCore();
  const next = useMemo(() => firstOf(core, lessons, now), [core, lessons, now]);
  const others = kids
    .filter(({ id }) => id !== next?.student.id)
    .flatMap(
      ({ id }) =>
        firstOf(
          core,
          lessons.filter(({ student }) => student.id === id),
          now,
        ) ?? [],
    );
  const isShared = useMemo(() => sharedNames(kids), [kids]);
  return (
    <>
      {next === undefined ? null : (
        <NextLesson lesson={next} whose={next.student.firstName} others={others} className="mb-0" onView={onView} />
      )}
      <Card aria-labelledby="this-week">
        <CardHeader title="This Week" titleId="this-week" />
        <Loaded
          queries={{ plans }}
          text={practiceMessages.planLoading}
          skeleton={
            <div className="flex flex-col gap-4">
              {kids.map(({ id }) => (
                <Skeleton key={id} className="h-28" />
              ))}
            </div>
          }
          failure={{ title: practiceMessages.planFailed }}
          className="py-8"
        >
          {(answers) => (
            <ul aria-label="Children this week" className="divide-y divide-line">
              {kids.map((child) => (
                <ChildWeek
                  key={child.id}
                  child={child}
                  hasNamesake={isShared(child.user.name)}
                  lessons={lessons.filter(({ student }) => student.id === child.id)}
                  now={now}
                  plans={answers.plans.filter(({ student }) => student.id === child.id)}
                  onView={onView}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
    </>
  );
};

interface ChildWeekProps {
  child: Child;
  /** Whether another child has the same name: then the teachers tell them apart. */
  hasNamesake: boolean;
  /** The child's own. */
  lessons: readonly Lesson[];
  now: string;
  plans: readonly Lesson[];
  onView: (lesson: Lesson) => void;
}

const nextText = (next: Lesson | undefined) =>
  next === undefined
    ? "No lesson is scheduled"
    : `Next lesson ${shortDay(dayOf(next.startTime))}, ${timeText(next.startTime)}, with ${teacherName(next)}`;

const ChildWeek = ({ child, hasNamesake, lessons, now, plans, onView }: ChildWeekProps) => {
  const core = useCore();
  const today = useToday();
  const weeks = plansFrom(plans, today);
  const [newest] = weeks;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <Avatar name={child.user.name} color="green" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="wrap-anywhere font-semibold">
          <bdi>{child.user.name}</bdi>
          <ChildTeachers childId={child.id} isAsked={hasNamesake} />
        </h3>
        <PracticeBrief
          today={outlineOf(daysOn(plans, today))}
          comesLater={newest !== undefined}
          tip={newest?.practiceGuidance?.tipsForParents[0]}
        />
        <p className="text-body text-fg-muted">{nextText(firstOf(core, lessons, now))}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {weeks.map((plan) => (
          <Button key={plan.id} onClick={() => onView(plan)}>
            <CalendarRange aria-hidden />
            Whole Week
            <span className="sr-only">{` of ${child.user.name}, with ${teacherName(plan)}`}</span>
          </Button>
        ))}
      </div>
    </li>
  );
};
