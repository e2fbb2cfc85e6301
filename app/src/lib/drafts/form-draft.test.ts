// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadDraft } from "@/lib/drafts/drafts";
import { FormDraft } from "@/lib/drafts/form-draft";
import type { Values } from "@/lib/drafts/record";
import { draftName } from "@/lib/drafts/storage";
import { clearSession, storeSession } from "@/lib/session";
import { fakeApi, Refusal } from "@/testing/fake-api";

const name = draftName("ana", "schedule-lesson", "new");
const empty = { title: "", notes: "", until: "2026-12-20" };

describe("the draft of an open form", () => {
  let isKeyThere = true;
  beforeEach(() => {
    isKeyThere = true;
    fakeApi({
      "GET /api/users/me": () =>
        isKeyThere ? { draftKey: Buffer.alloc(32, 1).toString("base64url") } : new Refusal(503, "Not now"),
    });
    storeSession({ token: "t", user: { id: "ana", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
  });
  afterEach(() => clearSession());

  const openForm = async (opened: Values = empty, isNew = true) => {
    const draft = new FormDraft(name, isNew);
    const tell = vi.fn();
    await draft.open(opened, tell);
    const type = (changes: Values) => draft.typed({ values: { ...opened, ...changes }, opened, version: null });
    return { draft, tell, type, resume: () => draft.resume(opened, null) };
  };
  const left = async (changes: Values, opened: Values = empty, isNew = true) => {
    const form = await openForm(opened, isNew);
    form.type(changes);
    const key = form.draft.keyFor({ title: "Minuet" });
    form.draft.close();
    await vi.waitFor(() => expect(localStorage.getItem(name)).not.toBeNull(), 5_000);
    return key;
  };
  /** What another page of this browser would be offered. */
  const storedValues = async () => {
    vi.resetModules();
    const drafts = await import("@/lib/drafts/drafts");
    return (await drafts.loadDraft(name))?.values;
  };

  it("continues with what was typed beside the offer", async () => {
    await left({ notes: "Bars 1 to 8" });
    const { type, resume } = await openForm();
    type({ title: "Minuet" });
    expect(resume()).toMatchObject({ values: { title: "Minuet", notes: "Bars 1 to 8" }, conflicts: [] });
  });

  it("loses neither of two texts for one field, and keeps both until one is chosen", async () => {
    await left({ notes: "Bars 1 to 8" });
    const first = await openForm();
    first.type({ notes: "Mi" });
    first.draft.close();
    const { draft, type, resume } = await openForm();
    const two = [{ field: "notes", mine: "Mi", other: "Bars 1 to 8", source: "earlier" }];
    expect(resume().conflicts).toEqual(two);
    type({ notes: "Mi", title: "Minuet" });
    expect((await openForm()).resume().conflicts).toEqual(two);
    type({ notes: "" });
    expect((await loadDraft(name))?.values).toMatchObject({ notes: "Bars 1 to 8" });
    type({ notes: "Mi" });
    draft.settle("notes");
    expect((await openForm()).resume()).toMatchObject({ values: { notes: "Mi" }, conflicts: [] });
  });

  it("forgets what was typed beside the offer and emptied again", async () => {
    await left({ notes: "Bars 1 to 8" });
    const { type, draft } = await openForm();
    type({ title: "Minuet" });
    type({});
    draft.close();
    expect((await loadDraft(name))?.values).toEqual({ notes: "Bars 1 to 8" });
    await vi.waitFor(async () => expect(await storedValues()).toEqual({ notes: "Bars 1 to 8" }), 5_000);
  });

  it("gives a call that is sent again the key that it had, until it is saved", async () => {
    const key = await left({ notes: "Bars 1 to 8" });
    vi.resetModules();
    const other = await import("@/lib/drafts/form-draft");
    const draft = new other.FormDraft(name, true);
    await draft.open(empty, () => undefined);
    expect(draft.keyFor({ title: "Minuet" })).toBe(key);
    draft.resume(empty, null);
    draft.typed({ values: { ...empty, notes: "Bars 1 to 8" }, opened: empty, version: null });
    expect(draft.keyFor({ title: "Minuet" })).toBe(key);
    expect(draft.keyFor({ title: "Etude" })).not.toBe(key);
    draft.saved();
    expect(draft.keyFor({ title: "Minuet" })).not.toBe(key);
  });

  it("gives what is typed after Discard a key of its own, and what was sent beside the offer the one that it had", async () => {
    const key = await left({ notes: "Bars 1 to 8" });
    const { draft, tell } = await openForm();
    expect(tell).toHaveBeenCalled();
    draft.discard();
    expect(draft.keyFor({ title: "Minuet" })).not.toBe(key);
    await left({ notes: "Bars 1 to 8" });
    const second = await openForm();
    const sent = second.draft.keyFor({ title: "Minuet" });
    second.draft.discard();
    expect(second.draft.keyFor({ title: "Minuet" })).toBe(sent);
    second.draft.saved();
  });

  it("of a new row brings back what the form held another day, and knows no other values", async () => {
    await left({ notes: "Bars 1 to 8" });
    const { resume } = await openForm({ ...empty, until: "2026-12-21" });
    expect(resume()).toEqual({ values: { ...empty, notes: "Bars 1 to 8" }, conflicts: [] });
    await left({ until: "2026-12-24" });
    expect((await openForm({ ...empty, until: "2026-12-21" })).resume().conflicts).toEqual([]);
    const rows = await openForm({ ...empty, until: "2026-12-21" }, false);
    expect(rows.resume().conflicts).toMatchObject([{ field: "until", other: "2026-12-21", source: "row" }]);
  });

  it("that cannot be read yet is not written over, and is offered once it can", async () => {
    await left({ notes: "Bars 1 to 8" });
    const stored = localStorage.getItem(name);
    clearSession();
    isKeyThere = false;
    storeSession({ token: "u", user: { id: "ana", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
    const { type, tell, draft, resume } = await openForm();
    expect(tell).not.toHaveBeenCalled();
    type({ title: "M" });
    type({});
    expect(localStorage.getItem(name)).toBe(stored);
    type({ title: "Mi" });
    await new Promise((done) => setTimeout(done, 500));
    expect(localStorage.getItem(name)).toBe(stored);
    isKeyThere = true;
    type({ title: "Minuet" });
    await vi.waitFor(() => {
      // On a busy machine a refusal may be under way still.
      window.dispatchEvent(new Event("online"));
      expect(tell).toHaveBeenCalled();
    }, 5_000);
    expect(resume().values).toMatchObject({ title: "Minuet", notes: "Bars 1 to 8" });
    draft.close();
    const both = { title: "Minuet", notes: "Bars 1 to 8" };
    await vi.waitFor(async () => expect(await storedValues()).toMatchObject(both), 5_000);
  });

  it("takes in what another tab has stored since, and offers it", async () => {
    const { type, tell, resume, draft } = await openForm();
    vi.resetModules();
    const other = await import("@/lib/drafts/form-draft");
    const there = new other.FormDraft(name, true);
    await there.open(empty, () => undefined);
    there.typed({ values: { ...empty, notes: "Typed in the other tab" }, opened: empty, version: null });
    there.close();
    await vi.waitFor(() => expect(localStorage.getItem(name)).not.toBeNull(), 5_000);
    const stored = localStorage.getItem(name);
    type({ title: "M" });
    type({});
    expect(localStorage.getItem(name)).toBe(stored);
    type({ title: "Minuet" });
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce(), 5_000);
    draft.close();
    const both = { title: "Minuet", notes: "Typed in the other tab" };
    await vi.waitFor(async () => expect(await storedValues()).toEqual(both), 5_000);
    expect(resume().values).toMatchObject(both);
  });
});
