import { CalendarClock, CircleCheck, CircleX, ListMusic } from "lucide-react";
import { StatCard } from "@/components/ui/stat-card";
import { numberText } from "@/lib/format/counts";

interface LessonStatsProps {
  /** Null while they load. */
  counts: { total: number; upcoming: number; completed: number; cancelled: number } | null;
}

const figure = (count: number | undefined) => (count === undefined ? "–" : numberText(count));

/** The four figures above My Lessons. */
export const LessonStats = ({ counts }: LessonStatsProps) => (
  <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    <StatCard icon={ListMusic} label="Total Lessons" value={figure(counts?.total)} />
    <StatCard icon={CalendarClock} label="Upcoming" value={figure(counts?.upcoming)} />
    <StatCard icon={CircleCheck} label="Completed" value={figure(counts?.completed)} />
    <StatCard icon={CircleX} label="Cancelled" value={figure(counts?.cancelled)} />
  </div>
);
