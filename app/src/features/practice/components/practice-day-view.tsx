import { TodayPlan } from "@/features/practice/components/today-plan";
import type { PracticeDay } from "@/features/practice/practice";
import { restDayText } from "@/features/practice/practice";
import { minutesText } from "@/lib/format/counts";
import { dateOf, longDay } from "@/lib/format/dates";
import type { PracticeCard } from "@/lib/goals";

interface PracticeDayViewProps {
  day: PracticeDay;
  /** Its cards; null while a newer release has made them. */
  cards?: readonly PracticeCard[] | null;
}

/** One day of a practice plan under its name: the cards of Today, in their order. */
export const PracticeDayView = ({ day, cards = null }: PracticeDayViewProps) => {
  const date = dateOf(day.date);
  const name = date === undefined ? day.day : longDay(date);
  const isRest = day.durationMinutes === 0;
  return (
    <>
      <h3 className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{name}</span>{" "}
        <span className="text-fg-muted text-small tabular-nums">
          {day.day}, {isRest ? "rest" : minutesText(day.durationMinutes)}
        </span>
      </h3>
      {isRest ? <p>{restDayText(day)}</p> : <TodayPlan day={day} cards={cards} label={`Tasks of ${name}`} level="h4" />}
    </>
  );
};
