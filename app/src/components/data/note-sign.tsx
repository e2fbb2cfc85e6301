import type { ReactNode } from "react";
import type { NoteValue } from "@/lib/format/note-values";
import { noteName } from "@/lib/format/note-values";

interface Shape {
  isOpen?: boolean;
  /** A semibreve has no stem. */
  isStemless?: boolean;
  flags?: number;
  isDotted?: boolean;
}

const shapes: Readonly<Record<NoteValue, Shape>> = {
  semiquaver: { flags: 2 },
  quaver: { flags: 1 },
  dottedQuaver: { flags: 1, isDotted: true },
  crotchet: {},
  dottedCrotchet: { isDotted: true },
  minim: { isOpen: true },
  dottedMinim: { isOpen: true, isDotted: true },
  semibreve: { isOpen: true, isStemless: true },
};

/** Where the flags of a note begin, from the top of its stem. */
const flagTops = [1.5, 5.5];

/** A note as music writes it, in the colour and size of the text around it; its name is there for screen readers and copied text. */
const NoteSign = ({ unit }: { unit: NoteValue }) => {
  const { isOpen = false, isStemless = false, flags = 0, isDotted = false } = shapes[unit];
  const noteWidth = flags > 0 ? 13 : 10;
  const width = noteWidth + (isDotted ? 4 : 0);
  return (
    <>
      <span className="sr-only">{noteName(unit)}</span>
      <svg
        aria-hidden
        data-note={unit}
        viewBox={`0 0 ${width} 20`}
        className="mx-[0.1em] inline-block h-[1em] w-auto align-baseline"
        fill="currentColor"
        stroke="currentColor"
      >
        {isOpen ? (
          <ellipse
            cx="4.8"
            cy="16.6"
            rx="3.7"
            ry="2.4"
            transform="rotate(-22 4.8 16.6)"
            fill="none"
            strokeWidth="1.6"
          />
        ) : (
          <ellipse cx="4.8" cy="16.6" rx="4.4" ry="3.1" transform="rotate(-22 4.8 16.6)" stroke="none" />
        )}
        {isStemless ? null : <path d="M8.5 16V1.5" fill="none" strokeWidth="1.3" />}
        {flagTops.slice(0, flags).map((top) => (
          <path key={top} d={`M8.5 ${top}c.4 3 4.6 3.8 3.5 8.9c-.3-2.4-1.7-3.6-3.5-4z`} strokeWidth="0.6" />
        ))}
        {isDotted ? <circle cx={noteWidth + 2} cy="16.4" r="1.5" stroke="none" /> : null}
      </svg>
    </>
  );
};

/** A metronome mark: the note, and what stands behind it. It is never broken over two lines. */
export const TempoSign = ({ unit, children }: { unit: NoteValue; children: ReactNode }) => (
  <span className="relative whitespace-nowrap">
    <NoteSign unit={unit} />
    {"\u00a0=\u00a0"}
    {children}
  </span>
);
