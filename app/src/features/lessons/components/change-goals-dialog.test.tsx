// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ChangeGoalsDialog } from "@/features/lessons/components/change-goals-dialog";
import type { Goal } from "@/lib/goals";
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
    expect(goals.getAllByRole("button", { name: /^Undo: / })).toHaveLength(2);
    expect(goals.getByRole("button", { name: "Remove Sing the tune" })).toBeTruthy();
    expect(screen.getByText("Additions start tomorrow. What you remove is gone from today on.")).toBeTruthy();
  });

  it("sends what is shown with the revision, and the note only where it was changed", async () => {
    const { api, user, onChanged } = await open();
    await noteBox();
    await user.click(screen.getByRole("button", { name: /^Undo: C major/ }));
    await user.click(screen.getByRole("button", save));
    const body = await sent(api);
    expect(body).toMatchObject({ revision: 3, body: null });
    expect(body.goals.map(({ subject }) => subject.kind)).toEqual(["technique", "words"]);
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

  it("GOAL-17 tells that somebody changed them meanwhile, and loads the current ones", async () => {
    const said = "The goals have changed meanwhile. Reload to see them as they are now.";
    let revision = 3;
    const { api, user } = await open({
      [`GET /api/lessons/${lesson.id}/goals`]: () => ({ ...stored, revision }),
      [`PUT /api/lessons/${lesson.id}/goals`]: () => new Refusal(409, said, "version_conflict"),
    });
    await noteBox();
    revision = 4;
    await user.click(screen.getByRole("button", save));
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(said)).toBeTruthy();
    await user.click(alert.getByRole("button", { name: "Load Current" }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    await user.click(screen.getByRole("button", save));
    await waitFor(() => expect(api.named("PUT").at(-1)?.body).toMatchObject({ revision: 4 }));
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
