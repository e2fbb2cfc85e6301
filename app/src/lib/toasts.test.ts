// @vitest-environment jsdom
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { delays } from "@/config/figures";
import { clearSession, storeSession } from "@/lib/session";
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

  it("LAYOUT-23 stay in the list, closed, for 1,000,000 ms", () => {
    const id = showToast({ tone: "success", title: "Saved" });
    dismissToast(id, delays.toastRemoval);
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

  it("go with the session in which they came", () => {
    const user = { id: "1", name: "Ana", email: "ana@reedling.test", role: "TEACHER" };
    storeSession({ token: "of-ana", user });
    showToast({ tone: "success", title: "Student added", copies: [{ label: "Temporary password", value: "abcde" }] });
    storeSession({ token: "of-ana", user: { ...user, name: "Ana Sousa" } });
    expect(shown(), "the same session goes on").toHaveLength(1);
    clearSession();
    expect(shown()).toEqual([]);
  });

  it("keep no password once they are closed", () => {
    const copies = [{ label: "Temporary password", value: "abcde" }];
    dismissToast(showToast({ tone: "success", title: "Student added", copies }), 1_000_000);
    expect(shown()).toMatchObject([{ title: "Student added", open: false }]);
    expect(JSON.stringify(shown())).not.toContain("abcde");
  });
});
