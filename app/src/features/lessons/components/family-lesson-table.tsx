import { ChevronRight } from "lucide-react";
import { StatusBadge, StatusBarline } from "@/components/data/status-badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from "@/components/ui/table";
import { PlanTag } from "@/features/lessons/components/plan-tag";
import type { FamilyFilter } from "@/features/lessons/family-filter";
import { teacherName } from "@/features/lessons/lesson";
import { titleAndTime } from "@/features/lessons/row-texts";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { dayOf, shortDate, shortDay } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";
import { hasAutomaticTitle } from "@/lib/lesson";
import { useStateFor } from "@/lib/state-for";
import { useToday } from "@/lib/use-now";

interface FamilyLessonTableProps {
  lessons: readonly Lesson[];
  /** A parent sees whose lesson it is; a student sees how long it takes. */
  reader: "student" | "parent";
  /** What the lessons were filtered and sorted by: another filter shows the first page. */
  filter: FamilyFilter;
  onOrder: () => void;
  onView: (lesson: Lesson) => void;
  /** Asks for another time of a scheduled lesson. */
  onReschedule?: ((lesson: Lesson) => void) | undefined;
}

const pageSize = 100;

/** Below 768 a row has two lines, so that ten of them fit a phone: when and status; what and whom it names (SCREEN-09), a parent's
 * child or one of a student's teachers; the only one stands above the list. A long title takes a further line. A press
 * anywhere opens it. */
const phoneRow =
  "max-md:relative max-md:flex max-md:min-h-14 max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:py-1.5 max-md:pr-6 max-md:pl-4";
const lineEnd = "max-md:before:order-3 max-md:before:h-0 max-md:before:w-full";
const phoneTitle =
  "wrap-anywhere max-md:order-5 max-md:min-w-0 max-md:grow max-md:basis-28 max-md:items-center max-md:py-0 max-md:text-small md:min-w-24";
const wideOnly = "max-md:hidden";

/** Lessons as a student or a parent reads them (Spec §2.7, §2.8). The date column sorts. */
export const FamilyLessonTable = ({
  lessons,
  reader,
  filter,
  onOrder,
  onView,
  onReschedule,
}: FamilyLessonTableProps) => {
  const [shown, setShown] = useStateFor(JSON.stringify(filter), pageSize);
  const today = useToday();
  const isParent = reader === "parent";
  const onlyTeacher = isParent ? null : onlyTeacherOf(lessons);
  return (
    <>
      {onlyTeacher === null ? null : (
        <p className="pt-1.5 text-small md:hidden">
          <span className="text-fg-muted">Teacher: </span>
          <bdi>{onlyTeacher}</bdi>
        </p>
      )}
      <Table label={isParent ? "Children's lessons" : "Lessons"}>
        <TableHead>
          {isParent ? null : <TableHeading>Lesson</TableHeading>}
          {isParent ? null : <TableHeading>Teacher</TableHeading>}
          <TableHeading sort={sortOf(reader, filter)} onSort={onOrder}>
            {isParent ? "Date" : "Date & Time"}
          </TableHeading>
          {isParent ? <TableHeading>Child</TableHeading> : null}
          {isParent ? <TableHeading>Teacher</TableHeading> : null}
          {isParent ? <TableHeading>Title</TableHeading> : <TableHeading>Duration</TableHeading>}
          <TableHeading>Status</TableHeading>
          <TableHeading>Actions</TableHeading>
        </TableHead>
        <TableBody>
          {lessons.slice(0, shown).map((lesson) => (
            <TableRow key={lesson.id} className={cn(phoneRow, lineEnd)}>
              {isParent ? null : <TitleCell lesson={lesson} />}
              {isParent ? null : (
                <TeacherCell
                  lesson={lesson}
                  className={cn(
                    "max-md:order-6 max-md:max-w-[60%] max-md:truncate max-md:py-0 max-md:text-small",
                    onlyTeacher !== null && wideOnly,
                  )}
                />
              )}
              <WhenCell lesson={lesson} today={today} />
              {isParent ? (
                <TableCell className="max-md:order-4 max-md:py-0 max-md:font-semibold max-md:leading-5 md:wrap-anywhere md:min-w-18 xl:min-w-30">
                  <bdi>{lesson.student.name}</bdi>
                </TableCell>
              ) : null}
              {isParent ? <TeacherCell lesson={lesson} className={wideOnly} /> : null}
              {isParent ? (
                <ChildTitleCell lesson={lesson} />
              ) : (
                <TableCell className={wideOnly}>{minutesText(lesson.duration)}</TableCell>
              )}
              <TableCell className="max-md:order-2 max-md:ml-auto max-md:py-0">
                <span className="flex flex-wrap gap-1.5 md:flex-col md:items-start">
                  <StatusBadge status={lesson.status} audience="family" className="max-md:[&>svg]:hidden" />
                  <PlanTag lesson={lesson} className={wideOnly} />
                </span>
              </TableCell>
              {lesson.practiceGenerated ? (
                <TableCell className="max-md:order-6 max-md:py-0 md:hidden">
                  <PlanTag lesson={lesson} isShort={isParent} className="[&>svg]:hidden" />
                </TableCell>
              ) : null}
              <TableCell className="max-md:-ml-2 max-md:order-7 max-md:py-0">
                <span className="md:flex md:flex-col md:gap-1.5 xl:flex-row xl:gap-2">
                  <Button
                    size="sm"
                    className="max-md:absolute max-md:inset-0 max-md:h-full max-md:w-full max-md:justify-end max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:shadow-none"
                    aria-label={`View Details for ${titleAndTime(lesson)}`}
                    onClick={() => onView(lesson)}
                  >
                    <span className={wideOnly}>View Details</span>
                    <ChevronRight aria-hidden className="text-fg-muted md:hidden" />
                  </Button>
                  {onReschedule === undefined || lesson.status !== "SCHEDULED" ? null : (
                    <Button
                      size="sm"
                      className={wideOnly}
                      aria-label={`Reschedule ${titleAndTime(lesson)}`}
                      onClick={() => onReschedule(lesson)}
                    >
                      Reschedule
                    </Button>
                  )}
                </span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {lessons.length > shown ? (
        <Button variant="ghost" className="my-2 w-full" onClick={() => setShown(shown + pageSize)}>
          Show More
        </Button>
      ) : null}
    </>
  );
};

/** A parent's list begins with what is to come, which is neither. */
const sortOf = (reader: FamilyLessonTableProps["reader"], { order }: FamilyFilter) => {
  if (order === "oldest") return "ascending";
  return reader === "parent" ? "none" : "descending";
};

/** The name of who gives all these lessons; null where several do. */
const onlyTeacherOf = (lessons: readonly Lesson[]): string | null => {
  const [first] = lessons;
  return first !== undefined && lessons.every(({ teacher }) => teacher.id === first.teacher.id)
    ? teacherName(first)
    : null;
};

/** A student's lesson; an automatic title would tell its reader their own name (D13). */
const TitleCell = ({ lesson }: { lesson: Lesson }) => {
  const title = hasAutomaticTitle(useCore(), lesson) ? "Lesson" : lesson.title;
  return (
    <TableCell className={phoneTitle}>
      <span className="flex gap-3">
        <StatusBarline status={lesson.status} audience="family" className="max-md:hidden" />
        <span className="min-w-0">
          <span className="block font-semibold max-md:line-clamp-2">
            <bdi>{title}</bdi>
          </span>
          {lesson.description ? (
            <span className="line-clamp-2 max-w-measure text-fg-muted text-small max-md:hidden">
              {lesson.description}
            </span>
          ) : null}
        </span>
      </span>
    </TableCell>
  );
};

/** The title of a child's lesson. An automatic one tells nothing more: child and day stand beside it (D13). */
const ChildTitleCell = ({ lesson }: { lesson: Lesson }) => {
  const isAutomatic = hasAutomaticTitle(useCore(), lesson);
  return (
    <TableCell className={phoneTitle}>
      <bdi className={isAutomatic ? wideOnly : "line-clamp-2"}>{isAutomatic ? "Lesson" : lesson.title}</bdi>
    </TableCell>
  );
};

const TeacherCell = ({ lesson, className }: { lesson: Lesson; className: string }) => (
  <TableCell className={cn("md:wrap-anywhere md:min-w-18 xl:min-w-30", className)}>
    <bdi>{teacherName(lesson)}</bdi>
  </TableCell>
);

/** First on phones, where the barline runs along the whole row. */
const WhenCell = ({ lesson, today }: { lesson: Lesson; today: string }) => {
  const day = dayOf(lesson.startTime);
  const year = shortDate(day).slice(shortDay(day).length);
  return (
    <TableCell className="tabular-nums max-md:order-1 max-md:py-0">
      <span className="flex items-baseline gap-2 md:block">
        <StatusBarline
          status={lesson.status}
          audience="family"
          className="max-md:absolute max-md:inset-y-2 max-md:left-0 md:hidden"
        />
        <time dateTime={lesson.startTime} className="block whitespace-nowrap font-semibold">
          {timeRangeText(lesson.startTime, lesson.endTime)}
        </time>
        <span className="whitespace-nowrap text-fg-muted text-small">
          {shortDay(day)}
          <span className={cn(year.trim() === today.slice(0, 4) && wideOnly)}>{year}</span>
        </span>
      </span>
    </TableCell>
  );
};
