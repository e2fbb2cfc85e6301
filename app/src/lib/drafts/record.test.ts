import { describe, expect, it } from "vitest";
import { conflictsOf, fitted, merged, parseRecord, recordOf } from "@/lib/drafts/record";

const opened = { title: "Minuet", notes: "", minutes: 30 as number | null, assignments: [] as unknown[] };

const begun = (changes: object, version: number | null = null) => {
  const record = recordOf({ values: { ...opened, ...changes }, opened, version, isNew: false }, 1);
  if (record === null) throw new Error("nothing changed");
  return record;
};

describe("a draft's record", () => {
  it("holds the changed fields alone, with what stood there before", () => {
    expect(begun({ notes: "Bars 1 to 8", minutes: null }, 4)).toEqual({
      v: 1,
      savedAt: 1,
      baseVersion: 4,
      base: { notes: "", minutes: 30 },
      values: { notes: "Bars 1 to 8", minutes: null },
    });
    expect(recordOf({ values: { ...opened, assignments: [] }, opened, version: null, isNew: false }, 1)).toBeNull();
  });

  it("never holds a password or a code, whichever form it is of", () => {
    const secrets = { currentPassword: "", tempPassword: "", password: "", inviteCode: "", code: "", token: "" };
    const typed = Object.fromEntries(Object.keys(secrets).map((field) => [field, "hunter2"]));
    expect(recordOf({ values: typed, opened: secrets, version: null, isNew: false }, 1)).toBeNull();
    const record = { ...begun({ notes: "x" }), values: { password: "hunter2", notes: "x" } };
    expect(fitted(record, { ...opened, password: "" })?.values).toEqual({ notes: "x" });
  });

  it("keeps of both what an earlier time left and what is typed now", () => {
    const both = merged(begun({ title: "Gavotte", notes: "Old" }, 3), begun({ notes: "New", minutes: 45 }, 5));
    expect(both.values).toEqual({ title: "Gavotte", notes: "New", minutes: 45 });
    expect(both.baseVersion).toBe(3);
    expect(both.earlier).toEqual({ notes: "Old" });
    expect(parseRecord(JSON.stringify(both))).toEqual(both);
    expect(merged(begun({ notes: "Same" }), begun({ notes: "Same" })).earlier).toBeUndefined();
  });

  it("is read back, and nothing else is", () => {
    const record = begun({ notes: "Bars 1 to 8" });
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    for (const broken of ["", "null", "[]", "{}", JSON.stringify({ ...record, v: 0 }), '{"v":1,"values":[]}']) {
      expect(parseRecord(broken)).toBeNull();
    }
  });

  it("gives a newer form only what it knows and can show", () => {
    const record = begun({ notes: "Kept", minutes: 45 });
    expect(fitted(record, { notes: "", minutes: null })?.values).toEqual({ notes: "Kept", minutes: 45 });
    expect(fitted(record, { notes: "", minutes: "30" })?.values).toEqual({ notes: "Kept" });
    expect(fitted(record, { somethingElse: "" })).toBeNull();
  });
});

describe("a row that changed meanwhile", () => {
  const record = begun({ title: "Gavotte", notes: "Mine" }, 4);

  it("is in conflict where it got another value than the draft was begun on", () => {
    expect(conflictsOf(record, { ...opened, title: "Bourrée", minutes: 60 }, 5, false)).toEqual([
      { field: "title", mine: "Gavotte", other: "Bourrée", source: "row" },
    ]);
  });

  it("is in no conflict with the same version, or where both say the same", () => {
    expect(conflictsOf(record, { ...opened, title: "Bourrée" }, 4, false)).toEqual([]);
    expect(conflictsOf(record, { ...opened, title: "Gavotte" }, 5, false)).toEqual([]);
    expect(conflictsOf(record, opened, 5, false)).toEqual([]);
  });

  it("is compared by its values where it has no version", () => {
    expect(conflictsOf(begun({ title: "Gavotte" }), { ...opened, title: "Bourrée" }, null, false)).toHaveLength(1);
  });
});
