import { describe, expect, it } from "vitest";
import {
  answerText,
  bodyAnswers,
  confirmedGoals,
  summaryText,
  weekText,
  whenText,
  withAnswer,
} from "@/features/lessons/goals";
import type { BodyQuestion, Goal, Merged } from "@/lib/goals";

const goal: Goal = { do: "practise", subject: { kind: "skill", skill: "aural" } };
const question: BodyQuestion = {
  sign: "ease",
  side: "left",
  said: "left wrist sore",
  careful: { answer: "half", spared: null, until: "nextLesson" },
};
const nothing: Merged = { rows: [], removed: [], order: [], week: {}, body: null, unread: [], asks: [] };
const row = { key: "skill:aural|", goal, edited: [], added: false, inNote: true };

describe("the list in one line", () => {
  it.each([
    [nothing, "Sets nothing yet"],
    [{ ...nothing, rows: [row] }, "Sets 1"],
    [
      { ...nothing, rows: [row, row, row], body: question, unread: [{ text: "Well done", from: 0, to: 9 }] },
      "Sets 3 · 1 question · 1 not used",
    ],
  ])("%#", (merged, text) => {
    expect(summaryText(merged)).toBe(text);
  });
});

describe("what is confirmed", () => {
  it("has the careful answer unless another was chosen", () => {
    const merged = { ...nothing, rows: [row], body: question };
    expect(confirmedGoals(merged, null).body).toEqual(question.careful);
    const usual = withAnswer(question, question.careful, "asUsual");
    expect(confirmedGoals(merged, usual).body).toEqual(usual);
    expect(confirmedGoals(merged, usual).goals).toEqual([goal]);
  });

  it("has no answer where the note asks nothing", () => {
    expect(confirmedGoals(nothing, { answer: "half", spared: null, until: "nextLesson" }).body).toBeNull();
  });
});

describe("the answers about the body", () => {
  it("offer the other hand only where a side is named", () => {
    const labels = (asked: BodyQuestion) => bodyAnswers(asked).map(({ label }) => label);
    expect(labels(question)).toContain("Right hand only");
    expect(labels({ ...question, side: null })).toHaveLength(3);
    expect(withAnswer(question, question.careful, "otherHand").spared).toBe("left");
    expect(withAnswer(question, { ...question.careful, spared: "left" }, "listening").spared).toBeNull();
  });

  it("say how long they hold", () => {
    expect(answerText({ answer: "half", spared: null, until: "2026-11-18" })).toBe("Half the minutes until Wed 18 Nov");
    expect(answerText({ answer: "asUsual", spared: null, until: "nextLesson" })).toBe("As usual");
  });
});

it("says what holds for the whole week", () => {
  expect(weekText({})).toBe("");
  expect(weekText({ minutesPerDay: 10, days: 4, offDates: ["2026-11-18"], hands: "left" })).toBe(
    "10 min a day · 4 days of practice · not on Wed 18 Nov · left hand only",
  );
});

it("says until when a piece rests, and when an event is", () => {
  expect(whenText({ ...goal, do: "rest", until: "nextLesson" })).toBe("until the next lesson");
  expect(whenText({ ...goal, subject: { kind: "event", event: "exam", date: "2026-06-20" } })).toBe("on Sat 20 Jun");
});
