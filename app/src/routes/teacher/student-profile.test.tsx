// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aLesson, aLessonList, aProfile, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { StudentsScreen } = await import("@/routes/teacher/students");

const mina = aProfile();
const parent = {
  id: "p",
  name: "Sam Okafor",
  isPrimary: true,
  relationship: "Parent",
  email: "sam@example.org",
  phoneNumber: null,
  address: null,
};

const openProfile = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    "GET /api/teachers/students": () => ({ students: [aStudent({ id: mina.id })], total: 1 }),
    "GET /api/students/*": () => mina,
    [`GET /api/students/${mina.id}/pieces`]: () => ({ pieces: [], merged: [] }),
    "GET /api/teachers/lessons": () => aLessonList([]),
    ...answers,
  });
  const view = await renderScreen(StudentsScreen, `/teacher/students?student=${mina.id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Student Profile" }));
  return { ...view, api, dialog, user: userEvent.setup() };
};

const recordForm = async (answers: Record<string, FakeAnswer>) => {
  const view = await openProfile(answers);
  await view.user.click(await view.dialog.findByRole("button", { name: "Record Result" }));
  const form = within(await screen.findByRole("dialog", { name: "Record Exam Result" }));
  await view.user.type(form.getByLabelText("Exam Board"), "ABRSM");
  await view.user.selectOptions(form.getByLabelText("Grade"), "Grade 4");
  await view.user.type(form.getByLabelText("Date"), "20/3/2026");
  return { ...view, form };
};

beforeEach(() => signInTeacher());

describe("Student Profile", () => {
  it("TSTU-09 shows a state beside each parent", async () => {
    const parents = [
      { ...parent, confirmed: true },
      { ...parent, id: "q", name: "Ada Okafor", confirmed: false },
    ];
    const { dialog } = await openProfile({ "GET /api/students/*": () => aProfile({ id: mina.id, parents }) });
    const [linked, asked] = within(await dialog.findByRole("region", { name: "Parents" })).getAllByRole("listitem");
    expect(linked?.textContent).toContain("Linked");
    expect(asked?.textContent).toContain("Asked");
    expect(asked?.textContent).toContain("waiting for their answer");
  });

  it("draws no badge of an instrument that is not known", async () => {
    const { dialog } = await openProfile({ "GET /api/students/*": () => aProfile({ id: mina.id, instrument: "" }) });
    const badges = (await dialog.findByText("Minor")).parentElement;
    expect([...(badges?.children ?? [])].map((badge) => badge.textContent)).toEqual(["Minor", mina.grade]);
  });

  it("TSTU-10 says status and body of a load that failed, else that it does not know", async () => {
    const first = await openProfile({ "GET /api/students/*": () => new Refusal(503, "The school is away.") });
    const alert = await first.dialog.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load student information");
    expect(alert.textContent).toContain("503: The school is away.");
    first.unmount();
    const second = await openProfile({ "GET /api/students/*": () => new Refusal(500, "") });
    expect((await second.dialog.findByRole("alert")).textContent).toContain("Unknown error occurred");
  });

  it("TSTU-11 sends a whole percentage under a key, and says at its field what is none, without a call", async () => {
    const out = "Please enter a whole number from 0 to 100";
    const missing = "Please enter the percentage";
    const { user, form, api } = await recordForm({
      [`POST /api/students/${mina.id}/exams`]: () => ({ message: "Recorded.", student: aStudent() }),
    });
    const percentage = form.getByLabelText("Percentage");
    for (const [typed, text] of [
      ["81,5", out],
      ["", missing],
      ["many", out],
      ["%", missing],
      ["101", out],
      ["-1", out],
    ] as const) {
      await user.clear(percentage);
      await user.type(percentage, `${typed}{Enter}`);
      expect(await form.findByText(text), typed).toBeTruthy();
    }
    const date = form.getByLabelText("Date");
    await user.clear(date);
    await user.type(date, "31/2/2026{Enter}");
    expect(await form.findByText("There is no such day in this month")).toBeTruthy();
    await user.clear(date);
    await user.type(date, "20/3/2026");
    await user.clear(percentage);
    expect(api.named("POST")).toEqual([]);
    await user.type(percentage, "81 %{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Record Exam Result" })).toBeNull());
    const call = api.named("POST").at(-1);
    expect(call?.body).toEqual({ board: "ABRSM", grade: "Grade 4", date: "2026-03-20", percentage: 81 });
    expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}-/);
  });

  it("TSTU-11 lists results, and says when they are not all", async () => {
    const exams = [{ id: "e", board: "Trinity", grade: "Grade 2", date: "2025-11-20", percentage: 88 }];
    const academicSummary = { totalExamsCompleted: 60, overallAveragePercentage: 80.4 };
    const { dialog } = await openProfile({
      "GET /api/students/*": () => aProfile({ id: mina.id, exams, academicSummary }),
    });
    expect((await dialog.findByRole("list", { name: "Exam results" })).textContent).toContain("88%");
    expect(dialog.getByText("60 exams taken, 80% on average")).toBeTruthy();
    expect(dialog.getByText("The latest 1 of 60 are shown here.")).toBeTruthy();
  });

  it("offers to plan an exam whose day has passed no longer as one to come", async () => {
    const examPlanned = { board: null, grade: null, date: "2020-06-20" };
    const { dialog } = await openProfile({ "GET /api/students/*": () => aProfile({ id: mina.id, examPlanned }) });
    expect(await dialog.findByText("This day has passed. Record the result, or remove the plan.")).toBeTruthy();
  });
});

describe("The next lesson in a profile", () => {
  const student = aStudent({ id: mina.id, name: "Mina Okafor" });
  const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`;
  const at = (days: number, title: string, rest = {}) => aLesson({ title, student, startTime: inDays(days), ...rest });
  const lessons = [
    at(-0.5, "Over"),
    at(1, "Off", { status: "CANCELLED" }),
    at(2, "Another's", { student: aStudent({ name: "Theo Bell" }) }),
    at(3, "Minuet"),
    at(4, "Later"),
  ];
  const answers = { "GET /api/teachers/lessons": () => aLessonList(lessons) };
  const part = async (dialog: Awaited<ReturnType<typeof openProfile>>["dialog"]) =>
    within(await dialog.findByRole("region", { name: "Next Lesson" }));

  it("is the first that is scheduled and still to come, and opens with all that can be done", async () => {
    const { user, dialog } = await openProfile(answers);
    const next = await part(dialog);
    const [row, ...others] = await next.findAllByRole("listitem");
    expect(others).toEqual([]);
    await user.click(within(row as HTMLElement).getByRole("button", { name: /Minuet/ }));
    const view = within(await screen.findByRole("dialog", { name: "View Lesson" }));
    await user.click(view.getByRole("button", { name: "Edit Lesson" }));
    expect(await screen.findByRole("dialog", { name: "Edit Lesson" })).toBeTruthy();
  });

  it("says when there is none, and a lesson for this student is scheduled from there", async () => {
    const { user, dialog } = await openProfile({ "GET /api/teachers/lessons": () => aLessonList(lessons.slice(0, 3)) });
    const next = await part(dialog);
    expect(await next.findByText("No lesson is scheduled.")).toBeTruthy();
    await user.click(next.getByRole("button", { name: "Schedule Lesson" }));
    const form = within(await screen.findByRole("dialog", { name: "Schedule New Lesson" }));
    expect(form.getByRole<HTMLSelectElement>("combobox", { name: "Student" }).value).toBe(mina.id);
    expect(form.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Mina Okafor");
  });

  it("says why it is not known", async () => {
    const { dialog } = await openProfile({
      "GET /api/teachers/lessons": () => new Refusal(503, "The school is away."),
    });
    expect(await (await part(dialog)).findByText("The school is away.")).toBeTruthy();
  });
});

describe("A large class", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => aStudent({ name: `Student ${String(index + 1).padStart(3, "0")}` }));
  const rows = () => within(screen.getByRole("list", { name: "Students" })).getAllByRole("listitem");

  it.each([
    [60, 60],
    [130, 100],
  ])("of %i students draws %i at once, and the others on request", async (count, drawn) => {
    fakeApi({ "GET /api/teachers/students": () => ({ students: many(count), total: count }) });
    await renderScreen(StudentsScreen, "/teacher/students");
    expect(await screen.findByText(`Showing ${count} of ${count} students`)).toBeTruthy();
    expect(rows()).toHaveLength(drawn);
    const more = screen.queryByRole("button", { name: "Show More" });
    if (more !== null) await userEvent.setup().click(more);
    expect(rows()).toHaveLength(count);
  });
});
