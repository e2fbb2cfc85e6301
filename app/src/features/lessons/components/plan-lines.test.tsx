// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { LessonGoals } from "@/features/lessons/api/lesson-goals";
import { PlanLines } from "@/features/lessons/components/plan-lines";
import { today } from "@/lib/clock";
import type { PracticeCard } from "@/lib/goals";
import { aLesson } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
beforeEach(() => signInTeacher());

const lesson = aLesson({ status: "COMPLETED" });
const key = { goal: "title:minuet in g|bars 9-16", task: "slow-three", ordinal: 1 };
const card: PracticeCard = {
  key,
  part: "spots",
  title: "Minuet in G",
  place: "Bars 9–16",
  hands: "Left hand",
  tempo: null,
  minutes: 5,
  times: 3,
  task: "Play slowly three times.",
  done: null,
  how: null,
  teacher: null,
};

const goalsOn = (date: string): LessonGoals => ({
  context: null,
  goals: [],
  week: null,
  body: null,
  unread: [],
  goalsBy: "teacher",
  revision: 2,
  plan: null,
  cards: [{ date, minutes: 20, cards: [card] }],
  editableUntil: "2999-01-01T00:00:00Z",
  privateNotes: null,
});

const open = async (date: string, answer: FakeAnswer) => {
  const api = fakeApi({ [`PATCH /api/lessons/${lesson.id}/plan`]: answer });
  const screenOf = () => (
    <>
      <h4>The day</h4>
      <PlanLines lesson={lesson} goals={goalsOn(date)} date={date} />
    </>
  );
  await renderScreen(screenOf, "/");
  await screen.findByRole("heading", { name: "The day" });
  return { api, user: userEvent.setup() };
};

const strikeFirst = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByText("Strike Lines"));
  await user.click(screen.getByRole("button", { name: "Strike Minuet in G, Bars 9–16, Left hand" }));
  return within(await screen.findByRole("alertdialog", { name: "Strike This Line?" }));
};

describe("striking a line", () => {
  it("GOAL-17 asks first, then sends its key with the revision", async () => {
    const { api, user } = await open(today(), () => ({ message: "The lines have been struck.", lesson }));
    const question = await strikeFirst(user);
    expect(question.getByText("Play slowly three times.", { exact: false })).toBeTruthy();
    expect(api.named("PATCH")).toEqual([]);
    await user.click(question.getByRole("button", { name: "Strike Line" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.named("PATCH")[0]?.body).toEqual({ strike: [key], revision: 2 });
  });

  it("offers to load the current plan where somebody was there before", async () => {
    const said = "The goals have changed meanwhile. Reload to see them as they are now.";
    const { user } = await open(today(), () => new Refusal(409, said, "version_conflict"));
    const question = await strikeFirst(user);
    await user.click(question.getByRole("button", { name: "Strike Line" }));
    expect(await question.findByText(said)).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Load Current" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("is offered of no day that has passed", async () => {
    await open("2026-03-06", () => null);
    expect(screen.queryByText("Strike Lines")).toBeNull();
  });
});
