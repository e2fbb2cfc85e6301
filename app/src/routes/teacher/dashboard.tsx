import { useQuery } from "@tanstack/react-query";
import { CalendarDays, CalendarPlus, ListFilter, TrendingUp, UserPlus, Users } from "lucide-react";
import { useMemo, useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Loading } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { paths } from "@/config/paths";
import { teacherLessons } from "@/features/lessons/api/teacher-lessons";
import { WeekLessons } from "@/features/lessons/components/week-lessons";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import type { Student } from "@/features/students/api/students";
import { students as studentsQuery } from "@/features/students/api/students";
import { AddStudentDialog } from "@/features/students/components/add-student-dialog";
import { useApprovalProps } from "@/lib/approval";
import { browserZone, midnight } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { countText } from "@/lib/format/counts";
import { inOrder } from "@/lib/in-order";
import { useSession } from "@/lib/session";
import { useNow } from "@/lib/use-now";
import { DashboardSkeleton } from "@/routes/teacher/dashboard-skeleton";
import { DashboardStudents } from "@/routes/teacher/dashboard-students";
import type { LessonDialog } from "@/routes/teacher/lesson-dialogs";
import { LessonDialogs } from "@/routes/teacher/lesson-dialogs";

const noLessons: Lesson[] = [];
const noStudents: Student[] = [];

const summaryOf = ({ academicSummary }: Student) => ({
  totalExamsCompleted: academicSummary.totalExamsCompleted,
  overallAveragePercentage: academicSummary.overallAveragePercentage ?? null,
});

/** /teacher/dashboard: My Teaching Dashboard (Spec §2.6). */
export const TeacherDashboardScreen = () => {
  const core = useCore();
  const approval = useApprovalProps();
  const now = useNow();
  const zone = browserZone();
  const name = useSession()?.user.name.trim() || "Teacher";
  const { start, end } = core.teacherWeek(now, zone);
  const roster = useQuery(studentsQuery);
  // From yesterday on, as a lesson that began before midnight may still overlap with a new one.
  const upcoming = useQuery(teacherLessons({ startDate: midnight(-1) }));
  const week = useQuery(teacherLessons({ startDate: start, endDate: end }));
  const [dialog, setDialog] = useState<LessonDialog | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [showsFilter, setShowsFilter] = useState(false);

  const students = roster.data ?? noStudents;
  const upcomingCount = useMemo(
    () => core.lessonCounts((upcoming.data ?? noLessons).map(lessonRow), now).upcoming,
    [core, upcoming.data, now],
  );
  const summaries = useMemo(() => students.map(summaryOf), [students]);
  const toCome = useMemo(() => {
    const lessons = week.data ?? noLessons;
    return inOrder(lessons, core.weekLessons(lessons.map(lessonRow), now, zone));
  }, [core, week.data, now, zone]);

  const counts = [
    ...(roster.isSuccess ? [countText(core.activeStudents(summaries), "active student")] : []),
    ...(upcoming.isSuccess ? [countText(upcomingCount, "upcoming lesson")] : []),
  ];

  return (
    <>
      <PageHeader
        title="My Teaching Dashboard"
        summary={`Hello, ${name}.${counts.length === 0 ? "" : ` ${counts.join(", ")}`}`}
        actions={
          <>
            <Button
              aria-expanded={showsFilter}
              aria-controls="dashboard-students-filter"
              onClick={() => setShowsFilter(!showsFilter)}
            >
              <ListFilter aria-hidden />
              Filter
            </Button>
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
          <>
            <div className="mb-6 grid gap-3 sm:grid-cols-3 sm:gap-4">
              <StatCard
                icon={Users}
                label="Total Students"
                value={roster.isSuccess ? students.length : "–"}
                to={paths.teacherStudents}
              />
              <StatCard
                icon={CalendarDays}
                label="This Week"
                value={week.isSuccess ? toCome.length : "–"}
                to={paths.teacherLessons}
              />
              <StatCard
                icon={TrendingUp}
                label="Average Performance"
                value={roster.isSuccess ? `${Math.round(core.averagePerformance(summaries))}%` : "–"}
              />
            </div>
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
              <Card aria-labelledby="dashboard-week">
                <CardHeader title="This Week's Lessons" titleId="dashboard-week" />
                <Loaded
                  queries={{ week, upcoming }}
                  text="Loading lessons..."
                  skeleton={null}
                  failure={{ title: lessonMessages.fetchFailed }}
                  className="py-8"
                >
                  {() => <WeekOrNothing lessons={toCome} />}
                </Loaded>
              </Card>
              <Loaded
                queries={{ roster }}
                text="Loading students..."
                skeleton={null}
                failure={{ title: lessonMessages.studentsFailed }}
                frame={(failure) => (
                  <Card aria-labelledby="dashboard-students">
                    <CardHeader title="Students" titleId="dashboard-students" />
                    {failure}
                  </Card>
                )}
                className="py-8"
              >
                {(answers) => (
                  <DashboardStudents
                    students={answers.roster}
                    showsFilter={showsFilter}
                    onAdd={() => setAdding(true)}
                  />
                )}
              </Loaded>
            </div>
          </>
        )}
      </Loading>
      <LessonDialogs dialog={dialog} onChange={setDialog} lessons={upcoming.data ?? noLessons} />
      {isAdding ? <AddStudentDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
};

const WeekOrNothing = ({ lessons }: { lessons: readonly Lesson[] }) =>
  lessons.length === 0 ? (
    <EmptyState title="No lessons this week" className="py-8">
      Nothing more is planned until Sunday.
    </EmptyState>
  ) : (
    <WeekLessons lessons={lessons} />
  );
