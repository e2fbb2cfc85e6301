import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PracticePlan } from "reedling-wasm-planner";
import { planPractice } from "reedling-wasm-planner";
import { describe, expect, it } from "vitest";

interface Row {
  note: string;
  earlier?: string[];
  body?: "usual" | "ease" | "stop";
  titles?: string[];
  absent?: string[];
  present?: string[];
  most?: number;
}

const table = (name: string): Row[] =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../core/planner/tests/notes/${name}.json`, import.meta.url)), "utf8"),
  ) as Row[];

const planned = (notes: string, earlier: string[] = []): PracticePlan =>
  planPractice({
    instrument: "Piano",
    grade: "Grade 3",
    age: 12,
    isMinor: true,
    lessonDate: "2026-03-02",
    nextLessonDate: "2026-03-09",
    notes,
    exam: null,
    recentNotes: earlier,
    log: { entries: [] },
  });

const bodyOf = (plan: PracticePlan): string => {
  const days = plan.guidance.dailyPlan;
  const usual = planned("Gavotte at 72").guidance.dailyPlan;
  const halved = days.every((day, at) => day.durationMinutes * 2 <= (usual[at]?.durationMinutes ?? 0));
  const silent = days.every(
    ({ warmup, technicalFocus, repertoire }) => warmup === "" && technicalFocus === "" && repertoire.length === 0,
  );
  if (!halved) return "usual";
  return silent ? "stop" : "ease";
};

describe("PLAN-28 notes on the body, in WebAssembly", () => {
  it.each(table("body"))("$note", ({ note, body }) => {
    expect(bodyOf(planned(note))).toBe(body);
  });
});

describe("PLAN-27 what a note leaves out, in WebAssembly", () => {
  it.each([...table("release"), ...table("fresh")])(
    "$note",
    ({ note, earlier, absent = [], present = [], most = 120 }) => {
      const { guidance } = planned(note, earlier);
      const text = JSON.stringify(guidance);
      expect(Math.max(...guidance.dailyPlan.map((day) => day.durationMinutes))).toBeLessThanOrEqual(most);
      expect(absent.filter((word) => text.includes(word))).toEqual([]);
      expect(present.filter((word) => !text.includes(word))).toEqual([]);
    },
  );
});

describe("PLAN-29 titles with evidence, in WebAssembly", () => {
  it.each(table("titles"))("$note", ({ note, earlier, titles }) => {
    const { pieces } = planned(note, earlier).basis;
    expect(pieces.map(({ title }) => title).filter((title) => title !== "Your current piece")).toEqual(titles);
  });
});
