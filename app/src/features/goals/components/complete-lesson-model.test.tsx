// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWithGoals } from "@/testing/complete-lesson";
import type { FakeAnswer } from "@/testing/fake-api";
import { Refusal } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

const name = "Some Model 7B";
const note = "Minuet in G bars 1-8 at 60. Started Harbour Lights, bars 9-16 hands apart at 60. ";
const piece = (title: string, more: object = {}) => ({
  do: "practise",
  subject: { kind: "title", title },
  places: [{ kind: "bars", from: 9, to: 16 }],
  said: "bars 9-16",
  ...more,
});
const asked = (goal: object, state = "asked") => ({ state, goal });

/** The dialog with a note typed, beside a model that answers so. */
const begin = async (answer: FakeAnswer) => {
  const opened = await openWithGoals({}, { name, answer });
  await screen.findByText("Goals from your notes appear here as you write.");
  await opened.user.type(opened.notes, note);
  const read = () => opened.user.click(screen.getByRole("button", { name: `Read with ${name}` }));
  const sent = async () => {
    await opened.user.click(screen.getByRole("button", { name: "Complete Lesson" }));
    await waitFor(() => expect(opened.api.named("PATCH")).toHaveLength(1));
    return (opened.api.named("PATCH")[0]?.body as { goals: unknown[] } | undefined)?.goals ?? [];
  };
  return { ...opened, read, sent };
};

const proposed = () => within(screen.getByRole("list", { name: `Read by ${name}` }));
const goals = () => within(screen.getByRole("list", { name: "Goals" }));

describe("READ-11 reading with a model", () => {
  it("is not seen without one, and is never done by itself", async () => {
    const { user, notes } = await openWithGoals();
    await screen.findByText("Goals from your notes appear here as you write.");
    await user.type(notes, note);
    expect(screen.queryByText(/^Read with/)).toBeNull();
    expect(screen.queryByText(/^Sends these notes/)).toBeNull();
  });

  it("says what leaves the server, sends the notes alone, and adds rows with their quotes to check", async () => {
    const { api, read, sent } = await begin(() => ({ rows: [asked(piece("Evening Song"))] }));
    expect(screen.getByText(/^Sends these notes and the student’s pieces to it\. Names/)).toBeTruthy();
    expect(api.named("POST")).toHaveLength(0);
    await read();
    const row = within(await proposed().findByRole("group", { name: "Set Evening Song, bars 9–16?" }));
    expect(row.getByText("“bars 9-16”")).toBeTruthy();
    expect(screen.getByText(`${name} found 1 goal.`)).toBeTruthy();
    expect(screen.getByRole("button", { name: /^2 goals · 1 to check$/ })).toBeTruthy();
    expect(api.named("POST")[0]?.body).toEqual({ notes: note });
    expect(JSON.stringify(await sent())).not.toContain("Evening Song");
  });

  it("sets a row by one press, takes it back by Undo, and forgets one that is dismissed", async () => {
    const rows = [asked(piece("Evening Song")), asked(piece("Gavotte"), "clash")];
    const { user, read, sent } = await begin(() => ({ rows }));
    await read();
    await user.click(await proposed().findByRole("button", { name: "Set Evening Song, bars 9–16" }));
    const undo = goals().getByRole("button", { name: "Undo: Evening Song, bars 9–16" });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await user.click(proposed().getByRole("button", { name: "Set Evening Song, bars 9–16" }));
    expect(proposed().getByText("Your notes may say the opposite.")).toBeTruthy();
    await user.click(proposed().getByRole("button", { name: "Dismiss Gavotte, bars 9–16" }));
    expect(screen.queryByRole("list", { name: `Read by ${name}` })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    const titles = (await sent()).map((goal) => (goal as { subject: { title?: string } }).subject.title);
    expect(titles).toContain("Evening Song");
    expect(titles).not.toContain("Gavotte");
  });

  it("sets what the reader is certain of, too, in place of the teacher's words", async () => {
    const lights = piece("Harbour Lights", { hands: "apart", tempo: { now: 60 }, said: "Started Harbour Lights" });
    const { read, sent } = await begin(() => ({ rows: [asked(lights, "set")] }));
    await read();
    await goals().findByText("Harbour Lights");
    expect(screen.queryByRole("list", { name: `Read by ${name}` })).toBeNull();
    const set = await sent();
    expect(set).toHaveLength(2);
    expect(set[1]).toMatchObject({
      do: "practise",
      subject: { title: "Harbour Lights" },
      tempo: { now: 60 },
      started: true,
    });
  });

  it("sets nothing whose sentence was removed, or changed while it read", async () => {
    const lights = piece("Harbour Lights", { hands: "apart", tempo: { now: 60 }, said: "Started Harbour Lights" });
    let found = (): void => undefined;
    const rows = { rows: [asked(lights, "set")] };
    const late = new Promise<typeof rows>((resolve) => {
      found = () => resolve(rows);
    });
    const { user, notes, read, sent } = await begin(() => late);
    await read();
    await user.clear(notes);
    await user.type(notes, "Skip Harbour Lights this week. ");
    found();
    await screen.findByText(`${name} found 1 goal.`);
    expect(screen.queryByRole("list", { name: `Read by ${name}` })).toBeNull();
    expect(JSON.stringify(await sent())).not.toContain("apart");
  });

  it("sets nothing whose row was removed before", async () => {
    const lights = piece("Harbour Lights", { hands: "apart", tempo: { now: 60 }, said: "Started Harbour Lights" });
    const { user, read, sent } = await begin(() => ({ rows: [asked(lights, "set")] }));
    await user.click(goals().getByRole("button", { name: /^Remove .*Harbour Lights/ }));
    await read();
    await screen.findByText(`${name} found 1 goal.`);
    expect(screen.queryByRole("list", { name: `Read by ${name}` })).toBeNull();
    expect(JSON.stringify(await sent())).not.toContain("Harbour");
  });

  it("adds to a row of the note, and changes none that was edited or removed", async () => {
    const minuet = { ...piece("Minuet in G"), places: [{ kind: "bars", from: 1, to: 8 }], said: "at 60" };
    const { user, read, sent } = await begin(() => ({ rows: [asked({ ...minuet, tempo: { now: 60, next: 72 } })] }));
    await read();
    const set = await proposed().findByRole("button", { name: "Set Minuet in G, bars 1–8" });
    await user.click(goals().getByText("Minuet in G"));
    const tempo = goals().getByRole("textbox", { name: "Tempo Now" });
    await user.clear(tempo);
    await user.type(tempo, "66{Enter}");
    expect(set.isConnected).toBe(false);
    expect(screen.queryByRole("list", { name: `Read by ${name}` })).toBeNull();
    expect((await sent())[0]).toMatchObject({ tempo: { now: 66 } });
  });

  it("drops a row whose words are typed away", async () => {
    const { user, notes, read } = await begin(() => ({ rows: [asked(piece("Evening Song"))] }));
    await read();
    await proposed().findByRole("group", { name: "Set Evening Song, bars 9–16?" });
    await user.clear(notes);
    await user.type(notes, "Minuet in G. ");
    expect(screen.queryByRole("list", { name: `Read by ${name}` })).toBeNull();
  });

  it("leaves the dialog usable while it reads, and as it was with one sentence where it fails", async () => {
    let fail = (): void => undefined;
    const failing = new Promise<Refusal>((resolve) => {
      fail = () => resolve(new Refusal(503, `${name} did not answer in time, so nothing was added to the list.`));
    });
    const { user, notes, read, sent } = await begin(() => failing);
    await read();
    expect(screen.getByRole("button", { name: `Read with ${name}` }).getAttribute("aria-busy")).toBe("true");
    await user.type(notes, "C major scale. ");
    await goals().findByText("C major scale");
    fail();
    await screen.findByText(`${name} did not answer in time, so nothing was added to the list.`);
    expect(screen.queryByRole("list", { name: `Read by ${name}` })).toBeNull();
    expect(await sent()).toHaveLength(3);
  });

  it("says so where it finds nothing else", async () => {
    const { read } = await begin(() => ({ rows: [] }));
    await read();
    await screen.findByText(`${name} found nothing else in your notes.`);
  });
});
