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
export const restText = ({ total, upcoming, completed, cancelled, missed }: Counts): string => {
  const toComplete = total - upcoming - completed - cancelled - missed;
  const rest = [
    ...(toComplete > 0 ? [`${numberText(toComplete)} to complete`] : []),
    ...(missed > 0 ? [`${numberText(missed)} missed`] : []),
  ];
  return rest.length === 0 ? "" : `Total Lessons also counts ${rest.join(" and ")}.`;
};

/** The four figures above My Lessons. */
export const LessonStats = ({ counts }: LessonStatsProps) => (
  <div className="mb-3 grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
    <StatCard isLine icon={ListMusic} label="Total Lessons" value={figure(counts?.total)} />
    <StatCard isLine icon={CalendarClock} label="Upcoming" value={figure(counts?.upcoming)} />
    <StatCard isLine icon={CircleCheck} label="Completed" value={figure(counts?.completed)} />
    <StatCard isLine icon={CircleX} label="Cancelled" value={figure(counts?.cancelled)} />
  </div>
);
