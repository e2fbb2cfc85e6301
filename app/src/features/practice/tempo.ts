import { noteText } from "@/lib/format/note-values";
import type { TempoMark } from "@/lib/goals";

/** Notes to be read out; of crotchets a tempo is without saying it. */
const spoken: Record<NonNullable<TempoMark["unit"]>, string> = {
  semiquaver: "semiquavers",
  quaver: "quavers",
  dottedQuaver: "dotted quavers",
  crotchet: "beats",
  dottedCrotchet: "dotted crotchets",
  minim: "minims",
  dottedMinim: "dotted minims",
  semibreve: "semibreves",
};

/** "60 beats per minute", "60 dotted crotchets per minute". */
export const spokenTempo = ({ bpm, unit = "crotchet" }: TempoMark): string => `${bpm} ${spoken[unit]} per minute`;

/** "Metronome 60", "Metronome, 60 dotted crotchets per minute". */
export const metronomeName = ({ bpm, unit = "crotchet" }: TempoMark): string =>
  unit === "crotchet" ? `Metronome ${bpm}` : `Metronome, ${spokenTempo({ bpm, unit })}`;

/** "♩ = 60", "minim = 46". */
export const tempoText = ({ bpm, unit = "crotchet" }: TempoMark): string => `${noteText(unit)}\u00a0=\u00a0${bpm}`;
