import { cn } from "@/components/ui/cn";
import type { PracticeGuidance } from "@/features/practice/practice";
import { minutesText } from "@/lib/format/counts";
import { dateOf, weekdayNames } from "@/lib/format/dates";
import { useToday } from "@/lib/use-now";

/** The seven days of a plan in a row, with their minutes; today stands out. */
export const PracticeWeek = ({ guidance: { dailyPlan } }: { guidance: PracticeGuidance }) => {
  const today = useToday();
  return (
    <ol aria-label="Days of the plan" className="grid grid-cols-7 gap-1 text-center text-small">
      {dailyPlan.map(({ date, day, durationMinutes }) => {
        const noon = dateOf(date);
        const [short, long] = noon === undefined ? [day, day] : weekdayNames(noon);
        const isToday = date === today;
        return (
          <li
            key={date}
            aria-current={isToday ? "date" : undefined}
            className={cn("rounded-control py-1.5", isToday ? "bg-primary-soft text-primary-soft-fg" : "bg-sunken")}
          >
            <span className="sr-only">{`${long}, ${durationMinutes === 0 ? "rest" : minutesText(durationMinutes)}`}</span>
            <span aria-hidden className="block font-semibold">
              {short}
            </span>
            <span aria-hidden className={cn("block tabular-nums", !isToday && "text-fg-muted")}>
              {durationMinutes === 0 ? "Rest" : durationMinutes}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
