// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSpokenSummary } from "@/features/goals/use-spoken-summary";
import type { BodyQuestion, Merged } from "@/lib/goals";

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
const unread: Merged = { ...nothing, unread: [{ text: "Well done", from: 0, to: 9 }] };
const body: BodyQuestion = {
  sign: "ease",
  side: null,
  said: "wrist sore",
  complaints: "wrist sore /",
  careful: { answer: "half", spared: null, until: "nextLesson" },
};

const begin = () => {
  const initialProps = { merged: nothing, note: "", isTyping: true };
  const hook = renderHook(({ merged, note, isTyping }) => useSpokenSummary(merged, note, isTyping), { initialProps });
  return { ...hook, type: (merged: Merged, note: string) => hook.rerender({ merged, note, isTyping: true }) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("speaks when the typing rests, not at each word", () => {
  const { result, type } = begin();
  type(unread, "Well done. ");
  wait(1_400);
  type(unread, "Well done. A");
  wait(1_400);
  expect(result.current).toBe("No goals yet");
  wait(100);
  expect(result.current).toBe("No goals yet · 1 phrase not used");
});

it("speaks at once when the box is left", () => {
  const { result, rerender } = begin();
  rerender({ merged: unread, note: "Well done. ", isTyping: false });
  expect(result.current).toBe("No goals yet · 1 phrase not used");
});

it("speaks at once when a question comes, but not when it goes", () => {
  const { result, type } = begin();
  type({ ...nothing, body }, "Wrist sore. ");
  expect(result.current).toBe("No goals yet · 1 question");
  type(nothing, "");
  expect(result.current).toBe("No goals yet · 1 question");
});
