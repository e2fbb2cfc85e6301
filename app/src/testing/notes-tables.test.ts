import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Context, Plan } from "reedling-wasm-planner";
import { planPractice, readNote } from "reedling-wasm-planner";
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

const context: Context = {
  instrument: "Piano",
  grade: "Grade 3",
  age: 12,
  lessonDate: "2026-03-02",
  nextLessonDate: "2026-03-09",
  exam: null,
  pieces: [],
  open: null,
  body: null,
};

/** The plan of a note that nobody looked through; without the sentences that the teacher is asked about where only what is set counts. */
const planned = (note: string, isSet = false): Plan => {
  const { goals, asked, week, body } = readNote(note, context);
  const isAsked = ({ said }: { said?: string | null }) => asked?.some((open) => open.said === said) ?? false;
  return planPractice({
    goals: isSet ? goals.filter((goal) => !isAsked(goal)) : goals,
    week,
    body: body === null ? [] : [body.careful],
    pieces: [],
    student: { instrument: "Piano", grade: "Grade 3", age: 12, isMinor: true },
    dates: { lesson: "2026-03-02", nextLesson: "2026-03-09", exam: null },
    log: { entries: [], ticks: [], planned: [] },
  });
};

/** Rows without earlier lessons, which the server reads. */
const alone = (name: string): Row[] => table(name).filter(({ earlier }) => earlier === undefined);

const longest = (plan: Plan): number => Math.max(...plan.guidance.dailyPlan.map((day) => day.durationMinutes));

const bodyOf = (plan: Plan): string => {
  const silent = plan.guidance.dailyPlan.every(
    ({ warmup, technicalFocus, repertoire }) => warmup === "" && technicalFocus === "" && repertoire.length === 0,
  );
  if (silent) return "stop";
  return plan.basis.reasons.includes("body:half") && longest(plan) <= 15 ? "ease" : "usual";
};

describe("PLAN-28 notes on the body, in WebAssembly", () => {
  it.each(alone("body"))("$note", ({ note, body }) => {
    expect(bodyOf(planned(note))).toBe(body);
  });
});

describe("PLAN-27 what a note leaves out, in WebAssembly", () => {
  it.each([...alone("release"), ...alone("fresh")])("$note", ({ note, absent = [], present = [], most = 120 }) => {
    const plan = planned(note);
    // The summary of the week says what is left out.
    const days = JSON.stringify(planned(note, true).guidance.dailyPlan);
    const all = JSON.stringify(plan.guidance);
    expect(longest(plan)).toBeLessThanOrEqual(most);
    expect(absent.filter((word) => days.includes(word))).toEqual([]);
    expect(present.filter((word) => !all.includes(word))).toEqual([]);
  });
});

describe("PLAN-29 titles with evidence, in WebAssembly", () => {
  it.each(alone("titles"))("$note", ({ note, titles }) => {
    const { pieces } = planned(note).basis;
    expect([...new Set(pieces.map(({ title }) => title))]).toEqual(titles);
  });
});
