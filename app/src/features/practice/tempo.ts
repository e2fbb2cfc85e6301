import type { TempoMark } from "@/lib/goals";

/** The planner's signs: a screen does not load it for them. */
const notes: Record<NonNullable<TempoMark["unit"]>, string> = {
  semiquaver: "𝅘𝅥𝅯",
  quaver: "♪",
  dottedQuaver: "♪.",
  crotchet: "♩",
  dottedCrotchet: "♩.",
  minim: "𝅗𝅥",
  dottedMinim: "𝅗𝅥.",
  semibreve: "𝅝",
};

/** "♩ = 60". */
export const tempoText = ({ bpm, unit = "crotchet" }: TempoMark): string => `${notes[unit]}\u00a0=\u00a0${bpm}`;
