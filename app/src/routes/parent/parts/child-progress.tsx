import { useQuery } from "@tanstack/react-query";
import { CalendarRange } from "lucide-react";
import type { ReactNode } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { lessonRow, teacherName } from "@/features/lessons/lesson";
import { PracticeWeek } from "@/features/practice/components/practice-week";
import { plansFrom } from "@/features/practice/day-tasks";
import { practiceMessages } from "@/features/practice/messages";
import type { StudentProfile } from "@/features/students/api/students";
import { studentProfileQuery } from "@/features/students/api/students";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { dateOf, shortDate } from "@/lib/format/dates";
import type { Lesson } from "@/lib/lesson";
import { useToday } from "@/lib/use-now";
import type { useCurrentPlans } from "@/routes/shared/current-plans";

interface ChildProgressProps {
  childId: string;
  /** The child's own. */
  lessons: readonly Lesson[];
  /** The family's. */
  plans: ReturnType<typeof useCurrentPlans>;
  now: string;
  onView: (lesson: Lesson) => void;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);

/** The Progress tab: what is known of a child's lessons, practice and exams, and what is not recorded. */
export const ChildProgress = ({ childId, lessons, plans, now, onView }: ChildProgressProps) => {
  return (
    <div className="flex flex-col gap-6">
      <Part title="Lessons so far">
        <LessonsSoFar lessons={lessons} now={now} />
      </Part>
      <Part title="Planned for this week, in minutes">
        <Loaded
          queries={{ plans }}
          text={practiceMessages.planLoading}
          skeleton={<Skeleton className="h-24" />}
          failure={{ title: practiceMessages.planFailed }}
          className="py-6"
        >
          {(answers) => (
            <PracticePlans plans={answers.plans.filter(({ student }) => student.id === childId)} onView={onView} />
          )}
        </Loaded>
        <Notice tone="info">Not recorded yet: how much your child practises at home.</Notice>
      </Part>
      <Part title="Exams">
        <Loaded
          queries={{ profile: useQuery(studentProfileQuery(childId)) }}
          text="Loading exam results..."
          skeleton={<Skeleton className="h-12" />}
          failure={{ title: "Failed to load exam results" }}
          className="py-6"
        >
          {({ profile }) => <Exams profile={profile} />}
        </Loaded>
      </Part>
    </div>
  );
};

/** Lessons that were to be held by now: what is still to come is neither kept nor missed. */
const LessonsSoFar = ({ lessons, now }: { lessons: readonly Lesson[]; now: string }) => {
  const core = useCore();
  const { completed, cancelled, upcoming, scheduled } = core.lessonCounts(lessons.map(lessonRow), now);
  const missed = lessons.filter(({ status }) => status === "MISSED").length;
  const held = completed + missed;
  const others = [
    missed === 0 ? null : `${missed} missed`,
    cancelled === 0 ? null : `${cancelled} cancelled`,
    scheduled === upcoming ? null : `${scheduled - upcoming} waiting for the teacher's notes`,
    upcoming === 0 ? null : `${upcoming} to come`,
  ].filter((text) => text !== null);
  return (
    <>
      <p>{held === 0 ? "No lesson is completed yet." : `${completed} of ${countText(held, "lesson")} completed`}</p>
      {held === 0 ? null : <Progress label="Completed lessons" value={core.percent(completed, held)} color="green" />}
      {others.length === 0 ? null : <p className="text-body text-fg-muted">{others.join(", ")}</p>}
    </>
  );
};

interface PracticePlansProps {
  plans: readonly Lesson[];
  onView: (lesson: Lesson) => void;
}

const PracticePlans = ({ plans, onView }: PracticePlansProps) => {
  const weeks = plansFrom(plans, useToday());
  if (weeks.length === 0) return <p>No practice plan this week. A plan comes after the next lesson.</p>;
  return weeks.map((plan) => (
    <div key={plan.id} className="flex flex-col items-start gap-2 *:max-w-full">
      {weeks.length === 1 ? null : (
        <p>
          With <bdi>{teacherName(plan)}</bdi>
        </p>
      )}
      <div className="w-full">
        {plan.practiceGuidance === null ? null : <PracticeWeek guidance={plan.practiceGuidance} />}
      </div>
      <Button onClick={() => onView(plan)}>
        <CalendarRange aria-hidden />
        Open Plan
      </Button>
    </div>
  ));
};

const dayText = (date: string) => {
  const day = dateOf(date);
  return day === undefined ? date : shortDate(day);
};

const Exams = ({ profile: { exams, examPlanned } }: { profile: StudentProfile }) => (
  <>
    {examPlanned === null ? null : (
      <p>
        {`Planned for ${dayText(examPlanned.date)}`}
        <span className="block text-body text-fg-muted">
          <bdi>{[examPlanned.grade, examPlanned.board].filter(Boolean).join(", ")}</bdi>
        </span>
      </p>
    )}
    {exams.length === 0 ? <p>No exam results yet.</p> : null}
    <ul aria-label="Exam results" className="divide-y divide-line empty:hidden">
      {exams.map(({ id, grade, board, date, percentage }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-2">
          <span className="wrap-anywhere min-w-0">
            <span className="block">
              {grade}, <bdi>{board}</bdi>
            </span>
            <span className="text-body text-fg-muted tabular-nums">{dayText(date)}</span>
          </span>
          <span className="font-semibold tabular-nums">{percentage}%</span>
        </li>
      ))}
    </ul>
  </>
);
