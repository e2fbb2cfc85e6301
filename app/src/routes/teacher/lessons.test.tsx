// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { aFeedback, aGuidance, aLesson, aLessonList, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import type { ScreenAddress } from "@/testing/render-screen";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { TeacherLessonsScreen } = await import("@/routes/teacher/lessons");

const mina = aStudent({ name: "Mina Okafor" });
const theo = aStudent({ name: "Theo Brandt" });
const past = aLesson({
  title: "Scales",
  student: theo,
  startTime: "2026-03-02T15:00:00Z",
  status: "COMPLETED",
  teacherNotes: "Minuet in G, bars 9-16",
  practiceGenerated: true,
  practiceGuidance: aGuidance(),
  practicePlanner: "built-in",
});
const minuet = aLesson({ title: "Minuet", student: mina, description: "Bars 9-16", startTime: "2026-03-05T15:00:00Z" });
const later = aLesson({ title: "Etude", student: theo, startTime: "2026-04-20T14:00:00Z" });
const cancelled = aLesson({ title: "Duet", student: mina, startTime: "2026-03-06T15:00:00Z", status: "CANCELLED" });
const missed = aLesson({ title: "Solo", student: mina, startTime: "2026-03-01T15:00:00Z", status: "MISSED" });
const all = [later, past, cancelled, minuet, missed];

const open = async (
  answers: Record<string, FakeAnswer> = {},
  path: ScreenAddress = "/teacher/lessons",
  lessons = all,
) => {
  const api = fakeApi({
    "GET /api/teachers/lessons": () => aLessonList(lessons),
    "GET /api/teachers/students": () => ({ students: [mina, theo] }),
    "GET /api/lesson-feedback": () => [],
    ...answers,
  });
  const view = await renderScreen(TeacherLessonsScreen, path);
  return { ...view, api, user: userEvent.setup() };
};

const rows = async () => within(await screen.findByRole("list", { name: "Lessons" })).findAllByRole("listitem");
const titles = async () => (await rows()).map((row) => within(row).getByRole("heading").textContent);
const showEarlier = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: /Earlier Lessons?$/ }));
const choose = async (user: ReturnType<typeof userEvent.setup>, title: string, item: string) => {
  const menu = { name: new RegExp(`^Actions for ${title},`) };
  await rows();
  if (screen.queryByRole("button", menu) === null) await showEarlier(user);
  await user.click(await screen.findByRole("button", menu));
  await user.click(await screen.findByRole("menuitem", { name: item }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("My Lessons", () => {
  it("TLES-01 counts upcoming and completed lessons in its header, beside Schedule Lesson", async () => {
    await open();
    expect(await screen.findByText("2 upcoming, 1 completed")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Schedule Lesson" })).toBeTruthy();
  });

  it("has the frame of what comes while it loads", async () => {
    await open({ "GET /api/teachers/lessons": () => new Promise(() => undefined) });
    const text = await screen.findByText("Loading lessons...");
    expect(text.closest("search")).not.toBeNull();
    for (const label of ["Total Lessons", "Upcoming", "Completed", "Cancelled"])
      expect(screen.getByText(label).parentElement?.textContent).toBe(`${label}–`);
  });

  it("TLES-02 shows four figures", async () => {
    await open();
    await rows();
    for (const [label, value] of Object.entries({ "Total Lessons": 5, Upcoming: 2, Completed: 1, Cancelled: 1 })) {
      const [card] = screen.getAllByText(label, { selector: "span" });
      expect(card?.parentElement?.textContent).toBe(`${label}${value}`);
    }
  });

  it("TLES-02 says what the total counts beside the other three figures", async () => {
    const over = aLesson({ title: "Waltz", student: mina, startTime: "2026-03-03T15:00:00Z" });
    const { unmount } = await open({}, "/teacher/lessons", [...all, over]);
    expect(await screen.findByText("Total Lessons also counts 1 to complete and 1 missed.")).toBeTruthy();
    unmount();
    await open({}, "/teacher/lessons", [minuet, past, cancelled]);
    await rows();
    expect(screen.queryByText(/also counts/)).toBeNull();
  });

  it("TLES-03 finds by title or student name, whatever the case", async () => {
    const { user, router } = await open();
    await rows();
    await user.type(screen.getByRole("searchbox"), "tHeO");
    await waitFor(async () => expect(await titles()).toEqual(["Scales", "Etude"]));
    await waitFor(() => expect(router.state.location.search).toBe("?q=tHeO"));
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "minu");
    await waitFor(async () => expect(await titles()).toEqual(["Minuet"]));
  });

  it("TLES-04 filters by status and by time", async () => {
    const { user } = await open();
    await rows();
    const optionsOf = (name: string) =>
      within(screen.getByRole("combobox", { name }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(optionsOf("Status")).toEqual(["All Status", "Upcoming", "Completed", "Cancelled"]);
    expect(optionsOf("Time")).toEqual(["All Time", "This Week", "This Month"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Upcoming");
    expect(await titles()).toEqual(["Minuet", "Etude"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Time" }), "This Week");
    expect(await titles()).toEqual(["Minuet"]);
    expect(screen.getByText("From 7 days ago to 7 days ahead")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Cancelled");
    await user.selectOptions(screen.getByRole("combobox", { name: "Time" }), "This Month");
    expect(await titles()).toEqual(["Duet"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Completed");
    expect(await titles()).toEqual(["Scales"]);
  });

  it("TLES-05 says how many lessons it shows", async () => {
    const { user } = await open();
    expect(await screen.findByText("Showing 5 of 5 lessons")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Upcoming");
    expect(screen.getByText("Showing 2 of 5 lessons")).toBeTruthy();
    await user.type(screen.getByRole("searchbox"), "etude");
    expect(await screen.findByText("Showing 1 of 5 lessons")).toBeTruthy();
  });

  it("TLES-06 sorts by start and fades what is past", async () => {
    const { user } = await open();
    await rows();
    await showEarlier(user);
    expect(await titles()).toEqual(["Solo", "Scales", "Minuet", "Duet", "Etude"]);
    expect((await rows()).map((row) => row.dataset.past ?? "to come")).toEqual([
      "true",
      "true",
      "to come",
      "to come",
      "to come",
    ]);
  });

  it("begins with what comes next, and shows what is past on request, where the focus then is", async () => {
    const { user } = await open();
    expect(await titles()).toEqual(["Minuet", "Duet", "Etude"]);
    await user.click(screen.getByRole("button", { name: "Show 2 Earlier Lessons" }));
    expect(await titles()).toEqual(["Solo", "Scales", "Minuet", "Duet", "Etude"]);
    expect(document.activeElement?.textContent).toBe("Scales");
    expect(screen.queryByRole("button", { name: /Earlier Lesson/ })).toBeNull();
  });

  it("begins before that with what still goes on or is to complete today", async () => {
    const at = (title: string, startTime: string, status: Schemas["LessonBody"]["status"] = "SCHEDULED") =>
      aLesson({ title, student: mina, startTime, status });
    vi.setSystemTime(new Date("2026-03-04T10:10:00Z"));
    await open({}, "/teacher/lessons", [
      at("Yesterday's", "2026-03-03T15:00:00Z"),
      at("Done", "2026-03-04T07:00:00Z", "COMPLETED"),
      at("To complete", "2026-03-04T08:00:00Z"),
      at("Done too", "2026-03-04T09:00:00Z", "COMPLETED"),
      at("Going on", "2026-03-04T10:00:00Z"),
      at("Next", "2026-03-04T12:00:00Z"),
    ]);
    expect(await titles()).toEqual(["To complete", "Done too", "Going on", "Next"]);
  });

  it("TNOTE-13 begins with a lesson that was written a moment ago, however early it was", async () => {
    await open({}, { pathname: "/teacher/lessons", state: { written: past.id } });
    expect(await titles()).toEqual(["Scales", "Minuet", "Duet", "Etude"]);
  });

  it("shows all that a search finds", async () => {
    await open({}, "/teacher/lessons?q=s");
    expect(await titles()).toEqual(["Solo", "Scales"]);
  });

  it("TLES-07 shows title, status, student, date, time range, duration and two lines of description", async () => {
    await open();
    const row = (await rows())[0] as HTMLElement;
    for (const text of ["Minuet", "Scheduled", "Mina Okafor", "Thu 5 Mar 2026", "16:00-16:30", "30 min"]) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
    expect(within(row).getByText("Bars 9-16").className).toContain("line-clamp-2");
  });

  it("TLES-08 offers what the status allows", async () => {
    const { user } = await open();
    await rows();
    await showEarlier(user);
    for (const { title, status } of all) {
      await user.click(await screen.findByRole("button", { name: new RegExp(`^Actions for ${title},`) }));
      const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
      const more = status === "SCHEDULED" ? ["Complete Lesson", "Edit Lesson", "Cancel Lesson"] : [];
      expect(items).toEqual(["View Details", ...more]);
      await user.keyboard("{Escape}");
    }
  });

  it("TLES-09 tells nothing yet from no match", async () => {
    await open({}, "/teacher/lessons?q=nobody");
    expect(await screen.findByText("No lessons found")).toBeTruthy();
  });

  it("TLES-09 says when there are no lessons yet", async () => {
    await open({}, "/teacher/lessons", []);
    expect(await screen.findByText("No lessons yet")).toBeTruthy();
  });

  it("TLES-11 says which list could not be loaded", async () => {
    const { user } = await open({
      "GET /api/teachers/lessons": () => new Refusal(503, "Busy"),
      "GET /api/teachers/students": () => new Refusal(503, "Busy"),
    });
    expect(await screen.findByText("Failed to fetch lessons")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Schedule Lesson" }));
    expect(await screen.findByText("Failed to fetch students")).toBeTruthy();
  });

  it("takes a list of thousands in steps", async () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      aLesson({
        title: `Lesson ${index}`,
        startTime: `${new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString().slice(0, 19)}Z`,
      }),
    );
    const { user } = await open({}, "/teacher/lessons", many);
    expect(await rows()).toHaveLength(60);
    await user.click(screen.getByRole("button", { name: /^Show 60 of [\d,]+ More Lessons$/ }));
    expect(await rows()).toHaveLength(120);
    expect(screen.getByText("Showing 3,000 of 3,000 lessons")).toBeTruthy();
  });
});

describe("A list that the server has cut", () => {
  const counts = { scheduled: 900, upcoming: 872, completed: 21_987, cancelled: 1_234, missed: 45 };

  it("WIRE-04 says so, and its figures are the server's", async () => {
    await open({ "GET /api/teachers/lessons": () => aLessonList(all, { total: 24_166, counts }) });
    expect(await screen.findByText("872 upcoming, 21,987 completed")).toBeTruthy();
    expect(await screen.findByText(/^The latest 5 of 24,166 lessons are shown here\./)).toBeTruthy();
    expect(screen.getByText("Showing 5 of 24,166 lessons")).toBeTruthy();
    const figures = { "Total Lessons": "24,166", Upcoming: "872", Completed: "21,987", Cancelled: "1,234" };
    for (const [label, value] of Object.entries(figures)) {
      const [card] = screen.getAllByText(label, { selector: "span" });
      expect(card?.parentElement?.textContent).toBe(`${label}${value}`);
    }
  });

  it("a whole list says nothing of it", async () => {
    const { api } = await open();
    await rows();
    expect(screen.queryByText(/^The latest/)).toBeNull();
    expect(api.named("GET /api/teachers/lessons").map(({ query }) => query.get("plans"))).toEqual(["false"]);
  });
});

describe("View Lesson", () => {
  it("loads the plan when the lesson is opened, and again when that failed", async () => {
    let fails = true;
    const { user, api } = await open(
      { "GET /api/lessons/*": () => (fails ? new Refusal(503, "Busy") : past) },
      "/teacher/lessons",
      [{ ...past, practiceGuidance: null }],
    );
    await rows();
    expect(api.named("GET /api/lessons/")).toEqual([]);
    await choose(user, "Scales", "View Details");
    const dialog = within(await screen.findByRole("dialog", { name: "View Lesson" }));
    expect(await dialog.findByText("Failed to load the practice plan")).toBeTruthy();
    fails = false;
    await user.click(dialog.getByRole("button", { name: "Try Again" }));
    expect(await dialog.findByText("AI Practice Plan")).toBeTruthy();
    expect(dialog.getAllByRole("tab")).toHaveLength(7);
    expect(api.named("GET /api/lessons/").at(-1)?.name).toBe(`GET /api/lessons/${past.id}`);
  });

  it("TLES-34 is read-only and holds notes and practice plan", async () => {
    const { user } = await open();
    await choose(user, "Scales", "View Details");
    const dialog = await screen.findByRole("dialog", { name: "View Lesson" });
    expect(within(dialog).getByText("Minuet in G, bars 9-16")).toBeTruthy();
    expect(within(dialog).getByText("AI Practice Plan")).toBeTruthy();
    expect(within(dialog).getByText("Made by Reedling from the lesson's notes")).toBeTruthy();
    expect(within(dialog).getAllByRole("tab")).toHaveLength(7);
    expect(within(dialog).queryAllByRole("textbox")).toEqual([]);
    // What is closed has nothing to do but to read.
    expect(within(dialog).queryByRole("button", { name: /Lesson$/ })).toBeNull();
  });

  it.each([
    ["Edit Lesson", "dialog"],
    ["Complete Lesson", "dialog"],
    ["Cancel Lesson", "alertdialog"],
  ])("leads on to %s while the lesson is scheduled", async (name, role) => {
    const { user } = await open();
    await choose(user, "Minuet", "View Details");
    const view = within(await screen.findByRole("dialog", { name: "View Lesson" }));
    await user.click(view.getByRole("button", { name }));
    expect((await screen.findByRole(role, { name })).textContent).toContain("Mina Okafor");
    expect(screen.queryByRole("dialog", { name: "View Lesson" })).toBeNull();
  });
});

describe("What a dialog says of its lesson", () => {
  it.each([
    ["TLES-29", "Complete Lesson", "dialog"],
    ["TLES-22", "Edit Lesson", "dialog"],
    ["TLES-35", "Cancel Lesson", "alertdialog"],
  ])("%s names in %s the student and the time", async (_line, entry, role) => {
    const { user } = await open();
    await choose(user, "Minuet", entry);
    const dialog = within(await screen.findByRole(role, { name: entry }));
    expect(dialog.getByText(minuet.student.name, { selector: "bdi" })).toBeTruthy();
    const when = dialog.getAllByText(/^\d\d:\d\d-\d\d:\d\d$/)[0];
    expect(when?.parentElement?.textContent).toMatch(/^\d\d:\d\d-\d\d:\d\d, \w{3} \d+ \w{3} 2026$/);
    expect(dialog.getByText("Minuet", { selector: "bdi" })).toBeTruthy();
  });
});

describe("Complete Lesson", () => {
  const notes = "Minuet in G, left hand late";
  const completed: Schemas["LessonBody"] = {
    ...minuet,
    status: "COMPLETED",
    version: 2,
    teacherNotes: notes,
    practiceGenerated: true,
    practiceGuidance: aGuidance({ weekSummary: "A week for the left hand." }),
    practicePlanner: "built-in",
  };

  it("TLES-29 requires notes and counts their characters", async () => {
    const { user, api } = await open();
    await choose(user, "Minuet", "Complete Lesson");
    const dialog = await screen.findByRole("dialog", { name: "Complete Lesson" });
    expect(
      within(dialog).getByText(
        "Mention pieces, bars, tempos and sticking points. The practice plan is built from these notes.",
      ),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Complete Lesson" }));
    const box = within(dialog).getByRole("textbox", { name: "Notes" });
    await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(box);
    expect(api.named("PATCH")).toEqual([]);
    await user.type(box, notes);
    expect(within(dialog).getByText(`${notes.length} characters`)).toBeTruthy();
  });

  it("TLES-30 sends completed and the notes, and opens the new plan", async () => {
    const { user, api } = await open({
      "PATCH /api/lessons/*": () => null,
      [`PATCH /api/lessons/${minuet.id}/*`]: () => ({ message: "Well done", lesson: completed }),
    });
    await choose(user, "Minuet", "Complete Lesson");
    await user.type(await screen.findByRole("textbox", { name: "Notes" }), notes);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Complete Lesson" }));
    expect(await screen.findByText("A week for the left hand.")).toBeTruthy();
    expect(await screen.findByText("Well done")).toBeTruthy();
    const [call] = api.named("PATCH");
    expect(call?.name).toBe(`PATCH /api/lessons/${minuet.id}/complete`);
    expect(call?.body).toEqual({ completed: true, teacherNotes: notes });
    expect(api.named("PUT")).toEqual([]);
  });

  const complete = async (answer: FakeAnswer) => {
    const opened = await open({ [`PATCH /api/lessons/${minuet.id}/*`]: answer });
    await choose(opened.user, "Minuet", "Complete Lesson");
    await opened.user.type(await screen.findByRole("textbox", { name: "Notes" }), notes);
    await opened.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Complete Lesson" }));
  };

  it.each([
    ["Well done", "Well done"],
    ["", "Lesson completed successfully!"],
  ])("TLES-31 says that it worked (server says %j)", async (message, text) => {
    await complete(() => ({ message, lesson: completed }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    [new Refusal(409, "This lesson was cancelled meanwhile."), "This lesson was cancelled meanwhile."],
    [new Refusal(500, ""), "Failed to complete lesson"],
  ])("TLES-31 says why it failed, and keeps the notes", async (refusal, text) => {
    await complete(() => refusal);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" }).value).toBe(notes);
  });

  it("TLES-33 writes the optional feedback after completing, and View Lesson changes it", async () => {
    const feedback = aFeedback({ id: minuet.id, content: "Nearly there", teacherRating: 4 });
    let written: unknown[] = [];
    const { user, api } = await open({
      [`PATCH /api/lessons/${minuet.id}/*`]: () => ({ message: "", lesson: completed }),
      "PUT /api/lesson-feedback/*": ({ body }) => {
        written = [...written, body];
        return feedback;
      },
      "GET /api/lesson-feedback": () => (written.length === 0 ? [] : [feedback]),
    });
    await choose(user, "Minuet", "Complete Lesson");
    await user.type(await screen.findByRole("textbox", { name: "Notes" }), notes);
    await user.click(screen.getByText("Add Feedback"));
    await user.click(screen.getByRole("radio", { name: "4 stars" }));
    await user.type(screen.getByRole("textbox", { name: "Summary" }), "Nearly there");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Complete Lesson" }));
    expect(await screen.findByText("Lesson completed successfully!")).toBeTruthy();
    const view = await screen.findByRole("dialog", { name: "View Lesson" });
    expect(written[0]).toMatchObject({ teacherRating: 4, content: "Nearly there" });
    expect(api.calls.findIndex(({ name }) => name.startsWith("PATCH"))).toBeLessThan(
      api.calls.findIndex(({ name }) => name.startsWith("PUT")),
    );
    expect(await within(view).findByText("4 out of 5")).toBeTruthy();
    await user.click(within(view).getByRole("button", { name: "Edit Feedback" }));
    await user.type(within(view).getByRole("textbox", { name: "Mood" }), "Proud");
    await user.click(within(view).getByRole("button", { name: "Save Feedback" }));
    await waitFor(() => expect(written[1]).toMatchObject({ content: "Nearly there", studentMood: "Proud" }));
  });
});

describe("Feedback", () => {
  it("shows what the server refuses under its field, and keeps what was typed", async () => {
    const sentence = "At most 10,000 characters";
    const { user } = await open({
      "PUT /api/lesson-feedback/*": () => new Refusal(422, sentence, "invalid", { techniqueNotes: [sentence] }),
    });
    await choose(user, "Scales", "View Details");
    const view = within(await screen.findByRole("dialog", { name: "View Lesson" }));
    await user.click(await view.findByRole("button", { name: "Write Feedback" }));
    await user.type(view.getByRole("textbox", { name: "Technique" }), "Long bows");
    await user.click(view.getByRole("button", { name: "Save Feedback" }));
    const box = view.getByRole<HTMLTextAreaElement>("textbox", { name: "Technique" });
    await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
    expect(view.getByText(sentence)).toBeTruthy();
    expect(box.value).toBe("Long bows");
  });
});

describe("Mark as Missed", () => {
  const begun = aLesson({ title: "Rondo", student: theo, startTime: "2026-03-04T07:30:00Z", version: 2 });

  it("FIELD-04 is offered from the start on, asks first and sends the version", async () => {
    const { user, api } = await open({ "PUT /api/lessons/*": () => ({ message: "", lesson: begun }) }, undefined, [
      begun,
      minuet,
    ]);
    await rows();
    await user.click(screen.getByRole("button", { name: /^Actions for Minuet,/ }));
    expect(screen.queryByRole("menuitem", { name: "Mark as Missed" })).toBeNull();
    await user.keyboard("{Escape}");
    await choose(user, "Rondo", "Mark as Missed");
    const question = await screen.findByRole("alertdialog", { name: "Mark as Missed" });
    expect(question.textContent).toMatch(
      /status of this lesson becomes Missed.*student sees it on their dashboard.*cannot be reversed/,
    );
    await user.click(within(question).getByRole("button", { name: "Keep Lesson" }));
    expect(api.named("PUT")).toEqual([]);
    // On a phone it stands beside Complete.
    await user.click(screen.getByRole("button", { name: /^Mark as Missed: Rondo/ }));
    const again = within(await screen.findByRole("alertdialog"));
    await user.click(again.getByRole("button", { name: "Mark as Missed" }));
    await waitFor(() => expect(api.named("PUT")[0]?.body).toEqual({ status: "MISSED", version: 2 }));
    expect(await screen.findByText("Lesson marked as missed.")).toBeTruthy();
  });
});

describe("Cancel Lesson", () => {
  it("TLES-35 TLES-36 keeps the lesson, or cancels it after saying what that means", async () => {
    const { user, api } = await open({
      "DELETE /api/teachers/lessons/*": () => ({ message: "" }),
    });
    await choose(user, "Minuet", "Cancel Lesson");
    const question = await screen.findByRole("alertdialog", { name: "Cancel Lesson" });
    expect(question.textContent).toMatch(
      /status of this lesson becomes Cancelled.*student sees it on their dashboard.*cannot be reversed/,
    );
    expect(document.activeElement).toBe(within(question).getByRole("button", { name: "Keep Lesson" }));
    await user.click(within(question).getByRole("button", { name: "Keep Lesson" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(api.named("DELETE")).toEqual([]);
    await choose(user, "Minuet", "Cancel Lesson");
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel Lesson" }));
    await waitFor(() => expect(api.named("DELETE")[0]?.name).toBe(`DELETE /api/teachers/lessons/${minuet.id}`));
    expect(await screen.findByText("The lesson has been cancelled successfully.")).toBeTruthy();
  });

  it.each(["Gone for good.", "", undefined])(
    "TLES-37 FIELD-35 shows the toast Lesson Cancelled (server says %j)",
    async (message) => {
      const { user } = await open({ "DELETE /api/teachers/lessons/*": () => ({ message }) });
      await choose(user, "Minuet", "Cancel Lesson");
      await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel Lesson" }));
      expect(await screen.findByText("Lesson Cancelled")).toBeTruthy();
      expect(screen.getByText(message || "The lesson has been cancelled successfully.")).toBeTruthy();
    },
  );

  it.each([
    [new Refusal(409, "Only a scheduled lesson can be cancelled."), "Only a scheduled lesson can be cancelled."],
    [new Refusal(500, ""), "Failed to cancel lesson"],
  ])("TLES-38 says why it could not be cancelled", async (refusal, text) => {
    const { user } = await open({ "DELETE /api/teachers/lessons/*": () => refusal });
    await choose(user, "Minuet", "Cancel Lesson");
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel Lesson" }));
    expect(await within(screen.getByRole("alertdialog")).findByText(text)).toBeTruthy();
    expect(screen.getAllByText(text)).toHaveLength(1);
  });
});
