import { describe, expect, it } from "vitest";
import { inWords, withHow, withTempo } from "@/features/lessons/goal-edits";

const goal = inWords("Harbour Lights");

describe("a tempo as it was typed", () => {
  it.each([
    ["sets its number", null, "72", { now: 72 }],
    ["is none once its last number is cleared", { now: 60 }, "", null],
    ["keeps the others when one is cleared", { now: 60, next: 72 }, "", { now: null, next: 72 }],
    ["keeps what must not be passed", { now: 60, ceiling: 80 }, "", { now: null, ceiling: 80 }],
    ["breaks its rule where it is no number", { now: 60 }, "fast", { now: 0 }],
  ])("%s", (_, tempo, typed, expected) => {
    expect(withTempo({ ...goal, tempo }, "now", typed).tempo).toEqual(expected);
  });
});

it("adds a phrase to the way to practise and cuts nothing", () => {
  const phrase = "slowly ".repeat(40);
  expect(withHow({ ...goal, how: "count aloud" }, phrase).how).toBe(`count aloud; ${phrase}`);
});
