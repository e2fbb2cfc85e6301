// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeSession } from "@/lib/session";
import { aGuidance, aLesson, aLessonList, aProfile } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ParentDashboardScreen } = await import("@/routes/parent/dashboard");

const mina = { id: "00000000-0000-7000-8000-00000000000a", name: "Mina Okafor" };
const theo = { id: "00000000-0000-7000-8000-00000000000b", name: "Theo Okafor" };
const child = ({ id, name }: typeof mina) => {
  const [firstName = "", lastName = ""] = name.split(" ");
  const details = { grade: "Grade 1", instrument: "Piano", section: null, rollNumber: null };
  return { id, firstName, lastName, user: { name }, ...details };
};
const inHours = (hours: number) => new Date(Date.parse("2026-03-04T08:00:00Z") + hours * 3_600_000).toISOString();

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  storeSession({ token: "a-token", user: { name: "Sam Okafor", email: "sam@example.org", role: "PARENT" } });
  fakeApi({
    "GET /api/parents/lessons": () => aLessonList([]),
    "GET /api/parents/children": () => ({
      parent: { user: { name: "Sam Okafor" } },
      children: [child(mina), child(theo)],
      total: 2,
    }),
    "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }),
    ...answers,
  });
  await renderScreen(ParentDashboardScreen, "/parent/dashboard");
  return userEvent.setup();
};

const rowsOf = (label: string) => within(screen.getByRole("list", { name: label })).getAllByRole("listitem");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the parent's dashboard", () => {
  const past = [0, -24, -48, -72, -96].map((hours, index) =>
    aLesson({ title: `Past ${index + 1}`, student: mina, startTime: inHours(hours), status: "COMPLETED" }),
  );
  const next = aLesson({ title: "Next", student: mina, startTime: inHours(1) });
  const off = aLesson({ title: "Off", student: mina, startTime: inHours(2), status: "CANCELLED" });
  const lessons = () => aLessonList([...past, next, off]);

  it("PAR-01 PAR-05 welcomes, counts, and leads to the children and their lessons", async () => {
    await open({ "GET /api/parents/lessons": lessons });
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome, Sam" })).toBeTruthy();
    expect(await screen.findByText("2 children, 7 lessons, 1 upcoming")).toBeTruthy();
    expect(screen.getByRole("link", { name: "View Children" }).getAttribute("href")).toBe("/parent/children");
    expect(screen.getByRole("link", { name: "View Lessons" }).getAttribute("href")).toBe("/parent/lessons");
  });

  it("PAR-06 without children says so, loads again, and names Contact Administrator", async () => {
    let family: ReturnType<typeof child>[] = [];
    const user = await open({
      "GET /api/parents/children": () => ({
        parent: { user: { name: "Sam Okafor" } },
        children: family,
        total: family.length,
      }),
    });
    expect(await screen.findByText("No Children Linked Yet")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Contact Administrator" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    family = [child(mina)];
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("button", { name: /^Mina Okafor/ })).toBeTruthy();
  });

  it("PAR-09 shows what was changed elsewhere only after a fresh load", async () => {
    let names = ["Mina Okafor"];
    let asked = 0;
    const answers = {
      "GET /api/parents/children": () => {
        asked += 1;
        return {
          parent: { user: { name: "Sam Okafor" } },
          children: names.map((name, at) => child({ id: `0000000${at}`, name })),
          total: names.length,
        };
      },
    };
    await open(answers);
    expect(await screen.findByRole("button", { name: /^Mina Okafor/ })).toBeTruthy();
    names = ["Mina Okafor", "Theo Okafor"];
    await act(async () => {
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      window.dispatchEvent(new Event("focus"));
    });
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(asked).toBe(1);
    expect(screen.queryByRole("button", { name: /^Theo Okafor/ })).toBeNull();
    cleanup();
    await open(answers);
    expect(await screen.findByRole("button", { name: /^Theo Okafor/ })).toBeTruthy();
  });

  it("PAR-02 opens and closes each child's card with its three tabs", async () => {
    const user = await open({ "GET /api/parents/lessons": lessons });
    const card = await screen.findByRole("button", { name: /Theo Okafor/ });
    expect(card.getAttribute("aria-expanded")).toBe("false");
    await user.click(card);
    expect(card.getAttribute("aria-expanded")).toBe("true");
    const [, tabs] = screen.getAllByRole("tablist");
    const names = within(tabs as HTMLElement)
      .getAllByRole("tab")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Recent Lessons", "Upcoming Lessons", "Progress"]);
    expect(screen.getByText("No past lessons yet.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "All of Theo's lessons" }).getAttribute("href")).toBe(
      `/parent/lessons?childId=${theo.id}`,
    );
    await user.click(card);
    expect(screen.getAllByRole("tablist")).toHaveLength(1);
  });

  it("PAR-03 PAR-04 shows the latest four and, with their status, those to come", async () => {
    const user = await open({ "GET /api/parents/lessons": lessons });
    await screen.findByRole("list", { name: "Recent lessons" });
    const titles = rowsOf("Recent lessons").map(({ textContent }) => /Past \d/.exec(textContent ?? "")?.[0]);
    expect(titles).toEqual(["Past 1", "Past 2", "Past 3", "Past 4"]);
    await user.click(screen.getByRole("tab", { name: "Upcoming Lessons" }));
    const upcoming = rowsOf("Upcoming lessons").map(({ textContent }) => textContent);
    expect(upcoming).toHaveLength(2);
    expect(upcoming[0]).toMatch(/Next.*Scheduled/);
    expect(upcoming[1]).toMatch(/Off.*Cancelled/);
  });

  it("begins with the next lesson of any child, then what each child does this week", async () => {
    const theos = aLesson({ title: "Duet", student: theo, startTime: inHours(0.5) });
    const planned = aLesson({
      title: "Planned",
      student: mina,
      startTime: inHours(-24),
      status: "COMPLETED",
      practiceGenerated: true,
    });
    const [first, ...rest] = aGuidance().dailyPlan.map((day, index) => ({ ...day, date: `2026-03-0${index + 4}` }));
    const guidance = aGuidance({
      dailyPlan: [first, ...rest].flatMap((day) => day ?? []),
      tipsForParents: ["Listen."],
    });
    const user = await open({
      "GET /api/parents/lessons": () => aLessonList([planned, next, theos]),
      "GET /api/lessons/*": () => ({ ...planned, practiceGuidance: guidance }),
      "GET /api/lesson-feedback": () => [],
    });
    const week = within(await screen.findByRole("list", { name: "Children this week" })).getAllByRole("listitem");
    const card = screen.getByRole("region", { name: "Next lesson: Theo" });
    expect(card.compareDocumentPosition(week[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(card).getByText("Duet")).toBeTruthy();
    // The other child's is in the same place.
    expect(card.textContent).toMatch(/Mina: Wed 4 Mar, \d\d:\d\d/);
    expect(week.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /Mina Okafor20 min of practice today: Minuet in GHow to help: Listen\.Next lesson Wed 4 Mar/,
      ),
      expect.stringMatching(/Theo OkaforNo practice planned this weekNext lesson Wed 4 Mar/),
    ]);
    await user.click(within(week[0] as HTMLElement).getByRole("button", { name: /^Whole Week/ }));
    expect(await screen.findByRole("dialog", { name: "Planned" })).toBeTruthy();
  });

  it("FIELD-27 tells in Progress what is known, calls what is planned planned, counts no coming lesson as missed, and says what is not recorded", async () => {
    const missed = aLesson({ title: "Missed", student: mina, startTime: inHours(-120), status: "MISSED" });
    const exam = { id: "e1", board: "ABRSM", grade: "Grade 3", date: "2026-02-10", percentage: 82 };
    const user = await open({
      "GET /api/parents/lessons": () => aLessonList([...past, missed, next, off]),
      "GET /api/students/*": () => aProfile({ exams: [exam], examPlanned: null }),
    });
    await user.click(await screen.findByRole("tab", { name: "Progress" }));
    const panel = within(screen.getByRole("tabpanel"));
    expect(panel.getByText("5 of 6 lessons completed")).toBeTruthy();
    expect(panel.getByText("1 missed, 1 cancelled, 1 to come")).toBeTruthy();
    const planned = panel.getByRole("heading", { name: "Planned for this week, in minutes" }).closest("section");
    expect(planned?.textContent).toContain("No practice plan this week. A plan comes after the next lesson.");
    expect(planned?.textContent).toContain("Not recorded yet: how much your child practises at home.");
    expect((await panel.findByRole("list", { name: "Exam results" })).textContent).toContain("Grade 3, ABRSM");
  });

  it("tells of a child who was unlinked while the screen is open where it is asked for, and nothing of it", async () => {
    const planned = aLesson({ student: mina, startTime: inHours(-24), status: "COMPLETED", practiceGenerated: true });
    const user = await open({
      "GET /api/parents/lessons": () => aLessonList([planned]),
      "GET /api/lessons/*": () => new Refusal(404, "There is no such lesson.", "not_found"),
      "GET /api/students/*": () => new Refusal(404, "There is no such student.", "not_found"),
    });
    await user.click(await screen.findByRole("tab", { name: "Progress" }));
    const panel = within(screen.getByRole("tabpanel"));
    expect(await panel.findByText("Failed to load exam results")).toBeTruthy();
    expect(panel.getByText("There is no such student.")).toBeTruthy();
    expect(panel.getByText("No practice plan this week. A plan comes after the next lesson.")).toBeTruthy();
  });
});
