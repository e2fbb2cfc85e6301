// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  answerOf,
  answerText,
  bodyAnswers,
  choiceOf,
  confirmedGoals,
  detailText,
  storedAnswer,
  summaryText,
  weekText,
  whenText,
} from "@/features/goals/goals";
import type { BodyQuestion, ChosenAnswer, Goal, Merged } from "@/lib/goals";
import { loadGoalReader } from "@/lib/goals";

const goal: Goal = { do: "practise", subject: { kind: "skill", skill: "aural" } };
const question: BodyQuestion = {
  sign: "ease",
  side: "left",
  said: "left wrist sore",
  complaints: "left wrist sore /",
  careful: { answer: "half", spared: null, until: "nextLesson" },
};
const nothing: Merged = {
  rows: [],
  removed: [],
  order: [],
  week: {},
  weekLines: [],
  body: null,
  unread: [],
  asks: [],
  asked: [],
};
const row = { key: "skill:aural|", goal, edited: [], added: false, inNote: true };

describe("the list in one line", () => {
  it.each([
    ["nothing", nothing, "No goals yet"],
    ["goals alone", { ...nothing, rows: [row] }, "1 goal"],
    [
      "goals, a question and unread words",
      { ...nothing, rows: [row, row, row], body: question, unread: [{ text: "Well done", from: 0, to: 9 }] },
      "3 goals · 1 question · 1 phrase not used",
    ],
  ])("counts %s", (_, merged, text) => {
    expect(summaryText(merged)).toBe(text);
  });
});

describe("what is confirmed", () => {
  it("has the careful answer unless another was chosen", async () => {
    const reader = await loadGoalReader();
    const merged = { ...nothing, rows: [row], body: question };
    expect(confirmedGoals(reader, merged, null).body).toEqual(question.careful);
    const usual: ChosenAnswer = { answer: "asUsual", until: "nextLesson", asked: reader.askedOf(question) };
    expect(confirmedGoals(reader, merged, usual).body).toEqual({
      answer: "asUsual",
      spared: null,
      until: "nextLesson",
    });
    expect(confirmedGoals(reader, merged, usual).goals).toEqual([goal]);
  });

  it("has no answer where the note asks nothing", async () => {
    const usual: ChosenAnswer = { answer: "asUsual", until: "nextLesson", asked: "" };
    expect(confirmedGoals(await loadGoalReader(), nothing, usual).body).toBeNull();
  });
});

describe("the answers about the body", () => {
  it("offer the other hand only where a side is named", () => {
    const labels = (asked: BodyQuestion) => bodyAnswers(asked).map(({ label }) => label);
    expect(labels(question)).toContain("Right hand only");
    expect(labels({ ...question, side: null })).toHaveLength(3);
  });

  it("offer either hand where an arm is meant without its side", () => {
    const asked = { ...question, side: null, eitherSide: true };
    const hands = bodyAnswers(asked).filter(({ label }) => label.endsWith("hand only"));
    expect(hands).toEqual([
      { value: "right", label: "Left hand only" },
      { value: "left", label: "Right hand only" },
    ]);
    expect(hands.map(({ value }) => choiceOf(answerOf(value)))).toEqual(["right", "left"]);
  });

  it("are untouched where nothing was asked or answered", async () => {
    const reader = await loadGoalReader();
    expect(storedAnswer(reader, null, question.careful)).toBeNull();
    expect(storedAnswer(reader, question, null)).toBeNull();
    expect(storedAnswer(reader, question, { answer: "asUsual", until: "nextLesson" })).toMatchObject({
      answer: "asUsual",
    });
  });

  it("say how long they hold", () => {
    expect(answerText({ answer: "half", until: "2026-11-18" })).toBe("Half the minutes until Wed 18 Nov");
    expect(answerText({ answer: "asUsual", until: "nextLesson" })).toBe("As usual");
    expect(answerText({ answer: "otherHand", until: "nextLesson", spared: "left" })).toBe(
      "Right hand only until the next lesson",
    );
  });
});

it("breaks no line within a tempo", () => {
  const text = { doing: "", title: "", composer: "", places: "bars 9–16", hands: "", tempo: "♩ = 60 to 72", needs: [] };
  expect(detailText(goal, text)).toBe("bars 9–16 · ♩\u00a0=\u00a060\u00a0to\u00a072");
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
