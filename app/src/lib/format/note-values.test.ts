// @vitest-environment node
import { expect, it } from "vitest";
import { markParts } from "@/lib/format/note-values";

it.each([
  ["bars 9–16 · ♩\u00a0=\u00a060", ["bars 9–16 · ", { unit: "crotchet" }, "60"]],
  [
    "to ♩. = 72, at most ♩. = 80",
    ["to ", { unit: "dottedCrotchet" }, "72, at most ", { unit: "dottedCrotchet" }, "80"],
  ],
  ["from minim = 46 on", ["from ", { unit: "minim" }, "46 on"]],
  ["dotted minim = 40", ["", { unit: "dottedMinim" }, "40"]],
  ["\u{1d157}\u{1d165} = 46", ["", { unit: "minim" }, "46"]],
  ["Hold the minim; it = a rest", ["Hold the minim; it = a rest"]],
  ["semiquaver = 90", ["", { unit: "semiquaver" }, "90"]],
])("a text is told from its metronome marks: %s", (text, parts) => {
  expect(markParts(text)).toEqual(parts);
});
