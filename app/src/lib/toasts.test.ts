import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCore } from "@/lib/core";
import { dismissToast, showToast, toastsAtom } from "@/lib/toasts";

const shown = () => getDefaultStore().get(toastsAtom);

describe("toasts", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    getDefaultStore().set(toastsAtom, []);
  });

  it("show one at a time: a second replaces the first", () => {
    showToast({ tone: "success", title: "First" });
    showToast({ tone: "error", title: "Second" });
    expect(shown().map(({ title, open }) => ({ title, open }))).toEqual([{ title: "Second", open: true }]);
  });

  it("LAYOUT-23 stay in the list, closed, for 1,000,000 ms", async () => {
    const { toastRemoval } = (await loadCore()).constants().delays;
    const id = showToast({ tone: "success", title: "Saved" });
    dismissToast(id, toastRemoval);
    expect(shown()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });

  it("do not take a later toast with them", () => {
    dismissToast(showToast({ tone: "success", title: "First" }), 1_000_000);
    showToast({ tone: "success", title: "Second" });
    vi.advanceTimersByTime(1_000_000);
    expect(shown()).toMatchObject([{ title: "Second" }]);
  });
});
