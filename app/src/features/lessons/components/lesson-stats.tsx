import { CalendarClock, CircleCheck, CircleX, ListMusic } from "lucide-react";
import { StatCard } from "@/components/ui/stat-card";
import { numberText } from "@/lib/format/counts";

interface LessonStatsProps {
  counts: { total: number; upcoming: number; completed: number; cancelled: number };
}

/** The four figures above My Lessons. */
export const LessonStats = ({ counts }: LessonStatsProps) => (
  <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    <StatCard icon={ListMusic} label="Total Lessons" value={numberText(counts.total)} />
    <StatCard icon={CalendarClock} label="Upcoming" value={numberText(counts.upcoming)} />
    <StatCard icon={CircleCheck} label="Completed" value={numberText(counts.completed)} />
    <StatCard icon={CircleX} label="Cancelled" value={numberText(counts.cancelled)} />
  </div>
);
