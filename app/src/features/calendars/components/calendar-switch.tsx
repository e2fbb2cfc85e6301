import { NavLink } from "react-router";
import { cn } from "@/components/ui/cn";
import { paths } from "@/config/paths";

const views = [
  [paths.teacherCalendar, "Month"],
  [paths.teacherWeek, "Week"],
] as const;

/** Leads from the month to the week and back; the chosen day goes along. */
export const CalendarSwitch = ({ date }: { date: string | null }) => (
  <nav aria-label="Calendar view" className="flex rounded-control border border-line-strong bg-surface print:hidden">
    {views.map(([path, label]) => (
      <NavLink
        key={path}
        to={date === null ? path : `${path}?date=${date}`}
        className={({ isActive }) =>
          cn(
            "grid h-9.5 min-w-18 flex-1 place-items-center rounded-control px-3 font-semibold text-small transition-colors pointer-coarse:h-10.5",
            isActive ? "bg-primary-soft text-primary-soft-fg" : "text-fg-muted hover:text-fg",
          )
        }
      >
        {label}
      </NavLink>
    ))}
  </nav>
);
