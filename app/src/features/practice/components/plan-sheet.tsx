import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { MarkedText } from "@/components/data/marked-text";
import { TempoSign } from "@/components/data/note-sign";
import { usePageMark } from "@/components/ui/page-mark";
import "@/features/practice/components/plan-sheet.css";
import type { WithCards } from "@/features/practice/day-cards";
import { cardsOn } from "@/features/practice/day-cards";
import type { GoalsBy, PracticeDay, PracticeGuidance } from "@/features/practice/practice";
import { goalsText, restDayText, withDates } from "@/features/practice/practice";
import { minutesText } from "@/lib/format/counts";
import { dateOf, longDay } from "@/lib/format/dates";
import type { PracticeCard } from "@/lib/goals";

/** px of the largest and the smallest type on paper. */
const type = { most: 15, least: 6, step: 0.5 };

/** px of a page of A4 between its margins; US Letter is shorter, and the browser shrinks to it. */
const pageHeight = 1035;

interface PlanSheetProps {
  guidance: PracticeGuidance;
  /** The same as cards, where it has any. */
  cards?: WithCards["practiceCards"];
  goalsBy: GoalsBy | null;
}

/** The whole week on one page of paper, for the student: the largest type that fits. In the page only while it is printed. */
export const PlanSheet = ({ guidance, cards = null, goalsBy }: PlanSheetProps) => {
  const sheet = useRef<HTMLElement>(null);
  usePageMark("plan-paper");
  useLayoutEffect(() => {
    const page = sheet.current;
    if (page === null) return;
    for (let size = type.most; size >= type.least; size -= type.step) {
      page.style.fontSize = `${size}px`;
      if (page.scrollHeight <= pageHeight) return;
    }
  });
  return createPortal(
    <section ref={sheet} className="plan-sheet">
      <h1>Practice plan</h1>
      {goalsBy === null ? null : <p>{goalsText(goalsBy, "STUDENT")}</p>}
      <p>
        <MarkedText text={withDates(guidance.weekSummary, guidance.dailyPlan)} />
      </p>
      <div className="plan-sheet-days">
        {guidance.dailyPlan.map((day) => (
          <SheetDay key={day.date} day={day} pieces={piecesOf(cardsOn({ practiceCards: cards }, day.date))} />
        ))}
      </div>
    </section>,
    document.body,
  );
};

/** The cards of the pieces, in the order of the day; none of a plan that has texts only. */
const piecesOf = (cards: readonly PracticeCard[] | null) =>
  (cards ?? []).filter(({ part }) => part === "spots" || part === "run");

interface SheetDayProps {
  day: PracticeDay;
  pieces: ReturnType<typeof piecesOf>;
}

const SheetDay = ({ day, pieces }: SheetDayProps) => {
  const date = dateOf(day.date);
  const isRest = day.durationMinutes === 0;
  return (
    <article>
      <h2>
        {date === undefined ? day.day : longDay(date)}, {isRest ? "rest" : minutesText(day.durationMinutes)}
      </h2>
      {isRest ? <p>{restDayText(day)}</p> : null}
      {isRest || day.warmup === "" ? null : (
        <p>
          <b>Warm-up</b> <MarkedText text={day.warmup} />
        </p>
      )}
      {day.technicalFocus === "" ? null : (
        <p>
          <b>Technique</b> <MarkedText text={day.technicalFocus} />
        </p>
      )}
      {day.repertoire.map(({ title, focus, targetTempoBpm: bpm }, at) => (
        <p key={`${title} ${focus}`}>
          <b>
            {title}
            {bpm === null ? null : (
              <>
                , {pieces[at]?.slower ? "up to " : null}
                <TempoSign unit={pieces[at]?.tempo?.unit ?? "crotchet"}>{bpm}</TempoSign>
              </>
            )}
          </b>{" "}
          <MarkedText text={focus} />
        </p>
      ))}
      {isRest || day.musicianship === "" ? null : (
        <p>
          <b>Musicianship</b> <MarkedText text={day.musicianship} />
        </p>
      )}
    </article>
  );
};
