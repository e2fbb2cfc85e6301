// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { LessonGoals } from "@/features/goals/api/lesson-goals";
import { ChangeGoalsDialog } from "@/features/goals/components/change-goals-dialog";
import { CompletedOtherwiseNotice } from "@/features/goals/components/completed-otherwise-notice";
import type { CarriedWork } from "@/features/goals/opened-goals";
import { ApiError } from "@/lib/api";
import type { Body, Goal } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { aGoalContext, CompletingLesson, completingApi } from "@/testing/complete-lesson";
import { aLesson } from "@/testing/factories";
import { Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();

interface Sent {
  teacherNotes: string;
  privateNotes?: string;
  goals?: Goal[];
  week?: LessonGoals["week"];
  body?: Body | null;
}

const already = "This lesson is already completed.";
const pieceId = "5f0c6b6e-6f6e-7000-8000-000000000003";
const sonatina = { id: pieceId, title: "Sonatina", composer: "Clementi", state: "active" } as const;
const note = "Clementi Sonatina bars 9-16 at 60. C major scale. Left wrist hurts. ";

/** Titles that are sent become pieces, as the server makes them. */
const withPiece = (goal: Goal): Goal =>
  goal.subject.kind === "title" ? { ...goal, subject: { kind: "piece", pieceId } } : goal;

/** A server that has completed the lesson, as it was sent or by somebody else, whose first answer is lost. */
const aSchool = (lesson: Lesson, colleague?: Partial<Sent>) => {
  let kept: Sent | null = null;
  const completed = () => ({ ...lesson, status: "COMPLETED", teacherNotes: kept?.teacherNotes ?? null });
  const stored = () => ({
    context: { ...aGoalContext, pieces: [sonatina] },
    goals: kept?.goals?.map(withPiece) ?? [],
    week: kept?.week ?? {},
    body: kept?.body ?? null,
    privateNotes: kept?.privateNotes ?? null,
    unread: [],
    goalsBy: kept?.goals === undefined ? "reader" : "teacher",
    revision: 1,
    plan: null,
    cards: null,
    editableUntil: "2999-03-19T15:30:00Z",
  });
  return completingApi(lesson, {
    [`PATCH /api/lessons/${lesson.id}/complete`]: ({ body }) => {
      if (kept !== null) return new Refusal(409, already, "lesson_not_scheduled");
      kept = { ...(body as Sent), ...colleague };
      return colleague === undefined ? new Error("lost") : new Refusal(409, already, "lesson_not_scheduled");
    },
    [`PUT /api/lessons/${lesson.id}/goals`]: () => ({ message: "", lesson: completed() }),
    [`GET /api/lessons/${lesson.id}`]: () => (kept === null ? lesson : completed()),
    [`GET /api/lessons/${lesson.id}/goals`]: () => (kept === null ? { context: aGoalContext } : stored()),
  });
};

const press = { name: "Complete Lesson" };

/** Complete Lesson, from where Change Goals may take over. */
const Dialogs = ({ lesson, onDone }: { lesson: Lesson; onDone: () => void }) => {
  const [next, setNext] = useState<{ lesson: Lesson; carried: CarriedWork } | null>(null);
  if (next !== null) return <ChangeGoalsDialog {...next} onClose={onDone} onChanged={onDone} />;
  return (
    <CompletingLesson
      lesson={lesson}
      onCompleted={onDone}
      onChangeGoals={(of, carried) => setNext({ lesson: of, carried })}
    />
  );
};

const open = async (lesson: Lesson, colleague?: Partial<Sent>) => {
  const api = aSchool(lesson, colleague);
  const onDone = vi.fn();
  const user = userEvent.setup();
  await renderScreen(() => <Dialogs lesson={lesson} onDone={onDone} />, "/");
  return { api, user, onDone, notes: await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Notes" }) };
};

const lostOnce = async () => {
  const opened = await open(aLesson());
  const { user, notes } = opened;
  await user.type(notes, note);
  await screen.findByRole("button", { name: "Remove C major scale" });
  await user.click(screen.getByRole("button", press));
  await screen.findByText(/Network error/);
  return opened;
};

type Opened = Awaited<ReturnType<typeof open>>;

const pressAgain = async ({ user, onDone }: Opened) => {
  await user.click(screen.getByRole("button", press));
  const text = await screen.findByText(/with other notes or goals/);
  expect(onDone).not.toHaveBeenCalled();
  return within(text.closest('[role="alert"]') as HTMLElement);
};

const changed = async (opened: Opened, told?: Awaited<ReturnType<typeof pressAgain>>) => {
  const { api, user, onDone } = opened;
  const alert = told ?? (await pressAgain(opened));
  await user.click(alert.getByRole("button", { name: "Change Goals" }));
  await user.click(await screen.findByRole("button", { name: "Save Goals" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  return api.named("PUT")[0]?.body as Required<Sent>;
};

describe("a completion whose answer was lost", () => {
  it("is done where the lesson is as it is sent again, its titles being pieces by now", async () => {
    const { user, onDone } = await lostOnce();
    await user.click(screen.getByRole("button", press));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.getAllByText("The lesson is completed, and your notes are saved.").length).toBeGreaterThan(0);
  });

  it("does not swallow a private note that came after it", async () => {
    const opened = await lostOnce();
    await opened.user.click(screen.getByText("Private Note", { selector: "summary" }));
    await opened.user.type(screen.getByRole("textbox", { name: "Private Note" }), "Tired");
    const body = await changed(opened);
    expect(body).toMatchObject({ privateNotes: "Tired", revision: 1 });
    expect(body).not.toHaveProperty("teacherNotes");
    expect(body.goals).toHaveLength(2);
  });

  it("does not swallow a goal that was removed after it", async () => {
    const opened = await lostOnce();
    await opened.user.click(screen.getByRole("button", { name: "Remove C major scale" }));
    const { goals } = await changed(opened);
    // The piece itself, or its title while the student's pieces load; either is the piece to the server.
    expect(goals).toHaveLength(1);
    expect(goals[0]?.subject.kind).toMatch(/^(piece|title)$/);
  });

  it("does not swallow an answer about the body that came after it", async () => {
    const opened = await lostOnce();
    await opened.user.click(screen.getAllByRole("radio", { name: "As usual" })[0] as HTMLElement);
    expect((await changed(opened)).body).toMatchObject({ answer: "asUsual" });
  });
});

it("takes along what is typed after it was told", async () => {
  const opened = await lostOnce();
  await opened.user.type(opened.notes, "Well done. ");
  const told = await pressAgain(opened);
  await opened.user.click(screen.getByRole("button", { name: "Remove C major scale" }));
  const body = await changed(opened, told);
  expect(body.teacherNotes).toBe(`${note}Well done. `);
  expect(body.goals).toHaveLength(1);
});

it("does not leave behind what is typed and not added yet", async () => {
  const opened = await lostOnce();
  await opened.user.type(opened.notes, "Well done. ");
  const told = await pressAgain(opened);
  await opened.user.click(screen.getByRole("button", { name: "Add Goal" }));
  const box = screen.getByRole("textbox", { name: "Add Goal" });
  await opened.user.type(box, "G major scale");
  await opened.user.click(told.getByRole("button", { name: "Change Goals" }));
  expect(await told.findByText("Please finish what you typed in the goals first.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save Goals" })).toBeNull();
  await opened.user.type(box, "{Enter}");
  expect((await changed(opened, told)).goals).toHaveLength(3);
});

it("says why Change Goals cannot go on with what was typed", async () => {
  const changeGoals = () => Promise.reject(new ApiError(null, "goals_unknown", "Your changes cannot be sent."));
  await renderScreen(() => <CompletedOtherwiseNotice changeGoals={changeGoals} />, "/");
  await userEvent.click(screen.getByRole("button", { name: "Change Goals" }));
  expect(await screen.findByText("Your changes cannot be sent.")).toBeTruthy();
});

describe("a lesson that somebody else has completed", () => {
  it("is not called saved for having the notes of before, and shows both values in Change Goals", async () => {
    const lesson = aLesson({ teacherNotes: "C major scale. " });
    const { user, onDone } = await open(lesson, { goals: [], privateNotes: "From a colleague" });
    await screen.findByRole("button", { name: "Remove C major scale" });
    await user.click(screen.getByText("Private Note", { selector: "summary" }));
    await user.type(screen.getByRole("textbox", { name: "Private Note" }), "Tired");
    await user.click(screen.getByRole("button", press));
    await user.click(await screen.findByRole("button", { name: "Change Goals" }));
    expect(onDone).not.toHaveBeenCalled();
    const both = await screen.findByText("This has changed since you started.");
    expect(both.parentElement?.textContent).toMatch(/Tired.*From a colleague/);
  });
});
