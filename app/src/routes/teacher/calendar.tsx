import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useNavigate } from "react-router";
import { StaleNotice } from "@/components/data/stale-notice";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { usePageMark } from "@/components/ui/page-mark";
import { rooms } from "@/config/figures";
import { openLessonPath, paths } from "@/config/paths";
import { CalendarSwitch } from "@/features/calendars/components/calendar-switch";
import { DayAgenda } from "@/features/calendars/components/day-agenda";
import { MonthGrid } from "@/features/calendars/components/month-grid";
import { MonthHeader } from "@/features/calendars/components/month-header";
import { MonthSummary } from "@/features/calendars/components/month-summary";
import { dayLessons } from "@/features/calendars/day-lessons";
import { useSlots } from "@/features/calendars/slots";
import { monthAt, useMonth } from "@/features/calendars/use-month";
import { teacherLessonsQuery } from "@/features/lessons/api/teacher-lessons";
import { LessonCard } from "@/features/lessons/components/lesson-card";
import { lessonMessages } from "@/features/lessons/messages";
import { useApprovalProps } from "@/lib/approval";
import { askedByLoader } from "@/lib/asked-by-loader";
import { leadingBackTo } from "@/lib/asked-dialog";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { monthOf } from "@/lib/format/dates";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { browserZone } from "@/lib/time/zone";
import { useToday } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { useMonthGrids } from "@/routes/shared/use-month-grids";

const none: Lesson[] = [];

const scheduleId = "schedule-lesson";
const viewId = (lessonId: string) => `view-${lessonId}`;

export const queries: ScreenQueries = (core, query) => {
  const { date, month } = monthAt(query, today());
  return [month, monthOf(date)].map((shown) => teacherLessonsQuery(core.gridRange(shown, browserZone())));
};

/** /teacher/calendar: Lesson Calendar (Spec §2.6). */
export const TeacherCalendarScreen = () => {
  usePageMark("month-paper");
  const core = useCore();
  const approval = useApprovalProps();
  const navigate = useNavigate();
  const day = useToday();
  const { date, month, selectDate, showMonth, turnTo, showToday } = useMonth(day);
  const query = useQuery(askedByLoader(teacherLessonsQuery(core.gridRange(month, browserZone()))));
  // The chosen day's month, which a key may have left.
  const dayQuery = useQuery(askedByLoader(teacherLessonsQuery(core.gridRange(monthOf(date), browserZone()))));
  const lessons = query.data ?? none;

  const byId = useMemo(() => new Map(lessons.map((lesson) => [lesson.id, lesson])), [lessons]);
  const gridOf = useMonthGrids(rooms.teacherCell, day);
  const grid = gridOf(lessons, month);
  const ofDay = dayQuery.data ?? none;
  const dayGrid = gridOf(ofDay, monthOf(date));
  const chosen = useMemo(() => dayLessons(dayGrid, date, ofDay), [dayGrid, date, ofDay]);
  const slots = useSlots(useMemo(() => chosen.map(({ id }) => id), [chosen]));
  const statusOf = useCallback((status: string) => core.lessonStatusBadge(status, "teacher"), [core]);
  const nameOf = useCallback((id: string) => byId.get(id)?.student.name ?? "", [byId]);

  // A day that is over is chosen to read it: no lesson can be scheduled there.
  const askForLesson = () =>
    navigate(`${paths.lessons}?open=schedule${date < day ? "" : `&day=${date}`}`, leadingBackTo(scheduleId));
  const { scheduled, completed } = grid.summary;
  // The chosen day's cards are drawn once the month has answered.
  const agenda = useDeferredValue(
    <DayAgenda
      date={date}
      emptyText={dayQuery.data !== undefined ? "No lessons on this day." : ""}
      failure={
        // Of the month that is shown the grid says so.
        dayQuery.isLoadingError && monthOf(date) !== month ? (
          <ErrorState title={lessonMessages.fetchFailed} onRetry={() => dayQuery.refetch()} className="py-4">
            {failureText(dayQuery.error, "")}
          </ErrorState>
        ) : null
      }
    >
      {chosen.map((lesson) => (
        <LessonCard
          key={slots.get(lesson.id)}
          lesson={lesson}
          audience="teacher"
          viewId={viewId(lesson.id)}
          onView={({ id }) => navigate(openLessonPath(id), leadingBackTo(viewId(id)))}
        />
      ))}
    </DayAgenda>,
  );

  return (
    <>
      <PageHeader
        title="Lesson Calendar"
        summary={query.data !== undefined ? `${scheduled} scheduled, ${completed} completed this month` : "Your month"}
        actions={
          <>
            <CalendarSwitch date={date === day ? null : date} />
            <Button {...approval} variant="primary" id={scheduleId} onClick={askForLesson}>
              <CalendarPlus aria-hidden />
              Schedule Lesson
            </Button>
          </>
        }
      />
      <div className="grid gap-4 print:block lg:grid-cols-4 lg:gap-6">
        <div className="month-sheet min-w-0 lg:col-span-3" aria-busy={query.isPending}>
          <MonthHeader grid={grid} onMonth={showMonth} onToday={showToday} />
          <StaleNotice queries={[query, dayQuery]} />
          {query.isLoadingError ? (
            <ErrorState title={lessonMessages.fetchFailed} onRetry={() => query.refetch()}>
              {failureText(query.error, "")}
            </ErrorState>
          ) : (
            <div className="overflow-hidden rounded-card border border-line bg-surface pt-2 [&_td:last-child_button]:border-r-0">
              <MonthGrid
                label="Lessons of the month"
                grid={grid}
                entries={byId}
                statusOf={statusOf}
                nameOf={nameOf}
                room={rooms.teacherCell}
                selected={date}
                onSelect={selectDate}
                onTurn={turnTo}
              />
            </div>
          )}
          <p role="status" className="mt-2 min-h-5 text-fg-muted text-small print:hidden">
            {query.isPending ? "Loading lessons..." : ""}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 print:hidden lg:pt-13">
          {agenda}
          <MonthSummary summary={query.data !== undefined ? grid.summary : null} />
        </div>
      </div>
    </>
  );
};
