// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWithGoals } from "@/testing/complete-lesson";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

const note = "Clementi Sonatina bars 9-16 at 60. The Gavotte could snooze in your bag for ages. ";
const words = { do: "practise", subject: { kind: "words", text: "The Gavotte could snooze in your bag for ages" } };
const rows = () => within(screen.getByRole("list", { name: "Goals" }));
const question = () => within(rows().getByRole("group", { name: "Set Gavotte?" }));

const begin = async () => {
  const { api, user, notes } = await openWithGoals();
  await screen.findByText("Goals from your notes appear here as you write.");
  await user.type(notes, note);
  const sent = async () => {
    await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    return (api.named("PATCH")[0]?.body as { goals: unknown[] } | undefined)?.goals ?? [];
  };
  return { user, notes, sent };
};

describe("READ-10 what the note may set", () => {
  it("is counted, shows its sentence, and sends only that while nobody answers", async () => {
    const { sent } = await begin();
    expect(screen.getByRole("button", { name: /^1 goal · 1 to check$/ })).toBeTruthy();
    expect(question().getByText("“The Gavotte could snooze in your bag for ages”")).toBeTruthy();
    expect(rows().getAllByRole("listitem")).toHaveLength(2);
    expect(await sent()).toMatchObject([{ subject: { kind: "title" } }, words]);
  });

  it("is set by one press, and asked again by Undo", async () => {
    const { user, sent } = await begin();
    await user.click(question().getByRole("button", { name: "Set Gavotte" }));
    const undo = rows().getByRole("button", { name: "Undo: Gavotte" });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(document.activeElement).toBe(question().getByRole("button", { name: "Set Gavotte" }));
    await user.keyboard("{Enter}");
    const [, set, more] = await sent();
    expect(set).toMatchObject({ do: "practise", subject: { kind: "title", title: "Gavotte" } });
    expect(more).toBeUndefined();
  });

  it("is left out by one press", async () => {
    const { user, notes, sent } = await begin();
    await user.click(question().getByRole("button", { name: "Leave Gavotte" }));
    expect(document.activeElement).toBe(rows().getByRole("button", { name: "Undo: Gavotte" }));
    expect(rows().getByText("Rest")).toBeTruthy();
    await user.type(notes, "C major scale. ");
    const goals = await sent();
    expect(goals).toHaveLength(3);
    expect(goals).toContainEqual(expect.objectContaining({ do: "rest", tempo: null }));
  });

  it("is set and opened at the field that is pressed", async () => {
    const { api, user, notes } = await openWithGoals();
    await screen.findByText("Goals from your notes appear here as you write.");
    await user.type(notes, "The Gavotte bars 1-8 at 60, I'd sooner not bother. ");
    await user.click(rows().getByRole("button", { name: "Change bars 1–8" }));
    const places = rows().getByRole<HTMLInputElement>("textbox", { name: "Where" });
    expect(document.activeElement).toBe(places);
    await user.clear(places);
    await user.type(places, "5-6{Enter}");
    await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({
      goals: [{ do: "practise", places: [{ kind: "bars", from: 5, to: 6 }], tempo: { now: 60 } }],
    });
  });
});

describe("FIELD-47 before Complete", () => {
  it("what is left out and what is not used is there to read", async () => {
    const { user, notes } = await openWithGoals();
    await screen.findByText("Goals from your notes appear here as you write.");
    await user.type(notes, "Skip the Gavotte. Minuet bars 1-8 at 60. Wibble. ");
    expect(screen.getByText("Left out: Gavotte")).toBeTruthy();
    expect(screen.getByText("Not used: “Wibble”")).toBeTruthy();
  });
});
