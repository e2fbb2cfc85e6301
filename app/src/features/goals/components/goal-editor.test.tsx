// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWithGoals } from "@/testing/complete-lesson";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

/** The opened row of a note, and what is typed into its boxes. */
const openRow = async (note: string) => {
  const { api, user, notes } = await openWithGoals();
  await screen.findByText("Goals from your notes appear here as you write.");
  await user.type(notes, note);
  const rows = () => within(screen.getByRole("list", { name: "Goals" }));
  await user.click(rows().getByRole("button", { name: /Sonatina/, expanded: false }));
  const box = (name: string) => rows().getByRole<HTMLInputElement>("textbox", { name });
  return {
    typeInto: async (name: string, text: string) => {
      await user.clear(box(name));
      await user.type(box(name), `${text}{Enter}`);
    },
    tempi: () => ["Tempo Now", "Tempo Next"].map((name) => box(name).value),
    sent: async () => {
      await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
      await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
      return api.named("PATCH")[0]?.body;
    },
  };
};

describe("GOAL-04 the tempi of an opened row", () => {
  it("count the note of the row where a number stands alone, and another one that is typed", async () => {
    const { typeInto, tempi } = await openRow("Clementi Sonatina quaver = 100 to 120. ");
    expect(tempi()).toEqual(["♪ = 100", "♪ = 120"]);
    await typeInto("Tempo Now", "104");
    expect(tempi()).toEqual(["♪ = 104", "♪ = 120"]);
    await typeInto("Tempo Next", "");
    expect(tempi()).toEqual(["♪ = 104", ""]);
    await typeInto("Tempo Next", "crotchet = 60");
    expect(tempi()).toEqual(["52", "60"]);
  });

  it("count it still once both boxes were emptied", async () => {
    const { typeInto, tempi, sent } = await openRow("Clementi Sonatina at quaver = 100. ");
    await typeInto("Tempo Now", "");
    expect(tempi()).toEqual(["", ""]);
    await typeInto("Tempo Next", "126");
    await typeInto("Tempo Now", "104");
    expect(tempi()).toEqual(["♪ = 104", "♪ = 126"]);
    expect(await sent()).toMatchObject({ goals: [{ tempo: { now: 104, next: 126, unit: "quaver" } }] });
  });
});
