// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWithGoals } from "@/testing/complete-lesson";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

const complete = { name: "Complete Lesson" };
const begun = () => screen.findByText("Goals from your notes appear here as you write.");
const unfinished = "Please finish what you typed in the goals first.";

describe("what is typed in a goal and does not count yet", () => {
  it("is not lost where it is to be added: its box has the focus, and says so", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Good.");
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    const box = screen.getByRole("textbox", { name: "Add Goal" });
    await user.type(box, "C major scale");
    await user.click(screen.getByRole("button", complete));
    expect(await screen.findByText(unfinished)).toBeTruthy();
    expect(screen.getByText("Please add this goal, or clear the box")).toBeTruthy();
    expect(document.activeElement).toBe(box);
    expect(api.named("PATCH")).toEqual([]);
    await user.keyboard("{Enter}");
    await user.click(screen.getByRole("button", complete));
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ goals: [{ subject: { kind: "technique" } }] });
  });

  it("is not lost where it is wrong: the click that leaves its box does not complete with the number of before", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonatina at 60. ");
    await user.click(await screen.findByRole("button", { name: /^Sonatina/, expanded: false }));
    const tempo = screen.getByRole("textbox", { name: "Tempo Now" });
    await user.clear(tempo);
    await user.type(tempo, "300");
    await user.click(screen.getByRole("button", complete));
    expect(await screen.findByText(unfinished)).toBeTruthy();
    expect(document.activeElement).toBe(tempo);
    expect(api.named("PATCH")).toEqual([]);
    await user.clear(tempo);
    await user.type(tempo, "72");
    await user.click(screen.getByRole("button", complete));
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ goals: [{ tempo: { now: 72 } }] });
  });
});
