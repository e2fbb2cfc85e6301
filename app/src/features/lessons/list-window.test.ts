import { describe, expect, it } from "vitest";
import { openingWindow, windowSize, withEarlier, withLater } from "@/features/lessons/list-window";

describe("the window of a long list", () => {
  it("is the whole list while it is short", () => {
    expect(openingWindow(windowSize, 40)).toEqual({ start: 0, end: windowSize });
    expect(openingWindow(0, 0)).toEqual({ start: 0, end: 0 });
  });

  it("opens shortly before the first row to come", () => {
    expect(openingWindow(1000, 500)).toEqual({ start: 495, end: 495 + windowSize });
  });

  it("opens at the end where everything is past, and never beyond it", () => {
    expect(openingWindow(1000, 1000)).toEqual({ start: 1000 - windowSize, end: 1000 });
    expect(openingWindow(1000, 999)).toEqual({ start: 994, end: 1000 });
    expect(openingWindow(1000, 3)).toEqual({ start: 0, end: windowSize });
  });

  it("grows at either end, up to the list's own", () => {
    expect(withEarlier({ start: 70, end: 130 })).toEqual({ start: 70 - windowSize, end: 130 });
    expect(withEarlier({ start: 20, end: 80 })).toEqual({ start: 0, end: 80 });
    expect(withLater({ start: 0, end: 60 }, 1000)).toEqual({ start: 0, end: 60 + windowSize });
    expect(withLater({ start: 0, end: 60 }, 70)).toEqual({ start: 0, end: 70 });
  });
});
