interface NoteTexts {
  /** Its name. */
  name: string;
  /** As it stands in a text: the sign where any font has one, else the name. */
  text: string;
  /** What earlier texts have. */
  before?: string;
}

/** The planner's own: a screen does not load it for them. */
const values = {
  dottedQuaver: { name: "dotted quaver", text: "♪." },
  quaver: { name: "quaver", text: "♪" },
  dottedCrotchet: { name: "dotted crotchet", text: "♩." },
  crotchet: { name: "crotchet", text: "♩" },
  dottedMinim: { name: "dotted minim", text: "dotted minim", before: "\u{1d157}\u{1d165}." },
  minim: { name: "minim", text: "minim", before: "\u{1d157}\u{1d165}" },
  semiquaver: { name: "semiquaver", text: "semiquaver", before: "\u{1d158}\u{1d165}\u{1d16f}" },
  semibreve: { name: "semibreve", text: "semibreve", before: "\u{1d15d}" },
} satisfies Readonly<Record<string, NoteTexts>>;

/** A note that a metronome mark counts. */
export type NoteValue = keyof typeof values;

/** "dotted crotchet". */
export const noteName = (unit: NoteValue): string => values[unit].name;

/** What stands before "= 60" in a text: "♩", "minim". */
export const noteText = (unit: NoteValue): string => values[unit].text;

// The dotted ones stand before those without a dot.
const units = Object.keys(values) as NoteValue[];
const textsOf = (unit: NoteValue): string[] => {
  const { text, before = "" }: NoteTexts = values[unit];
  return [text, before].filter(Boolean);
};
const anyText = units.flatMap(textsOf).map((text) => text.replace(".", "\\."));
const mark = new RegExp(`(?<!\\p{L})(${anyText.join("|")})[ \\u00a0]=[ \\u00a0](?=\\d)`, "u");

/** A text in parts: what stands between its metronome marks, and the note of each, whose " = " is taken out of the text. */
export const markParts = (text: string): (string | { unit: NoteValue })[] =>
  text.split(mark).map((part, at) => {
    const unit = at % 2 === 1 ? units.find((known) => textsOf(known).includes(part)) : undefined;
    return unit === undefined ? part : { unit };
  });
