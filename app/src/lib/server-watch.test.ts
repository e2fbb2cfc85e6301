// @vitest-environment jsdom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkText } from "@/lib/api";
import { isUnreachable, watchServer } from "@/lib/server-watch";

const away = () => Promise.reject(new ApiError(null, "network", networkText));

/** A server that is away or not, and a query on screen that asks it. */
const watched = (answer: () => Promise<unknown>) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  watchServer(client);
  const asked = vi.fn(answer);
  const unsubscribe = new QueryObserver(client, { queryKey: ["lessons"], queryFn: asked }).subscribe(() => undefined);
  return { client, asked, unsubscribe, data: () => client.getQueryData(["lessons"]) };
};

const health = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", health);
  health.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what could not be loaded while the server was away", () => {
  it("is loaded once the server answers again, and then nothing is asked", async () => {
    let isAway = true;
    health.mockImplementation(async () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return new Response("{}");
    });
    const { asked, data, unsubscribe } = watched(() => (isAway ? away() : Promise.resolve("lessons")));
    await vi.advanceTimersByTimeAsync(9000);
    expect(health).toHaveBeenCalledTimes(2);
    expect(asked).toHaveBeenCalledTimes(1);
    isAway = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect(data()).toBe("lessons");
    await vi.advanceTimersByTimeAsync(600_000);
    expect([health.mock.calls.length, asked.mock.calls.length]).toEqual([3, 2]);
    unsubscribe();
  });

  it("is asked for less and less often while the server answers everything else", async () => {
    health.mockImplementation(async () => new Response("{}"));
    const { asked, unsubscribe } = watched(away);
    await vi.advanceTimersByTimeAsync(4000 + 8000 + 16_000);
    expect(asked).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(asked).toHaveBeenCalledTimes(4);
    unsubscribe();
  });

  it("is left alone when its screen was left, and in a page that nobody sees", async () => {
    const { unsubscribe } = watched(away);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await vi.advanceTimersByTimeAsync(20_000);
    visibility.mockRestore();
    unsubscribe();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(health).not.toHaveBeenCalled();
  });

  it("is told from what a server refuses", () => {
    expect(isUnreachable(new ApiError(502, "silent", ""))).toBe(true);
    expect(isUnreachable(new ApiError(500, "silent", ""))).toBe(false);
    expect(isUnreachable(new ApiError(503, "unavailable", "The school is away."))).toBe(false);
    expect(isUnreachable(new Error("a fault"))).toBe(false);
  });
});
