import type { ReactNode } from "react";
import { practiceMessages } from "@/features/practice/messages";
import type { PracticeDay } from "@/features/practice/practice";
import { minutesText } from "@/lib/format/counts";
import { dateOf, longDay } from "@/lib/format/dates";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="font-semibold text-fg-muted text-small sm:pt-0.5">{title}</dt>
    <dd className="min-w-0 max-w-measure break-words">{children}</dd>
  </div>
);

/** One day of a practice plan: warm-up, technique, pieces with their tempo, musicianship. */
export const PracticeDayView = ({ day }: { day: PracticeDay }) => {
  const date = dateOf(day.date);
  const isRest = day.durationMinutes === 0;
  return (
    <div>
      <h4 className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{date === undefined ? day.day : longDay(date)}</span>
        <span className="text-fg-muted text-small tabular-nums">
          {day.day}
          {isRest ? "" : `, ${minutesText(day.durationMinutes)}`}
        </span>
      </h4>
      {isRest ? <p className="mt-2">{day.musicianship || practiceMessages.restDay}</p> : null}
      <dl className="mt-3 flex flex-col gap-3.5 empty:hidden">
        {day.warmup === "" ? null : <Part title="Warm-up">{day.warmup}</Part>}
        {day.technicalFocus === "" ? null : <Part title="Technique">{day.technicalFocus}</Part>}
        {day.repertoire.length === 0 ? null : (
          <Part title="Repertoire">
            <ul className="flex flex-col gap-2.5">
              {day.repertoire.map((piece) => (
                <li key={`${piece.title} ${piece.focus}`}>
                  <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                    <span className="font-semibold">{piece.title}</span>
                    {piece.targetTempoBpm === null ? null : <Tempo bpm={piece.targetTempoBpm} />}
                  </p>
                  <p>{piece.focus}</p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {isRest || day.musicianship === "" ? null : <Part title="Musicianship">{day.musicianship}</Part>}
      </dl>
    </div>
  );
};

/** A tempo as music writes it; read out in words. */
const Tempo = ({ bpm }: { bpm: number }) => (
  <span className="rounded-full bg-primary-soft px-2 py-0.5 font-semibold text-caption text-primary-soft-fg tabular-nums">
    <span aria-hidden>♩ = {bpm}</span>
    <span className="sr-only">{bpm} beats per minute</span>
  </span>
);
