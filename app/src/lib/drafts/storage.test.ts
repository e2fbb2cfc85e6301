// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  deleteExpiredDrafts,
  draftLimits,
  draftName,
  readSealed,
  removeStored,
  storedNames,
  storeSealed,
} from "@/lib/drafts/storage";

const day = 24 * 60 * 60 * 1000;
const now = Date.parse("2026-11-22T09:00:00Z");
const notes = draftName("ana", "complete-lesson", "1");

describe("the storage of drafts", () => {
  afterEach(() => vi.restoreAllMocks());

  it("gives back what it keeps, under a name with user, form and subject", () => {
    expect(notes).toBe("draft:ana:complete-lesson:1");
    expect(storeSealed(notes, now, "iv.data")).toBe(true);
    expect(readSealed(notes, now)).toBe("iv.data");
    removeStored(notes);
    expect(readSealed(notes, now)).toBeNull();
  });

  it("keeps a draft for seven days, and deletes older and broken ones of everybody", () => {
    storeSealed(notes, now - 7 * day + 1, "young");
    storeSealed(draftName("ben", "edit-lesson", "2"), now - 7 * day, "old");
    localStorage.setItem("draft:ben:broken", "no time");
    localStorage.setItem("theme", "dark");
    expect(readSealed(draftName("ben", "edit-lesson", "2"), now)).toBeNull();
    deleteExpiredDrafts(now);
    expect(Object.keys(localStorage).sort()).toEqual([notes, "theme"]);
  });

  it("keeps twenty of a user, the newest, and nobody else's go for them", () => {
    storeSealed(draftName("ben", "edit-lesson", "1"), now - day, "of ben");
    for (let at = 0; at < draftLimits.count + 3; at += 1) {
      storeSealed(draftName("ana", "edit-lesson", String(at)), now + at, "of ana");
    }
    const left = storedNames("ana");
    expect(left).toHaveLength(draftLimits.count);
    for (const gone of ["0", "1", "2"]) expect(left).not.toContain(draftName("ana", "edit-lesson", gone));
    expect(storedNames("ben")).toHaveLength(1);
  });

  it("is silent where storage is full or forbidden", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(storeSealed(notes, now, "iv.data")).toBe(false);
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(storedNames("ana")).toEqual([]);
    expect(readSealed(notes, now)).toBeNull();
    deleteExpiredDrafts(now);
    removeStored(notes);
  });
});
