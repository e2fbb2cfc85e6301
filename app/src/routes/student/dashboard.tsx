import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarDays, CircleCheck, ListMusic, Music, Star } from "lucide-react";
import { Link } from "react-router";
import { comesAtFirst, Loaded } from "@/components/data/loaded";
import { buttonStyles } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { rooms } from "@/config/figures";
import { paths } from "@/config/paths";
import { ownLessonListQuery } from "@/features/lessons/api/own-lessons";
import { NextLesson } from "@/features/lessons/components/next-lesson";
import { ShortLessonList } from "@/features/lessons/components/short-lesson-list";
import { lessonRow } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { lessonFeedbackQuery } from "@/features/practice/api/lesson-feedback";
import { RecentFeedback } from "@/features/practice/components/recent-feedback";
import { practiceMessages } from "@/features/practice/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { useCore } from "@/lib/core";
import { numberText } from "@/lib/format/counts";
import { firstName } from "@/lib/format/names";
import { inOrder } from "@/lib/in-order";
import type { Lesson } from "@/lib/lesson";
import { useSession } from "@/lib/session";
import { useNow } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { ContactButton } from "@/routes/shared/contact-button";
import { useCurrentPlans } from "@/routes/shared/current-plans";
import { LessonDialog } from "@/routes/shared/lesson-dialog-on-demand";
import { useOpenLesson } from "@/routes/shared/use-open-lesson";
import { Today, TodaySkeleton } from "@/routes/student/parts/today";

/** Stands for a figure that has not come, or did not come. */
const dash = "–";

export const queries: ScreenQueries = () => [ownLessonListQuery, lessonFeedbackQuery];

/** /student/dashboard: My Learning Dashboard (Spec §2.7). */
export const StudentDashboardScreen = () => {
  const core = useCore();
  const now = useNow();
  const fullName = useSession()?.user.name ?? "";
  const name = firstName(fullName);
  const lessonsQuery = useQuery(askedByLoader(ownLessonListQuery));
  const feedbackQuery = useQuery(askedByLoader(lessonFeedbackQuery));

  const lessons = lessonsQuery.data?.lessons;
  const total = lessonsQuery.data?.total;
  // Of a list that the server has cut nothing but its length is known.
  const counts =
    lessons === undefined || total !== lessons.length ? null : core.lessonCounts(lessons.map(lessonRow), now);
  const nextId = lessons === undefined ? null : core.nextLesson(lessons.map(lessonRow), now);
  const next = lessons?.find(({ id }) => id === nextId);
  const isRated = feedbackQuery.data?.some(({ teacherRating }) => teacherRating !== null) ?? false;
  const plans = useCurrentPlans(lessons);
  // All at once: what stands below today's practice would be pushed down by it. Asked for again, it waits in its own place.
  const isComing = lessonsQuery.isPending || comesAtFirst(plans);
  const [open, setOpen] = useOpenLesson(lessons);

  return (
    <>
      <PageHeader title="My Learning Dashboard" summary={name === "" ? "Hi" : `Hi, ${name}`} />
      <Loading loading={isComing} text="Loading dashboard..." skeleton={<TodaySkeleton />}>
        {() => (
          <>
            <Today lessons={lessonsQuery} plans={plans} next={next} onView={setOpen} />
            {next === undefined ? null : <NextLesson lesson={next} onView={setOpen} />}
            <nav aria-label="Quick actions" className="mb-4 flex flex-wrap gap-2 max-sm:*:flex-1 print:hidden">
              <Link to={paths.studentCalendar} className={buttonStyles()}>
                <CalendarDays aria-hidden />
                View Calendar
              </Link>
              <Link to={paths.studentPieces} className={buttonStyles()}>
                <ListMusic aria-hidden />
                My Pieces
              </Link>
            </nav>
            <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
              <StatCard
                icon={Music}
                label="Total Lessons"
                value={total === undefined ? dash : numberText(total)}
                to={paths.studentLessons}
              />
              <StatCard
                icon={CircleCheck}
                label="Completed"
                value={counts?.completed ?? dash}
                to={`${paths.studentLessons}?status=completed`}
              />
              <StatCard
                icon={CalendarClock}
                label="Upcoming"
                value={counts?.upcoming ?? dash}
                to={`${paths.studentLessons}?status=scheduled`}
              />
              <StatCard
                icon={Star}
                label="Average Rating"
                value={isRated ? core.averageRating(feedbackQuery.data?.length ?? 0) : dash}
                to={paths.studentPieces}
              />
            </div>
            <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
              <Card aria-labelledby="recent-lessons">
                <CardHeader title="Recent Lessons" titleId="recent-lessons" />
                <Loaded
                  queries={{ list: lessonsQuery }}
                  text="Loading lessons..."
                  skeleton={<Skeleton className="h-40" />}
                  failure={{ title: lessonMessages.fetchFailed }}
                  className="py-8"
                >
                  {(answers) => <RecentLessons lessons={answers.list.lessons} now={now} onView={setOpen} />}
                </Loaded>
              </Card>
              <Card aria-labelledby="recent-feedback">
                <CardHeader title="Recent Feedback" titleId="recent-feedback" />
                <Loaded
                  queries={{ feedback: feedbackQuery }}
                  text="Loading feedback..."
                  skeleton={<Skeleton className="h-40" />}
                  failure={{ title: practiceMessages.feedbackFetchFailed }}
                  className="py-8"
                >
                  {({ feedback }) =>
                    feedback.length === 0 ? (
                      <EmptyState title="No Feedback Yet" className="py-8">
                        What your teacher writes about a lesson appears here.
                      </EmptyState>
                    ) : (
                      <RecentFeedback feedback={feedback.slice(0, rooms.dashboardFeedback)} studentName={fullName} />
                    )
                  }
                </Loaded>
              </Card>
            </div>
          </>
        )}
      </Loading>
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpen(null)} />}
    </>
  );
};

/** The lessons, parted by time alone (Spec §4). */
const useTabs = (lessons: readonly Lesson[], now: string) => {
  const core = useCore();
  return core.childTabs(
    lessons.map(({ id, startTime }) => ({ id, startTime })),
    now,
  );
};

interface LessonsProps {
  lessons: readonly Lesson[];
  now: string;
  onView: (lesson: Lesson) => void;
}

const RecentLessons = ({ lessons, now, onView }: LessonsProps) => {
  const recent = inOrder(lessons, useTabs(lessons, now).recent.slice(0, rooms.dashboardLessons));
  return recent.length === 0 ? (
    <EmptyState
      title="No Lessons Yet"
      className="py-8"
      actions={<ContactButton label="Contact Teacher" to="teacher" />}
    >
      Your teacher schedules your lessons. Contact your teacher to find a time.
    </EmptyState>
  ) : (
    <>
      <ShortLessonList label="Recent lessons" lessons={recent} onView={onView} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-fg-muted text-small">
          Your teacher schedules your lessons. Contact them to find or change a time.
        </p>
        <ContactButton label="Contact Teacher" to="teacher" size="sm" />
      </div>
    </>
  );
};
