// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "@/lib/session";
import { aFeedback, aGuidance, aLesson } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { Answer, fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { StudentLessonsScreen } = await import("@/routes/student/my-lessons");

const done = aLesson({
  title: "Minuet",
  startTime: "2026-03-05T15:00:00Z",
  status: "COMPLETED",
  notes: "From the edit form",
  teacherNotes: "Left hand late",
  practiceGenerated: true,
  practiceGuidance: aGuidance(),
  practicePlanner: "built-in",
});
const next = aLesson({ title: "Etude", startTime: "2026-04-02T14:00:00Z", notes: "Bring the blue book" });
const missed = aLesson({ title: "Duet", startTime: "2026-02-05T15:00:00Z", status: "MISSED" });
const unnamed = { ...missed, teacher: { ...missed.teacher, user: { name: "" } } };

const open = async (answers: Record<string, FakeAnswer> = {}, path = "/student/my-lessons") => {
  storeSession({ token: "a-token", user: { name: "Mina Okafor", email: "mina@example.org", role: "STUDENT" } });
  const api = fakeApi({
    "GET /api/students/lessons": () => [unnamed, done, next],
    "GET /api/lesson-feedback": () => [aFeedback({ id: done.id })],
    ...answers,
  });
  const view = await renderScreen(StudentLessonsScreen, path);
  return { ...view, api, user: userEvent.setup() };
};

const titles = async () => {
  const [, ...rows] = within(await screen.findByRole("table", { name: "Lessons" })).getAllByRole("row");
  return rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent?.replace("Lesson", ""));
};

const details = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  await user.click(await screen.findByRole("button", { name: new RegExp(`^View Details for ${title},`) }));
  return within(await screen.findByRole("dialog", { name: title }));
};

describe("My Lessons of a student", () => {
  it("SLES-01 SLES-02 counts scheduled and completed lessons, and loads them again", async () => {
    const { user, api } = await open();
    expect(await screen.findByText("1 upcoming, 1 completed")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(api.named("GET /api/students/lessons").length).toBe(2));
  });

  it("says when there are more lessons than the list holds", async () => {
    const answer = () => new Answer([unnamed, done, next], { "X-Total-Count": "12345" });
    await open({ "GET /api/students/lessons": answer });
    expect(await screen.findByText(/^The latest 3 of 12,345 lessons are shown here\./)).toBeTruthy();
    expect(screen.getByText("Showing 3 of 12,345 lessons")).toBeTruthy();
    expect(screen.getByText("12,345 lessons")).toBeTruthy();
  });

  it("SLES-04 has Check Again, and Contact Teacher, which writes to them", async () => {
    let lessons: unknown[] = [];
    const { user } = await open({ "GET /api/students/lessons": () => lessons });
    await user.click(await screen.findByRole("button", { name: "Contact Teacher" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    lessons = [done];
    await user.click(screen.getByRole("button", { name: "Check Again" }));
    expect(await titles()).toEqual(["Minuet"]);
  });

  it("SET-14 writes to the teacher about an open lesson, and comes back to it", async () => {
    const { user, api } = await open({ "POST /api/messages": () => ({ message: "Your message is on its way." }) });
    const lesson = await details(user, "Etude");
    await user.click(lesson.getByRole("button", { name: "Contact Teacher" }));
    const form = within(await screen.findByRole("dialog", { name: "Contact Teacher" }));
    await user.click(form.getByRole("button", { name: "Send Message" }));
    expect(await form.findByText("Please write a message")).toBeTruthy();
    expect(api.named("POST /api/messages")).toEqual([]);
    await user.type(form.getByLabelText(/^Message/), "May we come later?");
    await user.click(form.getByRole("button", { name: "Send Message" }));
    await waitFor(() =>
      expect(api.named("POST /api/messages")[0]?.body).toEqual({
        to: "teacher",
        text: "May we come later?",
        lessonId: next.id,
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Contact Teacher" })).toBeNull());
    expect(screen.getByRole("dialog", { name: "Etude" })).toBeTruthy();
  });

  it("offers no message to an administrator, who looks at the same screen", async () => {
    const { user } = await open();
    storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@example.org", role: "ADMINISTRATOR" } });
    const lesson = await details(user, "Etude");
    expect(lesson.queryByRole("button", { name: "Contact Teacher" })).toBeNull();
  });

  it("SLES-13 asks to log in without a user, and loads nothing", async () => {
    clearSession();
    const api = fakeApi({});
    await renderScreen(StudentLessonsScreen, "/student/my-lessons");
    expect(screen.getByText("No User Found")).toBeTruthy();
    expect(screen.getByText("Please log in to view your lessons.")).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it("SLES-03 tells a student without lessons whom to ask", async () => {
    const { user, api } = await open({ "GET /api/students/lessons": () => [] });
    expect(await screen.findByText("No Lessons Yet")).toBeTruthy();
    expect(screen.getByText(/Contact your teacher, or check whether you are linked to a teacher/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Check Again" }));
    await waitFor(() => expect(api.named("GET /api/students/lessons").length).toBe(2));
  });

  it("SLES-05 SLES-10 filters by status", async () => {
    const { user } = await open();
    const filter = await screen.findByRole("combobox", { name: "Status" });
    const choices = within(filter)
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(choices).toEqual(["All", "Scheduled", "Completed", "Cancelled", "Missed"]);
    await user.selectOptions(filter, "Missed");
    await waitFor(async () => expect(await titles()).toEqual(["Duet"]));
    await user.selectOptions(filter, "Cancelled");
    expect(await screen.findByText("No lessons match your filter")).toBeTruthy();
  });

  it("SLES-06 SLES-07 SLES-08 lists the newest first, and turns round by the select or the heading", async () => {
    const { user } = await open();
    expect(await titles()).toEqual(["Etude", "Minuet", "Duet"]);
    const headings = screen.getAllByRole("columnheader").map((heading) => heading.textContent);
    expect(headings).toEqual(["Lesson", "Teacher", "Date & Time", "Duration", "Status", "Actions"]);
    expect(screen.getByText("Unknown")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Date & Time" }));
    await waitFor(async () => expect(await titles()).toEqual(["Duet", "Minuet", "Etude"]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by date" }), "Newest");
    await waitFor(async () => expect(await titles()).toEqual(["Etude", "Minuet", "Duet"]));
  });

  it("names the only teacher once for phones, and several in their rows", async () => {
    const teacher = { ...next.teacher, id: "another", user: { name: "Ben Brook" } };
    const { unmount } = await open({ "GET /api/students/lessons": () => [done, next] });
    const table = await screen.findByRole("table", { name: "Lessons" });
    expect(table.previousElementSibling?.textContent).toBe(`Teacher: ${next.teacher.user.name}`);
    unmount();
    await open({ "GET /api/students/lessons": () => [done, { ...next, teacher }] });
    await screen.findByRole("table", { name: "Lessons" });
    expect(screen.queryByText(/^Teacher: /)).toBeNull();
  });

  it("SLES-11 SLES-12 SLES-14 tries a failed load once more, then says what failed", async () => {
    const { api } = await open({ "GET /api/students/lessons": () => new Refusal(503, "The school is away.") });
    expect(await screen.findByText("Unable to Load Lessons", {}, { timeout: 4000 })).toBeTruthy();
    expect(api.named("GET /api/students/lessons").length).toBe(2);
    expect(
      screen.getByText(/Failed to fetch lessons: 503 The school is away\..*not be linked to a teacher/),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Refresh Page" })).toBeTruthy();
  });

  it("SLES-16 SLES-17 SLES-18 SLES-19 shows notes, a plan where there is one, and the lesson's own feedback", async () => {
    const { user } = await open();
    const first = await details(user, "Minuet");
    expect(first.getByText("Left hand late")).toBeTruthy();
    expect(first.getByRole("heading", { name: "AI Practice Plan" })).toBeTruthy();
    expect(first.getByText("A lovely lesson.")).toBeTruthy();
    expect(first.getByText("Tuesday 10 March, 30 min")).toBeTruthy();
    expect(first.getByText("Ana Reyes")).toBeTruthy();
    await user.click(first.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    const second = await details(user, "Etude");
    expect(second.getByText("Bring the blue book")).toBeTruthy();
    expect(second.queryByRole("heading", { name: "AI Practice Plan" })).toBeNull();
    expect(second.getByText("No teacher feedback available for this lesson yet.")).toBeTruthy();
  });

  it("tells how to reach the teacher where they show it, and of no plan that does not come", async () => {
    const { user: names } = done.teacher;
    const shown = { user: { ...names, email: "ana@music.example" }, phoneNumber: "030 12-34" };
    const teacher = { id: done.teacher.id, instrument: null, department: null, ...shown };
    const { user } = await open({
      [`GET /api/students/${done.student.id}/teachers`]: () => ({ teachers: [teacher] }),
      [`GET /api/students/${missed.student.id}/teachers`]: () => ({
        teachers: [{ ...teacher, user: names, phoneNumber: null }],
      }),
    });
    const first = await details(user, "Minuet");
    expect((await first.findByRole("link", { name: "ana@music.example" })).getAttribute("href")).toBe(
      "mailto:ana@music.example",
    );
    expect(first.getByRole("link", { name: "030 12-34" }).getAttribute("href")).toBe("tel:0301234");
    await user.click(first.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    const second = await details(user, "Duet");
    expect(await second.findByText("No teacher feedback available for this lesson yet.")).toBeTruthy();
    expect(second.queryByRole("link")).toBeNull();
  });

  it("SLES-18 shows no plan where a lesson has none", async () => {
    const noted = { ...done, practiceGenerated: false, practiceGuidance: null };
    const { user } = await open({ "GET /api/students/lessons": () => [noted] });
    const dialog = await details(user, "Minuet");
    expect(dialog.queryByRole("heading", { name: "AI Practice Plan" })).toBeNull();
  });

  it("SLES-15 goes on without feedback that fails to load", async () => {
    const { user } = await open({ "GET /api/lesson-feedback": () => new Refusal(500, "") });
    const dialog = await details(user, "Minuet");
    expect(await dialog.findByText("No teacher feedback available for this lesson yet.")).toBeTruthy();
  });
});
