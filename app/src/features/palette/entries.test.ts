import { UserRound } from "lucide-react";
import { describe, expect, it } from "vitest";
import type { PaletteEntry } from "@/features/palette/entries";
import { accountActions, actionsOf, bestFirst, matching } from "@/features/palette/entries";
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
    expect(labels(matching(core, people, "on"))).toEqual(["Óna Lund", "Tom Onway", "Monica Sand", "Nic Amon"]);
  });

  it("puts the group of the best entry first, and leaves empty ones out", () => {
    const found = [
      { name: "People", entries: [entry("Monica Sand")] },
      { name: "Actions", entries: [] },
      { name: "Screens", entries: [entry("Calendar")] },
    ];
    expect(bestFirst(found, "ca").map(({ name }) => name)).toEqual(["Screens", "People"]);
    expect(bestFirst(found, "").map(({ name }) => name)).toEqual(["People", "Screens"]);
  });
});
