// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prepareParts } from "@/lib/on-demand";
import { queryClient } from "@/lib/query";
import { clearSession, storeSession } from "@/lib/session";
import { aGuidance, aLesson, aLessonList, anAccount, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
vi.stubGlobal("scrollTo", () => undefined);
const { routes } = await import("@/routes/frame/route-table");

const mina = { id: "00000000-0000-7000-8000-00000000000a", name: "Mina Okafor" };
const theo = { id: "00000000-0000-7000-8000-00000000000b", name: "Theo Okafor" };
const child = ({ id, name }: typeof mina) => ({
  id,
  firstName: name.split(" ")[0],
  lastName: "Okafor",
  user: { name },
  grade: "Grade 1",
  instrument: "Piano",
  section: null,
  rollNumber: null,
});
const gone = () => new Refusal(404, "There is no such lesson.", "not_found");

/** What the server holds; a test changes it as others do. */
let kids: (typeof mina)[];
let lessons: ReturnType<typeof aLesson>[];
let notices: object[];
let roster: ReturnType<typeof aStudent>[];
/** What one's own account says of one's links. */
let links: string;

const open = async (role: string, path: string, answers: Record<string, FakeAnswer> = {}) => {
  storeSession({ token: "a-token", user: { id: "sam", name: "Sam Okafor", email: "sam@example.org", role } });
  const api = fakeApi({
    "GET /api/users/me": () => anAccount({ links }),
    "GET /api/notices": () => ({ notices, unread: notices.length }),
    "GET /api/parents/children": () => ({
      parent: { user: { name: "Sam Okafor" } },
      children: kids.map(child),
      total: kids.length,
    }),
    "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }),
    "GET /api/parents/lessons": () => aLessonList(lessons),
    "GET /api/students/lessons": () => lessons,
    "GET /api/teachers/lessons": () => aLessonList(lessons),
    "GET /api/teachers/students": () => ({ students: roster, total: roster.length }),
    "GET /api/lesson-feedback": () => [],
    "GET /api/lessons/*": () => lessons[0] ?? gone(),
    ...answers,
  });
  await prepareParts();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  await screen.findByRole("heading", { level: 1 }, { timeout: 10_000 });
  return { api, router };
};

const laterBy = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const main = () => within(screen.getByRole("main"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  clearSession();
  queryClient.clear();
  kids = [mina, theo];
  lessons = [aLesson({ title: "Minuet", student: mina })];
  notices = [];
  roster = [aStudent({ name: "Mina Okafor", parents: [] })];
  links = "1-1";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("FIELD-22 what can no longer be true", { timeout: 60_000 }, () => {
  /** What shows somebody, another screen beside it, and what takes them away. */
  const unlinked = {
    PARENT: {
      path: "/parent/children",
      other: "/parent/lessons",
      unlink: () => {
        kids = [theo];
      },
    },
    TEACHER: {
      path: "/teacher/students",
      other: "/teacher/calendar",
      unlink: () => {
        roster = [];
      },
    },
    STUDENT: {
      path: "/student/my-lessons",
      other: "/student/calendar",
      unlink: () => {
        lessons = [];
      },
    },
  };

  it.each(["PARENT", "TEACHER", "STUDENT"] as const)(
    "is asked for anew of a %s on a change of screen, by one light call, at most once a minute",
    async (role) => {
      const { path, other, unlink } = unlinked[role];
      lessons = [aLesson({ title: "Mina Okafor", student: mina })];
      const { api, router } = await open(role, path);
      const shown = () => main().queryAllByText("Mina Okafor").length;
      await vi.waitFor(() => expect(shown()).toBeGreaterThan(0));
      const light = () => api.named("GET /api/users/me").length;
      expect(light()).toBe(1);
      unlink();
      links = "0-0";
      await act(() => router.navigate(other));
      await act(() => router.navigate(path));
      await vi.waitFor(() => expect(shown()).toBeGreaterThan(0));
      expect(light()).toBe(1);

      laterBy(1.1);
      await act(() => router.navigate(other));
      await vi.waitFor(() => expect(light()).toBe(2));
      await act(() => router.navigate(path));
      await vi.waitFor(() => expect(shown()).toBe(0));
      expect(light()).toBe(2);
      // What agrees is not asked for again.
      laterBy(1.1);
      const calls = api.calls.length;
      await act(() => router.navigate(other));
      await act(() => router.navigate(path));
      await vi.waitFor(() => expect(light()).toBe(3));
      expect(shown()).toBe(0);
      expect(api.named("GET /api/teachers/students").length).toBeLessThanOrEqual(2);
      expect(api.calls.length - calls).toBeLessThanOrEqual(2);
    },
  );

  it("ends with a session that was ended elsewhere, as soon as another screen is opened", async () => {
    let isEnded = false;
    const ended = new Refusal(401, "Your session has ended. Please sign in again.", "unauthenticated");
    const { router } = await open("STUDENT", "/student/my-lessons", {
      "GET /api/users/me": () => (isEnded ? ended : anAccount()),
    });
    isEnded = true;
    laterBy(2);
    await act(() => router.navigate("/student/calendar"));
    expect(await screen.findByText("Session expired. Redirecting to login...")).toBeTruthy();
  });

  it("is asked for anew when a day begins, and no call is made before", async () => {
    const { api } = await open("PARENT", "/parent/children");
    expect(await main().findByText("Mina Okafor")).toBeTruthy();
    const look = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await look();
    const calls = api.calls.length;
    kids = [theo];
    laterBy(10 * 60);
    await look();
    expect(api.calls).toHaveLength(calls);
    laterBy(6 * 60);
    await look();
    await vi.waitFor(() => expect(screen.queryByText("Mina Okafor")).toBeNull());
    expect(main().getByText("Theo Okafor")).toBeTruthy();
  });

  it.each([403, 404])("is asked for anew after an answer %i, once", async (status) => {
    const plan = aLesson({ title: "Etude", status: "COMPLETED", practiceGenerated: true, student: mina });
    lessons = [plan, aLesson({ title: "Gavotte", student: theo })];
    const { api, router } = await open("PARENT", "/parent/lessons", {
      "GET /api/lessons/*": () => new Refusal(status, "There is no such lesson.", "not_found"),
    });
    expect(await screen.findByText("Gavotte")).toBeTruthy();
    const lists = () => api.named("GET /api/parents/lessons").length;
    expect(lists()).toBe(1);
    // The list goes on naming it: nothing is asked in a circle.
    await act(() => router.navigate(`/parent/lessons?lesson=${plan.id}`));
    await vi.waitFor(() => expect(lists()).toBe(2));
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(lists()).toBe(2);
  });
});

describe("FIELD-21 one thing that is gone", { timeout: 60_000 }, () => {
  const days = [{ ...aGuidance().dailyPlan[0], date: "2026-03-04" }];
  const guidance = { ...aGuidance(), dailyPlan: days } as ReturnType<typeof aGuidance>;
  const planned = (title: string, student: typeof mina, teacher: string) =>
    aLesson({
      title,
      student,
      startTime: "2026-03-03T15:00:00Z",
      status: "COMPLETED",
      practiceGenerated: true,
      teacher: { id: teacher, firstName: teacher, user: { name: `${teacher} Reyes`, email: null } },
    });

  it.each([403, 404])("leaves Today to a student, after %i", async (status) => {
    const [kept, lost] = [planned("Kept", mina, "Ana"), planned("Lost", mina, "Ben")];
    lessons = [kept, lost];
    const { api } = await open("STUDENT", "/student/dashboard", {
      [`GET /api/lessons/${kept.id}`]: () => ({ ...kept, practiceGuidance: guidance }),
      [`GET /api/lessons/${lost.id}`]: () => {
        lessons = [kept];
        return new Refusal(status, "There is no such lesson.", "not_found");
      },
    });
    expect(await screen.findByText("min of practice")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Whole Week" })).toBeTruthy();
    // The list that named it came anew.
    await vi.waitFor(() => expect(api.named("GET /api/students/lessons")).toHaveLength(2));
    await vi.waitFor(() => expect(screen.getByText("Total Lessons").parentElement?.textContent).toContain("1"));
    expect(api.named(`GET /api/lessons/${lost.id}`)).toHaveLength(1);
  });

  it("leaves the other child's week to a parent", async () => {
    const [kept, lost] = [planned("Kept", theo, "Ana"), planned("Lost", mina, "Ben")];
    lessons = [kept, lost];
    await open("PARENT", "/parent/dashboard", {
      [`GET /api/lessons/${kept.id}`]: () => ({ ...kept, practiceGuidance: guidance }),
      [`GET /api/lessons/${lost.id}`]: gone,
    });
    expect(await screen.findByRole("button", { name: /Theo Okafor, with Ana/ }, { timeout: 10_000 })).toBeTruthy();
  });

  it("still is a failure where the server has no answer", async () => {
    const [kept, lost] = [planned("Kept", mina, "Ana"), planned("Lost", mina, "Ben")];
    lessons = [kept, lost];
    await open("STUDENT", "/student/dashboard", {
      [`GET /api/lessons/${kept.id}`]: () => ({ ...kept, practiceGuidance: guidance }),
      [`GET /api/lessons/${lost.id}`]: () => new Refusal(503, "The database is away."),
    });
    expect(await screen.findByText("The database is away.")).toBeTruthy();
  });
});

describe("FIELD-20 a followed notice", { timeout: 60_000 }, () => {
  const at = (lesson: ReturnType<typeof aLesson>, path: string, text: string, kind: string) => [
    { id: "n1", kind, text, link: `${path}?lesson=${lesson.id}`, createdAt: "2026-03-04T08:00:00Z", read: false },
  ];

  it.each([
    ["STUDENT", "/student/my-lessons", "/student/my-lessons"],
    ["PARENT", "/parent/lessons", "/parent/lessons"],
    ["PARENT", "/parent/dashboard", "/parent/lessons"],
    ["TEACHER", "/teacher/lessons", "/teacher/lessons"],
  ])("shows a %s on %s the lesson as it now is, and never as it was", async (role, path, list) => {
    const [lesson] = lessons as [ReturnType<typeof aLesson>];
    const { router } = await open(role, path);
    await vi.waitFor(() => expect(main().queryAllByText("Minuet").length).toBeGreaterThan(0));
    if (path !== list) {
      await act(() => router.navigate(list));
      await vi.waitFor(() => expect(main().queryAllByText("Minuet").length).toBeGreaterThan(0));
      await act(() => router.navigate(path));
    }
    lessons = [{ ...lesson, title: "Minuet in G", startTime: "2026-03-06T16:30:00Z", endTime: "2026-03-06T17:00:00Z" }];
    notices = at(lesson, list, "Lesson moved", "lesson_moved");
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: /^Notifications/ }));
    let hasShownOld = false;
    const observer = new MutationObserver(() => {
      hasShownOld ||= document.querySelector("[role=dialog]")?.textContent?.includes("16:00") ?? false;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await user.click(await screen.findByRole("link", { name: /Lesson moved/ }));
    const name = role === "TEACHER" ? "View Lesson" : "Minuet in G";
    const dialog = await screen.findByRole("dialog", { name }, { timeout: 10_000 });
    await vi.waitFor(() => expect(dialog.textContent).toContain("17:30"));
    observer.disconnect();
    expect(hasShownOld).toBe(false);
  });

  it("marks moves and cancellations among plans", async () => {
    const [lesson] = lessons as [ReturnType<typeof aLesson>];
    notices = ["lesson_moved", "lesson_cancelled", "lesson_completed"].flatMap((kind) =>
      at(lesson, "/student/my-lessons", kind, kind).map((notice) => ({ ...notice, id: kind })),
    );
    await open("STUDENT", "/student/my-lessons");
    await userEvent.setup().click(screen.getByRole("button", { name: /^Notifications/ }));
    const look = async (kind: string) =>
      (await screen.findByRole("link", { name: new RegExp(kind) })).querySelector("svg")?.parentElement?.className;
    expect(await look("lesson_moved")).toContain("bg-orange-tint");
    expect(await look("lesson_cancelled")).toContain("bg-red-tint");
    expect(await look("lesson_completed")).not.toContain("tint");
  });
});
