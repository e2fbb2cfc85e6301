// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CompleteLessonDialog } from "@/features/lessons/components/complete-lesson-dialog";
import { aLesson } from "@/testing/factories";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();

it("TLES-32 says that the lesson was not found, and sends nothing", async () => {
  const api = fakeApi({});
  const user = userEvent.setup();
  await renderScreen(
    () => (
      <CompleteLessonDialog
        lesson={null}
        onClose={() => undefined}
        feedback={null}
        isFeedbackValid={() => Promise.resolve(true)}
        saveFeedback={() => Promise.resolve()}
        onCompleted={() => undefined}
      />
    ),
    "/",
  );
  expect(await screen.findByText("Lesson not found")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Notes" }), "Good");
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
  const api = fakeApi({
    [`PATCH /api/lessons/${lesson.id}/*`]: () => ({ message: "Done", lesson: { ...lesson, status: "COMPLETED" } }),
  });
  const user = userEvent.setup();
  await renderScreen(
    () => (
      <CompleteLessonDialog
        lesson={lesson}
        onClose={() => undefined}
        feedback={null}
        isFeedbackValid={() => Promise.resolve(true)}
        saveFeedback={() => Promise.resolve()}
        onCompleted={() => undefined}
      />
    ),
    "/",
  );
  const notes = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
  expect(notes.value).toBe(begins);
  await user.type(notes, " Good");
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  await waitFor(() => expect(api.named("PATCH")[0]?.body).toMatchObject({ teacherNotes: `${begins} Good` }));
});

it("keeps the feedback that could not be saved and does not complete twice", async () => {
  const lesson = aLesson({ title: "Minuet" });
  const api = fakeApi({
    [`PATCH /api/lessons/${lesson.id}/*`]: () => ({ message: "Done", lesson: { ...lesson, status: "COMPLETED" } }),
  });
  const saveFeedback = vi.fn(() =>
    saveFeedback.mock.calls.length === 1 ? Promise.reject(new Error()) : Promise.resolve(),
  );
  const onCompleted = vi.fn();
  const user = userEvent.setup();
  await renderScreen(
    () => (
      <CompleteLessonDialog
        lesson={lesson}
        onClose={() => undefined}
        feedback={<p>Feedback fields</p>}
        isFeedbackValid={() => Promise.resolve(true)}
        saveFeedback={saveFeedback}
        onCompleted={onCompleted}
      />
    ),
    "/",
  );
  await user.type(await screen.findByRole("textbox", { name: "Notes" }), "Good");
  await user.click(screen.getByRole("button", { name: "Complete Lesson" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText("The lesson is completed, but the feedback was not saved.")).toBeTruthy();
  expect(onCompleted).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Save Feedback" }));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledTimes(1));
  expect(api.named("PATCH")).toHaveLength(1);
});
