import { describe, expect, it } from "vitest";
import {
  answerText,
  bodyAnswers,
  chosenFor,
  confirmedGoals,
  heldAnswer,
  storedAnswer,
  summaryText,
  weekText,
  whenText,
} from "@/features/lessons/goals";
import type { BodyQuestion, Goal, Merged } from "@/lib/goals";

const goal: Goal = { do: "practise", subject: { kind: "skill", skill: "aural" } };
const question: BodyQuestion = {
  sign: "ease",
  side: "left",
  said: "left wrist sore",
  complaints: "left wrist sore /",
  careful: { answer: "half", spared: null, until: "nextLesson" },
};
const nothing: Merged = { rows: [], removed: [], order: [], week: {}, body: null, unread: [], asks: [] };
const row = { key: "skill:aural|", goal, edited: [], added: false, inNote: true };

describe("the list in one line", () => {
  it.each([
    ["nothing", nothing, "Sets nothing yet"],
    ["goals alone", { ...nothing, rows: [row] }, "Sets 1"],
    [
      "goals, a question and unread words",
      { ...nothing, rows: [row, row, row], body: question, unread: [{ text: "Well done", from: 0, to: 9 }] },
      "Sets 3 · 1 question · 1 not used",
    ],
  ])("counts %s", (_, merged, text) => {
    expect(summaryText(merged)).toBe(text);
  });
});

describe("what is confirmed", () => {
  it("has the careful answer unless another was chosen", () => {
    const merged = { ...nothing, rows: [row], body: question };
    expect(confirmedGoals(merged, null).body).toEqual(question.careful);
    const usual = chosenFor(question, { answer: "asUsual", until: "nextLesson" });
    expect(confirmedGoals(merged, usual).body).toEqual({ answer: "asUsual", spared: null, until: "nextLesson" });
    expect(confirmedGoals(merged, usual).goals).toEqual([goal]);
  });

  it("has no answer where the note asks nothing", () => {
    expect(confirmedGoals(nothing, chosenFor(question, question.careful)).body).toBeNull();
  });
});

describe("the answers about the body", () => {
  it("offer the other hand only where a side is named", () => {
    const labels = (asked: BodyQuestion) => bodyAnswers(asked).map(({ label }) => label);
    expect(labels(question)).toContain("Right hand only");
    expect(labels({ ...question, side: null })).toHaveLength(3);
  });

  const plaster: BodyQuestion = { ...question, sign: "stop", careful: { ...question.careful, answer: "listening" } };
  const right: BodyQuestion = { ...question, side: "right", complaints: "right wrist sore /" };
  const second: BodyQuestion = { ...question, complaints: "left wrist sore /left elbow sore /" };
  const until = "2026-12-01";

  it.each([
    ["asUsual", question, "asUsual"],
    ["asUsual", plaster, "listening"],
    ["asUsual", right, "half"],
    ["asUsual", second, "half"],
    ["otherHand", second, "half"],
    ["listening", second, "listening"],
    ["otherHand", question, "otherHand"],
    ["otherHand", right, "half"],
    ["half", plaster, "listening"],
    ["half", right, "half"],
    ["listening", right, "listening"],
  ] as const)("hold for what was complained of, or are as careful: %s, %#", (answer, now, held) => {
    const chosen = chosenFor(question, { answer, until });
    const spared = held === "otherHand" ? "left" : null;
    const isKept = answer === held;
    expect(heldAnswer(now, chosen)).toEqual({ answer: held, spared, until: isKept ? until : "nextLesson" });
  });

  it("are untouched where the careful one is stored", () => {
    expect(storedAnswer(question, { answer: "half", until: "nextLesson" })).toBeNull();
    expect(storedAnswer(question, { answer: "half", until })).toMatchObject({ answer: "half", until });
    expect(storedAnswer(null, question.careful)).toBeNull();
  });

  it("say how long they hold", () => {
    expect(answerText({ answer: "half", until: "2026-11-18" })).toBe("Half the minutes until Wed 18 Nov");
    expect(answerText({ answer: "asUsual", until: "nextLesson" })).toBe("As usual");
  });
});

it("says what holds for the whole week", () => {
  expect(weekText({})).toBe("");
  expect(weekText({ minutesPerDay: 10, days: 4, offDates: ["2026-11-18"], hands: "left" })).toBe(
    "10 min a day · 4 days of practice · not on Wed 18 Nov · left hand only",
  );
  expect(weekText({ withoutMetronome: true })).toBe("without the metronome");
});

it("says until when a piece rests, and when an event is", () => {
  expect(whenText({ ...goal, do: "rest", until: "nextLesson" })).toBe("until the next lesson");
  expect(whenText({ ...goal, subject: { kind: "event", event: "exam", date: "2026-06-20" } })).toBe("on Sat 20 Jun");
});
