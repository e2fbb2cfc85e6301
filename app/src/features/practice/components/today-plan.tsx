import { Coffee } from "lucide-react";
import type { ReactNode } from "react";
import { MarkedText } from "@/components/data/marked-text";
import { CardMethod } from "@/features/practice/components/card-method";
import { CardTempo, MetronomeButton } from "@/features/practice/components/metronome-button";
import { placeOf, sentence, taskText } from "@/features/practice/day-cards";
import type { DayTask } from "@/features/practice/day-tasks";
import { dayTasks } from "@/features/practice/day-tasks";
import type { PracticeDay } from "@/features/practice/practice";
import { restDayText } from "@/features/practice/practice";
import { useCore } from "@/lib/core";
import type { PracticeCard } from "@/lib/goals";

interface TodayPlanProps {
  day: PracticeDay;
  /** Its cards; null while a newer release has made them. */
  cards: readonly PracticeCard[] | null;
  /** What its list is called. */
  label?: string;
  /** Of the cards' headings. */
  level?: Level;
}

type Level = "h3" | "h4";

/** A day of a plan as one practises by it: a card for each task, or a day of rest. */
export const TodayPlan = ({ day, cards, label = "Tasks of today", level = "h3" }: TodayPlanProps) => {
  const core = useCore();
  if (day.durationMinutes === 0) return <RestDay text={restDayText(day)} />;
  return (
    <div className="@container">
      <ol aria-label={label} className="grid gap-3 @3xl:grid-cols-2">
        {cards === null
          ? dayTasks(core, day).map((task) => <TextCard key={`${task.title} ${task.text}`} task={task} level={level} />)
          : cards.map((card) => <PlannedCard key={JSON.stringify(card.key)} card={card} level={level} />)}
      </ol>
    </div>
  );
};

const RestDay = ({ text }: { text: string }) => (
  <div className="flex items-center gap-4 rounded-card bg-sunken p-5">
    <span className="grid size-14 shrink-0 place-items-center rounded-full bg-surface text-fg-muted">
      <Coffee aria-hidden className="size-7" />
    </span>
    <div className="min-w-0">
      <h3 className="font-display text-h2">Rest day</h3>
      <p className="max-w-measure text-lead">{text}</p>
    </div>
  </div>
);

const PlannedCard = ({ card, level }: { card: PracticeCard; level: Level }) => (
  <TaskCard
    level={level}
    title={card.title}
    place={placeOf(card)}
    minutes={card.minutes}
    tempo={<CardTempo card={card} />}
    text={taskText(card)}
    done={card.done}
  >
    <CardMethod card={card} />
  </TaskCard>
);

const TextCard = ({ task: { title, text, done, minutes, tempoBpm }, level }: { task: DayTask; level: Level }) => (
  <TaskCard
    level={level}
    title={title}
    place=""
    minutes={minutes}
    tempo={tempoBpm === null ? null : <MetronomeButton bpm={tempoBpm} />}
    text={done === null ? text : sentence(text)}
    done={done}
  />
);

interface TaskCardProps {
  level: Level;
  title: string;
  /** Where, and with which hand. */
  place: string;
  /** Null where the text does not tell them. */
  minutes: number | null;
  tempo: ReactNode;
  text: string;
  /** The end of "Done when". */
  done: string | null;
  children?: ReactNode;
}

const TaskCard = ({ level: Heading, title, place, minutes, tempo, text, done, children }: TaskCardProps) => (
  <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] content-start gap-x-3 rounded-card border border-line bg-surface p-4 @3xl:last:odd:col-span-2">
    <p className="text-center">
      {minutes === null ? null : (
        <>
          <span className="block font-display text-stat tabular-nums">{minutes}</span>
          <span className="block text-caption text-fg-muted">min</span>
        </>
      )}
    </p>
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Heading className="min-w-0 break-words font-semibold text-lead">
          <bdi>{title}</bdi>
        </Heading>
        {tempo}
      </div>
      {place === "" ? null : <p className="break-words text-fg-muted tabular-nums">{place}</p>}
      <p className="mt-1 max-w-measure break-words text-lead">
        <MarkedText text={text} />
      </p>
      {done === null ? null : (
        <p className="mt-1.5 max-w-measure break-words text-fg-muted">
          <span className="font-semibold">Done when</span> <MarkedText text={sentence(done)} />
        </p>
      )}
      {children}
    </div>
  </li>
);
