import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from "@/components/ui/table";
import { teacherName } from "@/features/lessons/components/family-lesson-dialog";
import { StatusBadge, StatusBarline } from "@/features/lessons/components/status-badge";
import type { FamilyFilter } from "@/features/lessons/family-filter";
import type { Lesson } from "@/features/lessons/lesson";
import { minutesText } from "@/lib/format/counts";
import { shortDate } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";
import { useStateFor } from "@/lib/state-for";

interface FamilyLessonTableProps {
  lessons: readonly Lesson[];
  /** A parent sees whose lesson it is; a student sees how long it takes. */
  reader: "student" | "parent";
  /** What the lessons were filtered and sorted by: another filter shows the first page. */
  filter: FamilyFilter;
  onOrder: () => void;
  onView: (lesson: Lesson) => void;
}

const pageSize = 100;

/** Lessons as a student or a parent reads them (Spec §2.7, §2.8). The date column sorts. */
export const FamilyLessonTable = ({ lessons, reader, filter, onOrder, onView }: FamilyLessonTableProps) => {
  const [shown, setShown] = useStateFor(JSON.stringify(filter), pageSize);
  const isParent = reader === "parent";
  return (
    <>
      <Table label={isParent ? "Children's lessons" : "Lessons"}>
        <TableHead>
          {isParent ? null : <TableHeading>Lesson</TableHeading>}
          {isParent ? null : <TableHeading>Teacher</TableHeading>}
          <TableHeading sort={filter.order === "newest" ? "descending" : "ascending"} onSort={onOrder}>
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
            <TableRow key={lesson.id}>
              {isParent ? null : <TitleCell lesson={lesson} />}
              {isParent ? null : <TableCell label="Teacher">{teacherName(lesson)}</TableCell>}
              <WhenCell lesson={lesson} label={isParent ? "Date" : "Date & Time"} />
              {isParent ? <TableCell label="Child">{lesson.student.firstName}</TableCell> : null}
              {isParent ? <TableCell label="Teacher">{teacherName(lesson)}</TableCell> : null}
              {isParent ? (
                <TableCell label="Title">{lesson.title}</TableCell>
              ) : (
                <TableCell label="Duration">{minutesText(lesson.duration)}</TableCell>
              )}
              <TableCell label="Status">
                <StatusBadge status={lesson.status} audience="family" />
              </TableCell>
              <TableCell>
                <Button size="sm" aria-label={`View Details of ${lesson.title}`} onClick={() => onView(lesson)}>
                  View Details
                </Button>
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

const TitleCell = ({ lesson }: { lesson: Lesson }) => (
  <TableCell label="Lesson">
    <span className="flex gap-3">
      <StatusBarline status={lesson.status} audience="family" />
      <span className="min-w-0">
        <span className="block font-semibold">{lesson.title}</span>
        {lesson.description ? (
          <span className="line-clamp-2 max-w-measure text-fg-muted text-small">{lesson.description}</span>
        ) : null}
      </span>
    </span>
  </TableCell>
);

const WhenCell = ({ lesson, label }: { lesson: Lesson; label: string }) => (
  <TableCell label={label} className="tabular-nums">
    <time dateTime={lesson.startTime} className="block whitespace-nowrap font-semibold">
      {timeRangeText(lesson.startTime, lesson.endTime)}
    </time>
    <span className="whitespace-nowrap text-fg-muted text-small">{shortDate(new Date(lesson.startTime))}</span>
  </TableCell>
);
