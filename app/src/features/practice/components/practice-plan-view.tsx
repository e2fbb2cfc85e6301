import { Coffee, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { MarkedText } from "@/components/data/marked-text";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useIsPrinting } from "@/components/ui/printing";
import { Tabs } from "@/components/ui/tabs";
import type { PlanOwner } from "@/features/practice/components/plan-sheet";
import { PlanSheet } from "@/features/practice/components/plan-sheet";
import { PracticeDayView } from "@/features/practice/components/practice-day-view";
import type { WithCards } from "@/features/practice/day-cards";
import { cardsOn } from "@/features/practice/day-cards";
import type { GoalsBy, PracticeDay, PracticeGuidance } from "@/features/practice/practice";
import { barHeight, examText, goalsText, plannerText, weekOf } from "@/features/practice/practice";
import { minutesText } from "@/lib/format/counts";
import { dateOf, longDay, shortDay } from "@/lib/format/dates";
import { useSession } from "@/lib/session";
import { useToday } from "@/lib/use-now";

interface PracticePlanViewProps {
  /** Whose plan it is, for its sheet of paper. */
  owner: PlanOwner;
  guidance: PracticeGuidance;
  /** The same as cards, where it has any. */
  cards?: WithCards["practiceCards"];
  /** By what it was made: `built-in` or a model's name. */
  planner: string | null;
  /** Who said what the lesson sets. */
  goalsBy: GoalsBy | null;
  /** Whether its reader came for the week: then the days come first, and after them what is said about the plan. */
  leads?: boolean;
  /** What stands under a day, such as what changes its lines. */
  underDay?: ((date: string) => ReactNode) | undefined;
}

/** 'AI Practice Plan' of a lesson: seven bars, today's open, each of which opens its day; and what is said about the week. */
export const PracticePlanView = ({
  owner,
  guidance,
  cards = null,
  planner,
  goalsBy,
  leads = false,
  underDay,
}: PracticePlanViewProps) => {
  const exam = examText(guidance.examFocus);
  const role = useSession()?.user.role;
  const isPrinting = useIsPrinting();
  const title = (
    <div>
      <h3 className="font-semibold">AI Practice Plan</h3>
      {planner === null ? null : <p className="text-fg-muted text-small">{plannerText(planner)}</p>}
      {goalsBy === null ? null : <p className="text-fg-muted text-small">{goalsText(goalsBy, role)}</p>}
    </div>
  );
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {leads ? (
          <h3 className="font-semibold self-center tabular-nums">{weekOf(guidance.dailyPlan, shortDay)}</h3>
        ) : (
          title
        )}
        <Button size="sm" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print Plan
        </Button>
      </div>
      {isPrinting ? <PlanSheet owner={owner} guidance={guidance} cards={cards} goalsBy={goalsBy} /> : null}
      <PlanDays days={guidance.dailyPlan} cards={cards} underDay={underDay} />
      {leads ? title : null}
      <p className="max-w-measure">
        <MarkedText text={guidance.weekSummary} />
      </p>
      {exam === null ? null : (
        <p className="text-small">
          <span className="text-fg-muted">Exam focus: </span>
          <span className="font-semibold">{exam}</span>
        </p>
      )}
      {guidance.tipsForParents.length === 0 || role === "STUDENT" ? null : (
        <div className="rounded-card bg-primary-soft p-4 text-primary-soft-fg">
          <p className="font-semibold">Tips for parents</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-small">
            {guidance.tipsForParents.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};

/** Seven tabs that are drawn as bars. */
const bars = {
  row: "grid grid-cols-7 gap-1 sm:gap-2",
  tab: "group flex min-w-0 flex-col items-stretch rounded-control px-0.5 py-1.5 text-center hover:bg-sunken aria-selected:bg-primary-soft aria-selected:text-primary-soft-fg sm:px-1.5",
  panel: "mt-4 rounded-control",
};

interface PlanDaysProps extends Pick<PracticePlanViewProps, "underDay"> {
  days: readonly PracticeDay[];
  cards: WithCards["practiceCards"];
}

const PlanDays = ({ days, cards, underDay }: PlanDaysProps) => {
  const now = useToday();
  const opening = days.find(({ date }) => date === now) ?? days[0];
  const longest = Math.max(0, ...days.map(({ durationMinutes }) => durationMinutes));
  const [first, ...others] = days.map((day) => ({
    value: day.date,
    label: <DayBar day={day} longest={longest} />,
    panel: (
      <>
        <PracticeDayView day={day} cards={cardsOn({ practiceCards: cards }, day.date)} />
        {underDay?.(day.date)}
      </>
    ),
  }));
  return first === undefined ? null : (
    <div className="rounded-card border border-line bg-surface p-3 sm:p-4">
      <Tabs label="Days of the plan" look={bars} opening={opening?.date} tabs={[first, ...others]} />
    </div>
  );
};

const DayBar = ({ day, longest }: { day: PracticeDay; longest: number }) => {
  const date = dateOf(day.date);
  const isRest = day.durationMinutes === 0;
  const name = date === undefined ? day.day : longDay(date);
  const [weekday] = date === undefined ? [day.day] : shortDay(date).split(" ");
  return (
    <>
      <span className="sr-only">{`${name}, ${isRest ? "rest" : minutesText(day.durationMinutes)}`}</span>
      <span aria-hidden className="flex h-24 items-end justify-center border-line-strong border-b">
        {isRest ? (
          <Coffee className="mb-1.5 size-4 text-fg-muted" />
        ) : (
          <span
            className="w-full max-w-10 rounded-t-inner bg-line-strong transition-colors group-hover:bg-primary group-aria-selected:bg-primary"
            style={{ height: `${barHeight(day.durationMinutes, longest)}%` }}
          />
        )}
      </span>
      <span aria-hidden className="mt-1.5 truncate font-semibold text-small">
        {weekday}
      </span>
      <span aria-hidden className={cn("truncate text-caption tabular-nums", isRest && "text-fg-muted")}>
        {isRest ? "Rest" : <MinutesLabel minutes={day.durationMinutes} />}
      </span>
    </>
  );
};

const MinutesLabel = ({ minutes }: { minutes: number }) => (
  <>
    {minutes}
    <span className="max-sm:hidden"> min</span>
  </>
);
