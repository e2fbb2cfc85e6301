import type { UseQueryResult } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarDays, CircleCheck, Music, Star } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Loading } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { paths } from "@/config/paths";
import { ownLessons } from "@/features/lessons/api/own-lessons";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import { NextLesson } from "@/features/lessons/components/next-lesson";
import { ShortLessonList } from "@/features/lessons/components/short-lesson-list";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { lessonFeedback } from "@/features/practice/api/lesson-feedback";
import { RecentFeedback } from "@/features/practice/components/recent-feedback";
import { useCore } from "@/lib/core";
import { failureText } from "@/lib/forms";
import { useSession } from "@/lib/session";
import { useNow } from "@/lib/use-now";
import { LessonDialog } from "@/routes/student/lesson-dialog";

const none: Lesson[] = [];

/** /student/dashboard: My Learning Dashboard (Spec §2.7). */
export const StudentDashboardScreen = () => {
  const core = useCore();
  const now = useNow();
  const name = useSession()?.user.name ?? "";
  const [openId, setOpenId] = useState<string | null>(null);
  const load = useQuery(ownLessons);
  const feedback = useQuery(lessonFeedback);
  const { dashboardLessons, dashboardFeedback } = core.constants().limits;

  const lessons = load.data ?? none;
  const entries = feedback.data ?? [];
  const counts = core.lessonCounts(lessons.map(lessonRow), now);
  const tabs = core.childTabs(
    lessons.map(({ id, startTime }) => ({ id, startTime })),
    now,
  );
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const next = tabs.upcoming.map((id) => byId.get(id)).find((lesson) => lesson?.status === "SCHEDULED");
  const recent = tabs.recent.slice(0, dashboardLessons).flatMap((id) => byId.get(id) ?? []);
  const open = openId === null ? undefined : byId.get(openId);

  return (
    <>
      <PageHeader
        title="My Learning Dashboard"
        summary={`Hi, ${name}`}
        actions={
          <Link to={paths.studentCalendar} className={buttonStyles()}>
            <CalendarDays aria-hidden />
            View Calendar
          </Link>
        }
      />
      <Loading loading={load.isPending} text="Loading dashboard..." skeleton={<LessonListSkeleton />}>
        {() => (
          <>
            {next === undefined ? null : <NextLesson lesson={next} />}
            <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
              <StatCard icon={Music} label="Total Lessons" value={counts.total} to="/student/lessons" />
              <StatCard
                icon={CircleCheck}
                label="Completed"
                value={counts.completed}
                to="/student/lessons?status=completed"
              />
              <StatCard
                icon={CalendarClock}
                label="Upcoming"
                value={counts.upcoming}
                to="/student/lessons?status=scheduled"
              />
              <StatCard
                icon={Star}
                label="Average Rating"
                value={core.averageRating(entries.length)}
                to="/student/progress"
              />
            </div>
            <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
              <Card aria-labelledby="recent-lessons">
                <CardHeader title="Recent Lessons" titleId="recent-lessons" />
                <RecentLessons load={load} lessons={recent} onView={({ id }) => setOpenId(id)} />
              </Card>
              <Card aria-labelledby="recent-feedback">
                <CardHeader title="Recent Feedback" titleId="recent-feedback" />
                {entries.length === 0 ? (
                  <EmptyState title="No Feedback Yet" className="py-8">
                    What your teacher writes about a lesson appears here.
                  </EmptyState>
                ) : (
                  <RecentFeedback feedback={entries.slice(0, dashboardFeedback)} />
                )}
              </Card>
            </div>
          </>
        )}
      </Loading>
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpenId(null)} />}
    </>
  );
};

interface RecentLessonsProps {
  load: UseQueryResult<Lesson[]>;
  lessons: readonly Lesson[];
  onView: (lesson: Lesson) => void;
}

const RecentLessons = ({ load, lessons, onView }: RecentLessonsProps) => {
  if (load.isError) {
    return (
      <ErrorState title={lessonMessages.fetchFailed} onRetry={() => void load.refetch()} className="py-8">
        {failureText(load.error, "")}
      </ErrorState>
    );
  }
  if (lessons.length === 0) {
    return (
      <EmptyState title="No Lessons Yet" className="py-8">
        Your teacher schedules your lessons. Contact your teacher to find a time.
      </EmptyState>
    );
  }
  return <ShortLessonList label="Recent lessons" lessons={lessons} onView={onView} />;
};
