// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inWords, withAdded } from "@/features/goals/goal-edits";
import { useGoalList } from "@/features/goals/use-goal-list";
import type { ChosenAnswer } from "@/lib/goals";
import { aGoalContext } from "@/testing/complete-lesson";
import { fakeApi, Refusal } from "@/testing/fake-api";

const reader = vi.hoisted(() => ({ isLost: false }));

vi.mock("@/lib/goals", async (original) => {
  const real = await original<typeof import("@/lib/goals")>();
  const loadGoalReader = () => (reader.isLost ? new Promise(() => undefined) : real.loadGoalReader());
  return { ...real, loadGoalReader };
});

afterEach(() => {
  reader.isLost = false;
  vi.useRealTimers();
});

const unsent = "Your changes to the goals cannot be sent right now. Reload the page and continue your draft.";
const half: ChosenAnswer = { answer: "half", until: "nextLesson", asked: "ease left 1" };
const edits = withAdded([], [inWords("bring the blue folder")]);

const begin = (context: () => unknown) => {
  fakeApi({ "GET /api/lessons/l1/goals": context });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const box = { current: null };
  return renderHook(() => useGoalList({ lessonId: "l1", note: "", edits: [], box }), { wrapper }).result;
};

describe("what is confirmed", () => {
  it("is what was submitted, whatever was drawn last", async () => {
    const goals = begin(() => ({ context: aGoalContext }));
    await waitFor(() => expect(goals.current.list).not.toBeNull());
    const confirmed = await goals.current.confirm("C major scale.", edits, null);
    expect(confirmed?.goals.map(({ subject }) => subject.kind)).toEqual(["technique", "words"]);
  });

  it("waits for what is still loading", async () => {
    let answer: (known: unknown) => void = () => undefined;
    const goals = begin(() => new Promise((done) => (answer = done)));
    const confirmed = goals.current.confirm("C major scale.", edits, null);
    await waitFor(() => expect(goals.current.list).toBeNull());
    answer({ context: aGoalContext });
    expect((await confirmed)?.goals).toHaveLength(2);
  });

  it.each([
    ["the reader", true, () => ({ context: aGoalContext })],
    ["the context", false, () => new Promise(() => undefined)],
  ])("is left to the server after three seconds where %s never comes", async (_, isLost, context) => {
    vi.useFakeTimers();
    reader.isLost = isLost;
    const goals = begin(context);
    const confirmed = goals.current.confirm("Good.", [], null);
    const refused = expect(goals.current.confirm("Good.", edits, null)).rejects.toThrow(unsent);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await confirmed).toBeNull();
    await refused;
  });

  it.each([
    ["refused", () => new Refusal(503, "Not now")],
    ["none", () => ({ context: null })],
  ])("fails with changes where what is known is %s, and is left to the server without", async (_, context) => {
    const goals = begin(context);
    await expect(goals.current.confirm("Good.", edits, null)).rejects.toThrow(unsent);
    await waitFor(() => expect(goals.current.hasFailed).toBe(true));
    await expect(goals.current.confirm("Good.", edits, null)).rejects.toThrow(unsent);
    await expect(goals.current.confirm("Good.", [], half)).rejects.toThrow(unsent);
    expect(await goals.current.confirm("Good.", [], null)).toBeNull();
  });
});
