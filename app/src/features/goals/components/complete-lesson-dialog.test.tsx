// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aGoalContext, completingApi, openCompleteLesson } from "@/testing/complete-lesson";
import { aLesson } from "@/testing/factories";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

it("TLES-32 says that the lesson was not found, and sends nothing", async () => {
  const api = fakeApi({});
  const { user, notes } = await openCompleteLesson({ lesson: null });
  expect(await screen.findByText("Lesson not found")).toBeTruthy();
  await user.type(notes, "Good");
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  expect((await screen.findAllByText("Lesson not found")).length).toBeGreaterThan(0);
  expect(api.calls).toEqual([]);
});

it.each([
  [
    "those of the teacher",
    { teacherNotes: "Bars 1 to 8 by heart.", notes: "Bring the metronome." },
    "Bars 1 to 8 by heart.",
  ],
  ["else those of Edit Lesson", { notes: "Bring the metronome." }, "Bring the metronome."],
  ["else nothing", {}, ""],
])("begins with the notes that the lesson has: %s", async (_, stored, begins) => {
  const lesson = aLesson(stored);
  const api = completingApi(lesson);
  const { user, notes } = await openCompleteLesson({ lesson });
  expect(notes.value).toBe(begins);
  await user.type(notes, " Good");
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  await waitFor(() => expect(api.named("PATCH")[0]?.body).toMatchObject({ teacherNotes: `${begins} Good` }));
});

it("keeps the feedback that could not be saved and does not complete twice", async () => {
  const lesson = aLesson({ title: "Minuet" });
  const api = completingApi(lesson);
  const saveFeedback = vi.fn(() =>
    saveFeedback.mock.calls.length === 1 ? Promise.reject(new Error()) : Promise.resolve(),
  );
  const onCompleted = vi.fn();
  const { user, notes } = await openCompleteLesson({
    lesson,
    feedback: <p>Feedback fields</p>,
    saveFeedback,
    onCompleted,
  });
  await user.type(notes, "Good");
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText("The lesson is completed, but the feedback was not saved.")).toBeTruthy();
  expect(onCompleted).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Save Feedback" }));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledTimes(1));
  expect(api.named("PATCH")).toHaveLength(1);
});

it("opens the private note again when its text is refused", async () => {
  const lesson = aLesson();
  const refused = "The note can have at most 2,000 characters";
  completingApi(lesson, {
    [`PATCH /api/lessons/${lesson.id}/complete`]: () =>
      new Refusal(422, refused, "invalid", { privateNotes: [refused] }),
  });
  const { user, notes } = await openCompleteLesson({ lesson });
  await user.type(notes, "Good");
  const summary = screen.getByText("Private Note", { selector: "summary" });
  await user.click(summary);
  await user.type(screen.getByRole("textbox", { name: "Private Note" }), "Tired");
  await user.click(summary);
  const part = summary.closest("details");
  expect(part?.open).toBe(false);
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  expect(await screen.findByText(refused)).toBeTruthy();
  expect(part?.open).toBe(true);
});

it("takes at most 2,000 characters of a private note, and sends nothing before", async () => {
  const lesson = aLesson({ teacherNotes: "Bars 1 to 8 by heart." });
  const api = completingApi(lesson);
  const { user } = await openCompleteLesson({ lesson });
  await user.click(screen.getByText("Private Note", { selector: "summary" }));
  await user.click(screen.getByRole("textbox", { name: "Private Note" }));
  await user.paste("ä".repeat(2_001));
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  expect(await screen.findByText("Private notes can have at most 2,000 characters")).toBeTruthy();
  expect(api.named("PATCH")).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: "Private Note" }), "{Backspace}");
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  await waitFor(() => expect(api.named("PATCH")).toHaveLength(1));
});

it("names the goal that the server refuses", async () => {
  const lesson = aLesson({ teacherNotes: "C major scale. Clementi Sonatina bars 9-16 at 60." });
  const double = "Another goal is already about this; please change or remove one";
  completingApi(lesson, {
    [`GET /api/lessons/${lesson.id}/goals`]: () => ({ context: aGoalContext }),
    [`PATCH /api/lessons/${lesson.id}/complete`]: () =>
      new Refusal(422, double, "validation_failed", { "goals.1.subject": [double] }),
  });
  const { user } = await openCompleteLesson({ lesson });
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  expect((await screen.findByText(new RegExp(double))).textContent).toBe(`ErrorSonatina: ${double}`);
});
