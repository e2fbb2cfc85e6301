import { dayOf, longDate, shortDate } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

interface LessonWhenProps {
  startTime: string;
  endTime: string;
  /** `long` spells the day out: "Friday 7 March 2025". */
  look?: "short" | "long";
  className?: string | undefined;
}

/** When a lesson is, in the browser's zone: "16:00-16:30, Thu 6 Mar 2025". */
export const LessonWhen = ({ startTime, endTime, look = "short", className }: LessonWhenProps) => {
  const day = dayOf(startTime);
  return (
    <span className={className}>
      <time dateTime={startTime} className="whitespace-nowrap tabular-nums">
        {timeRangeText(startTime, endTime)}
      </time>
      {", "}
      <span className="whitespace-nowrap">{look === "long" ? longDate(day) : shortDate(day)}</span>
    </span>
  );
};
