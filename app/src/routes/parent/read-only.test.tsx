// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import { aLesson, aLessonList } from "@/testing/factories";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ParentDashboardScreen } = await import("@/routes/parent/dashboard");
const { ParentLessonsScreen } = await import("@/routes/parent/lessons");
const { FamilyCalendarScreen } = await import("@/routes/parent/calendar");
const { ChildrenScreen } = await import("@/routes/parent/children");

const mina = { id: "00000000-0000-7000-8000-00000000000a", name: "Mina Okafor" };
const kid = {
  id: mina.id,
  firstName: "Mina",
  lastName: "Okafor",
  user: { name: mina.name },
  grade: "Grade 1",
  instrument: "Piano",
  section: null,
  rollNumber: null,
};
const lesson = aLesson({ title: "Minuet", student: mina, startTime: "2099-03-05T15:00:00Z" });
const request = {
  id: "r1",
  teacherName: "Tess Tutor",
  childFirstName: "Kim",
  createdAt: "2026-03-02T09:00:00Z",
  expiresAt: "2026-04-01T09:00:00Z",
};

const screens = [
  ["/parent/dashboard", ParentDashboardScreen],
  ["/parent/lessons", ParentLessonsScreen],
  ["/parent/calendar", FamilyCalendarScreen],
  ["/parent/children", ChildrenScreen],
] as const;

const open = async ([path, Screen]: (typeof screens)[number], hasChild: boolean, requests = [request]) => {
  storeSession({ token: "a-token", user: { name: "Sam Okafor", email: "sam@example.org", role: "PARENT" } });
  const api = fakeApi({
    "GET /api/parents/lessons": () => aLessonList(hasChild ? [lesson] : []),
    "GET /api/parents/children": () => ({
      parent: { user: { name: "Sam Okafor" } },
      children: hasChild ? [kid] : [],
      total: hasChild ? 1 : 0,
    }),
    "GET /api/parents/requests": () => ({ requests, total: requests.length, addressProved: true }),
    "GET /api/lesson-feedback": () => [],
    "POST /api/parents/requests/*": () => ({ message: "Done." }),
  });
  await renderScreen(Screen, path);
  return { api, user: userEvent.setup() };
};

/** The buttons of each screen: they open what is shown, choose or close it, or write a message, which edits nothing (D15). */
const looks: Readonly<Record<string, readonly RegExp[]>> = {
  "/parent/dashboard": [/^View Details$/, /Mina Okafor/],
  "/parent/lessons": [/^Date$/, /^View Details$/, /^Reschedule$/],
  "/parent/calendar": [/Mina: Minuet/],
  "/parent/children": [],
};

describe("The parent's screens are read-only", () => {
  it.each(screens)("PAR-08 %s has nothing that writes", async (...at) => {
    const { api } = await open(at, true, []);
    await screen.findAllByText(/Minuet|Mina Okafor/);
    const named = (role: string) => screen.queryAllByRole(role).map((control) => control.textContent);
    expect(named("button")).toEqual(looks[at[0]]?.map((name) => expect.stringMatching(name)));
    for (const role of ["textbox", "checkbox", "switch", "radio", "spinbutton"]) expect(named(role), role).toEqual([]);
    expect(api.calls.filter(({ name }) => !name.startsWith("GET "))).toEqual([]);
  });

  it("PAR-08 a lesson that is open is read-only too", async () => {
    const { user } = await open(screens[1], true, []);
    await user.click(await screen.findByRole("button", { name: /^View Details/ }));
    const dialog = within(await screen.findByRole("dialog"));
    const names = dialog
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label") ?? button.textContent);
    expect(new Set(names)).toEqual(new Set(["Close", "Contact Teacher", "Reschedule"]));
    expect(dialog.queryByRole("textbox")).toBeNull();
  });

  it.each(screens)("PAR-08 %s points to an administrator where a child is missing", async (...at) => {
    await open(at, false, []);
    expect(await screen.findByText(/the school's administrator/i)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /link|add|connect/i })).toBeNull();
  });

  it("PAR-08 a teacher's request can be answered on the dashboard and at the children", async () => {
    for (const at of [screens[0], screens[3]]) {
      const { api, user } = await open(at, true);
      const card = await screen.findByRole("region", { name: "Is Tess Tutor Kim's teacher?" });
      await user.click(within(card).getByRole("button", { name: "Accept" }));
      await waitFor(() => expect(api.named("POST").map(({ body }) => body)).toEqual([{ accept: true }]));
      cleanup();
    }
  });
});
