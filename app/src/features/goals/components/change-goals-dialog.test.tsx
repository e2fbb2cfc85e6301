// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ChangeGoalsDialog } from "@/features/goals/components/change-goals-dialog";
import type { Goal } from "@/lib/goals";
import { loadGoalReader } from "@/lib/goals";
import { lessonQuery } from "@/lib/lesson";
import { aGuidance, aLesson } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();

const notes = "Clementi Sonatina bars 9-16 at 60. C major scale.";
const elise: Goal = { do: "practise", subject: { kind: "words", text: "Sing the tune" }, said: "" };
const lesson = aLesson({ title: "Study", status: "COMPLETED", teacherNotes: notes, practiceGuidance: aGuidance() });

const stored = {
  context: {
    instrument: "Piano",
    grade: "Grade 3",
    age: 12,
    lessonDate: "2026-03-05",
    nextLessonDate: "2026-03-12",
    pieces: [],
  },
  goals: [elise],
  week: {},
  body: null,
  unread: [],
  goalsBy: "teacher",
  revision: 3,
  plan: null,
  cards: null,
  editableUntil: "2999-03-19T15:30:00Z",
  privateNotes: "Ask about the piano at home.",
};

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    [`GET /api/lessons/${lesson.id}/goals`]: () => stored,
    [`GET /api/lessons/${lesson.id}`]: () => lesson,
    [`PUT /api/lessons/${lesson.id}/goals`]: () => ({ message: "The goals have been changed.", lesson }),
    ...answers,
  });
  const onChanged = vi.fn();
  await renderScreen(() => <ChangeGoalsDialog lesson={lesson} onClose={() => undefined} onChanged={onChanged} />, "/");
  return { api, onChanged, user: userEvent.setup() };
};

const noteBox = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
const save = { name: "Save Goals" };
const sent = async (api: Awaited<ReturnType<typeof open>>["api"]) => {
  await waitFor(() => expect(api.named("PUT")).toHaveLength(1));
  return api.named("PUT")[0]?.body as { goals: Goal[] } & Record<string, unknown>;
};

describe("Change Goals", () => {
  it("opens with note, private note and goals as they were completed, and says when changes begin", async () => {
    await open();
    expect((await noteBox()).value).toBe(notes);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Private Note" }).value).toBe(stored.privateNotes);
    const goals = within(screen.getByRole("list", { name: "Goals" }));
    // What the note is read as beside the goals as they were completed has no line.
    expect(goals.queryByRole("button", { name: /^Undo: / })).toBeNull();
    expect(goals.getByRole("button", { name: "Remove Sing the tune" })).toBeTruthy();
    expect(screen.getByText("New goals start tomorrow. Removed goals disappear today.")).toBeTruthy();
  });

  it("FIELD-33 shows a skeleton in a dialog of the form's size while the goals are on their way", async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<typeof stored>((give) => {
      answer = () => give(stored);
    });
    await open({ [`GET /api/lessons/${lesson.id}/goals`]: () => asked });
    const size = (dialog: HTMLElement) => dialog.dataset.dialog;
    const waiting = await screen.findByRole("dialog", { name: "Change Goals" });
    expect(size(waiting)).toBe("split");
    expect(waiting.querySelector("[aria-busy]")?.textContent).toContain("Loading goals...");
    answer();
    await noteBox();
    expect(size(screen.getByRole("dialog", { name: "Change Goals" }))).toBe("split");
  });

  it("FIELD-33 says above its buttons why nothing was saved", async () => {
    const { user } = await open({
      [`PUT /api/lessons/${lesson.id}/goals`]: () => new Refusal(503, "The server is being restarted.", "unavailable"),
    });
    await noteBox();
    await user.click(screen.getByRole("button", save));
    const said = await screen.findByRole("alert");
    const { parentElement: footer } = screen.getByRole("button", save);
    expect(said.textContent).toContain("The server is being restarted.");
    expect(footer?.contains(said)).toBe(true);
    const isBefore = (button: HTMLElement) => said.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore(screen.getByRole("button", save))).toBeTruthy();
    expect(isBefore(screen.getByRole("button", { name: "Cancel" }))).toBeTruthy();
  });

  it.each([
    ["Started Harbour Lights, verse chords slowly. C major scale.", "Harbour Lights"],
    ["Mozart Sonata at 60. C major scale.", "Sonata in C"],
    ["Clementi Sonatina bars 9-16 at 60, left hand uneven. C major scale.", "Sonatina"],
  ])("shows one row for each goal where the piece of %s was told by hand, or is known since", async (note, title) => {
    const { readNote, goalsWithPieces } = await loadGoalReader();
    const pieceId = "5f0c6b6e-6f6e-7000-8000-000000000002";
    const piece = { id: pieceId, title, composer: null, state: "active", lastSet: null } as const;
    const [first, ...others] = readNote(note, { ...stored.context, pieces: [] }).goals;
    const goals = goalsWithPieces([{ ...(first as Goal), subject: { kind: "piece", pieceId } }, ...others], [piece]);
    await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({
        ...stored,
        goals,
        context: { ...stored.context, pieces: [piece] },
      }),
      [`GET /api/lessons/${lesson.id}`]: () => ({ ...lesson, teacherNotes: note }),
    });
    await noteBox();
    const rows = within(screen.getByRole("list", { name: "Goals" }));
    expect(rows.queryByRole("button", { name: /^Undo: / })).toBeNull();
    expect(rows.getAllByRole("listitem")).toHaveLength(goals.length);
    expect(rows.getByText(title, { selector: "bdi" })).toBeTruthy();
  });

  it("GOAL-14 opens with the week as it is stored, and brings back a line that was removed", async () => {
    const week = { minutesPerDay: null, days: null, offDates: [], hands: "left" };
    const { api, user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, week }),
      [`GET /api/lessons/${lesson.id}`]: () => ({ ...lesson, teacherNotes: `${notes} Only ten minutes a day.` }),
    });
    await noteBox();
    const lines = within(screen.getByRole("list", { name: "This week" }));
    expect(lines.getByText("10 min a day").tagName).toBe("S");
    expect(lines.getByText("no longer in the note")).toBeTruthy();
    await user.click(lines.getByRole("button", { name: "Undo: 10 min a day" }));
    await user.click(lines.getByRole("button", { name: "Remove: left hand only" }));
    await user.click(screen.getByRole("button", save));
    expect(await sent(api)).toMatchObject({ week: { minutesPerDay: 10, offDates: [], hands: null } });
  });

  it("sends what is shown with the revision, and the note only where it was changed", async () => {
    const { api, user, onChanged } = await open();
    await noteBox();
    await user.click(screen.getByRole("button", save));
    const body = await sent(api);
    expect(body).toMatchObject({ revision: 3, body: null });
    expect(body.goals.map(({ subject }) => subject.kind)).toEqual(["words"]);
    expect(body).not.toHaveProperty("teacherNotes");
    expect(body).not.toHaveProperty("privateNotes");
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });

  it("sends a corrected note and a private note that was taken out", async () => {
    const { api, user } = await open();
    await user.type(await noteBox(), " G major scale. ");
    await user.clear(screen.getByRole("textbox", { name: "Private Note" }));
    await user.click(screen.getByRole("button", save));
    expect(await sent(api)).toMatchObject({ teacherNotes: `${notes} G major scale. `, privateNotes: "" });
  });

  it("begins with the notes as they are now, not with those that the page has kept", async () => {
    let now = { note: "Written at the desk.", revision: 3 };
    const api = fakeApi({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, revision: now.revision }),
      [`GET /api/lessons/${lesson.id}`]: () => ({ ...lesson, teacherNotes: now.note }),
    });
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    await client.prefetchQuery(lessonQuery(lesson.id));
    now = { note: "Written on the phone.", revision: 4 };
    await renderScreen(
      () => <ChangeGoalsDialog lesson={lesson} onClose={() => undefined} onChanged={() => undefined} />,
      "/",
      client,
    );
    expect((await noteBox()).value).toBe("Written on the phone.");
    expect(api.named(`GET /api/lessons/${lesson.id}`).map(({ name }) => name.endsWith("goals"))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("never sends a note with a revision that is newer", async () => {
    let now = { note: notes, revision: 3 };
    const { api, user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => {
        const answer = { ...stored, revision: now.revision };
        now = { note: "Changed between both answers.", revision: 4 };
        return answer;
      },
      [`GET /api/lessons/${lesson.id}`]: () => ({ ...lesson, teacherNotes: now.note }),
    });
    expect((await noteBox()).value).toBe("Changed between both answers.");
    await user.click(screen.getByRole("button", save));
    expect(await sent(api)).toMatchObject({ revision: 3 });
  });

  const sore = "Left wrist hurts.";
  it.each([
    ["left as it was", "half", `${sore} Thumb in plaster. `, "listening"],
    ["chosen for fewer words", "asUsual", `${sore} Thumb in plaster. `, "listening"],
    ["chosen for these words", "asUsual", `${sore} C major scale. `, "asUsual"],
  ])("GOAL-02 asks for what a corrected note asks, where the answer was %s", async (_, answer, note, saved) => {
    const body = { answer, spared: null, until: "nextLesson" };
    const known = { ...stored.context, body: answer === "half" ? body : null };
    const { api, user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, goals: [], body, context: known }),
      [`GET /api/lessons/${lesson.id}`]: () => ({ ...lesson, teacherNotes: sore }),
    });
    await user.type(await noteBox(), note.slice(sore.length));
    await user.click(screen.getByRole("button", save));
    expect(await sent(api)).toMatchObject({ body: { answer: saved } });
  });

  it("says that this lesson limited practice where its note does not", async () => {
    const body = { answer: "half", spared: null, until: "nextLesson" };
    await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, body, context: { ...stored.context, body } }),
    });
    expect(await screen.findByText("This lesson limited practice.")).toBeTruthy();
    expect(screen.getByText("How much practice?")).toBeTruthy();
  });

  it("GOAL-02 lets neither hand play where the other one hurts by the corrected note", async () => {
    const body = { answer: "otherHand", spared: "left", until: "nextLesson" };
    const { api, user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, body, context: { ...stored.context, body } }),
      [`GET /api/lessons/${lesson.id}`]: () => ({ ...lesson, teacherNotes: sore }),
    });
    await user.clear(await noteBox());
    await user.type(await noteBox(), "Right wrist hurts. ");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Listening and reading" }).checked).toBe(true);
    await user.click(screen.getByRole("button", save));
    expect(await sent(api)).toMatchObject({ body: { answer: "listening", spared: null } });
  });

  it("tells that somebody changed them meanwhile, and puts the current ones under what is typed", async () => {
    const said = "The goals have changed meanwhile. Load the current ones to see them.";
    let now = { revision: 3, note: notes, privateNotes: stored.privateNotes };
    const { api, user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, ...now }),
      [`GET /api/lessons/${lesson.id}`]: () => ({ ...lesson, teacherNotes: now.note }),
      [`PUT /api/lessons/${lesson.id}/goals`]: () => new Refusal(409, said, "version_conflict"),
    });
    const box = await noteBox();
    const privateBox = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Private Note" });
    await user.type(privateBox, " Mine.");
    now = { revision: 4, note: `${notes} G major scale.`, privateNotes: "Theirs." };
    await user.click(screen.getByRole("button", save));
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(said)).toBeTruthy();
    await user.click(alert.getByRole("button", { name: "Load Current" }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(box.isConnected).toBe(true);
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe(now.note);
    expect(privateBox.value).toBe(`${stored.privateNotes} Mine.`);
    await user.click(screen.getByRole("button", { name: "Keep Yours: Private Note" }));
    await user.click(screen.getByRole("button", save));
    await waitFor(() => expect(api.named("PUT")).toHaveLength(2));
    const body = api.named("PUT").at(-1)?.body;
    expect(body).toMatchObject({ revision: 4, privateNotes: `${stored.privateNotes} Mine.` });
    expect(body).not.toHaveProperty("teacherNotes");
  });

  it("keeps what was typed where the time is over meanwhile", async () => {
    let editableUntil: string | null = stored.editableUntil;
    const { user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, editableUntil }),
      [`PUT /api/lessons/${lesson.id}/goals`]: () => new Refusal(409, "Changed meanwhile.", "version_conflict"),
    });
    const box = await noteBox();
    await user.type(box, " Mine.");
    editableUntil = null;
    await user.click(screen.getByRole("button", save));
    await user.click(await screen.findByRole("button", { name: "Load Current" }));
    expect(await screen.findByText(/What you typed is still here to copy/)).toBeTruthy();
    expect(box.value).toBe(`${notes} Mine.`);
  });

  it("takes its own change whose answer was lost for saved, and nothing else", async () => {
    const said = "The goals have changed meanwhile. Load the current ones to see them.";
    let kept: Record<string, unknown> | null = null;
    const { api, user, onChanged } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, ...kept, revision: kept === null ? 3 : 4 }),
      [`PUT /api/lessons/${lesson.id}/goals`]: ({ body }) => {
        if (kept !== null) return new Refusal(409, said, "version_conflict");
        const { goals, week, privateNotes } = body as Record<string, unknown>;
        kept = { goals, week, privateNotes };
        return new Error("lost");
      },
    });
    await noteBox();
    await user.type(screen.getByRole("textbox", { name: "Private Note" }), " Mine.");
    await user.click(screen.getByRole("button", save));
    await screen.findByText(/Network error/);
    await user.type(screen.getByRole("textbox", { name: "Private Note" }), " More.");
    await user.click(screen.getByRole("button", save));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(onChanged).not.toHaveBeenCalled();
    await user.type(screen.getByRole("textbox", { name: "Private Note" }), "{Backspace>6/}");
    await user.click(screen.getByRole("button", save));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(api.named("PUT")).toHaveLength(3);
  });

  it("says so once the time is over", async () => {
    await open({ [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, editableUntil: null }) });
    expect(await screen.findByText("The goals of this lesson can no longer be changed.")).toBeTruthy();
    expect(screen.queryByRole("button", save)).toBeNull();
  });

  it("takes at most 2,000 characters of a private note", async () => {
    const { api, user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, privateNotes: "ä".repeat(2_001) }),
    });
    await noteBox();
    await user.click(screen.getByRole("button", save));
    expect(await screen.findByText("Private notes can have at most 2,000 characters")).toBeTruthy();
    expect(api.named("PUT")).toEqual([]);
  });
});
