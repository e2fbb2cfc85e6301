import { UserRound } from "lucide-react";
import { describe, expect, it } from "vitest";
import type { PaletteEntry } from "@/features/palette/entries";
import { accountActions, actionsOf, foundIn } from "@/features/palette/entries";
import { loadCore } from "@/lib/core";

const entry = (label: string, detail?: string): PaletteEntry => ({
  id: label,
  label,
  detail,
  icon: UserRound,
  to: "/",
});
const labels = (entries: readonly PaletteEntry[]) => entries.map(({ label }) => label);

describe("the palette's actions", () => {
  it.each([
    ["ADMINISTRATOR", false, ["Add User"]],
    ["TEACHER", false, ["Schedule Lesson", "Add Student", "Write Lesson Note"]],
    ["TEACHER", true, []],
    ["STUDENT", false, ["Contact Teacher", "Contact Administrator"]],
    ["PARENT", false, ["Contact Administrator"]],
  ])("PALETTE-01 of a %s who waits: %s", (role, waits, own) => {
    expect(labels(actionsOf(role, waits))).toEqual(own);
  });

  it("PALETTE-01 of everybody", () => {
    expect(labels(accountActions("light"))).toEqual(["Switch to Dark Mode", "Log out"]);
    expect(labels(accountActions("dark"))).toEqual(["Switch to Light Mode", "Log out"]);
  });
});

describe("the palette's order", () => {
  it("puts a name that begins with what was typed before one that holds it inside", async () => {
    const core = await loadCore();
    const people = ["Monica Sand", "Nic Amon", "Óna Lund", "Tom Onway", "Theo Park"].map((name) => entry(name));
    const [found] = foundIn(core, [{ name: "People", entries: people }], "on");
    expect(labels(found?.entries ?? [])).toEqual(["Óna Lund", "Tom Onway", "Monica Sand", "Nic Amon"]);
  });

  it("[FIELD-07] finds a student by a parent's name, however it is typed", async () => {
    const core = await loadCore();
    const people = [{ ...entry("Tilda Brook"), parents: ["Helen O’Brien"] }, entry("Theo Park")];
    for (const typed of ["helen o'brien", "OBrien", "helen  o brien"]) {
      const [found] = foundIn(core, [{ name: "People", entries: people }], typed);
      expect(labels(found?.entries ?? []), typed).toEqual(["Tilda Brook"]);
    }
  });

  it("puts the group of the best entry first, and leaves empty ones out", async () => {
    const core = await loadCore();
    const groups = [
      { name: "People", entries: [entry("Monica Sand")] },
      { name: "Actions", entries: [] },
      { name: "Screens", entries: [entry("Canon")] },
    ];
    expect(foundIn(core, groups, "can").map(({ name }) => name)).toEqual(["Screens"]);
    expect(foundIn(core, groups, "n").map(({ name }) => name)).toEqual(["People", "Screens"]);
    expect(foundIn(core, groups, "ca").map(({ name }) => name)).toEqual(["Screens", "People"]);
    expect(foundIn(core, groups, "").map(({ name }) => name)).toEqual(["People", "Screens"]);
  });
});
