// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWithGoals } from "@/testing/complete-lesson";
import { Refusal } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";
import { whole } from "@/testing/whole-text";

stubBrowser();

const rows = () => within(screen.getByRole("list", { name: "Goals" }));
const begun = () => screen.findByText("Goals from your notes appear here as you write.");
type User = Awaited<ReturnType<typeof openWithGoals>>["user"];
const complete = async (user: User) => user.click(screen.getByRole("button", { name: "Complete Lesson" }));

describe("what the lesson sets", () => {
  it("appears while the note is typed, never of a half typed word, and is sent", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonat");
    expect(screen.queryByText(/Sonat/, { selector: "bdi" })).toBeNull();
    await user.type(notes, "ina bars 9-16 hands apart at 60.");
    expect(rows().getByText(whole("bars 9–16 · hands apart · crotchet = 60"))).toBeTruthy();
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({
      goals: [{ do: "practise", places: [{ kind: "bars", from: 9, to: 16 }], hands: "apart" }],
      week: {},
      body: null,
    });
  });

  it("GOAL-14 stays away once removed, until its Undo", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonatina at 60. ");
    await user.click(rows().getByRole("button", { name: /^Remove / }));
    const undo = rows().getByRole("button", { name: /^Undo: / });
    expect(document.activeElement).toBe(undo);
    await user.type(notes, "C major scale. ");
    expect(rows().getAllByRole("listitem")).toHaveLength(2);
    expect(rows().getByRole("button", { name: /^Undo: / })).toBeTruthy();
    await user.click(undo);
    await waitFor(() => expect(rows().getAllByRole("button", { name: /^Remove / })).toHaveLength(2));
    await user.click(rows().getByRole("button", { name: /^Remove C major/ }));
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ goals: [{ subject: { kind: "title" } }] });
  });

  it("GOAL-14 lets a line of the week be removed, which stays away until its Undo", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Only ten minutes a day. No practice on Friday. ");
    const week = () => within(screen.getByRole("list", { name: "This week" }));
    expect(week().getAllByRole("listitem")).toHaveLength(2);
    await user.click(week().getByRole("button", { name: /^Remove: not on / }));
    const undo = week().getByRole("button", { name: /^Undo: not on / });
    expect(document.activeElement).toBe(undo);
    await user.type(notes, "C major scale. ");
    expect(week().getByRole("button", { name: /^Undo: not on / })).toBeTruthy();
    await user.click(week().getByRole("button", { name: "Remove: 10 min a day" }));
    await user.click(week().getByRole("button", { name: "Undo: 10 min a day" }));
    expect(document.activeElement).toBe(week().getByRole("button", { name: "Remove: 10 min a day" }));
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ week: { minutesPerDay: 10, offDates: [] } });
  });

  it("says until when a piece rests, which can be changed", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, 'Skip the "Sonatina" this week. ');
    await user.click(rows().getByText("until the next lesson"));
    expect(rows().queryByRole("textbox", { name: /Tempo|How/ })).toBeNull();
    expect(rows().queryByRole("combobox", { name: "Hands" })).toBeNull();
    await user.selectOptions(rows().getByLabelText("Until When"), "until it is set again");
    expect(rows().queryByText("until the next lesson", { selector: "span" })).toBeNull();
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ goals: [{ do: "rest", until: null }] });
  });

  const withSonatina = {
    pieces: [
      {
        id: "5f0c6b6e-6f6e-7000-8000-000000000003",
        title: "Sonatina",
        composer: "Clementi",
        state: "active" as const,
        lastSet: "2026-11-12",
      },
    ],
  };

  it("lets a piece that is added by hand no longer rest, says so, and says which row loses where both stand", async () => {
    const { api, user, notes } = await openWithGoals(withSonatina);
    await begun();
    await user.type(notes, "Leave the Clementi Sonatina this week. ");
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    // It is offered, as the list lets it rest.
    expect(within(screen.getByRole("list", { name: "Pieces" })).getByRole("button", { name: "Sonatina" })).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: "Add Goal" }), "Clementi Sonatina bars 9-16{Enter}");
    expect(screen.getByText("Sonatina no longer rests.")).toBeTruthy();
    expect(rows().getByText("Rest: Sonatina")).toBeTruthy();
    await user.click(rows().getByRole("button", { name: /^Undo: / }));
    expect(rows().getByText("left out, as it rests")).toBeTruthy();
    await user.click(rows().getAllByRole("button", { name: /^Remove / })[0] as HTMLElement);
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ goals: [{ do: "practise" }] });
  });

  it("lets a rest that is added by hand take the place of what works on the piece", async () => {
    const { user, notes } = await openWithGoals(withSonatina);
    await begun();
    await user.type(notes, "Clementi Sonatina bars 9-16 at 60. ");
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    await user.type(screen.getByRole("textbox", { name: "Add Goal" }), "rest the Sonatina{Enter}");
    expect(screen.getByText("Sonatina is left out; its other goals are removed.")).toBeTruthy();
    expect(rows().getAllByRole("button", { name: /^Remove / })).toHaveLength(1);
  });

  it("has no two goals for the same bars and hand", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, '"Minuet in G" bars 1-8 left hand. "Minuet in G" bars 1-8 hands together. ');
    expect(rows().getAllByRole("listitem")).toHaveLength(2);
    await user.click(rows().getByText("bars 1–8 · hands together"));
    await user.selectOptions(rows().getByRole("combobox", { name: "Hands" }), "Left only");
    expect(await rows().findByText(/^Another goal is already about this/)).toBeTruthy();
    expect(rows().getByText("bars 1–8 · hands together")).toBeTruthy();
  });

  it("is told in one line when the box is left, wherever the list stands", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    const told = { selector: "[role=status]" };
    await user.type(notes, "Clementi Sonatina at 60. ");
    expect(screen.queryByText("1 goal", told)).toBeNull();
    await user.tab();
    const status = screen.getByText("1 goal", told);
    expect(screen.getByRole("region", { name: "This lesson sets" }).contains(status)).toBe(false);
  });

  it("says which words were not used", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonatina at 60. The dog ate the folder. ");
    expect(screen.getByRole("list", { name: "Not used" }).textContent).toContain("folder");
  });

  it("quotes a sentence without the teacher's own marks", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, 'Say "la la la" before each verse. ');
    expect(rows().getByText(/^“[^"“”]+”$/)).toBeTruthy();
  });

  it("opens to the words that it was read from", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonatina at 60. ");
    await user.click(rows().getByRole("button", { name: /Sonatina/, expanded: false }));
    expect(rows().getByText(/^From “Clementi Sonatina at 60/)).toBeTruthy();
  });
});

describe("what is changed by hand", () => {
  const sent = async (api: Awaited<ReturnType<typeof openWithGoals>>["api"]) => {
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    return api.named("PATCH")[0]?.body;
  };
  const openRow = (user: User, name: RegExp) => user.click(rows().getByRole("button", { name, expanded: false }));

  it("GOAL-04 takes a tempo with the note that it counts, as the note does", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonatina at 60 to 72. ");
    await openRow(user, /^Sonatina|Clementi/);
    const tempo = rows().getByRole<HTMLInputElement>("textbox", { name: "Tempo Now" });
    await user.clear(tempo);
    await user.type(tempo, "quaver = 126{Enter}");
    expect(tempo.value).toBe("♪ = 126");
    expect(rows().getByRole<HTMLInputElement>("textbox", { name: "Tempo Next" }).value).toBe("♪ = 144");
    await complete(user);
    await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
    expect(api.named("PATCH")[0]?.body).toMatchObject({ goals: [{ tempo: { now: 126, next: 144, unit: "quaver" } }] });
  });

  it("stays, whatever the note says later; a number that is no tempo says so", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonatina bars 9-16 at 60. ");
    await openRow(user, /^Sonatina|Clementi/);
    const fields = within(rows().getByRole("group", { name: "Sonatina, bars 9–16" }));
    const tempo = fields.getByRole("textbox", { name: "Tempo Now" });
    await user.clear(tempo);
    await user.type(tempo, "720{Enter}");
    expect(rows().getByText("A tempo must be from 30 to 208")).toBeTruthy();
    await user.clear(tempo);
    await user.type(tempo, "fast{Enter}");
    expect(rows().getByText("A tempo must be from 30 to 208")).toBeTruthy();
    await user.clear(tempo);
    await user.type(tempo, "72{Enter}");
    const where = rows().getByRole("textbox", { name: "Where" });
    await user.clear(where);
    await user.type(where, "9-20, the coda{Enter}");
    await user.selectOptions(rows().getByRole("combobox", { name: "Hands" }), "Apart");
    expect(api.named("PATCH")).toEqual([]);
    await user.type(notes, "Hands together. ");
    expect(rows().getByText(whole("bars 9–20, the coda · hands apart · crotchet = 72"))).toBeTruthy();
    await complete(user);
    expect(await sent(api)).toMatchObject({
      goals: [{ tempo: { now: 72 }, hands: "apart", places: [{ kind: "bars", from: 9, to: 20 }, { kind: "words" }] }],
    });
  });

  it("adds what the note does not say: by its words, and a piece of the student", async () => {
    const piece = { id: "5f0c6b6e-6f6e-7000-8000-000000000001", title: "Gavotte", state: "active" } as const;
    const { api, user } = await openWithGoals({ pieces: [piece] });
    await begun();
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    await user.type(screen.getByRole("textbox", { name: "Add Goal" }), "C major scale{Enter}");
    await user.type(screen.getByRole("textbox", { name: "Add Goal" }), "bring the blue folder{Enter}");
    await user.click(screen.getByRole("button", { name: "Gavotte" }));
    expect(rows().getAllByRole("listitem")).toHaveLength(3);
    await user.type(screen.getByRole("textbox", { name: "Notes" }), "Good.");
    await complete(user);
    expect(await sent(api)).toMatchObject({
      goals: [
        { subject: { kind: "technique" } },
        { subject: { kind: "words", text: "bring the blue folder" } },
        { subject: { kind: "piece", pieceId: piece.id } },
      ],
    });
  });

  it("keeps a goal in the teacher's words where not all of them are understood", async () => {
    const { api, user } = await openWithGoals();
    await begun();
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    await user.type(screen.getByRole("textbox", { name: "Add Goal" }), "vibrato exercise 2 min, wrist only{Enter}");
    await user.type(screen.getByRole("textbox", { name: "Notes" }), "Good.");
    await complete(user);
    expect(await sent(api)).toMatchObject({
      goals: [{ subject: { kind: "words", text: "vibrato exercise 2 min, wrist only" } }],
    });
  });

  it("says of what the list has that it is there, and adds nothing twice", async () => {
    const piece = { id: "5f0c6b6e-6f6e-7000-8000-000000000001", title: "Gavotte", state: "active" } as const;
    const { user, notes } = await openWithGoals({ pieces: [piece] });
    await begun();
    await user.type(notes, "C major scale. Gavotte bars 9-16. ");
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Add Goal" });
    for (const typed of ["scale of C major", "gavotte", "Gavotte bars 9 to 16"]) {
      await user.type(box, `${typed}{Enter}`);
      expect(screen.getByText("Already in the list")).toBeTruthy();
      expect(box.value).toBe(typed);
      expect(document.activeElement).toBe(box);
      await user.clear(box);
      expect(screen.queryByText("Already in the list")).toBeNull();
    }
    await user.type(box, "gavo");
    expect(screen.getByText("Already in the list:").textContent).toBe("Already in the list: Gavotte");
    await user.clear(box);
    await user.type(box, "Gavotte bars 20-24{Enter}");
    expect(rows().getAllByRole("listitem")).toHaveLength(3);
  });

  it("brings back what was removed where that is added", async () => {
    const { user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "C major scale. ");
    await user.click(rows().getByRole("button", { name: "Remove C major scale" }));
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    await user.type(screen.getByRole("textbox", { name: "Add Goal" }), "C major scale{Enter}");
    expect(rows().getAllByRole("listitem")).toHaveLength(1);
    expect(rows().getByRole("button", { name: "Remove C major scale" })).toBeTruthy();
  });

  it("gives a phrase that was not used to a goal as its way to practise", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Clementi Sonatina at 60. The dog ate the folder. ");
    const unread = within(screen.getByRole("list", { name: "Not used" }));
    await user.click(unread.getAllByRole("button")[0] as HTMLElement);
    await user.click(screen.getAllByRole("button", { name: /Sonatina/ }).at(-1) as HTMLElement);
    expect(screen.queryByRole("list", { name: "Not used" })).toBeNull();
    await complete(user);
    expect(await sent(api)).toMatchObject({ goals: [{ how: expect.stringContaining("folder") }] });
  });

  it("offers the pieces that were set last, and finds the others by typing", async () => {
    const piece = (number: number, title: string, lastSet: string | null, state: "active" | "finished" = "active") => ({
      id: `5f0c6b6e-6f6e-7000-8000-00000000000${number}`,
      title,
      composer: title === "Air" ? "Telemann" : null,
      state,
      lastSet,
    });
    const { user } = await openWithGoals({
      pieces: [
        piece(1, "Air", "2025-01-09"),
        piece(2, "Bourrée", "2026-11-12"),
        piece(3, "Courante", null),
        piece(4, "Dance", "2026-11-05"),
        piece(5, "Entrée", "2026-10-29"),
        piece(6, "Fugue", "2026-10-22"),
        piece(7, "Gavotte", "2026-10-15"),
        piece(8, "Hornpipe", "2026-10-08"),
        piece(9, "Intrada", "2026-11-12", "finished"),
      ],
    });
    await begun();
    await user.click(screen.getByRole("button", { name: "Add Goal" }));
    const offered = () =>
      within(screen.getByRole("list", { name: "Pieces" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(["Bourrée", "Dance", "Entrée", "Fugue", "Gavotte", "Hornpipe"]);
    const box = screen.getByRole("textbox", { name: "Add Goal" });
    await user.type(box, "telem");
    expect(offered()).toEqual(["Air"]);
    expect(screen.getByText("1 piece found")).toBeTruthy();
    await user.clear(box);
    await user.type(box, "intrada");
    await user.click(screen.getByRole("button", { name: "Intrada" }));
    expect(rows().getByText("Intrada")).toBeTruthy();
    await user.type(box, "intrada");
    expect(screen.queryByRole("list", { name: "Pieces" })).toBeNull();
  });

  it("asks what becomes of what the last lesson left open", async () => {
    const scale = { kind: "technique", form: "scale", key: { tonic: "D", mode: "major" } } as const;
    const left = { lessonDate: "2026-11-12", goals: [{ do: "practise", subject: scale } as const] };
    const { api, user, notes } = await openWithGoals({ open: left });
    const still = within(await screen.findByRole("list", { name: "Still open from Thu 12 Nov" }));
    await user.click(still.getByRole("button", { name: "Rest" }));
    expect(still.getByRole("button", { name: "Rest", pressed: true })).toBeTruthy();
    await user.type(notes, "Good.");
    await complete(user);
    expect(await sent(api)).toMatchObject({ goals: [{ do: "rest", carriedFrom: "2026-11-12" }] });
  });

  it("asks which piece a shortened title means", async () => {
    const pieceId = "5f0c6b6e-6f6e-7000-8000-000000000002";
    const sonata = {
      id: pieceId,
      title: "Sonata in C",
      composer: "Mozart",
      state: "active",
      lastSet: "2026-01-08",
    } as const;
    const { api, user, notes } = await openWithGoals({ pieces: [sonata] });
    await begun();
    await user.type(notes, "Mozart Sonata at 60. ");
    const question = within(rows().getByRole("group", { name: "Which Sonata?" }));
    await user.click(question.getByRole("button", { name: "Sonata in C" }));
    expect(rows().queryByRole("button", { name: "Add New Piece" })).toBeNull();
    await complete(user);
    expect(await sent(api)).toMatchObject({ goals: [{ subject: { kind: "piece", pieceId } }] });
  });

  it("makes a sentence whose subject is not proven a piece, by its title", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Started Harbour Lights, verse chords slowly. ");
    await openRow(user, /Harbour Lights/);
    await user.click(rows().getByRole("button", { name: "This Is a Piece" }));
    await user.type(rows().getByRole("textbox", { name: "Title of the Piece" }), "Harbour Lights{Enter}");
    expect(rows().getByText("Harbour Lights", { selector: "bdi" })).toBeTruthy();
    await complete(user);
    expect(await sent(api)).toMatchObject({ goals: [{ subject: { kind: "title", title: "Harbour Lights" } }] });
  });

  it("GOAL-26 keeps places, hands and tempo of a sentence that is made a piece", async () => {
    const { api, user, notes } = await openWithGoals();
    await begun();
    await user.type(notes, "Harbour Lights bars 1-8 at 60 hands apart, bars 9-16 LH at 72. ");
    await openRow(user, /Harbour Lights/);
    await user.click(rows().getByRole("button", { name: "This Is a Piece" }));
    await user.type(rows().getByRole("textbox", { name: "Title of the Piece" }), "Harbour Lights{Enter}");
    expect(rows().getByText(whole("bars 1–8 · hands apart · crotchet = 60"))).toBeTruthy();
    expect(rows().getByText(whole("bars 9–16 · left hand · crotchet = 72"))).toBeTruthy();
    expect(document.activeElement).toBe(rows().getByRole("button", { name: /^Harbour Lights.*bars 1–8/ }));
    await complete(user);
    const subject = { kind: "title", title: "Harbour Lights" };
    expect(await sent(api)).toMatchObject({
      goals: [
        { subject, places: [{ from: 1, to: 8 }], hands: "apart", tempo: { now: 60 } },
        { subject, places: [{ from: 9, to: 16 }], hands: "left", tempo: { now: 72 } },
      ],
    });
  });

  it("keeps the private note open when its text is taken back", async () => {
    const { user } = await openWithGoals();
    await user.click(screen.getByText("Private Note", { selector: "summary" }));
    const box = screen.getByRole("textbox", { name: "Private Note" });
    await user.type(box, "T{Backspace}");
    expect(box.closest("details")?.open).toBe(true);
  });

  it("sends the private note beside, and never the empty one", async () => {
    const { api, user, notes } = await openWithGoals();
    await user.type(notes, "Good.");
    await user.click(screen.getByText("Private Note", { selector: "summary" }));
    await user.type(screen.getByRole("textbox", { name: "Private Note" }), "Tired today");
    await complete(user);
    expect(await sent(api)).toMatchObject({ privateNotes: "Tired today" });
  });
});

it("completes as ever, without goals, where they cannot be told", async () => {
  const { api, user, notes } = await openWithGoals(new Refusal(503, "Not now"));
  await screen.findByText(/cannot be shown right now/);
  await user.type(notes, "Clementi Sonatina at 60.");
  await complete(user);
  await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
  expect(api.named("PATCH")[0]?.body).toEqual({ completed: true, teacherNotes: "Clementi Sonatina at 60." });
});
