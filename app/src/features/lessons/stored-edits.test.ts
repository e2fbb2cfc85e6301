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
});
