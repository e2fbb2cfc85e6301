import type { ReactNode } from "react";
import { MarkedText } from "@/components/data/marked-text";
import { CardMethod } from "@/features/practice/components/card-method";
import { CardTempo, MetronomeButton } from "@/features/practice/components/metronome-button";
import { dayParts, placeOf, sentence, taskText } from "@/features/practice/day-cards";
import type { PracticeDay } from "@/features/practice/practice";
import { restDayText } from "@/features/practice/practice";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { dateOf, longDay } from "@/lib/format/dates";
import { smallFirst } from "@/lib/format/places";
import type { PracticeCard } from "@/lib/goals";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="font-semibold text-fg-muted text-small sm:pt-0.5">{title}</dt>
    <dd className="min-w-0 max-w-measure break-words">{children}</dd>
  </div>
);

interface PracticeDayViewProps {
  day: PracticeDay;
  /** Its cards; null for a plan that has texts only. */
  cards?: readonly PracticeCard[] | null;
}

/** One day of a practice plan: warm-up, technique, pieces with their tempo, musicianship. */
export const PracticeDayView = ({ day, cards = null }: PracticeDayViewProps) => {
  const date = dateOf(day.date);
  const isRest = day.durationMinutes === 0;
  return (
    <div>
      <h4 className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{date === undefined ? day.day : longDay(date)}</span>{" "}
        <span className="text-fg-muted text-small tabular-nums">
          {day.day}, {isRest ? "rest" : minutesText(day.durationMinutes)}
        </span>
      </h4>
      {isRest ? <p className="mt-2">{restDayText(day)}</p> : null}
      <dl className="mt-3 flex flex-col gap-3.5 empty:hidden">
        {isRest || cards === null ? <Texts day={day} isRest={isRest} /> : <Cards cards={cards} />}
      </dl>
    </div>
  );
};

/** The parts of a day by their cards, each with its method. */
const Cards = ({ cards }: { cards: readonly PracticeCard[] }) =>
  dayParts.map(({ title, parts }) => {
    const own = cards.filter(({ part }) => parts.includes(part));
    return own.length === 0 ? null : (
      <Part key={title} title={title}>
        <ul className="flex flex-col gap-2.5">
          {own.map((card) => (
            <CardLine key={JSON.stringify(card.key)} card={card} heading={title} />
          ))}
        </ul>
      </Part>
    );
  });

const CardLine = ({ card, heading }: { card: PracticeCard; heading: string }) => {
  const place = placeOf(card);
  const minutes = minutesText(card.minutes);
  // The teacher's own words may end without a full stop.
  const task = card.done === null ? taskText(card) : sentence(taskText(card));
  const done = card.done === null ? "" : ` Done when ${sentence(card.done)}`;
  // Else the heading over the part says it already.
  const isNamed = card.title !== heading;
  const isTitled = isNamed || place !== "" || card.tempo !== null;
  return (
    <li>
      {isTitled ? (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="empty:hidden">
            {isNamed ? <bdi className="font-semibold">{card.title}</bdi> : null}
            {place === "" ? null : (
              <span className="text-fg-muted tabular-nums">{isNamed ? `, ${smallFirst(place)}` : place}</span>
            )}
          </span>
          <span className="flex items-center gap-x-2.5">
            <CardTempo card={card} />
            <span className="text-fg-muted text-small tabular-nums">{minutes}</span>
          </span>
        </p>
      ) : null}
      <p>
        <MarkedText text={`${isTitled ? "" : `${minutes}: `}${task}${done}`} />
      </p>
      <CardMethod card={card} />
    </li>
  );
};

/** A plan that has texts only. */
const Texts = ({ day, isRest }: { day: PracticeDay; isRest: boolean }) => (
  <>
    {day.warmup === "" ? null : <Part title="Warm-up">{day.warmup}</Part>}
    {day.technicalFocus === "" ? null : (
      <Part title="Technique">
        <Technique text={day.technicalFocus} />
      </Part>
    )}
    {day.repertoire.length === 0 ? null : (
      <Part title="Repertoire">
        <ul className="flex flex-col gap-2.5">
          {day.repertoire.map((piece) => (
            <li key={`${piece.title} ${piece.focus}`}>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="font-semibold">{piece.title}</span>
                {piece.targetTempoBpm === null ? null : <MetronomeButton bpm={piece.targetTempoBpm} />}
              </p>
              <p>
                <MarkedText text={piece.focus} />
              </p>
            </li>
          ))}
        </ul>
      </Part>
    )}
    {isRest || day.musicianship === "" ? null : <Part title="Musicianship">{day.musicianship}</Part>}
  </>
);

/** The text as it is, and its tempi to listen to. */
const Technique = ({ text }: { text: string }) => {
  const tempi = new Set(
    useCore()
      .practiceTasks(text)
      .flatMap(({ tempoBpm }) => tempoBpm ?? []),
  );
  return (
    <>
      <MarkedText text={text} />
      {tempi.size === 0 ? null : (
        <span className="mt-1.5 flex flex-wrap gap-2">
          {[...tempi].map((bpm) => (
            <MetronomeButton key={bpm} bpm={bpm} />
          ))}
        </span>
      )}
    </>
  );
};
