import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { CompleteLessonDialog } from "@/features/goals/components/complete-lesson-dialog";
import type { Context } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { aLesson } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen } from "@/testing/render-screen";

type Completing = Pick<ComponentProps<typeof CompleteLessonDialog>, "lesson"> &
  Partial<ComponentProps<typeof CompleteLessonDialog>>;

/** The dialog Complete Lesson without feedback and without a sequel, unless a test speaks of them. */
export const CompletingLesson = (own: Completing) => (
  <CompleteLessonDialog
    onClose={() => undefined}
    feedback={null}
    isFeedbackValid={() => Promise.resolve(true)}
    saveFeedback={() => Promise.resolve()}
    onCompleted={() => undefined}
    onChangeGoals={() => undefined}
    {...own}
  />
);

/** A server that completes the lesson, and answers what a test adds. */
export const completingApi = (lesson: Lesson, answers: Record<string, FakeAnswer> = {}) =>
  fakeApi({
    [`PATCH /api/lessons/${lesson.id}/complete`]: () => ({
      message: "Done",
      lesson: { ...lesson, status: "COMPLETED" },
    }),
    ...answers,
  });

/** Opens the dialog, and waits for the box of its notes. */
export const openCompleteLesson = async (own: Completing) => {
  const user = userEvent.setup();
  await renderScreen(() => <CompletingLesson {...own} />, "/");
  const notes = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
  return { user, notes };
};

/** What is known of a student whose lessons set nothing so far. */
export const aGoalContext: Context = {
  instrument: "Piano",
  grade: "Grade 3",
  age: 12,
  lessonDate: "2026-11-19",
  nextLessonDate: "2026-11-26",
  pieces: [],
};

/** A model, and what it answers when it is asked. */
interface FakeModel {
  name: string;
  answer: FakeAnswer;
}

/** Opens the dialog of a lesson whose goals are read with what is known, or of which that is refused. */
export const openWithGoals = async (known: Partial<Context> | Refusal = {}, model?: FakeModel) => {
  const lesson = aLesson({ title: "Study" });
  const api = completingApi(lesson, {
    [`GET /api/lessons/${lesson.id}/goals`]: () =>
      known instanceof Refusal ? known : { context: { ...aGoalContext, ...known }, modelName: model?.name ?? null },
    ...(model && { [`POST /api/lessons/${lesson.id}/goals/proposal`]: model.answer }),
  });
  return { api, ...(await openCompleteLesson({ lesson })) };
};
