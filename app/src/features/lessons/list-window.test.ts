import { describe, expect, it } from "vitest";
import { openingWindow, stepText, windowSize, withEarlier, withLater } from "@/features/lessons/list-window";

describe("the window of a list", () => {
  it("opens at its first row that matters, however short it is", () => {
    expect(openingWindow(0, 0)).toEqual({ start: 0, end: 0 });
    expect(openingWindow(40, 0)).toEqual({ start: 0, end: 40 });
    expect(openingWindow(40, 30)).toEqual({ start: 30, end: 40 });
    expect(openingWindow(1000, 500)).toEqual({ start: 500, end: 500 + windowSize });
    expect(openingWindow(1000, 999)).toEqual({ start: 999, end: 1000 });
  });

  it("opens at the end where no row matters, and never beyond it", () => {
    expect(openingWindow(1000, 1000)).toEqual({ start: 1000 - windowSize, end: 1000 });
    expect(openingWindow(5, 5)).toEqual({ start: 0, end: 5 });
  });

  it("grows at either end, up to the list's own", () => {
    expect(withEarlier({ start: 70, end: 130 })).toEqual({ start: 70 - windowSize, end: 130 });
    expect(withEarlier({ start: 20, end: 80 })).toEqual({ start: 0, end: 80 });
    expect(withLater({ start: 0, end: 60 }, 1000)).toEqual({ start: 0, end: 60 + windowSize });
    expect(withLater({ start: 0, end: 60 }, 70)).toEqual({ start: 0, end: 70 });
  });

  it("says how many rows a step adds", () => {
    expect(stepText(1, "Earlier Lesson")).toBe("Show 1 Earlier Lesson");
    expect(stepText(windowSize, "More Lesson")).toBe("Show 60 More Lessons");
    expect(stepText(1495, "Earlier Lesson")).toBe("Show 60 of 1,495 Earlier Lessons");
  });
});
