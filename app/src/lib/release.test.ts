// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";

/** The module as a page loads it whose build is named so, or not at all. */
const open = async (own: string | null) => {
  document.head.innerHTML = own === null ? "" : `<meta name="release" content="${own}">`;
  vi.resetModules();
  const { noteRelease, outdatedAtom } = await import("@/lib/release");
  const store = (await import("jotai")).getDefaultStore();
  return { noteRelease, isOutdated: () => store.get(outdatedAtom) };
};

describe("the release of the app", () => {
  it("is the newest until the server answers with another one, and never again after that", async () => {
    const { noteRelease, isOutdated } = await open("one");
    noteRelease("one");
    expect(isOutdated()).toBe(false);
    noteRelease("two");
    expect(isOutdated()).toBe(true);
    noteRelease("one");
    expect(isOutdated()).toBe(true);
  });

  it("stays unknown where an answer or the page names none", async () => {
    const named = await open("one");
    named.noteRelease(null);
    expect(named.isOutdated()).toBe(false);
    const unnamed = await open(null);
    unnamed.noteRelease("two");
    expect(unnamed.isOutdated()).toBe(false);
  });
});
