import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { Loaded } from "@/components/data/loaded";
import { PageHeader } from "@/components/ui/page-header";
import { usePageMark } from "@/components/ui/page-mark";
import { Spinner } from "@/components/ui/spinner";
import { rooms } from "@/config/figures";
import { DayAgenda } from "@/features/calendars/components/day-agenda";
import { MonthGrid } from "@/features/calendars/components/month-grid";
import { MonthHeader } from "@/features/calendars/components/month-header";
import { dayLessons } from "@/features/calendars/day-lessons";
import { useMonth } from "@/features/calendars/use-month";
import { ownLessonsQuery } from "@/features/lessons/api/own-lessons";
import { LessonCard } from "@/features/lessons/components/lesson-card";
import { teacherName } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { useCore } from "@/lib/core";
import { monthOf } from "@/lib/format/dates";
import type { Lesson } from "@/lib/lesson";
import { hasAutomaticTitle } from "@/lib/lesson";
import { useToday } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { LessonDialog } from "@/routes/shared/lesson-dialog-on-demand";
import { useMonthGrids } from "@/routes/shared/use-month-grids";
import { useOpenLesson } from "@/routes/shared/use-open-lesson";

const none: Lesson[] = [];

export const queries: ScreenQueries = () => [ownLessonsQuery];

/** /student/calendar: My Calendar (Spec §2.7). */
export const StudentCalendarScreen = () => {
  usePageMark("month-paper");
  const core = useCore();
  const day = useToday();
  const { date, month, selectDate, showMonth, turnTo, showToday } = useMonth(day);
  const query = useQuery(askedByLoader(ownLessonsQuery));
  const lessons = query.data ?? none;

  const byId = useMemo(() => new Map(lessons.map((lesson) => [lesson.id, lesson])), [lessons]);
  const gridOf = useMonthGrids(rooms.studentCell, day);
  const grid = gridOf(lessons, month);
  const dayGrid = gridOf(lessons, monthOf(date));
  const chosen = useMemo(() => dayLessons(dayGrid, date, lessons), [dayGrid, lessons, date]);
  const { scheduled, completed } = grid.summary;
  const statusOf = useCallback((status: string) => core.lessonStatusBadge(status, "family"), [core]);
  const nameOf = useCallback(
    (id: string) => {
      const lesson = byId.get(id);
      if (lesson === undefined) return "";
      return hasAutomaticTitle(core, lesson) ? teacherName(lesson) : lesson.title;
    },
    [core, byId],
  );
  const [open, setOpen] = useOpenLesson(query.data);

  return (
    <>
      <PageHeader
        title="My Calendar"
        summary={query.data !== undefined ? `${scheduled} scheduled, ${completed} completed this month` : " "}
      />
      <Loaded
        queries={{ query }}
        text="Loading lessons..."
        skeleton={
          <div className="grid h-96 place-items-center text-primary">
            <Spinner />
          </div>
        }
        failure={{ title: lessonMessages.fetchFailed }}
      >
        {() => (
          <div className="grid gap-4 print:block lg:grid-cols-4 lg:gap-6">
            <div className="month-sheet min-w-0 lg:col-span-3">
              <MonthHeader grid={grid} onMonth={showMonth} onToday={showToday} />
              <div className="overflow-hidden rounded-card border border-line bg-surface pt-2 [&_td:last-child_button]:border-r-0">
                <MonthGrid
                  label="Lessons of the month"
                  grid={grid}
                  entries={byId}
                  statusOf={statusOf}
                  nameOf={nameOf}
                  room={rooms.studentCell}
                  selected={date}
                  onSelect={selectDate}
                  onTurn={turnTo}
                />
              </div>
            </div>
            <div className="min-w-0 print:hidden lg:pt-13">
              <DayAgenda date={date} emptyText="No lessons scheduled for this date.">
                {chosen.map((lesson) => (
                  <LessonCard key={lesson.id} lesson={lesson} audience="family" onView={setOpen} />
                ))}
              </DayAgenda>
            </div>
          </div>
        )}
      </Loaded>
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpen(null)} />}
    </>
  );
};
