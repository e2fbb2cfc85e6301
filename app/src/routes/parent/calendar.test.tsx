// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeSession } from "@/lib/session";
import { aLesson, aLessonList } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { FamilyCalendarScreen } = await import("@/routes/parent/calendar");

const mina = { id: "00000000-0000-7000-8000-00000000000a", name: "Mina Okafor" };
const theo = { id: "00000000-0000-7000-8000-00000000000b", name: "Theo Okafor" };
const child = ({ id, name }: typeof mina) => {
  const [firstName = "", lastName = ""] = name.split(" ");
  return {
    id,
    firstName,
    lastName,
    user: { name },
    grade: "Grade 1",
    instrument: "Piano",
    section: null,
    rollNumber: null,
  };
};
const inHours = (hours: number) => new Date(Date.parse("2026-03-04T08:00:00Z") + hours * 3_600_000).toISOString();

const open = async (answers: Record<string, FakeAnswer> = {}, path = "/parent/calendar") => {
  storeSession({ token: "a-token", user: { name: "Sam Okafor", email: "sam@example.org", role: "PARENT" } });
  const api = fakeApi({
    "GET /api/parents/lessons": () => aLessonList([]),
    "GET /api/parents/children": () => ({
      parent: { user: { name: "Sam Okafor" } },
      children: [child(mina), child(theo)],
      total: 2,
    }),
    "GET /api/lesson-feedback": () => [],
    "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }),
    ...answers,
  });
  const view = await renderScreen(FamilyCalendarScreen, path);
  return { ...view, api, user: userEvent.setup() };
};

const figure = (label: string) => screen.getByText(label, { selector: "span" }).parentElement?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Family Calendar", () => {
  it("PCAL-01 PCAL-02 lists the next ten lessons of all children, each with its child", async () => {
    const lessons = Array.from({ length: 12 }, (_, index) =>
      aLesson({
        title: `Etude ${index + 1}`,
        student: index % 2 === 0 ? mina : theo,
        startTime: inHours(1 + index * 24),
      }),
    );
    const past = aLesson({ title: "Past", student: mina, startTime: inHours(-1) });
    const cancelled = aLesson({ title: "Off", student: mina, startTime: inHours(2), status: "CANCELLED" });
    await open({ "GET /api/parents/lessons": () => aLessonList([past, cancelled, ...lessons.toReversed()]) });
    expect(await screen.findByRole("heading", { level: 1, name: "Family Calendar" })).toBeTruthy();
    const rows = within(await screen.findByRole("list", { name: "Upcoming lessons" })).getAllByRole("listitem");
    expect(rows).toHaveLength(10);
    expect(rows[0]?.textContent).toContain("Mina: Etude 1");
    expect(rows[1]?.textContent).toContain("Theo: Etude 2");
    expect(rows[9]?.textContent).toContain("Etude 10");
  });

  it("PCAL-03 counts the lessons of the next seven days as This Week", async () => {
    const lessons = [1, 24 * 7, 24 * 7 + 1].map((hours) => aLesson({ student: mina, startTime: inHours(hours) }));
    await open({ "GET /api/parents/lessons": () => aLessonList(lessons) });
    await screen.findByRole("list", { name: "Upcoming lessons" });
    expect(figure("This Week")).toBe("This Week2");
    expect(screen.getByRole("link", { name: "Children, 2" }).getAttribute("href")).toBe("/parent/children");
    expect(screen.getByText("3 upcoming, 2 this week")).toBeTruthy();
  });

  it("PCAL-03 lets the server count This Week where the list is cut", async () => {
    const lesson = aLesson({ student: mina, startTime: inHours(24 * 400) });
    const { api, user } = await open({
      "GET /api/parents/lessons": ({ query }) =>
        query.get("limit") === "1" ? aLessonList([], { total: 1_234 }) : aLessonList([lesson], { total: 20_000 }),
    });
    await waitFor(() => expect(figure("This Week")).toBe("This Week1,234"));
    const [, count] = api.named("GET /api/parents/lessons");
    expect(Object.fromEntries(count?.query ?? [])).toMatchObject({
      startDate: "2026-03-04T08:00:01Z",
      endDate: "2026-03-11T08:00:00Z",
      status: "SCHEDULED",
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "Child" }), mina.id);
    expect(figure("This Week")).toBe("This Week–");
  });

  it("PCHI-02 opens with the child that the address names", async () => {
    const lessons = [aLesson({ title: "Minuet", student: mina, startTime: inHours(5) })];
    lessons.push(aLesson({ title: "Etude", student: theo, startTime: inHours(6) }));
    const answers = { "GET /api/parents/lessons": () => aLessonList(lessons) };
    const { user, router } = await open(answers, `/parent/calendar?childId=${theo.id}`);
    const rows = () => within(screen.getByRole("list", { name: "Upcoming lessons" })).getAllByRole("listitem");
    await screen.findByRole("list", { name: "Upcoming lessons" });
    expect(rows().map(({ textContent }) => textContent?.includes("Etude"))).toEqual([true]);
    expect(screen.getByText("1 upcoming, 1 this week")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Child" }), "");
    expect(rows()).toHaveLength(2);
    expect(router.state.location.search).toBe("");
  });

  it("PCAL-04 says what is coming soon, also without a lesson", async () => {
    await open();
    expect(await screen.findByText(/^Coming soon:/)).toBeTruthy();
    expect(screen.getByText("No Upcoming Lessons")).toBeTruthy();
  });

  it("opens a lesson", async () => {
    const minuet = aLesson({ title: "Minuet", student: mina, startTime: inHours(5), description: "Bars 9-16" });
    const { user } = await open({ "GET /api/parents/lessons": () => aLessonList([minuet]) });
    await user.click(await screen.findByRole("button", { name: /Mina: Minuet/ }));
    expect(await within(await screen.findByRole("dialog", { name: "Minuet" })).findByText("Bars 9-16")).toBeTruthy();
  });

  it("says that no child is linked, and when the lessons cannot be loaded", async () => {
    const parent = { user: { name: "Sam Okafor" } };
    const { unmount } = await open({ "GET /api/parents/children": () => ({ parent, children: [], total: 0 }) });
    expect(await screen.findByText("No Children Linked Yet")).toBeTruthy();
    unmount();
    await open({ "GET /api/parents/lessons": () => new Refusal(500, "") });
    expect(await screen.findByText("Unable to Load Lessons", {}, { timeout: 4000 })).toBeTruthy();
  });
});
