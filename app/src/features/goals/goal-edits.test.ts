import { expect, it } from "vitest";
import { inWords, tempoInBox, withHow } from "@/features/goals/goal-edits";
import { loadGoalReader } from "@/lib/goals";

const goal = inWords("Harbour Lights");

it.each([
  ["", null],
  ["72", { now: 72 }],
  ["♪ = 100", { now: 100, unit: "quaver" as const }],
  ["♪. = 61", { now: 61, unit: "dottedQuaver" as const }],
  ["♩. = 60", { now: 60, unit: "dottedCrotchet" as const }],
  ["semiquaver = 90", { now: 90, unit: "semiquaver" as const }],
  ["minim = 54", { now: 54, unit: "minim" as const }],
  ["dotted minim = 40", { now: 40, unit: "dottedMinim" as const }],
  ["semibreve = 30", { now: 30, unit: "semibreve" as const }],
])("GOAL-04 shows %s in the box of a tempo", async (shown, tempo) => {
  expect(tempoInBox({ ...goal, tempo }, "now")).toBe(shown);
  const { typedTempo } = await loadGoalReader();
  // The text in the box reads back as the same tempo.
  expect(typedTempo(null, "now", shown) ?? null).toEqual(tempo === null ? null : expect.objectContaining(tempo));
});

it("adds a phrase to the way to practise and cuts nothing", () => {
  const phrase = "slowly ".repeat(40);
  expect(withHow({ ...goal, how: "count aloud" }, phrase).how).toBe(`count aloud; ${phrase}`);
});
