import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { PageHeader } from "@/components/ui/page-header";
import { Spinner } from "@/components/ui/spinner";
import { DayAgenda } from "@/features/calendar/components/day-agenda";
import { MonthGrid } from "@/features/calendar/components/month-grid";
import { MonthHeader } from "@/features/calendar/components/month-header";
import { useMonth } from "@/features/calendar/use-month";
import { ownLessons } from "@/features/lessons/api/own-lessons";
import { teacherName } from "@/features/lessons/components/family-lesson-dialog";
import { LessonCard } from "@/features/lessons/components/lesson-card";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonRow } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { browserZone } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { useToday } from "@/lib/use-now";
import { LessonDialog } from "@/routes/shared/lesson-dialog";

const none: Lesson[] = [];

/** /student/calendar: My Calendar (Spec §2.7). */
export const StudentCalendarScreen = () => {
  const core = useCore();
  const day = useToday();
  const { date, month, selectDate, showMonth, showToday } = useMonth(day);
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(ownLessons);
  const lessons = query.data ?? none;

  const byId = useMemo(() => new Map(lessons.map((lesson) => [lesson.id, lesson])), [lessons]);
  const grid = useMemo(
    () => core.monthGrid(month, lessons.map(lessonRow), core.constants().limits.studentCell, day, browserZone()),
    [core, month, lessons, day],
  );
  const cell = grid.weeks.flat().find((candidate) => candidate.date === date);
  const chosen = (cell?.lessonIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const { scheduled, completed } = grid.summary;
  const open = openId === null ? undefined : byId.get(openId);

  return (
    <>
      <PageHeader
        title="My Calendar"
        summary={query.isSuccess ? `${scheduled} scheduled, ${completed} completed this month` : " "}
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
          <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
            <div className="min-w-0 lg:col-span-2">
              <MonthHeader grid={grid} onMonth={showMonth} onToday={showToday} />
              <div className="overflow-hidden rounded-card border border-line bg-surface pt-2 [&_td:last-child_button]:border-r-0">
                <MonthGrid
                  label="Lessons of the month"
                  grid={grid}
                  entries={byId}
                  colorOf={(status) => core.lessonStatusBadge(status, "family").color}
                  selected={date}
                  onSelect={selectDate}
                  onMonth={showMonth}
                />
              </div>
            </div>
            <div className="min-w-0 lg:pt-13">
              <DayAgenda date={date} emptyText="No lessons scheduled for this date.">
                {chosen.map((lesson) => (
                  <LessonCard
                    key={lesson.id}
                    lesson={lesson}
                    audience="family"
                    personName={teacherName(lesson)}
                    onView={({ id }) => setOpenId(id)}
                  />
                ))}
              </DayAgenda>
            </div>
          </div>
        )}
      </Loaded>
      {open === undefined ? null : <LessonDialog lesson={open} onClose={() => setOpenId(null)} />}
    </>
  );
};
