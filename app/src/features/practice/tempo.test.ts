// @vitest-environment node
import { expect, it } from "vitest";
import { metronomeName, spokenTempo, tempoText } from "@/features/practice/tempo";
import type { Goal, TempoMark } from "@/lib/goals";
import { loadGoalReader } from "@/lib/goals";

const units: NonNullable<TempoMark["unit"]>[] = [
  "semiquaver",
  "quaver",
  "dottedQuaver",
  "crotchet",
  "dottedCrotchet",
  "minim",
  "dottedMinim",
  "semibreve",
];

it("a tempo of My Pieces is written as the goals' list writes it", async () => {
  const reader = await loadGoalReader();
  const goalAt = (unit: (typeof units)[number]): Goal => ({
    do: "practise",
    subject: { kind: "skill", skill: "tone" },
    tempo: { now: 60, unit },
  });
  const written = reader.goalTexts(units.map(goalAt), []).map(({ tempo }) => tempo);
  expect(units.map((unit) => tempoText({ bpm: 60, unit }).replaceAll("\u00a0", " "))).toEqual(written);
});

it("a tempo is read out with its note value, of crotchets without", () => {
  expect(metronomeName({ bpm: 60 })).toBe("Metronome 60");
  expect(spokenTempo({ bpm: 60 })).toBe("60 beats per minute");
  expect(metronomeName({ bpm: 46, unit: "dottedCrotchet" })).toBe("Metronome, 46 dotted crotchets per minute");
  expect(spokenTempo({ bpm: 80, unit: "minim" })).toBe("80 minims per minute");
});
