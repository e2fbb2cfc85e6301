import { CalendarClock, CircleCheck, CircleX, ListMusic } from "lucide-react";
import { StatCard } from "@/components/ui/stat-card";
import { numberText } from "@/lib/format/counts";

interface Counts {
  total: number;
  upcoming: number;
  completed: number;
  cancelled: number;
  missed: number;
}

interface LessonStatsProps {
  /** Null while they load. */
  counts: Counts | null;
}

const figure = (count: number | undefined) => (count === undefined ? "–" : numberText(count));

/** What the total counts beside the other three figures; nothing where they add up to it. */
const restText = ({ total, upcoming, completed, cancelled, missed }: Counts): string => {
  const toComplete = total - upcoming - completed - cancelled - missed;
  const rest = [
    ...(toComplete > 0 ? [`${numberText(toComplete)} to complete`] : []),
    ...(missed > 0 ? [`${numberText(missed)} missed`] : []),
  ];
  return rest.length === 0 ? "" : `Total Lessons also counts ${rest.join(" and ")}.`;
};

/** The four figures above My Lessons, and what is in the total alone. */
export const LessonStats = ({ counts }: LessonStatsProps) => (
  <div className="mb-3">
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard icon={ListMusic} label="Total Lessons" value={figure(counts?.total)} />
      <StatCard icon={CalendarClock} label="Upcoming" value={figure(counts?.upcoming)} />
      <StatCard icon={CircleCheck} label="Completed" value={figure(counts?.completed)} />
      <StatCard icon={CircleX} label="Cancelled" value={figure(counts?.cancelled)} />
    </div>
    <p className="mt-2 min-h-5 text-fg-muted text-small tabular-nums">{counts === null ? "" : restText(counts)}</p>
  </div>
);
