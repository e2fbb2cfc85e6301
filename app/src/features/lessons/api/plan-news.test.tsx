// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { usePlanNews } from "@/features/lessons/api/plan-news";
import { loadCore } from "@/lib/core";
import { aLesson } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";

const lesson = aLesson({ status: "COMPLETED", teacherNotes: "Minuet in G" });
const made = { ...lesson, practiceGenerated: true };

const look = async (answer: FakeAnswer) => {
  const api = fakeApi({ [`GET /api/lessons/${lesson.id}`]: answer });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePlanNews(lesson), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { api, result };
};
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

// A refusal is put into words by core, whose arrival no fake clock brings.
beforeAll(loadCore);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("looking for a plan that is being made", () => {
  it("asks every 5 s for a minute, then waits to be asked", async () => {
    const { api, result } = await look(() => lesson);
    expect(api.calls).toHaveLength(1);
    await wait(5);
    expect(api.calls).toHaveLength(2);
    expect(result.current.isLooking).toBe(true);
    await wait(120);
    expect(api.calls).toHaveLength(12);
    expect(result.current.isLooking).toBe(false);
    await act(async () => result.current.lookAgain());
    await wait(1);
    expect(api.calls).toHaveLength(13);
    expect(result.current.isLooking).toBe(true);
    await wait(120);
    expect(api.calls).toHaveLength(24);
  });

  it("ends once the plan is there", async () => {
    let answer = lesson;
    const { api, result } = await look(() => answer);
    answer = made;
    await wait(120);
    expect(api.calls).toHaveLength(2);
    expect(result.current.isLooking).toBe(true);
  });

  it("ends when the server has given up, and looks once more when it is asked to", async () => {
    const { api, result } = await look(() => ({ ...lesson, practiceFailed: true }));
    await wait(120);
    expect(api.calls).toHaveLength(1);
    expect(result.current).toMatchObject({ isLooking: false, hasFailed: true });
    await act(async () => result.current.lookAgain());
    await wait(1);
    expect(api.calls).toHaveLength(2);
  });

  it("ends also when nothing answers", async () => {
    const { api, result } = await look(() => new Refusal(503, "Busy"));
    await wait(120);
    expect(api.calls).toHaveLength(12);
    expect(result.current.isLooking).toBe(false);
  });
});
