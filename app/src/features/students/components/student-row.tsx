import { CalendarClock, GraduationCap, MoreHorizontal, Pencil, UserMinus, UserRound } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import type { Student } from "@/features/students/api/students";
import { dayOf, shortDay } from "@/lib/format/dates";

/** What a teacher may do with a student. */
export type StudentAction = "profile" | "edit" | "remove";

interface StudentRowProps {
  student: Student;
  onAction: (action: StudentAction, student: Student) => void;
}

/** One student of the roster, with the next lesson and a menu; a press anywhere opens the profile. */
export const StudentRow = ({ student, onAction }: StudentRowProps) => (
  <li className="relative flex items-center gap-3 border-line border-b py-1.5 [content-visibility:auto] [contain-intrinsic-size:auto_86px] last:border-b-0 sm:py-0.5 sm:[contain-intrinsic-size:auto_45px]">
    <Avatar name={student.name} color="green" size="small" />
    <div className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)] sm:items-center">
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <p className="min-w-0 font-semibold leading-5">
            <button
              type="button"
              onClick={() => onAction("profile", student)}
              className="block max-w-full truncate rounded-mark text-left after:absolute after:inset-0 hover:text-primary hover:underline hover:underline-offset-4"
            >
              <bdi>{student.name}</bdi>
            </button>
          </p>
          {student.isMinor ? null : (
            <Badge color="grey" className="h-5">
              Adult
            </Badge>
          )}
        </div>
        <p className="truncate text-fg-muted text-small leading-4.5">{student.email ?? primaryContact(student)}</p>
      </div>
      <p className="flex min-w-0 items-center gap-x-3 truncate text-small leading-4.5">
        <span className="inline-flex items-center gap-1.5">
          <GraduationCap aria-hidden className="size-4 text-fg-muted" />
          {student.grade}
        </span>
        <span className="truncate text-fg-muted">{student.instrument}</span>
      </p>
      <p className="flex min-w-0 items-center gap-1.5 text-fg-muted text-small leading-4.5 tabular-nums">
        <CalendarClock aria-hidden className="size-4 shrink-0" />
        {student.nextLessonDate === null ? (
          "No upcoming lessons"
        ) : (
          <span>
            <span className="max-[22rem]:hidden">{student.upcomingLessonsCount} upcoming, </span>
            next {shortDay(dayOf(student.nextLessonDate))}
          </span>
        )}
      </p>
    </div>
    <Menu
      trigger={
        <Button variant="ghost" size="icon" className="relative" aria-label={`Actions for ${student.name}`}>
          <MoreHorizontal aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={UserRound} onSelect={() => onAction("profile", student)}>
        View Profile
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => onAction("edit", student)}>
        Edit Student
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={UserMinus} danger onSelect={() => onAction("remove", student)}>
        Remove Student
      </MenuItem>
    </Menu>
  </li>
);

/** Whom to write to about a student without an address: the first parent. */
const primaryContact = ({ parents }: Student): string => {
  const parent = parents[0];
  return parent === undefined ? "No email" : `Parent: ${parent.name}`;
};
