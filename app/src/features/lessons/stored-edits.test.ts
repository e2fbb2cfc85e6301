import { describe, expect, it } from "vitest";
import { storedEdits } from "@/features/lessons/stored-edits";
import type { Goal, Row } from "@/lib/goals";

const sonatina: Goal = {
  do: "practise",
  subject: { kind: "piece", pieceId: "p" },
  tempo: { now: 60, unit: "crotchet" },
  said: "Sonatina at 60",
};
const scale: Goal = { do: "keep", subject: { kind: "words", text: "C major" }, said: "C major" };

const rowOf = (goal: Goal): Row => ({ key: goal.said ?? "", goal, edited: [], added: false, inNote: true });
const rows = [sonatina, scale].map(rowOf);

describe("what was changed by hand", () => {
  it("is nothing where everything is stored as it was read, however that is written down", () => {
    const { tempo: _, ...rest } = sonatina;
    const written: Goal = {
      said: "Sonatina at 60",
      tempo: { unit: "crotchet", next: null, now: 60 },
      ...rest,
      places: [],
    };
    expect(storedEdits(rows, [scale, written])).toEqual([]);
  });

  it("is a field that differs, a row that is not stored, and a goal that was not read", () => {
    const faster: Goal = { ...sonatina, tempo: { now: 72, unit: "crotchet" } };
    const added: Goal = { do: "listen", subject: { kind: "words", text: "The recording" }, said: "" };
    expect(storedEdits(rows, [faster, added])).toEqual([
      { kind: "set", key: "Sonatina at 60", field: "tempo", goal: faster },
      { kind: "remove", key: "C major", field: null, goal: scale },
      { kind: "add", key: "added:1", field: null, goal: added },
    ]);
  });

  it("is the subject of a row that was said to be another one, and never a row beside it", () => {
    const piece: Goal = { ...scale, subject: { kind: "piece", pieceId: "q" } };
    expect(storedEdits(rows, [sonatina, piece])).toEqual([
      { kind: "set", key: "C major", field: "subject", goal: piece },
    ]);
  });

  it("is a row's own where somebody set by hand what the note sets as well", () => {
    const byHand: Goal = { do: "practise", subject: sonatina.subject, said: "" };
    expect(storedEdits(rows, [byHand, scale])).toEqual([
      { kind: "set", key: "Sonatina at 60", field: "tempo", goal: byHand },
    ]);
  });

  it("keeps apart what no field of a row can hold", () => {
    const resting: Goal = { do: "rest", subject: sonatina.subject, said: "", until: "nextLesson" };
    expect(storedEdits(rows, [resting, scale]).map(({ kind }) => kind)).toEqual(["remove", "add"]);
  });

  it("gives goals of the same words each its own, though one of them was removed", () => {
    const said = "Sonatina and Minuet at 60";
    const minuet: Goal = { ...sonatina, subject: { kind: "piece", pieceId: "m" }, said };
    const both = [{ ...sonatina, said }, minuet].map((goal, at) => ({ ...rowOf(goal), key: String(at) }));
    const faster: Goal = { ...minuet, tempo: { now: 72, unit: "crotchet" } };
    expect(storedEdits(both, [faster]).map(({ kind, key }) => [kind, key])).toEqual([
      ["remove", "0"],
      ["set", "1"],
    ]);
  });
});
