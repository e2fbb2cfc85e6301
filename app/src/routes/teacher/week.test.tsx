// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeSession } from "@/lib/session";
import { aLesson, aLessonList, aStudent } from "@/testing/factories";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { TeacherWeekScreen } = await import("@/routes/teacher/week");

const mina = aStudent({ name: "Mina Okafor" });
const theo = aStudent({ name: "Theo Bell" });
const at = (startTime: string, endTime: string, student = mina) =>
  aLesson({ title: "Study", student, startTime, endTime, duration: 30, version: 3, status: "SCHEDULED" });
const minas = at("2026-03-05T15:00:00Z", "2026-03-05T15:30:00Z");
const theos = at("2026-03-05T15:30:00Z", "2026-03-05T16:00:00Z", theo);

const open = async (
  edit: () => unknown = () => ({ message: "Saved", lesson: minas }),
  path = "/teacher/week",
  lessons = [minas, theos],
  summary = "2 lessons, Sunday to Saturday",
) => {
  const bodies: unknown[] = [];
  const asked: string[] = [];
  fakeApi({
    "GET /api/teachers/lessons": ({ query }) => {
      asked.push(`${query.get("startDate")} ${query.get("endDate")}`);
      return aLessonList(lessons);
    },
    "PUT /api/lessons/*": ({ body }) => {
      bodies.push(body);
      return edit();
    },
  });
  const view = await renderScreen(TeacherWeekScreen, path);
  await screen.findByText(summary);
  await within(screen.getByRole("list", { name: "Lessons of the week" })).findAllByRole("button");
  return { ...view, bodies, asked, user: userEvent.setup() };
};

const lesson = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.removeItem("week-days");
});

describe("Teaching Week", () => {
  it("WEEK-01 asks for this week alone and names each lesson by its day and time", async () => {
    const { asked } = await open();
    expect(asked).toEqual(["2026-02-27T23:00:00Z 2026-03-07T23:00:00Z"]);
    const list = within(screen.getByRole("list", { name: "Lessons of the week" }));
    await list.findByRole("button", { name: /Theo Bell/ });
    expect(list.getAllByRole("button").map((button) => button.querySelector(".sr-only")?.textContent)).toEqual([
      "Thursday 5 March, 16:00-16:30, Mina Okafor, Scheduled",
      "Thursday 5 March, 16:30-17:00, Theo Bell, Scheduled",
    ]);
    expect(document.querySelector("[data-now]")?.getAttribute("data-now")).toBe("540");
  });

  it("names to an administrator who gives each lesson", async () => {
    storeSession({ token: "a-token", user: { name: "Kim", email: "kim@reedling.test", role: "ADMINISTRATOR" } });
    await open();
    const first = lesson(/^Thursday 5 March, 16:00-16:30, Mina Okafor with Ana Reyes, Scheduled/);
    expect(within(first).getByText("Mina Okafor, Ana")).toBeTruthy();
  });

  it("WEEK-02 moves by m, arrows and Enter, with the version that was read", async () => {
    const { user, bodies } = await open();
    lesson(/^Thursday 5 March, 16:00-16:30, Mina/).focus();
    await user.keyboard("m{ArrowUp}{ArrowLeft}");
    expect(screen.getByText("Wednesday 4 March, 15:45-16:15.")).toBeTruthy();
    await user.keyboard("{Enter}");
    expect(bodies).toEqual([
      expect.objectContaining({
        version: 3,
        title: "Study",
        startTime: "2026-03-04T14:45:00Z",
        endTime: "2026-03-04T15:15:00Z",
        duration: 30,
      }),
    ]);
  });

  it("WEEK-05 marks an overlap only where lessons at the same time need the same person", async () => {
    const otto = { ...minas.teacher, id: "otto" };
    const beside = { ...at("2026-03-05T15:00:00Z", "2026-03-05T15:30:00Z", theo), teacher: otto };
    const labels = () => screen.getAllByRole("button", { name: /^Thursday 5 March, 16:00/ }).map((b) => b.textContent);
    const school = await open(undefined, undefined, [minas, beside]);
    expect(labels().filter((label) => label?.includes("overlaps"))).toEqual([]);
    lesson(/^Thursday 5 March, 16:00-16:30, Mina/).focus();
    await school.user.keyboard("m{ArrowDown}");
    expect(screen.getByText("Thursday 5 March, 16:15-16:45.")).toBeTruthy();
    await school.user.keyboard("{Escape}");
    school.unmount();
    await open(undefined, undefined, [minas, { ...beside, student: minas.student }]);
    expect(labels().filter((label) => label?.includes("overlaps"))).toHaveLength(2);
  });

  it("WEEK-02 takes a move back by Undo, with the version that came of it", async () => {
    const { user, bodies } = await open(() => ({ message: "Saved", lesson: { ...minas, version: 4 } }));
    expect(screen.queryByRole("button", { name: "Undo the move" })).toBeNull();
    lesson(/^Thursday 5 March, 16:00-16:30, Mina/).focus();
    await user.keyboard("m{ArrowDown}");
    expect(screen.getByText(/Overlaps with Theo Bell\.$/).className).toContain("bg-yellow-tint");
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("button", { name: "Undo the move" }));
    expect(await screen.findByText("Mina Okafor's lesson is back on Thursday 5 March, 16:00-16:30.")).toBeTruthy();
    expect(bodies[1]).toMatchObject({
      version: 4,
      title: "Study",
      startTime: "2026-03-05T15:00:00Z",
      endTime: "2026-03-05T15:30:00Z",
    });
    expect(screen.queryByRole("button", { name: "Undo the move" })).toBeNull();
  });

  it("WEEK-02 Escape puts it back and asks nothing", async () => {
    const { user, bodies } = await open();
    lesson(/^Thursday 5 March, 16:00-16:30, Mina/).focus();
    await user.keyboard("m{ArrowDown}{Escape}");
    expect(lesson(/^Thursday 5 March, 16:00-16:30, Mina/)).toBe(document.activeElement);
    await user.keyboard("m{Enter}");
    expect(bodies).toEqual([]);
  });

  it("WEEK-03 refuses the past with a sentence, and shows an overlap", async () => {
    const { user, bodies } = await open();
    lesson(/^Thursday 5 March, 16:00-16:30, Mina/).focus();
    await user.keyboard("m{ArrowDown}");
    expect(screen.getByText("Thursday 5 March, 16:15-16:45. Overlaps with Theo Bell.")).toBeTruthy();
    await user.keyboard("{ArrowLeft}{ArrowLeft}{Enter}");
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain(
      "A lesson cannot move into the past. Mina Okafor's lesson stays on Thu 5 Mar, 16:00.",
    );
    await user.click(within(alert).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(lesson(/^Thursday 5 March, 16:00-16:30, Mina/));
    expect(lesson(/^Thursday 5 March, 16:00-16:30, Mina/)).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  it("FIELD-30 begins on Monday where the browser's language does, and offers five days", async () => {
    vi.spyOn(navigator, "language", "get").mockReturnValue("en-GB");
    const weekend = at("2026-03-07T15:00:00Z", "2026-03-07T15:30:00Z");
    const { asked, user } = await open(undefined, undefined, [minas, weekend], "2 lessons, Monday to Sunday");
    expect(asked).toEqual(["2026-02-28T23:00:00Z 2026-03-08T23:00:00Z"]);
    await user.click(screen.getByRole("button", { name: "5 Days" }));
    expect(screen.getByText("1 lesson, Monday to Friday, 1 more on the weekend")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Saturday 7 March, 16:00/ })).toBeNull();
    expect(screen.getByRole("button", { name: "5 Days" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "7 Days" }));
    expect(screen.getByText("2 lessons, Monday to Sunday")).toBeTruthy();
  });

  it("turns to other weeks, which the address remembers", async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole("button", { name: "Next week" }));
    expect(router.state.location.search).toBe("?date=2026-03-11");
    await user.click(screen.getByRole("button", { name: "Today" }));
    expect(router.state.location.search).toBe("");
  });
});
