import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useRecovery } from "@/components/data/use-recovery";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { paths } from "@/config/paths";
import { gridRange } from "@/features/calendar/civil-month";
import { DayAgenda } from "@/features/calendar/components/day-agenda";
import { MonthGrid } from "@/features/calendar/components/month-grid";
import { MonthHeader } from "@/features/calendar/components/month-header";
import { MonthSummary } from "@/features/calendar/components/month-summary";
import { useMonth } from "@/features/calendar/use-month";
import { teacherLessons } from "@/features/lessons/api/teacher-lessons";
import { LessonCard } from "@/features/lessons/components/lesson-card";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { useApprovalProps } from "@/lib/approval";
import { browserZone } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { failureText } from "@/lib/forms";
import { useToday } from "@/lib/use-now";
import type { LessonRequest } from "@/routes/teacher/lesson-request";

const none: Lesson[] = [];

/** /teacher/calendar: Lesson Calendar (Spec §2.6). */
export const TeacherCalendarScreen = () => {
  const core = useCore();
  const approval = useApprovalProps();
  const navigate = useNavigate();
  const day = useToday();
  const { date, month, selectDate, showMonth, showToday } = useMonth(day);
  const query = useQuery(teacherLessons(gridRange(month)));
  useRecovery([query]);
  const lessons = query.data ?? none;

  const byId = useMemo(() => new Map(lessons.map((lesson) => [lesson.id, lesson])), [lessons]);
  const grid = useMemo(
    () => core.monthGrid(month, lessons.map(lessonRow), core.constants().limits.teacherCell, day, browserZone()),
    [core, month, lessons, day],
  );
  const chosen = useMemo(() => {
    const cell = grid.weeks.flat().find((candidate) => candidate.date === date);
    return (cell?.lessonIds ?? []).flatMap((id) => byId.get(id) ?? []);
  }, [grid, date, byId]);

  const ask = (request: LessonRequest) => navigate(paths.lessons, { state: request });
  const { scheduled, completed } = grid.summary;

  return (
    <>
      <PageHeader
        title="Lesson Calendar"
        summary={query.isSuccess ? `${scheduled} scheduled, ${completed} completed this month` : "Your month"}
        actions={
          <Button {...approval} variant="primary" onClick={() => ask({ open: "schedule" })}>
            <CalendarPlus aria-hidden />
            Schedule Lesson
          </Button>
        }
      />
      <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="min-w-0 lg:col-span-2" aria-busy={query.isPending}>
          <MonthHeader grid={grid} onMonth={showMonth} onToday={showToday} />
          {query.isError ? (
            <ErrorState title={lessonMessages.fetchFailed} onRetry={() => query.refetch()}>
              {failureText(query.error, "")}
            </ErrorState>
          ) : (
            <div className="overflow-hidden rounded-card border border-line bg-surface pt-2 [&_td:last-child_button]:border-r-0">
              <MonthGrid
                label="Lessons of the month"
                grid={grid}
                entries={byId}
                colorOf={(status) => core.lessonStatusBadge(status, "teacher").color}
                selected={date}
                onSelect={selectDate}
                onMonth={showMonth}
              />
            </div>
          )}
          <p role="status" className="mt-2 min-h-5 text-fg-muted text-small">
            {query.isPending ? "Loading lessons..." : ""}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:pt-13">
          <DayAgenda date={date} emptyText="No lessons on this day.">
            {chosen.map((lesson) => (
              <LessonCard
                key={lesson.id}
                lesson={lesson}
                audience="teacher"
                personName={lesson.student.name}
                onView={({ id }) => ask({ open: "view", lessonId: id })}
              />
            ))}
          </DayAgenda>
          <MonthSummary summary={query.isSuccess ? grid.summary : null} />
        </div>
      </div>
    </>
  );
};
