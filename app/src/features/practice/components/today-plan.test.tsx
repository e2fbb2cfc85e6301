// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PracticeDayView } from "@/features/practice/components/practice-day-view";
import { TodayPlan } from "@/features/practice/components/today-plan";
import type { PracticeCard } from "@/lib/goals";
import { aGuidance } from "@/testing/factories";
import { renderScreen, stubBrowser } from "@/testing/render-screen";
import { whole } from "@/testing/whole-text";

stubBrowser();

it.each([
  ["Start a little slower tomorrow.", "Start a little slower tomorrow."],
  ["A day off, as agreed.", "A day off, as agreed."],
  ["", "Listening to music you love counts too."],
])("TODAY-01 tells a day of rest once: %s", async (musicianship, told) => {
  const [day] = aGuidance().dailyPlan;
  if (day === undefined) throw new Error("a plan has days");
  const rest = { ...day, durationMinutes: 0, warmup: "", technicalFocus: "", repertoire: [], musicianship };
  await renderScreen(() => <TodayPlan day={rest} cards={null} />, "/student/dashboard");
  expect(await screen.findByRole("heading", { name: "Rest day" })).toBeTruthy();
  expect(screen.getByText(told)).toBeTruthy();
});

const card: PracticeCard = {
  key: { goal: "title:barcarolle|bars 9-16", task: "slow-three", ordinal: 1 },
  part: "spots",
  title: "Barcarolle",
  place: "Bars 9–16",
  hands: "Left hand",
  tempo: { bpm: 46, unit: "dottedCrotchet" },
  minutes: 6,
  times: 3,
  task: "Play slowly, three times.",
  done: "two are even",
  how: "Go as slowly as a snail.",
  teacher: "count aloud",
};

describe("GOAL-12 the method of a card stands behind How, with the teacher's words on the first day", () => {
  const [day] = aGuidance().dailyPlan;
  if (day === undefined) throw new Error("a plan has days");

  it.each([
    ["on the dashboard", () => <TodayPlan day={day} cards={[card]} />],
    ["in the plan", () => <PracticeDayView day={day} cards={[card]} />],
  ])("%s", async (_, Screen) => {
    await renderScreen(Screen, "/student/dashboard");
    const how = await screen.findByText("How");
    const method = within(how.closest("details") as HTMLElement);
    expect((how.closest("details") as HTMLDetailsElement).open).toBe(true);
    expect(method.getByText("count aloud")).toBeTruthy();
    expect(method.getByText("Go as slowly as a snail.")).toBeTruthy();
    expect(screen.getAllByText(whole("dotted crotchet = 46"))).not.toHaveLength(0);
    expect(screen.getByText("Bars 9–16, left hand")).toBeTruthy();
  });

  it.each([
    ["on the dashboard", (cards: PracticeCard[]) => <TodayPlan day={day} cards={cards} />],
    ["in the plan", (cards: PracticeCard[]) => <PracticeDayView day={day} cards={cards} />],
  ])("GOAL-10 says up to which tempo a task goes that is done slower, %s", async (_, screenOf) => {
    const fast = { ...card, key: { ...card.key, ordinal: 2 } };
    await renderScreen(() => screenOf([{ ...card, slower: true }, fast]), "/student/dashboard");
    expect(await screen.findAllByText("up to")).toHaveLength(1);
    expect(screen.getAllByText("46 dotted crotchets per minute")).toHaveLength(2);
  });

  it("waits to be opened on a day without the teacher's words, and a card without a method has none", async () => {
    const plain = { ...card, key: { ...card.key, ordinal: 2 }, teacher: null };
    const bare = { ...card, key: { ...card.key, ordinal: 3 }, how: null, teacher: null };
    await renderScreen(() => <TodayPlan day={day} cards={[plain, bare]} />, "/student/dashboard");
    const how = await screen.findByText("How");
    const details = how.closest("details") as HTMLDetailsElement;
    expect(details.open).toBe(false);
    await userEvent.setup().click(how);
    expect(details.open).toBe(true);
  });
});
