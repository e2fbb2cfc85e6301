// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { aLesson, aLessonList, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { TeacherCalendarScreen } = await import("@/routes/teacher/calendar");

const mina = aStudent({ name: "Mina Okafor" });
const at = (startTime: string, title: string, status: Schemas["LessonStatus"] = "SCHEDULED") =>
  aLesson({ title, student: mina, startTime, status });
const busyDay = [9, 10, 11, 12, 13].map((hour) =>
  at(`2026-03-06T${String(hour).padStart(2, "0")}:00:00Z`, `At ${hour}`),
);
const lessons = [
  ...busyDay,
  at("2026-03-02T15:00:00Z", "Done", "COMPLETED"),
  at("2026-03-03T15:00:00Z", "Off", "CANCELLED"),
  at("2026-03-03T16:00:00Z", "Gone", "MISSED"),
  at("2026-04-01T15:00:00Z", "April"),
];

const answer: FakeAnswer = ({ query }) =>
  aLessonList(
    lessons.filter(
      ({ startTime }) => startTime >= (query.get("startDate") ?? "") && startTime <= (query.get("endDate") ?? "9"),
    ),
  );

const open = async (path = "/teacher/calendar", answers: FakeAnswer = answer) => {
  const api = fakeApi({ "GET /api/teachers/lessons": answers });
  const view = await renderScreen(TeacherCalendarScreen, path);
  await screen.findByText(/completed this month/);
  // The days follow once the rest of the screen has answered.
  await waitFor(() => expect(document.querySelector("td .barline")).not.toBeNull());
  return { ...view, api, user: userEvent.setup() };
};

const day = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Lesson Calendar", () => {
  it("TCAL-01 is a month from Sunday to Saturday", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Lesson Calendar" })).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Sun",
      "Mon",
      "Tue",
      "Wed",
      "Thu",
      "Fri",
      "Sat",
    ]);
    const cells = screen.getAllByRole("gridcell").map((cell) => within(cell).getByRole("button").dataset.date);
    expect([cells[0], cells.at(-1), cells.length]).toEqual(["2026-03-01", "2026-04-04", 35]);
  });

  it("TCAL-02 goes to the month before, the month after and today's", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Next month" }));
    expect(screen.getByRole("heading", { name: "April 2026" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "View Details for April, Wed 1 Apr 2026, 17:00" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Next month" }));
    await user.click(screen.getByRole("button", { name: "Today" }));
    expect(screen.getByRole("heading", { name: "March 2026" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Previous month" }));
    expect(screen.getByRole("heading", { name: "February 2026" })).toBeTruthy();
  });

  it("TCAL-03 shows three lessons of a day and how many more", async () => {
    await open();
    const cell = day("Friday 6 March, 5 lessons");
    expect(["10:00", "11:00", "12:00"].every((time) => cell.textContent?.includes(`${time}Mina Okafor`))).toBe(true);
    expect(within(cell).getByText("+2", { exact: false }).textContent).toBe("+2 more");
  });

  it("TCAL-03 counts the lessons of a day by status where there is no room for names, and names the lines below", async () => {
    await open();
    const counts = (name: string) => day(name).querySelector(":scope > .sm\\:hidden")?.textContent;
    expect(counts("Friday 6 March, 5 lessons")).toBe("5");
    expect(counts("Tuesday 3 March, 2 lessons")).toBe("11");
    const legend = within(screen.getByRole("list", { name: "Legend" }));
    expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Completed",
      "Cancelled",
      "Missed",
      "Scheduled",
    ]);
  });

  it("TCAL-03 keeps the lessons over three for paper, where nothing says how many more", async () => {
    const paper = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("matchMedia", () => paper);
    await open();
    stubBrowser();
    const cell = within(day("Friday 6 March, 5 lessons"));
    const onPaper = (element: HTMLElement) => element.closest(".hidden")?.classList.contains("print:flex") ?? false;
    const times = ["10:00", "11:00", "12:00", "13:00", "14:00"];
    expect(times.map((time) => onPaper(cell.getByText(time)))).toEqual([false, false, false, true, true]);
    expect(cell.getByText("+2", { exact: false }).className).toContain("print:hidden");
  });

  it("TCAL-03 has the lessons over three in the page only while it is printed", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    await open();
    const cell = day("Friday 6 March, 5 lessons");
    expect(cell.textContent).not.toContain("13:00");
    act(() => window.dispatchEvent(new Event("beforeprint")));
    expect(cell.textContent).toContain("13:00");
    act(() => window.dispatchEvent(new Event("afterprint")));
    expect(cell.textContent).not.toContain("13:00");
    stubBrowser();
  });

  it("TCAL-04 lists the lessons of the chosen day, which the address remembers", async () => {
    const { user, router } = await open();
    expect(screen.getByText("No lessons on this day.")).toBeTruthy();
    await user.click(day("Friday 6 March, 5 lessons"));
    expect(screen.getByRole("heading", { name: "Friday 6 March 2026" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^View Details/ })).toHaveLength(5);
    expect(router.state.location.search).toBe("?date=2026-03-06");
  });

  it("TCAL-05 sums the month up", async () => {
    await open();
    const summary = screen.getByRole("region", { name: "Monthly Summary" });
    const lines = within(summary)
      .getAllByRole("term")
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(lines).toEqual(["Total: 8", "Completed: 1", "Scheduled: 5", "Cancelled/Missed: 2"]);
  });

  it("TCAL-06 leads to /lessons", async () => {
    const first = await open();
    await first.user.click(screen.getByRole("button", { name: "Schedule Lesson" }));
    expect(first.router.state.location).toMatchObject({
      pathname: "/lessons",
      search: "?open=schedule&day=2026-03-04",
    });
    first.unmount();
    const second = await open("/teacher/calendar?date=2026-03-02");
    await second.user.click(screen.getByRole("button", { name: /^View Details for Done,/ }));
    expect(second.router.state.location).toMatchObject({
      pathname: "/lessons",
      search: expect.stringMatching(/^\?lesson=/),
      state: { openedFrom: expect.stringMatching(/^view-/) },
    });
  });

  it.each([
    ["2026-03-06", "?open=schedule&day=2026-03-06"],
    ["2026-03-02", "?open=schedule"],
  ])("schedules on the chosen day %s unless it is over", async (date, search) => {
    const { user, router } = await open(`/teacher/calendar?date=${date}`);
    await user.click(screen.getByRole("button", { name: "Schedule Lesson" }));
    expect(router.state.location).toMatchObject({ search, state: { openedFrom: "schedule-lesson" } });
    expect(screen.queryByText("elsewhere")).toBeTruthy();
  });

  it("has one focus stop and follows the arrow keys into the next month", async () => {
    const { user } = await open();
    const stops = screen.getAllByRole("gridcell").filter((cell) => within(cell).getByRole("button").tabIndex === 0);
    expect(stops).toHaveLength(1);
    day("Today, Wednesday 4 March, 0 lessons").focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(day("Friday 6 March, 5 lessons"));
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Friday 6 March 2026" })).toBeTruthy();
    await user.keyboard("{PageDown}");
    expect(screen.getByRole("heading", { name: "April 2026" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute("data-date")).toBe("2026-04-06"));
  });

  it("chooses no day by an arrow key alone, in another month neither", async () => {
    const { user, router, unmount } = await open("/teacher/calendar?date=2026-03-06");
    const focused = () => document.activeElement?.getAttribute("data-date");
    day("Friday 6 March, 5 lessons").focus();
    await user.keyboard("{PageDown}{ArrowLeft}");
    expect(screen.getByRole("heading", { name: "April 2026" })).toBeTruthy();
    await waitFor(() => expect(focused()).toBe("2026-04-05"));
    expect(screen.getByRole("heading", { name: "Friday 6 March 2026" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^View Details/ })).toHaveLength(5);
    expect(router.state.location.search).toBe("?date=2026-03-06&month=2026-04");
    expect(screen.queryByRole("gridcell", { selected: true })).toBeNull();

    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Sunday 5 April 2026" })).toBeTruthy();
    expect(router.state.location.search).toBe("?date=2026-04-05");
    await user.click(screen.getByRole("button", { name: "Today" }));
    expect(router.state.location.search).toBe("");
    expect(day("Today, Wednesday 4 March, 0 lessons").tabIndex).toBe(0);
    unmount();

    // A reload shows the same month and the same day.
    await open("/teacher/calendar?date=2026-03-06&month=2026-04");
    expect(screen.getByRole("heading", { name: "April 2026" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^View Details/ })).toHaveLength(5);
    await waitFor(() => expect(day("Wednesday 1 April, 1 lesson").tabIndex).toBe(0));
  });

  it("says that the lessons of the chosen day could not be loaded while another month is shown, and loads them again", async () => {
    let isAway = true;
    const { user } = await open("/teacher/calendar?date=2026-03-06&month=2026-04", (call) =>
      isAway && (call.query.get("startDate") ?? "") < "2026-03-15" ? new Refusal(500, "Busy.") : answer(call),
    );
    const agenda = within(screen.getByRole("region", { name: "Chosen day" }));
    const failure = within(await agenda.findByRole("alert"));
    expect(failure.getByText("Failed to fetch lessons")).toBeTruthy();
    expect(failure.getByText("Busy.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "April 2026" })).toBeTruthy();
    isAway = false;
    await user.click(failure.getByRole("button", { name: "Try Again" }));
    expect(await agenda.findByText("5 lessons")).toBeTruthy();
    expect(agenda.queryByRole("alert")).toBeNull();
  });
});
