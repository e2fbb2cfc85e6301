// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNow, useToday } from "@/lib/use-now";

vi.stubEnv("TZ", "Europe/Berlin");

beforeEach(() => {
  // 23:59:30 in Berlin.
  vi.useFakeTimers({ now: new Date("2026-03-04T22:59:30Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it("moves today on over midnight in the browser's zone, while the screen stays open", () => {
  const { result } = renderHook(useToday);
  pass(29);
  expect(result.current).toBe("2026-03-04");
  pass(31);
  expect(result.current).toBe("2026-03-05");
});

it("follows the moment minute by minute, until the screen is left", () => {
  const { result, unmount } = renderHook(useNow);
  expect(result.current).toBe("2026-03-04T22:59:30Z");
  pass(60);
  expect(result.current).toBe("2026-03-04T23:00:30Z");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
