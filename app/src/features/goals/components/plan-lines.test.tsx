// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { LessonGoals } from "@/features/goals/api/lesson-goals";
import { lessonGoalsQuery } from "@/features/goals/api/lesson-goals";
import { PlanLines } from "@/features/goals/components/plan-lines";
import { today } from "@/lib/clock";
import type { PracticeCard } from "@/lib/goals";
import { aLesson } from "@/testing/factories";
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

const other: PracticeCard = { ...card, key: { ...key, ordinal: 2 }, place: "Bars 1–8" };

const goalsOn = (date: string, revision: number, cards: PracticeCard[]): LessonGoals => ({
  context: null,
  goals: [],
  week: null,
  body: null,
  unread: [],
  goalsBy: "teacher",
  revision,
  plan: null,
  cards: [{ date, minutes: 20, cards }],
  editableUntil: "2999-01-01T00:00:00Z",
  privateNotes: null,
  modelName: null,
  lastTime: null,
});

/** The lines of a day, by what the server answers: all of them at first, then those that it has by now. */
const Lines = ({ date }: { date: string }) => {
  const { data } = useQuery(lessonGoalsQuery(lesson.id));
  return data === undefined ? <p>Loading</p> : <PlanLines lesson={lesson} goals={data} date={date} />;
};

const open = async (date: string, strike: (server: { revision: number; cards: PracticeCard[] }) => unknown) => {
  const server = { revision: 2, cards: [card, other] };
  const api = fakeApi({
    // The answer takes its time: a question that closed before it would leave the old line in sight.
    [`GET /api/lessons/${lesson.id}/goals`]: () =>
      new Promise((answer) => setTimeout(() => answer(goalsOn(date, server.revision, server.cards)), 100)),
    [`PATCH /api/lessons/${lesson.id}/plan`]: () => strike(server),
  });
  const screenOf = () => (
    <>
      <h4>The day</h4>
      <Lines date={date} />
    </>
  );
  await renderScreen(screenOf, "/");
  await waitFor(() => expect(api.named("GET")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
  return { api, user: userEvent.setup() };
};

const first = { name: "Remove Minuet in G, bars 9–16, left hand" };
const second = { name: "Remove Minuet in G, bars 1–8, left hand" };

const strikeFirst = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByText("Remove Tasks"));
  await user.click(screen.getByRole("button", first));
  return within(await screen.findByRole("alertdialog", { name: "Remove This Task?" }));
};

describe("striking a line", () => {
  it("asks first, then sends its key with the revision; the line goes with the question", async () => {
    const { api, user } = await open(today(), (server) => {
      Object.assign(server, { revision: server.revision + 1, cards: server.cards.slice(1) });
      return { message: "Removed from the plan.", lesson };
    });
    const question = await strikeFirst(user);
    expect(question.getByText("Play slowly three times.", { exact: false })).toBeTruthy();
    expect(api.named("PATCH")).toEqual([]);
    await user.click(question.getByRole("button", { name: "Remove Task" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.named("PATCH")[0]?.body).toEqual({ strike: [key], revision: 2 });
    expect(screen.queryByRole("button", first)).toBeNull();
    await user.click(screen.getByRole("button", second));
    await user.click(await screen.findByRole("button", { name: "Remove Task" }));
    await waitFor(() => expect(screen.queryByText("Remove Tasks")).toBeNull());
    expect(api.named("PATCH")[1]?.body).toEqual({ strike: [other.key], revision: 3 });
  });

  it("loads the current plan where somebody was there before", async () => {
    const said = "The goals have changed meanwhile. Load the current ones to see them.";
    const { api, user } = await open(today(), (server) => {
      Object.assign(server, { revision: 7, cards: [other] });
      return new Refusal(409, said, "version_conflict");
    });
    const question = await strikeFirst(user);
    await user.click(question.getByRole("button", { name: "Remove Task" }));
    expect(await question.findByText(said)).toBeTruthy();
    expect(screen.getByText("Play slowly three times.", { exact: false, selector: "p" })).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Load Current" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByRole("button", first)).toBeNull();
    await user.click(screen.getByRole("button", second));
    await user.click(await screen.findByRole("button", { name: "Remove Task" }));
    await waitFor(() => expect(api.named("PATCH")[1]?.body).toEqual({ strike: [other.key], revision: 7 }));
  });

  it("is offered of no day that has passed", async () => {
    await open("2026-03-06", () => null);
    expect(screen.queryByText("Remove Tasks")).toBeNull();
  });
});
