import { useQuery } from "@tanstack/react-query";
import { CalendarDays, CalendarPlus, TrendingUp, UserPlus, Users } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Loading } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { paths } from "@/config/paths";
import { BriefLastTime } from "@/features/goals/components/last-time";
import { teacherLessonListQuery, teacherLessonsQuery } from "@/features/lessons/api/teacher-lessons";
import { BriefLessons } from "@/features/lessons/components/brief-lessons";
import { LessonAtHand } from "@/features/lessons/components/lesson-at-hand";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { lessonRow } from "@/features/lessons/lesson";
import { emptyList } from "@/features/lessons/lesson-list";
import { lessonMessages } from "@/features/lessons/messages";
import { useUpcomingCount } from "@/features/lessons/use-upcoming-count";
import type { Student } from "@/features/students/api/students";
import { studentListQuery } from "@/features/students/api/students";
import { AddStudentDialog } from "@/features/students/components/on-demand";
import { useApprovalProps } from "@/lib/approval";
import { askedByLoader } from "@/lib/asked-by-loader";
import { midnight, now } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { countText, numberText } from "@/lib/format/counts";
import { civilDay } from "@/lib/format/dates";
import { firstName } from "@/lib/format/names";
import { inOrder } from "@/lib/in-order";
import type { Lesson } from "@/lib/lesson";
import { useSession } from "@/lib/session";
import { browserZone } from "@/lib/time/zone";
import { useNow } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { LessonDialogs } from "@/routes/teacher/lesson-dialogs-on-demand";
import { DashboardSkeleton } from "@/routes/teacher/parts/dashboard-skeleton";
import { DashboardStudents } from "@/routes/teacher/parts/dashboard-students";
import { useLessonDialog } from "@/routes/teacher/use-lesson-dialog";

const noLessons: Lesson[] = [];
const noStudents: Student[] = [];

const withoutDoubles = (...lists: readonly (readonly Lesson[])[]): Lesson[] => [
  ...new Map(lists.flat().map((lesson) => [lesson.id, lesson])).values(),
];

const summaryOf = ({ academicSummary }: Student) => ({
  totalExamsCompleted: academicSummary.totalExamsCompleted,
  overallAveragePercentage: academicSummary.overallAveragePercentage ?? null,
});

export const queries: ScreenQueries = (core) => {
  const { start, end } = core.teacherWeek(now(), browserZone());
  return [
    studentListQuery,
    teacherLessonListQuery({ startDate: midnight(-1) }),
    teacherLessonsQuery({ startDate: start, endDate: end }),
  ];
};

/** /teacher/dashboard: My Teaching Dashboard (Spec §2.6). */
export const TeacherDashboardScreen = () => {
  const core = useCore();
  const approval = useApprovalProps();
  const now = useNow();
  const zone = browserZone();
  const name = firstName(useSession()?.user.name ?? "") || "Teacher";
  const { start, end } = core.teacherWeek(now, zone);
  const roster = useQuery(askedByLoader(studentListQuery));
  // From yesterday on, as a lesson that began before midnight may still overlap with a new one.
  const upcoming = useQuery(askedByLoader(teacherLessonListQuery({ startDate: midnight(-1) })));
  const week = useQuery(askedByLoader(teacherLessonsQuery({ startDate: start, endDate: end })));
  const [isAdding, setAdding] = useState(false);

  const students = roster.data?.students ?? noStudents;
  // Of a list that was cut neither the active students nor their mean can be told.
  const isWhole = roster.data !== undefined && roster.data.total <= students.length;
  const upcomingCount = useUpcomingCount(upcoming.data ?? emptyList, now);
  const summaries = useMemo(() => students.map(summaryOf), [students]);
  const toCome = useMemo(() => {
    const lessons = week.data ?? noLessons;
    return inOrder(lessons, core.weekLessons(lessons.map(lessonRow), now, zone));
  }, [core, week.data, now, zone]);
  // When the week is over, those of the week in which the next one is.
  const later = useMemo(() => {
    if (toCome.length > 0 || upcoming.data === undefined) return noLessons;
    const { lessons } = upcoming.data;
    return inOrder(lessons, core.weekLessons(lessons.map(lessonRow), now, zone));
  }, [core, toCome, upcoming.data, now, zone]);
  // The week's, and yesterday's on a Monday.
  const known = useMemo(
    () => withoutDoubles(week.data ?? noLessons, upcoming.data?.lessons ?? noLessons),
    [week.data, upcoming.data],
  );
  const toComplete = useMemo(
    () => inOrder(known, core.lessonsToComplete(known.map(lessonRow), now)),
    [core, known, now],
  );

  const active = core.activeStudents(summaries);
  // Without an exam there is no mean to tell.
  const hasExams = isWhole && active > 0;
  const [dialog, setDialog] = useLessonDialog(
    week.data !== undefined && upcoming.data !== undefined ? known : undefined,
  );
  const act = useCallback((kind: LessonAction, lesson: Lesson) => setDialog({ kind, lesson }), [setDialog]);
  // What is to be completed has begun; it may still go on.
  const current = toComplete.find(({ endTime }) => Date.parse(endTime) > Date.parse(now));
  const atHand = current ?? toCome[0] ?? later[0];
  const counts = [
    ...(isWhole ? [`${countText(active, "active student")} (with an exam result)`] : []),
    ...(upcoming.data !== undefined ? [countText(upcomingCount, "upcoming lesson")] : []),
  ];

  return (
    <>
      <PageHeader
        title="My Teaching Dashboard"
        isLong
        summary={`Hello, ${name}.${counts.length === 0 ? "" : ` ${counts.join(", ")}`}`}
        actions={
          <>
            <Button {...approval} onClick={() => setAdding(true)}>
              <UserPlus aria-hidden />
              Add Student
            </Button>
            <Button {...approval} variant="primary" onClick={() => setDialog({ kind: "schedule" })}>
              <CalendarPlus aria-hidden />
              Schedule Lesson
            </Button>
          </>
        }
      />
      <Loading
        loading={roster.isPending || upcoming.isPending || week.isPending}
        text="Loading dashboard..."
        skeleton={<DashboardSkeleton />}
      >
        {() => (
          <div className="flex flex-col gap-4">
            <div className="grid gap-2 max-sm:order-last sm:grid-cols-3 sm:gap-3">
              <StatCard
                isLine
                icon={Users}
                label="Total Students"
                value={roster.data !== undefined ? numberText(roster.data.total) : "–"}
                to={paths.teacherStudents}
              />
              <StatCard
                isLine
                icon={CalendarDays}
                label="This Week"
                value={week.data !== undefined ? toCome.length : "–"}
                note="(still to come)"
                to={paths.teacherLessons}
              />
              <StatCard
                isLine
                icon={TrendingUp}
                label="Average Performance"
                note="(exams)"
                value={hasExams ? `${Math.round(core.averagePerformance(summaries))}%` : "–"}
              />
            </div>
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6">
              {atHand === undefined ? null : (
                <LessonAtHand
                  lesson={atHand}
                  isNow={atHand === current}
                  onView={(lesson) => act("view", lesson)}
                  className="lg:col-start-2"
                >
                  <BriefLastTime lessonId={atHand.id} />
                </LessonAtHand>
              )}
              <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
                {toComplete.length === 0 ? null : (
                  <Card aria-labelledby="dashboard-complete">
                    <CardHeader title="To Complete" titleId="dashboard-complete" />
                    <BriefLessons lessons={toComplete} withComplete onAction={act} />
                  </Card>
                )}
                <Card aria-labelledby="dashboard-week">
                  <CardHeader title="This Week's Lessons" titleId="dashboard-week" />
                  <Loaded
                    queries={{ week, upcoming }}
                    text="Loading lessons..."
                    skeleton={null}
                    failure={{ title: lessonMessages.fetchFailed }}
                    className="py-8"
                  >
                    {() => <WeekOrNothing lessons={toCome} later={later} weekEnd={end} onAction={act} />}
                  </Loaded>
                </Card>
              </div>
              <Loaded
                queries={{ roster }}
                text="Loading students..."
                skeleton={null}
                failure={{ title: lessonMessages.studentsFailed }}
                wrapFailure={(failure) => (
                  <Card aria-labelledby="dashboard-students">
                    <CardHeader title="Students" titleId="dashboard-students" />
                    {failure}
                  </Card>
                )}
                className="py-8"
              >
                {(answers) => <DashboardStudents {...answers.roster} onAdd={() => setAdding(true)} />}
              </Loaded>
            </div>
          </div>
        )}
      </Loading>
      {dialog === null ? null : <LessonDialogs dialog={dialog} onChange={setDialog} lessons={known} />}
      {isAdding ? <AddStudentDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
};

interface WeekOrNothingProps {
  lessons: readonly Lesson[];
  /** Those of a later week, where none is left of this one. */
  later: readonly Lesson[];
  /** The last second of this week, an instant. */
  weekEnd: string;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

const WeekOrNothing = ({ lessons, later, weekEnd, onAction }: WeekOrNothingProps) => {
  const core = useCore();
  const [next] = later;
  if (next === undefined) {
    return lessons.length === 0 ? (
      <EmptyState title="No lessons this week" className="py-8">
        Schedule a lesson, and it will appear here.
      </EmptyState>
    ) : (
      <BriefLessons lessons={lessons} onAction={onAction} />
    );
  }
  const zone = browserZone();
  const week = core.teacherWeek(next.startTime, zone).startDate;
  const follows = core.teacherWeek(new Date(Date.parse(weekEnd) + 1000).toISOString(), zone).startDate === week;
  return (
    <>
      <p className="-mt-2 mb-3 text-fg-muted text-small">No lessons this week</p>
      <h3 className="mb-3 font-semibold">{follows ? "Next week" : `The week of ${civilDay(week)}`}</h3>
      <BriefLessons lessons={later} onAction={onAction} />
    </>
  );
};
