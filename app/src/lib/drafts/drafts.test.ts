// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countDrafts, dropDraft, dropDrafts, keepDraft, loadDraft, writeDraft } from "@/lib/drafts/drafts";
import type { DraftRecord } from "@/lib/drafts/record";
import { draftLimits, draftName } from "@/lib/drafts/storage";
import { clearSession, storeSession } from "@/lib/session";
import { fakeApi, Refusal } from "@/testing/fake-api";

const keys: Record<string, string> = {
  "Bearer of-ana": Buffer.alloc(32, 1).toString("base64url"),
  "Bearer of-ben": Buffer.alloc(32, 2).toString("base64url"),
};

const signIn = (id: string, token = `of-${id}`) =>
  storeSession({ token, user: { id, name: id, email: `${id}@reedling.test`, role: "TEACHER" } });

const recordOf = (notes: string, savedAt = Date.now()): DraftRecord => ({
  v: 1,
  savedAt,
  baseVersion: null,
  base: { notes: "" },
  values: { notes },
});

const name = draftName("ana", "complete-lesson", "1");

describe("drafts", () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi({
      "GET /api/users/me": ({ headers }) => {
        const draftKey = keys[headers.get("Authorization") ?? ""];
        return draftKey === undefined ? new Refusal(503, "Not now") : { draftKey };
      },
    });
    signIn("ana");
  });
  afterEach(() => {
    clearSession();
    delete keys["Bearer slow"];
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const leavePage = () => window.dispatchEvent(new Event("pagehide"));
  const stored = () => vi.waitFor(() => expect(localStorage.getItem(name)).not.toBeNull(), 5_000);
  /** Another page of the same browser knows nothing but what is stored. */
  const loadAfresh = async (of = name) => {
    vi.resetModules();
    const drafts = await import("@/lib/drafts/drafts");
    return drafts.loadDraft(of);
  };

  it("are written encrypted 400 ms after typing, and the key is asked for once", async () => {
    const started = performance.now();
    keepDraft(name, recordOf("Bars 1"));
    keepDraft(name, recordOf("Bars 1 to 8"));
    expect(localStorage.getItem(name)).toBeNull();
    await stored();
    expect(performance.now() - started).toBeGreaterThan(350);
    expect(localStorage.getItem(name)).not.toContain("Bars");
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(keys["Bearer of-ana"]);
    expect(api.calls).toHaveLength(1);
    expect((await loadAfresh())?.values).toEqual({ notes: "Bars 1 to 8" });
  });

  it("are written when the page is left, within the 400 ms too", async () => {
    keepDraft(name, recordOf("Bars 1 to 8"));
    await vi.waitFor(() => {
      leavePage();
      expect(localStorage.getItem(name)).not.toBeNull();
    });
  });

  it("are there at once for a form that opens again", async () => {
    keepDraft(name, recordOf("Bars 1 to 8"));
    writeDraft(name);
    expect((await loadDraft(name))?.values).toEqual({ notes: "Bars 1 to 8" });
    expect(countDrafts("ana")).toBe(1);
  });

  it("do not come back after they were dropped", async () => {
    keepDraft(name, recordOf("Bars 1 to 8"));
    leavePage();
    dropDraft(name);
    await new Promise((done) => setTimeout(done, 500));
    expect(localStorage.getItem(name)).toBeNull();
    expect(await loadDraft(name)).toBeNull();
    expect(countDrafts("ana")).toBe(0);
  });

  it("that are broken or of somebody else are dropped in silence", async () => {
    keepDraft(name, recordOf("Bars 1 to 8"));
    await stored();
    const entry = localStorage.getItem(name) ?? "";
    const foreign = draftName("ben", "complete-lesson", "1");
    localStorage.setItem(foreign, entry);
    localStorage.setItem(name, `${entry.slice(0, -6)}AAAAAA`);
    expect(await loadDraft(name)).toBeNull();
    expect(localStorage.getItem(name)).toBeNull();
    signIn("ben");
    expect(await loadDraft(foreign)).toBeNull();
    expect(localStorage.getItem(foreign)).toBeNull();
  });

  it("are kept when a session ends, for the same user alone", async () => {
    keepDraft(name, recordOf("Bars 1 to 8"));
    await stored();
    clearSession();
    signIn("ben");
    expect(countDrafts("ben")).toBe(0);
    dropDrafts("ben");
    signIn("ana");
    expect(countDrafts("ana")).toBe(1);
    expect((await loadDraft(name))?.values).toEqual({ notes: "Bars 1 to 8" });
    dropDrafts("ana");
    expect(localStorage.length).toBe(2);
    expect(countDrafts("ana")).toBe(0);
  });

  it("are not written for somebody who has logged out meanwhile", async () => {
    keepDraft(name, recordOf("Bars 1 to 8"));
    await Promise.resolve();
    clearSession();
    writeDraft(name);
    leavePage();
    await new Promise((done) => setTimeout(done, 500));
    expect(localStorage.getItem(name)).toBeNull();
  });

  it("are not kept under the key of whoever has signed in meanwhile", async () => {
    signIn("ben");
    keepDraft(name, recordOf("Bars 1 to 8"));
    expect(countDrafts("ana")).toBe(0);
    writeDraft(name);
    await new Promise((done) => setTimeout(done, 500));
    expect(localStorage.getItem(name)).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it("stay in memory while the key does not come, and are written once it does", async () => {
    signIn("ana", "slow");
    keepDraft(name, recordOf("Bars"));
    await new Promise((done) => setTimeout(done, 500));
    expect(localStorage.getItem(name)).toBeNull();
    expect((await loadDraft(name))?.values).toEqual({ notes: "Bars" });
    keys["Bearer slow"] = keys["Bearer of-ana"] ?? "";
    // On a busy machine the refusal may be under way still.
    await vi.waitFor(() => {
      keepDraft(name, recordOf("Bars 1 to 8"));
      leavePage();
      expect(localStorage.getItem(name)).not.toBeNull();
    }, 5_000);
  });

  const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  it("of more than 64 KB are not stored, and the page asks before it goes with them", async () => {
    keepDraft(name, recordOf("x".repeat(draftLimits.bytes)));
    await new Promise((done) => setTimeout(done, 500));
    expect(localStorage.getItem(name)).toBeNull();
    expect(leave()).toBe(false);
    dropDraft(name);
    expect(leave()).toBe(true);
  });

  it("without the key make the page ask, and are written when the network is back", async () => {
    signIn("ana", "slow");
    keepDraft(name, recordOf("Bars 1 to 8"));
    await new Promise((done) => setTimeout(done, 500));
    expect(leave()).toBe(false);
    keys["Bearer slow"] = keys["Bearer of-ana"] ?? "";
    await vi.waitFor(() => {
      window.dispatchEvent(new Event("online"));
      expect(localStorage.getItem(name)).not.toBeNull();
    }, 5_000);
    expect(leave()).toBe(true);
  });

  it("that a key came too late for are written when the form closes", async () => {
    signIn("ana", "slow");
    keepDraft(name, recordOf("Bars 1 to 8"));
    await new Promise((done) => setTimeout(done, 500));
    keys["Bearer slow"] = keys["Bearer of-ana"] ?? "";
    await vi.waitFor(() => {
      writeDraft(name);
      expect(localStorage.getItem(name)).not.toBeNull();
    }, 5_000);
  });

  it("stay in memory without WebCrypto, and the page asks before it goes with them", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(leave()).toBe(true);
    keepDraft(name, recordOf("Bars 1 to 8"));
    await new Promise((done) => setTimeout(done, 500));
    expect(localStorage.getItem(name)).toBeNull();
    expect(leave()).toBe(false);
    expect((await loadDraft(name))?.values).toEqual({ notes: "Bars 1 to 8" });
    expect(countDrafts("ana")).toBe(1);
    dropDraft(name);
    expect(leave()).toBe(true);
    expect(api.calls).toEqual([]);
  });
});
