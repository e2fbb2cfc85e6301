import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarDays, UsersRound } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { Loaded } from "@/components/data/loaded";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { paths } from "@/config/paths";
import { children as childrenQuery } from "@/features/families/api/children";
import { NoChildren } from "@/features/families/components/no-children";
import { familyMessages } from "@/features/families/messages";
import { familyLessonList } from "@/features/lessons/api/family-lessons";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import { ShortLessonList } from "@/features/lessons/components/short-lesson-list";
import type { Lesson } from "@/features/lessons/lesson";
import { emptyList } from "@/features/lessons/lesson-list";
import { useUpcomingCount } from "@/features/lessons/use-upcoming-count";
import { useCore } from "@/lib/core";
import { numberText } from "@/lib/format/counts";
import { useNow } from "@/lib/use-now";
import { askedByLoader } from "@/routes/asked-by-loader";
import { LessonDialog } from "@/routes/shared/lesson-dialog-on-demand";
import { useOpenLesson } from "@/routes/shared/use-open-lesson";

const cards = "mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3";

/** /parent/calendar: the next lessons of all children (Spec §2.8). */
export const FamilyCalendarScreen = () => {
  const core = useCore();
  const now = useNow();
  const familyQuery = useQuery(askedByLoader(childrenQuery));
  const lessonsQuery = useQuery(askedByLoader(familyLessonList));
  const list = lessonsQuery.data ?? emptyList;
  const upcoming = useUpcomingCount(list, now);
  const [open, setOpen] = useOpenLesson(lessonsQuery.data?.lessons);
  const { events, thisWeek } = useMemo(() => {
    const rows = list.lessons.map(({ id, startTime, status }) => ({ id, startTime, status }));
    const calendar = core.familyCalendar(rows, now);
    const byId = new Map(list.lessons.map((lesson) => [lesson.id, lesson]));
    return { ...calendar, events: calendar.events.flatMap((id) => byId.get(id) ?? []) };
  }, [core, list, now]);

  return (
    <>
      <PageHeader
        title="Family Calendar"
        summary={
          lessonsQuery.data === undefined ? " " : `${numberText(upcoming)} upcoming, ${numberText(thisWeek)} this week`
        }
      />
      <Loaded
        queries={{ family: familyQuery, list: lessonsQuery }}
        text="Loading calendar..."
        skeleton={
          <>
            <div className={cards}>
              <Skeleton className="h-20 rounded-card" />
              <Skeleton className="h-20 rounded-card" />
              <Skeleton className="h-20 rounded-card" />
            </div>
            <LessonListSkeleton />
          </>
        }
        failure={{ title: familyMessages.lessonsFailed }}
        frame={(failure) => <Card>{failure}</Card>}
      >
        {({ family }) =>
          family.children.length === 0 ? (
            <NoChildren onRefresh={() => void Promise.all([familyQuery.refetch(), lessonsQuery.refetch()])} />
          ) : (
            <>
              <div className={cards}>
                <StatCard icon={CalendarClock} label="Upcoming" value={numberText(upcoming)} />
                <StatCard icon={CalendarDays} label="This Week" value={numberText(thisWeek)} />
                <StatCard
                  icon={UsersRound}
                  label="Children"
                  value={numberText(family.total)}
                  to={paths.parentChildren}
                  className="max-lg:col-span-2"
                />
              </div>
              <NextLessons lessons={events} onView={setOpen} />
              <Notice tone="info" className="mt-4">
                Coming soon: all of your family's lessons in a month view.
              </Notice>
            </>
          )
        }
      </Loaded>
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpen(null)} />}
    </>
  );
};

interface NextLessonsProps {
  lessons: readonly Lesson[];
  onView: (lesson: Lesson) => void;
}

const NextLessons = ({ lessons, onView }: NextLessonsProps) => (
  <Card aria-labelledby="next-lessons">
    <CardHeader
      title="Upcoming Lessons"
      titleId="next-lessons"
      actions={
        <Link to={paths.parentLessons} className="font-semibold text-primary underline underline-offset-4">
          All lessons
        </Link>
      }
    />
    {lessons.length === 0 ? (
      <EmptyState title="No Upcoming Lessons">Lessons appear here once a teacher has scheduled them.</EmptyState>
    ) : (
      <ShortLessonList label="Upcoming lessons" lessons={lessons} namesChild onView={onView} />
    )}
  </Card>
);
