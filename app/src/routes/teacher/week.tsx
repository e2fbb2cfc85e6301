import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, TriangleAlert } from "lucide-react";
import { useMemo, useState } from "react";
import { StaleNotice } from "@/components/data/stale-notice";
import { initialsOf } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ErrorState } from "@/components/ui/error-state";
import { moveFocusOn } from "@/components/ui/focus-return";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { usePageMark } from "@/components/ui/page-mark";
import { CalendarSwitch } from "@/features/calendars/components/calendar-switch";
import { WeekGrid } from "@/features/calendars/components/week-grid";
import { DayStrip, WeekHeader } from "@/features/calendars/components/week-header";
import { useShortWeek, useWeek, weekDayAt } from "@/features/calendars/use-week";
import type { WeekGrid as Week, WeekEntry } from "@/features/calendars/week";
import { teacherLessonsQuery } from "@/features/lessons/api/teacher-lessons";
import { VersionConflictNotice } from "@/features/lessons/components/version-conflict-notice";
import { teacherName } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { useMoveLesson } from "@/features/lessons/use-move-lesson";
import { useApprovalProps, useWaitsForApproval } from "@/lib/approval";
import { askedByLoader } from "@/lib/asked-by-loader";
import { midnight, today } from "@/lib/clock";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { firstWeekday } from "@/lib/first-weekday";
import { countText } from "@/lib/format/counts";
import { civilOf, dateOf, dayOf, longDay, weekdayNames } from "@/lib/format/dates";
import { timeRangeText, timeText } from "@/lib/format/times";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { oncePer } from "@/lib/once-per";
import { useSession } from "@/lib/session";
import { browserZone } from "@/lib/time/zone";
import { useNow, useToday } from "@/lib/use-now";
import type { ScreenQueries } from "@/routes/frame/screen-data";
import { LessonDialogs } from "@/routes/teacher/lesson-dialogs-on-demand";
import { weekOf } from "@/routes/teacher/school-week";
import { useLessonDialog } from "@/routes/teacher/use-lesson-dialog";

const none: Lesson[] = [];

/** A lesson as the week shows it; an administrator, who sees the whole school, reads whose lesson it is and who gives it. */
const entryOf = (core: Core, lesson: Lesson, namesTeacher: boolean): Omit<WeekEntry, "isHeld" | "isBusy"> => {
  const { id, startTime, endTime, status, student, teacher } = lesson;
  const people = namesTeacher ? `${student.name} with ${teacherName(lesson)}` : student.name;
  const start = dayOf(startTime);
  const { color, label } = core.lessonStatusBadge(status, "teacher");
  return {
    id,
    date: civilOf(start),
    time: timeText(startTime),
    initials: initialsOf(student.name),
    name: namesTeacher ? `${student.name}, ${teacher.firstName}` : student.name,
    label: `${longDay(start)}, ${timeRangeText(startTime, endTime)}, ${people}, ${label}`,
    status,
    color,
    statusLabel: label,
    canMove: core.lessonActions(status).canEdit,
  };
};

const lessonsIn = ({ blocks }: Week): number => new Set(blocks.map(({ lesson }) => lesson)).size;

/** "9 lessons, Monday to Sunday", or what the five days leave out: "8 lessons, Monday to Friday, 1 more on the weekend". */
const summaryText = ({ days }: Week, total: number, hidden: number): string => {
  const [from, to] = [days[0], days.at(-1)]
    .map((day) => dateOf(day?.date ?? ""))
    .map((at) => at && weekdayNames(at)[1]);
  const more = hidden === 0 ? "" : `, ${hidden} more on the weekend`;
  return `${countText(total, "lesson")}, ${from} to ${to}${more}`;
};

export const queries: ScreenQueries = (core, query) => [
  teacherLessonsQuery(core.weekRange(weekDayAt(query, today()), firstWeekday(), browserZone())),
];

/** /teacher/week: the week beside the month, in which lessons are moved (D15). */
export const TeacherWeekScreen = () => {
  usePageMark("month-paper");
  const core = useCore();
  const approval = useApprovalProps();
  const waitsForApproval = useWaitsForApproval();
  const zone = browserZone();
  const now = useNow();
  const day = useToday();
  const [date, setDate] = useWeek(day);
  const first = firstWeekday();
  const range = useMemo(() => core.weekRange(date, first, zone), [core, date, first, zone]);
  const [isShort, setShort] = useShortWeek(date, day, setDate);
  const query = useQuery(askedByLoader(teacherLessonsQuery(range)));
  const lessons = query.data ?? none;
  const move = useMoveLesson(lessons);

  const namesTeacher = useSession()?.user.role === "ADMINISTRATOR";
  const { shown, heldId, busyId } = move;
  // Once for each lesson, as they are many and stay the same while one of them is moved, or the week is turned back to.
  const [entryOnce] = useState(() =>
    oncePer((lesson: Lesson, names: "student" | "teacher too") => entryOf(core, lesson, names === "teacher too")),
  );
  const entries = useMemo(
    () =>
      shown.map((lesson) => ({
        ...entryOnce(lesson, namesTeacher ? "teacher too" : "student"),
        isHeld: lesson.id === heldId,
        isBusy: lesson.id === busyId,
      })),
    [entryOnce, shown, heldId, busyId, namesTeacher],
  );
  const gridOf = useMemo(
    () => oncePer((week: readonly Lesson[], on: string) => weekOf(core, on, week, { first, isShort }, zone)),
    [core, first, isShort, zone],
  );
  const grid = gridOf(shown, date);
  const counts = grid.days.map((_, index) => grid.blocks.filter((block) => block.day === index).length);
  const total = lessonsIn(grid);
  const hidden = isShort ? lessonsIn(weekOf(core, date, shown, { first, isShort: false }, zone)) - total : 0;

  const [dialog, setDialog] = useLessonDialog(query.data);
  // A series may overlap with lessons after this week, which are asked for only while one is planned.
  const upcoming = useQuery({
    ...teacherLessonsQuery({ startDate: midnight(-1) }),
    enabled: dialog?.kind === "schedule",
  });
  const known = dialog?.kind === "schedule" ? (upcoming.data ?? lessons) : lessons;
  const lessonOf = (id: string) => lessons.find((lesson) => lesson.id === id);

  return (
    <>
      <PageHeader
        title="Teaching Week"
        summary={query.data !== undefined ? summaryText(grid, total, hidden) : "Your week"}
        actions={
          <>
            <CalendarSwitch date={date === day ? null : date} />
            <Button
              {...approval}
              variant="primary"
              onClick={() => setDialog({ kind: "schedule", ...(date < day ? {} : { date }) })}
            >
              <CalendarPlus aria-hidden />
              Schedule Lesson
            </Button>
          </>
        }
      />
      <div className="month-sheet min-w-0" aria-busy={query.isPending}>
        <WeekHeader days={grid.days} date={date} today={day} onDate={setDate} isShort={isShort} onShort={setShort} />
        <DayStrip days={grid.days} date={date} today={day} counts={counts} onDate={setDate} />
        <div className="relative">
          {query.isLoadingError ? (
            <ErrorState title={lessonMessages.fetchFailed} onRetry={() => query.refetch()}>
              {failureText(query.error, "")}
            </ErrorState>
          ) : (
            <WeekGrid
              grid={grid}
              entries={entries}
              selected={date}
              today={day}
              now={now}
              onOpen={(id) => {
                const lesson = lessonOf(id);
                if (lesson !== undefined) setDialog({ kind: "view", lesson });
              }}
              onFree={
                waitsForApproval
                  ? undefined
                  : (on, time) => setDialog({ kind: "schedule", ...(on < day ? {} : { date: on, time }) })
              }
              onTake={(id) => {
                const lesson = lessonOf(id);
                if (lesson !== undefined) move.take(lesson);
              }}
              onPlace={move.lead}
              onStep={(key) => {
                const to = move.step(key);
                if (to !== null) setDate(to);
              }}
              onDrop={move.drop}
              onPutBack={move.putBack}
            />
          )}
          {/* Over the hours, in sight and without room of its own: what is refused moves nothing. */}
          <div className="sticky bottom-24 z-30 h-0 md:bottom-4 print:hidden">
            <div className="absolute inset-x-3 bottom-3 mx-auto flex max-w-measure flex-col gap-2 *:mb-0 *:shadow-dialog">
              <StaleNotice queries={[query]} />
              <Problem move={move} />
            </div>
          </div>
        </div>
        <Said move={move} text={query.isPending ? "Loading lessons..." : move.said || emptyText(query.data, total)} />
        <p className="text-fg-muted text-small max-md:hidden print:hidden">
          Drag a scheduled lesson to move it, or press M on it and use the arrow keys.
        </p>
      </div>
      {dialog === null ? null : <LessonDialogs dialog={dialog} onChange={setDialog} lessons={known} />}
    </>
  );
};

const emptyText = (lessons: readonly Lesson[] | undefined, total: number) =>
  lessons !== undefined && total === 0 ? "No lessons in this week. A click on free time schedules one." : "";

/** Where a lesson is led to or has come, a warning where it overlaps, and the way back. */
const Said = ({ move, text }: { move: ReturnType<typeof useMoveLesson>; text: string }) => {
  const { undo, isUndoing, overlaps } = move;
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <p
        role="status"
        className={cn(
          "flex min-h-5 items-start gap-2 text-small",
          overlaps ? "rounded-control bg-yellow-tint px-2 py-1 font-medium text-yellow-text" : "text-fg-muted",
        )}
      >
        {overlaps ? <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> : null}
        {text}
      </p>
      {undo === null ? null : (
        <Button
          size="sm"
          busy={isUndoing}
          aria-label="Undo the move"
          onClick={(event) => {
            moveFocusOn(event.currentTarget);
            undo();
          }}
        >
          Undo
        </Button>
      )}
    </div>
  );
};

/** Why a lesson is back where it was. */
const Problem = ({ move }: { move: ReturnType<typeof useMoveLesson> }) => {
  const { problem, forget } = move;
  if (problem === null) return null;
  if (problem.isConflict) {
    return <VersionConflictNotice lesson={problem.lesson} message={problem.text} onReloaded={forget} />;
  }
  const close = () => {
    forget();
    document.querySelector<HTMLElement>(`[data-lesson="${problem.lesson.id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button size="sm" onClick={close}>
          Close
        </Button>
      }
    >
      {problem.text}
    </Notice>
  );
};
