import type { ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { MarkedText } from "@/components/data/marked-text";
import { TempoSign } from "@/components/data/note-sign";
import { usePageMark } from "@/components/ui/page-mark";
import "@/features/practice/components/plan-sheet.css";
import type { WithCards } from "@/features/practice/day-cards";
import { cardsOn, placeOf, sentence, taskText } from "@/features/practice/day-cards";
import { dayTasks } from "@/features/practice/day-tasks";
import type { GoalsBy, PracticeDay, PracticeGuidance } from "@/features/practice/practice";
import { goalsText, restDayText, weekOf } from "@/features/practice/practice";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { dateOf, dayOf, longDay, shortDate } from "@/lib/format/dates";
import { smallFirst } from "@/lib/format/places";
import { timeText } from "@/lib/format/times";
import type { PracticeCard, TempoMark } from "@/lib/goals";

/** px of the largest and the smallest type on paper, and of the smallest beside whole notes: below it they are cut. */
const type = { most: 15, least: 6, withNotes: 10, step: 0.5 };

/** px of a page of A4 between its margins; US Letter is shorter, and the browser shrinks to it. */
const pageHeight = 1035;

/** em of a line of the notes, as in the style. */
const lineHeight = 1.3;

/** Whose sheet it is. */
export interface PlanOwner {
  student: string;
  instrument: string;
  teacher: string;
  /** Start of the lesson. */
  startTime: string;
  /** What the teacher wrote for the family, if anything. */
  notes: string | null;
}

interface PlanSheetProps {
  owner: PlanOwner;
  guidance: PracticeGuidance;
  /** The same as cards, where it has any. */
  cards?: WithCards["practiceCards"];
  goalsBy: GoalsBy | null;
}

/** Sets the largest type in which the page is full; notes that leave no room for it are cut at a whole line. */
const fitToPage = (page: HTMLElement) => {
  const notes = page.querySelector<HTMLElement>("[data-notes]");
  const setType = (size: number) => {
    page.style.fontSize = `${size}px`;
    return page.scrollHeight <= pageHeight;
  };
  page.removeAttribute("data-cut");
  if (notes !== null) notes.style.maxHeight = "";
  const least = notes === null ? type.least : type.withNotes;
  for (let size = type.most; size >= least; size -= type.step) if (setType(size)) return;
  if (notes === null) return;
  page.setAttribute("data-cut", "");
  for (let size = type.withNotes; size >= type.least; size -= type.step) {
    notes.style.maxHeight = "0";
    if (!setType(size)) continue;
    const lines = Math.floor((pageHeight - page.scrollHeight) / (size * lineHeight));
    notes.style.maxHeight = `${lines * lineHeight}em`;
    return;
  }
};

/** The whole week on one page of paper, for the student: whose it is, and a box for each task. In the page only while it is printed. */
export const PlanSheet = ({ owner, guidance, cards = null, goalsBy }: PlanSheetProps) => {
  const sheet = useRef<HTMLElement>(null);
  usePageMark("plan-paper");
  useLayoutEffect(() => {
    if (sheet.current !== null) fitToPage(sheet.current);
  });
  return createPortal(
    <section ref={sheet} className="plan-sheet">
      <SheetHead owner={owner} days={guidance.dailyPlan} />
      {goalsBy === null ? null : <p>{goalsText(goalsBy, "STUDENT")}</p>}
      <p>
        <MarkedText text={guidance.weekSummary} />
      </p>
      <div className="plan-sheet-days">
        {guidance.dailyPlan.map((day) => (
          <SheetDay key={day.date} day={day} cards={cardsOn({ practiceCards: cards }, day.date)} />
        ))}
      </div>
      {owner.notes === null || owner.notes.trim() === "" ? null : (
        <div className="plan-sheet-notes">
          <h2>Notes from {owner.teacher}</h2>
          <p data-notes="">
            <bdi>{owner.notes.trim()}</bdi>
          </p>
          <p className="plan-sheet-more">The rest of the notes stands in the lesson.</p>
        </div>
      )}
    </section>,
    document.body,
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt> <dd>{children}</dd>
  </div>
);

const SheetHead = ({ owner, days }: { owner: PlanOwner; days: readonly PracticeDay[] }) => (
  <header>
    <p className="plan-sheet-kind">Practice plan</p>
    <h1>
      <bdi>{owner.student}</bdi>
    </h1>
    <dl>
      <Fact name="Instrument">
        <bdi>{owner.instrument}</bdi>
      </Fact>
      <Fact name="Teacher">
        <bdi>{owner.teacher}</bdi>
      </Fact>
      <Fact name="Lesson">{`${shortDate(dayOf(owner.startTime))}, ${timeText(owner.startTime)}`}</Fact>
      <Fact name="Week">{weekOf(days, shortDate)}</Fact>
    </dl>
  </header>
);

interface SheetDayProps {
  day: PracticeDay;
  /** Its cards; null while a newer release has made them. */
  cards: readonly PracticeCard[] | null;
}

const SheetDay = ({ day, cards }: SheetDayProps) => {
  const core = useCore();
  const date = dateOf(day.date);
  const isRest = day.durationMinutes === 0;
  return (
    <article>
      <h2>
        {date === undefined ? day.day : longDay(date)}, {isRest ? "rest" : minutesText(day.durationMinutes)}
      </h2>
      {isRest ? <p>{restDayText(day)}</p> : null}
      {isRest ? null : (
        <ul>
          {cards === null
            ? dayTasks(core, day).map(({ title, text, done, minutes, tempoBpm }) => (
                <SheetTask
                  key={`${title} ${text}`}
                  title={title}
                  minutes={minutes}
                  tempo={tempoBpm === null ? null : { bpm: tempoBpm, unit: "crotchet" }}
                  text={done === null ? text : sentence(text)}
                  done={done}
                />
              ))
            : cards.map((card) => (
                <SheetTask
                  key={JSON.stringify(card.key)}
                  title={[card.title, smallFirst(placeOf(card))].filter(Boolean).join(", ")}
                  minutes={card.minutes}
                  tempo={card.tempo}
                  slower={card.slower ?? false}
                  text={taskText(card)}
                  done={card.done}
                />
              ))}
        </ul>
      )}
    </article>
  );
};

interface SheetTaskProps {
  title: string;
  minutes: number | null;
  tempo: TempoMark | null;
  slower?: boolean;
  text: string;
  done: string | null;
}

/** A task, with a box to tick. */
const SheetTask = ({ title, minutes, tempo, slower = false, text, done }: SheetTaskProps) => (
  <li>
    <span aria-hidden className="plan-sheet-box" />
    <b>
      <bdi>{title}</bdi>
      {tempo === null ? null : (
        <>
          , {slower ? "up to " : null}
          <TempoSign unit={tempo.unit ?? "crotchet"}>{tempo.bpm}</TempoSign>
        </>
      )}
      {minutes === null ? null : `, ${minutesText(minutes)}`}
    </b>{" "}
    <MarkedText text={text} />
    {done === null ? null : (
      <>
        {" "}
        Done when <MarkedText text={sentence(done)} />
      </>
    )}
  </li>
);
