// @vitest-environment node
import { expect, it } from "vitest";
import { tempoText } from "@/features/practice/tempo";
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
