import { CalendarDays, ListMusic } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "@/components/ui/avatar";
import { buttonStyles } from "@/components/ui/button";
import { childCalendarPath, childLessonsPath } from "@/config/paths";
import type { Child } from "@/features/parents/api/children";
import { studiesOf } from "@/features/parents/api/children";
import { ChildTeachers } from "@/features/parents/components/child-teachers";

interface ChildTileProps {
  child: Child;
  /** Whether another child has the same name: then the teachers tell them apart. */
  hasNamesake: boolean;
}

/** A child in the grid of Children, with the ways to its lessons and to the family's calendar. */
export const ChildTile = ({ child, hasNamesake }: ChildTileProps) => {
  const { id, user, section, rollNumber } = child;
  const details = [section === null ? null : `Section ${section}`, rollNumber === null ? null : `Roll ${rollNumber}`];
  const detail = details.filter(Boolean).join(", ");
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <Avatar name={user.name} color="green" size="large" />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere text-h2">
            <bdi>{user.name}</bdi>
          </h2>
          <p className="text-fg-muted">{studiesOf(child)}</p>
          <ChildTeachers childId={id} isAsked={hasNamesake} />
          {detail === "" ? null : <p className="text-fg-muted text-small">{detail}</p>}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
        <Link to={childLessonsPath(id)} className={buttonStyles()}>
          <ListMusic aria-hidden />
          View Lessons
          <span className="sr-only">of {user.name}</span>
        </Link>
        <Link to={childCalendarPath(id)} className={buttonStyles()}>
          <CalendarDays aria-hidden />
          View Calendar
          <span className="sr-only">of {user.name}</span>
        </Link>
      </div>
    </li>
  );
};
