import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarDays, UsersRound } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { Loaded } from "@/components/data/loaded";
import { Card, CardHeader } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { paths } from "@/config/paths";
import { familyLessonListQuery, nextSevenDays, scheduledCountQuery } from "@/features/lessons/api/family-lessons";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import { ShortLessonList } from "@/features/lessons/components/short-lesson-list";
import { useChildFilter } from "@/features/lessons/family-filter";
import type { LessonList } from "@/features/lessons/lesson-list";
import { emptyList } from "@/features/lessons/lesson-list";
import { useUpcomingCount } from "@/features/lessons/use-upcoming-count";
import type { Child } from "@/features/parents/api/children";
import { childrenQuery } from "@/features/parents/api/children";
import { ChildSelect } from "@/features/parents/components/child-select";
import { NoChildren } from "@/features/parents/components/no-children";
import { ParentRequests } from "@/features/parents/components/parent-requests";
import { familyMessages } from "@/features/parents/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { useCore } from "@/lib/core";
import { numberText } from "@/lib/format/counts";
import type { Lesson } from "@/lib/lesson";
import { useNow } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { ContactButton } from "@/routes/shared/contact-button";
import { LessonDialog } from "@/routes/shared/lesson-dialog-on-demand";
import { useOpenLesson } from "@/routes/shared/use-open-lesson";

/** Three beside one another, but for the narrowest phones. */
const cards = "mb-6 grid grid-cols-2 gap-2 min-[22.5rem]:grid-cols-3 sm:gap-4";
const lastCard = "max-[22.5rem]:col-span-2";

const none: Child[] = [];

/** Stands for a figure that nobody has counted. */
const dash = "–";

/** What the list holds of one child. */
const ofChild = ({ lessons, counts }: LessonList, childId: string): LessonList => {
  const own = lessons.filter(({ student }) => student.id === childId);
  return { lessons: own, total: own.length, counts };
};

export const queries: ScreenQueries = () => [childrenQuery, familyLessonListQuery];

/** /parent/calendar: the next lessons of all children (Spec §2.8). */
export const FamilyCalendarScreen = () => {
  const core = useCore();
  const now = useNow();
  const familyQuery = useQuery(askedByLoader(childrenQuery));
  const lessonsQuery = useQuery(askedByLoader(familyLessonListQuery));
  const [{ childId }, choose] = useChildFilter();
  const kids = familyQuery.data?.children ?? none;
  const chosen = kids.find(({ id }) => id === childId);
  const all = lessonsQuery.data ?? emptyList;
  const list = useMemo(() => (chosen === undefined ? all : ofChild(all, chosen.id)), [all, chosen]);
  const upcoming = useUpcomingCount(list, now);
  const [open, setOpen] = useOpenLesson(lessonsQuery.data?.lessons);
  const { events, thisWeek: loaded } = useMemo(() => {
    const rows = list.lessons.map(({ id, startTime, status }) => ({ id, startTime, status }));
    const calendar = core.familyCalendar(rows, now);
    const byId = new Map(list.lessons.map((lesson) => [lesson.id, lesson]));
    return { ...calendar, events: calendar.events.flatMap((id) => byId.get(id) ?? []) };
  }, [core, list, now]);
  // A list that the server has cut may not hold the whole week: then the server counts. Of one child it does not.
  const isCut = all.total > all.lessons.length;
  const [opened] = useState(now);
  const counted = useQuery({ ...scheduledCountQuery(nextSevenDays(opened)), enabled: isCut && chosen === undefined });
  const figure = (ofAll: number | undefined) =>
    (isCut && chosen !== undefined) || ofAll === undefined ? dash : numberText(ofAll);
  const thisWeek = figure(isCut ? counted.data : loaded);

  return (
    <>
      <PageHeader
        title="Family Calendar"
        summary={lessonsQuery.data === undefined ? " " : `${figure(upcoming)} upcoming, ${thisWeek} this week`}
      />
      <Loaded
        queries={{ family: familyQuery, list: lessonsQuery }}
        text="Loading calendar..."
        skeleton={
          <>
            <div className={cards}>
              <Skeleton className="h-20 rounded-card" />
              <Skeleton className="h-20 rounded-card" />
              <Skeleton className={cn("h-20 rounded-card", lastCard)} />
            </div>
            <LessonListSkeleton />
          </>
        }
        failure={{ title: familyMessages.lessonsFailed }}
        wrapFailure={(failure) => <Card>{failure}</Card>}
      >
        {({ family }) =>
          family.children.length === 0 ? (
            <>
              <ParentRequests contact={<ContactButton label="Contact Administrator" to="administrator" />} />
              <NoChildren
                contact={<ContactButton label="Contact Administrator" to="administrator" />}
                onRefresh={() => void Promise.all([familyQuery.refetch(), lessonsQuery.refetch()])}
              />
            </>
          ) : (
            <>
              <ChildSelect
                className="mb-4 sm:w-56"
                kids={family.children}
                value={chosen?.id ?? null}
                onChange={(childId) => choose({ childId })}
              />
              <div className={cards}>
                <StatCard isStacked icon={CalendarClock} label="Upcoming" value={figure(upcoming)} />
                <StatCard isStacked icon={CalendarDays} label="This Week" value={thisWeek} />
                <StatCard
                  isStacked
                  icon={UsersRound}
                  label="Children"
                  value={numberText(family.total)}
                  to={paths.parentChildren}
                  className={lastCard}
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
