// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PlanSheet } from "@/features/practice/components/plan-sheet";
import { PracticeDayView } from "@/features/practice/components/practice-day-view";
import { PracticePlanView } from "@/features/practice/components/practice-plan-view";
import { TodayPlan } from "@/features/practice/components/today-plan";
import type { WithCards } from "@/features/practice/day-cards";
import { outlineOf } from "@/features/practice/day-tasks";
import { barHeight, examText, plannerText } from "@/features/practice/practice";
import { loadCore } from "@/lib/core";
import type { PracticeCard } from "@/lib/goals";
import { clearSession, storeSession } from "@/lib/session";
import { aGuidance } from "@/testing/factories";
import { whole } from "@/testing/whole-text";

vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

// Once it is there a component reads it without waiting.
await loadCore();

const owner = {
  student: "Mina Okafor",
  instrument: "Violin",
  teacher: "Ana Reyes",
  startTime: "2026-03-05T15:00:00Z",
  notes: "Minuet: left hand first.\nG major at 60.",
};

const aCard = (title: string, part: PracticeCard["part"]): PracticeCard => ({
  key: { goal: `title:${title}`, task: "slow-three", ordinal: 1 },
  part,
  title,
  place: "Bars 9–16",
  hands: "Left hand",
  tempo: { bpm: 46, unit: "dottedCrotchet" },
  minutes: 6,
  times: 3,
  task: "Play slowly, three times.",
  done: "two are even",
  how: null,
  teacher: null,
});

/** Parts in turn, as a day is practised. */
const cards = [
  aCard("Warm-up", "warmUp"),
  aCard("Minuet", "spots"),
  aCard("D minor scale", "technique"),
  aCard("Minuet", "run"),
].map((card, index) => ({ ...card, key: { ...card.key, ordinal: index } }));
const [friday] = aGuidance().dailyPlan;
if (friday === undefined) throw new Error("a plan has days");
const cardsOfFriday = [{ date: friday.date, minutes: 24, cards }] as unknown as WithCards["practiceCards"];

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe("FIELD-26 the printed plan", () => {
  it("says whose it is, of which lesson and week, what the teacher wrote, and has a box for each task", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    const { baseElement } = render(
      <PlanSheet owner={owner} guidance={aGuidance()} cards={cardsOfFriday} goalsBy={null} />,
    );
    vi.unstubAllEnvs();
    expect(screen.getByRole("heading", { level: 1, name: "Mina Okafor" })).toBeTruthy();
    const facts = [...baseElement.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      "Instrument Violin",
      "Teacher Ana Reyes",
      expect.stringMatching(/^Lesson Thu 5 Mar 2026, 1[56]:00$/),
      "Week Fri 6 Mar 2026 to Thu 12 Mar 2026",
    ]);
    expect(screen.getByRole("heading", { name: "Notes from Ana Reyes" })).toBeTruthy();
    expect(baseElement.querySelector("[data-notes]")?.textContent).toBe(owner.notes);
    const tasks = screen.getAllByRole("listitem");
    expect(tasks.filter((task) => task.querySelector(".plan-sheet-box") !== null)).toHaveLength(tasks.length);
    expect(tasks.slice(0, 4).map((task) => task.querySelector("bdi")?.textContent)).toEqual([
      "Warm-up, bars 9–16, left hand",
      "Minuet, bars 9–16, left hand",
      "D minor scale, bars 9–16, left hand",
      "Minuet, bars 9–16, left hand",
    ]);
    expect(tasks[0]?.textContent).toContain("6 min Play slowly, three times. Done when two are even.");
  });

  it("has no place for notes where there are none, and no box on a day of rest", () => {
    const { baseElement } = render(
      <PlanSheet owner={{ ...owner, notes: null }} guidance={aGuidance()} goalsBy={null} />,
    );
    expect(screen.queryByText(/^Notes from/)).toBeNull();
    const rest = screen.getByRole("heading", { name: "Wednesday 11 March, rest" }).closest("article");
    expect(rest?.querySelector(".plan-sheet-box")).toBeNull();
    expect(baseElement.querySelectorAll(".plan-sheet-box").length).toBeGreaterThan(6);
  });
});

describe("FIELD-25 one day in one order", () => {
  const titles = () => screen.getAllByRole("listitem").map((task) => task.querySelector("bdi")?.textContent);

  it("is the same today and in the whole week", () => {
    const { unmount } = render(<TodayPlan day={friday} cards={cards} />);
    const today = titles();
    unmount();
    render(<PracticeDayView day={friday} cards={cards} />);
    expect(titles()).toEqual(today);
    expect(today).toEqual(["Warm-up", "Minuet", "D minor scale", "Minuet"]);
    expect(screen.getByRole("list", { name: "Tasks of Friday 6 March" })).toBeTruthy();
  });

  it("comes before what is said about the plan where its reader came for the week", () => {
    const view = (leads: boolean) => (
      <PracticePlanView owner={owner} guidance={aGuidance()} planner={null} goalsBy={null} leads={leads} />
    );
    const { rerender } = render(view(true));
    const [first] = screen.getAllByRole("listitem");
    const title = () => screen.getByRole("heading", { name: "AI Practice Plan" });
    expect(isBefore(first as Element, title())).toBe(true);
    expect(screen.getByRole("heading", { name: "Fri 6 Mar to Thu 12 Mar" })).toBeTruthy();
    rerender(view(false));
    expect(isBefore(title(), screen.getAllByRole("listitem")[0] as Element)).toBe(true);
  });

  it.each([
    ["STUDENT", false],
    ["PARENT", true],
    ["TEACHER", true],
  ] as const)("shows the tips for parents to a %s: %s", (role, isShown) => {
    act(() => storeSession({ token: "t", user: { name: "Ana", email: "ana@reedling.test", role } }));
    render(
      <PracticePlanView
        owner={owner}
        guidance={aGuidance({ tipsForParents: ["Ask for a small concert."] })}
        planner={null}
        goalsBy={null}
      />,
    );
    expect(screen.queryByText("Ask for a small concert.") !== null).toBe(isShown);
    act(clearSession);
  });

  it("calls the teacher's words no piece", () => {
    const words = { title: "From your lesson", focus: "3 min: Bow straight.", targetTempoBpm: null };
    const days = [{ day: { ...friday, repertoire: [...friday.repertoire, words] } }];
    expect(outlineOf(days)?.pieces).toEqual(friday.repertoire.map(({ title }) => title));
    expect(outlineOf([{ day: { ...friday, repertoire: [words] } }])?.pieces).toEqual([]);
  });
});

describe("the practice plan", () => {
  it("shows a bar per day, named by its day and minutes", () => {
    render(<PracticePlanView owner={owner} guidance={aGuidance()} planner="built-in" goalsBy={null} />);
    expect(screen.getByRole("heading", { name: "AI Practice Plan" })).toBeTruthy();
    expect(screen.getAllByRole("tab").map((bar) => bar.querySelector(".sr-only")?.textContent)).toEqual([
      "Friday 6 March, 20 min",
      "Saturday 7 March, 25 min",
      "Sunday 8 March, 25 min",
      "Monday 9 March, 15 min",
      "Tuesday 10 March, 30 min",
      "Wednesday 11 March, rest",
      "Thursday 12 March, 20 min",
    ]);
  });

  it("shows summary and tips as they were written", () => {
    const guidance = aGuidance({
      weekSummary: "Rest on Monday, and a run-through on Thursday.",
      tipsForParents: ["Ask for a small concert at the end of the week."],
    });
    render(<PracticePlanView owner={owner} guidance={guidance} planner="built-in" goalsBy={null} />);
    expect(screen.getByText("Rest on Monday, and a run-through on Thursday.")).toBeTruthy();
    expect(screen.getByText("Ask for a small concert at the end of the week.")).toBeTruthy();
  });

  it("opens on today, bars first and prose after", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-09T10:00:00") });
    try {
      render(<PracticePlanView owner={owner} guidance={aGuidance()} planner="built-in" goalsBy={null} />);
    } finally {
      vi.useRealTimers();
    }
    expect(within(screen.getByRole("tabpanel")).getByText("Monday 9 March")).toBeTruthy();
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Monday 9 March");
    const prose = screen.getByText("This week the left hand comes first.");
    const isAfter = screen.getByRole("tablist").compareDocumentPosition(prose) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAfter).toBeTruthy();
  });

  it("opens a day by click and by arrow key", async () => {
    const user = userEvent.setup();
    render(<PracticePlanView owner={owner} guidance={aGuidance()} planner="built-in" goalsBy={null} />);
    expect(within(screen.getByRole("tabpanel")).getByText("Friday 6 March")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: /Tuesday/ }));
    expect(within(screen.getByRole("tabpanel")).getAllByText(whole("crotchet = 68"))).not.toHaveLength(0);
    await user.keyboard("{ArrowRight}");
    expect(within(screen.getByRole("tabpanel")).getByText("A day off, and it breaks no streak.")).toBeTruthy();
  });

  it.each([
    ["Start a little slower tomorrow.", "Start a little slower tomorrow."],
    ["A day off, as agreed.", "A day off, as agreed."],
    ["", "Listening to music you love counts too."],
  ])("says once, on screen and on paper, that a day is one of rest: %s", (musicianship, told) => {
    const [, , , , , day] = aGuidance().dailyPlan;
    if (day === undefined) throw new Error("a plan has seven days");
    const rest = { ...day, musicianship };
    const { unmount } = render(<PracticeDayView day={rest} />);
    expect(screen.getByRole("heading", { name: "Wednesday 11 March Day 6, rest" })).toBeTruthy();
    expect(screen.getByText(told)).toBeTruthy();
    unmount();
    render(<PlanSheet owner={owner} guidance={aGuidance({ dailyPlan: [rest] })} goalsBy={null} />);
    expect(screen.getByRole("heading", { name: "Wednesday 11 March, rest" })).toBeTruthy();
    expect(screen.getByText(told)).toBeTruthy();
  });

  it("says by what it was made", () => {
    expect(plannerText("built-in")).toBe("Made by Reedling from the lesson's notes");
    expect(plannerText("some-model")).toBe("Made by some-model");
  });

  // GOAL-21.
  it("says who said what the lesson sets", () => {
    const { rerender } = render(
      <PracticePlanView owner={owner} guidance={aGuidance()} planner="built-in" goalsBy="reader" />,
    );
    expect(screen.getByText("Read from the notes")).toBeTruthy();
    rerender(<PracticePlanView owner={owner} guidance={aGuidance()} planner="built-in" goalsBy="teacher" />);
    for (const [role, text] of [
      ["TEACHER", "Confirmed by you"],
      ["STUDENT", "Confirmed by your teacher"],
      ["PARENT", "Confirmed by the teacher"],
      ["ADMINISTRATOR", "Confirmed by the teacher"],
    ] as const) {
      act(() => storeSession({ token: "t", user: { name: "Ana", email: "ana@reedling.test", role } }));
      expect(screen.getByText(text)).toBeTruthy();
    }
    act(clearSession);
  });

  it("names the exam only where there is one, and tips only where they are given", () => {
    expect(examText({ board: "ABRSM", grade: "Grade 3" })).toBe("ABRSM, Grade 3");
    expect(examText({ board: null, grade: "Grade 3" })).toBe("Grade 3");
    expect(examText({ board: null, grade: null })).toBeNull();
    render(<PracticePlanView owner={owner} guidance={aGuidance()} planner={null} goalsBy={null} />);
    expect(screen.queryByText("Tips for parents")).toBeNull();
    expect(screen.queryByText(/^Made by/)).toBeNull();
  });

  it("draws bars by the longest day, none on a day of rest", () => {
    expect([barHeight(30, 30), barHeight(15, 30), barHeight(1, 30), barHeight(0, 30), barHeight(0, 0)]).toEqual([
      100, 50, 12, 0, 0,
    ]);
  });
});
