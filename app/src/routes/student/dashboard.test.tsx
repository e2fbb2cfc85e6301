// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeSession } from "@/lib/session";
import { aFeedback, aGuidance, aLesson } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { Answer, fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { StudentDashboardScreen } = await import("@/routes/student/dashboard");

const done = aLesson({ title: "Minuet", startTime: "2026-03-01T15:00:00Z", status: "COMPLETED" });
const next = aLesson({ title: "Etude", startTime: "2026-04-02T14:00:00Z" });

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  storeSession({ token: "a-token", user: { name: "Mina Okafor", email: "mina@example.org", role: "STUDENT" } });
  const api = fakeApi({
    "GET /api/students/lessons": () => [done, next],
    "GET /api/lesson-feedback": () => [aFeedback({ id: done.id })],
    ...answers,
  });
  await renderScreen(StudentDashboardScreen, "/student/dashboard");
  await screen.findByRole("region", { name: "Recent Lessons" });
  return { api, user: userEvent.setup() };
};

/** What a figure's card is read as. */
const figure = async (label: string) => {
  const card = await screen.findByRole("link", { name: new RegExp(label) });
  return card.querySelector(".sr-only")?.textContent;
};
const region = (name: string) => within(screen.getByRole("region", { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("My Learning Dashboard", () => {
  it.each([
    ["beside the latest lessons", [done, next]],
    ["without any", []],
  ])("SET-14 has Contact Teacher %s", async (_, lessons) => {
    const { user, api } = await open({
      "GET /api/students/lessons": () => lessons,
      "POST /api/messages": () => ({ message: "Your message is on its way." }),
    });
    await user.click(region("Recent Lessons").getByRole("button", { name: "Contact Teacher" }));
    const form = within(await screen.findByRole("dialog", { name: "Contact Teacher" }));
    await user.type(form.getByLabelText(/^Message/), "May we begin on Monday?");
    await user.click(form.getByRole("button", { name: "Send Message" }));
    await waitFor(() =>
      expect(api.named("POST /api/messages")[0]?.body).toMatchObject({ to: "teacher", lessonId: null }),
    );
  });

  it("counts lessons and shows the latest", async () => {
    await open();
    expect(await figure("Total Lessons")).toContain("2");
    expect(await figure("Completed")).toContain("1");
    expect(region("Recent Lessons").getByText("Minuet")).toBeTruthy();
    expect(await region("Recent Feedback").findByText("A lovely lesson.")).toBeTruthy();
  });

  it("FIELD-23 STU-02 links each figure to the screen that tells more", async () => {
    await open();
    const cards = await screen.findAllByRole("link", { name: /^(Total Lessons|Completed|Upcoming|Average Rating)/ });
    expect(cards.map((card) => card.getAttribute("href"))).toEqual([
      "/student/my-lessons",
      "/student/my-lessons?status=completed",
      "/student/my-lessons?status=scheduled",
      "/student/pieces",
    ]);
  });

  it("names the teacher, not the reader, and opens the next lesson from its card", async () => {
    const automatic = { ...done, title: "Mina Okafor-010326" };
    const { user } = await open({ "GET /api/students/lessons": () => [automatic, next] });
    expect(await region("Recent Lessons").findByText("Lesson with Ana Reyes")).toBeTruthy();
    expect(screen.queryByText(/Mina Okafor/)).toBeNull();
    const card = within(await screen.findByRole("region", { name: "Next lesson" }));
    await user.click(card.getByRole("button", { name: "View Details" }));
    expect(await screen.findByRole("dialog", { name: "Etude" })).toBeTruthy();
  });

  it("shows no figure that it does not know, and why, when the lessons could not be loaded", async () => {
    let fails = true;
    const { user } = await open({
      "GET /api/students/lessons": () => (fails ? new Refusal(503, "The database is away.") : [done, next]),
    });
    expect(await figure("Total Lessons")).toBe("Total Lessons, –");
    expect(await figure("Completed")).toBe("Completed, –");
    expect(await figure("Upcoming")).toBe("Upcoming, –");
    const alert = within(region("Recent Lessons").getByRole("alert"));
    expect(alert.getByText("Failed to fetch lessons")).toBeTruthy();
    expect(alert.getByText("The database is away.")).toBeTruthy();
    expect(region("Recent Lessons").queryByText("No Lessons Yet")).toBeNull();
    expect(region("Today").getByText("Failed to load today's practice")).toBeTruthy();
    fails = false;
    await user.click(alert.getByRole("button", { name: "Try Again" }));
    expect(await region("Recent Lessons").findByText("Minuet")).toBeTruthy();
    expect(await figure("Total Lessons")).toBe("Total Lessons, 2");
    expect(region("Today").getByText(/^No practice is planned for today/)).toBeTruthy();
  });

  it("stands there all at once, as today's plan would push down what is below it", async () => {
    let answer: (body: unknown) => void = () => undefined;
    const coming = new Promise((resolve) => {
      answer = resolve;
    });
    const planned = { ...done, practiceGenerated: true };
    storeSession({ token: "a-token", user: { name: "Mina Okafor", email: "mina@example.org", role: "STUDENT" } });
    const api = fakeApi({
      "GET /api/students/lessons": () => [planned, next],
      "GET /api/lesson-feedback": () => [],
      "GET /api/lessons/*": () => coming,
    });
    await renderScreen(StudentDashboardScreen, "/student/dashboard");
    await waitFor(() => expect(api.named(`GET /api/lessons/${done.id}`)).toHaveLength(1));
    expect(screen.getByText("Loading dashboard...")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Recent Lessons" })).toBeNull();
    const dailyPlan = aGuidance().dailyPlan.map((day, index) => ({ ...day, date: `2026-03-0${index + 3}` }));
    answer({ ...planned, practiceGuidance: aGuidance({ dailyPlan }) });
    expect(await screen.findByRole("region", { name: "Recent Lessons" })).toBeTruthy();
    expect(region("Today").getByRole("button", { name: "Whole Week" })).toBeTruthy();
  });

  it("waits for no plan of a lesson that was completed long ago", async () => {
    const old = { ...done, completedAt: "2026-03-02T07:30:00Z", teacherNotes: "Minuet, bars 9-16 at 72." };
    const { api } = await open({ "GET /api/students/lessons": () => [old, next] });
    expect(region("Today").getByText(/^No practice is planned for today/)).toBeTruthy();
    expect(api.named(`GET /api/lessons/${old.id}`)).toHaveLength(0);
  });

  it("WIRE-04 tells the server's total of a list that it has cut, and no count of its own", async () => {
    await open({ "GET /api/students/lessons": () => new Answer([done, next], { "X-Total-Count": "12345" }) });
    expect(await figure("Total Lessons")).toBe("Total Lessons, 12,345");
    expect(await figure("Completed")).toBe("Completed, –");
    expect(await figure("Upcoming")).toBe("Upcoming, –");
  });

  it.each([
    ["none", [], "–"],
    ["feedback without one", [aFeedback({ id: done.id, teacherRating: null })], "–"],
    ["one", [aFeedback({ id: done.id, teacherRating: 4 })], "4.5"],
  ])("STU-03 FIELD-27 shows a rating only where there is one: %s", async (_, feedback, shown) => {
    await open({ "GET /api/lesson-feedback": () => feedback });
    await waitFor(async () => expect(await figure("Average Rating")).toBe(`Average Rating, ${shown}`));
  });

  it("does not call feedback that could not be loaded none", async () => {
    await open({ "GET /api/lesson-feedback": () => new Refusal(503, "The database is away.") });
    expect(await screen.findByText("Failed to fetch feedback")).toBeTruthy();
    expect(screen.queryByText("No Feedback Yet")).toBeNull();
    expect(await figure("Average Rating")).toBe("Average Rating, –");
    expect(region("Recent Lessons").getByText("Minuet")).toBeTruthy();
  });
});
