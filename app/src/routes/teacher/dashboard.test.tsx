// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { aLesson, aLessonList, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { TeacherDashboardScreen } = await import("@/routes/teacher/dashboard");

const mina = aStudent({
  name: "Mina Okafor",
  academicSummary: { totalExamsCompleted: 1, overallAveragePercentage: 80 },
});
const theo = aStudent({
  name: "Theo Brandt",
  grade: "Grade 7",
  academicSummary: { totalExamsCompleted: 2, overallAveragePercentage: 91 },
});
const lena = aStudent({ name: "Lena Hoffmann", grade: "Grade 2" });
const at = (startTime: string, title: string, status: Schemas["LessonStatus"] = "SCHEDULED") =>
  aLesson({ title, student: mina, startTime, status });
const lessons = [
  at("2026-03-02T15:00:00Z", "Monday, past"),
  at("2026-03-04T07:00:00Z", "An hour ago"),
  at("2026-03-04T15:00:00Z", "This afternoon"),
  at("2026-03-08T22:30:00Z", "Sunday night"),
  at("2026-03-08T23:30:00Z", "Next Monday"),
  at("2026-03-20T15:00:00Z", "Later"),
  at("2026-03-21T15:00:00Z", "Off", "CANCELLED"),
];

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    "GET /api/teachers/students": () => ({ students: [lena, mina, theo], total: 3 }),
    "GET /api/teachers/lessons": ({ query }) =>
      aLessonList(
        lessons.filter(
          ({ startTime }) => startTime >= (query.get("startDate") ?? "") && startTime <= (query.get("endDate") ?? "9"),
        ),
      ),
    ...answers,
  });
  const view = await renderScreen(TeacherDashboardScreen, "/teacher/dashboard");
  return { ...view, api, user: userEvent.setup() };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("My Teaching Dashboard", () => {
  it.each([
    ["Ana Reyes", "Hello, Ana."],
    ["", "Hello, Teacher."],
  ])("TDASH-01 greets %j", async (name, greeting) => {
    signInTeacher(name);
    await open();
    expect(await screen.findByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${greeting}`))).toBeTruthy();
  });

  it("TDASH-02 counts active students and upcoming lessons", async () => {
    await open();
    expect(await screen.findByText(/2 active students \(with an exam result\), 4 upcoming lessons$/)).toBeTruthy();
  });

  it("TDASH-03 shows the mean of the students' averages", async () => {
    await open();
    const label = await screen.findByText("Average Performance");
    expect(label.parentElement?.textContent).toBe("Average Performance (exams)86%");
  });

  it("WIRE-04 has the server's count of a roster that it has cut, and none of its own", async () => {
    const { user } = await open({ "GET /api/teachers/students": () => ({ students: [mina, lena], total: 7_200 }) });
    expect(await screen.findByRole("link", { name: "Total Students, 7,200" })).toBeTruthy();
    expect(screen.queryByText(/active student/)).toBeNull();
    expect(screen.getByText("Average Performance").parentElement?.textContent).toBe("Average Performance (exams)–");
    expect(screen.getByText("Showing the first 2 of 7,200 students.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Filter" }));
    expect(screen.getByText("Showing 2 of 7,200")).toBeTruthy();
  });

  it("TDASH-04 opens both dialogs and the filter", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Schedule Lesson" }));
    expect(await screen.findByRole("dialog", { name: "Schedule New Lesson" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Add Student" }));
    expect(await screen.findByRole("dialog", { name: "Add New Student" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Filter" }));
    await user.type(screen.getByRole("searchbox", { name: "Search students" }), "theo");
    expect(screen.getByText("Showing 1 of 3")).toBeTruthy();
  });

  it("TDASH-05 links its figures", async () => {
    await open();
    expect((await screen.findByRole("link", { name: "Total Students, 3" })).getAttribute("href")).toBe(
      "/teacher/students",
    );
    expect(screen.getByRole("link", { name: "This Week, 2 (still to come)" }).getAttribute("href")).toBe(
      "/teacher/lessons",
    );
  });

  it("FIELD-29 each student of the list leads to their profile", async () => {
    await open();
    const students = within(await screen.findByRole("region", { name: "Students" }));
    expect(students.getAllByRole("listitem").map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual(
      [lena, mina, theo].map(({ id }) => `/teacher/students?student=${id}`),
    );
  });

  it("TDASH-06 TDASH-07 lists what is still to come until Sunday night", async () => {
    await open();
    const week = await screen.findByRole("region", { name: "This Week's Lessons" });
    const rows = within(week).getAllByRole("listitem");
    expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(["This afternoon", "Sunday night"]);
    for (const text of ["Mina Okafor", "Wed 4 Mar", "16:00-16:30"]) {
      expect(within(rows[0] as HTMLElement).getByText(text)).toBeTruthy();
    }
  });

  it("FIELD-28 shows the next week that has lessons when nothing is left of this one", async () => {
    vi.setSystemTime(new Date("2026-03-08T22:45:00Z"));
    const { unmount } = await open();
    const week = within(await screen.findByRole("region", { name: "This Week's Lessons" }));
    expect(week.getByText("No lessons this week")).toBeTruthy();
    expect(week.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Next week",
      "Next Monday",
    ]);
    expect(screen.getByRole("link", { name: "This Week, 0 (still to come)" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "Now: Mina Okafor" })).toBeTruthy();
    unmount();
    vi.setSystemTime(new Date("2026-03-04T08:00:00Z"));
    const later = lessons.filter(({ title }) => title === "Later");
    await open({ "GET /api/teachers/lessons": ({ query }) => aLessonList(query.has("endDate") ? [] : later) });
    const holiday = within(await screen.findByRole("region", { name: "This Week's Lessons" }));
    expect(holiday.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "The week of Mon 16 Mar",
      "Later",
    ]);
  });

  it("FIELD-28 tells the next lesson's last note and goals, and during a lesson whose it is now", async () => {
    const lastTime = {
      lessonId: "l",
      startTime: "2026-02-25T15:00:00Z",
      notes: "Minuet in G, hands apart.",
      goals: ["Minuet in G, bars 9–16 · hands apart", "A", "B", "C", "D", "E"],
    };
    const answers = { [`GET /api/lessons/${lessons[2]?.id}/goals`]: () => ({ lastTime }) };
    const { unmount } = await open(answers);
    const next = within(await screen.findByRole("region", { name: "Next: Mina Okafor" }));
    expect(await next.findByRole("heading", { name: "Last time, Wed 25 Feb" })).toBeTruthy();
    expect(next.getByText("Minuet in G, hands apart.")).toBeTruthy();
    expect(next.getByText("Minuet in G, bars 9–16 · hands apart")).toBeTruthy();
    expect(next.getByText("and 2 more goals")).toBeTruthy();
    unmount();
    vi.setSystemTime(new Date("2026-03-04T15:10:00Z"));
    const { user } = await open(answers);
    const now = within(await screen.findByRole("region", { name: "Now: Mina Okafor" }));
    expect(now.getByText("16:00-16:30")).toBeTruthy();
    await user.click(now.getByRole("button", { name: "View Details" }));
    const dialog = within(await screen.findByRole("dialog", { name: "View Lesson" }));
    expect(await dialog.findByRole("heading", { name: "Last time, Wed 25 Feb" })).toBeTruthy();
    expect(dialog.getByRole("list", { name: "Goals of last time" }).children).toHaveLength(6);
  });

  it("opens a lesson from its row, with the menu of My Lessons", async () => {
    const { user, router } = await open();
    const week = within(await screen.findByRole("region", { name: "This Week's Lessons" }));
    await user.click(week.getByRole("button", { name: /^Actions for This afternoon,/ }));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "View Details",
      "Complete Lesson",
      "Edit Lesson",
      "Cancel Lesson",
    ]);
    await user.keyboard("{Escape}");
    await user.click(week.getByRole("button", { name: "This afternoon" }));
    expect(await screen.findByRole("dialog", { name: "View Lesson" })).toBeTruthy();
    expect(router.state.location.search).toBe(`?lesson=${lessons[2]?.id}`);
  });

  it("completes a lesson that is over in three actions", async () => {
    const { user, api } = await open({
      [`PATCH /api/lessons/${lessons[1]?.id}/complete`]: () => ({ message: "", lesson: lessons[1] }),
    });
    const over = within(await screen.findByRole("region", { name: "To Complete" }));
    expect(over.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Monday, past",
      "An hour ago",
    ]);
    await user.click(over.getByRole("button", { name: /^Complete An hour ago,/ }));
    await user.type(await screen.findByRole("textbox", { name: "Notes" }), "Minuet in G");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Complete Lesson" }));
    expect((await screen.findAllByText("Lesson completed successfully!")).length).toBeGreaterThan(0);
    expect(api.named("PATCH")).toHaveLength(1);
  });

  it("FIELD-29 names the student alone where the title is the automatic one", async () => {
    const automatic = aLesson({ student: mina, title: "Mina Okafor-040326", startTime: "2026-03-04T15:00:00Z" });
    await open({ "GET /api/teachers/lessons": () => aLessonList([automatic]) });
    const week = within(await screen.findByRole("region", { name: "This Week's Lessons" }));
    expect(week.getByRole("heading", { level: 3 }).textContent).toBe("Mina Okafor");
    expect(week.queryByText("Mina Okafor-040326")).toBeNull();
    expect(week.getAllByText("Mina Okafor")).toHaveLength(1);
  });

  it("shows a dash for a mean of nothing", async () => {
    await open({ "GET /api/teachers/students": () => ({ students: [lena], total: 1 }) });
    const label = await screen.findByText("Average Performance");
    expect(label.parentElement?.textContent).toBe("Average Performance (exams)–");
  });

  it("TDASH-08 says what is empty", async () => {
    const { unmount } = await open({
      "GET /api/teachers/students": () => ({ students: [], total: 0 }),
      "GET /api/teachers/lessons": () => aLessonList([]),
    });
    expect(await screen.findByText("No lessons this week")).toBeTruthy();
    expect(screen.getByText("No students yet")).toBeTruthy();
    unmount();
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Filter" }));
    await user.type(await screen.findByRole("searchbox", { name: "Search students" }), "nobody");
    expect(await screen.findByText("No students found")).toBeTruthy();
  });

  it("TDASH-09 says that it loads", async () => {
    await open({ "GET /api/teachers/students": () => new Promise(() => undefined) });
    expect(await screen.findByText("Loading dashboard...")).toBeTruthy();
  });

  it("TDASH-11 reads the students, the lessons to come and the week's", async () => {
    const { api } = await open();
    await waitFor(() => expect(api.named("GET /api/teachers/")).toHaveLength(3));
    expect(api.named("GET /api/teachers/students")).toHaveLength(1);
    const ranges = api.named("GET /api/teachers/lessons").map(({ query }) => Object.fromEntries(query));
    expect(ranges).toContainEqual({
      startDate: "2026-03-01T23:00:00Z",
      endDate: "2026-03-08T22:59:59Z",
      plans: "false",
    });
    expect(ranges).toContainEqual({ startDate: "2026-03-02T23:00:00Z", plans: "false" });
  });

  it("TDASH-12 says which list could not be loaded", async () => {
    await open({
      "GET /api/teachers/students": () => new Refusal(503, "Busy"),
      "GET /api/teachers/lessons": () => new Refusal(503, "Busy"),
    });
    expect(await screen.findByText("Failed to fetch students")).toBeTruthy();
    expect(screen.getByText("Failed to fetch lessons")).toBeTruthy();
  });
});
