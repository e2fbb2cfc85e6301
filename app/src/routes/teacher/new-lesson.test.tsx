// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryKeys } from "@/lib/query-keys";
import { storeSession } from "@/lib/session";
import { aLesson, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { NewLessonScreen } = await import("@/routes/teacher/new-lesson");
const { unsavedWords, contentWithWords } = await import("@/features/lessons/note");

const mina = aStudent({ name: "Mina Okafor", instrument: "Violin" });
const theo = aStudent({ name: "Theo Brandt", instrument: "Cello" });
const content = "Shifting to third position, slowly.";

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    "GET /api/teachers/students": () => ({ students: [mina, theo], total: 2 }),
    "POST /api/teachers/lessons": () => ({ message: "", lessons: [aLesson()], conflicts: [] }),
    ...answers,
  });
  const view = await renderScreen(NewLessonScreen, "/teacher/lessons/new");
  await screen.findByRole("heading", { level: 1, name: "Create New Lesson" });
  return { ...view, api, user: userEvent.setup() };
};

type Opened = Awaited<ReturnType<typeof open>>;

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const choices = (name: string) => [...list(name).options].map(({ text }) => text);
const piece = (name: string) => screen.getByRole("button", { name });
const isChosen = (name: string) => piece(name).getAttribute("aria-pressed") === "true";
const send = ({ user }: Opened) => user.click(screen.getByRole("button", { name: "Create Lesson Note" }));

const chooseStudent = async (user: Opened["user"], name = "Mina Okafor") => {
  await screen.findByRole("option", { name });
  await user.selectOptions(list("Student"), name);
};

const typeDate = async (user: Opened["user"], date: string) => {
  await user.clear(box("Date"));
  await user.type(box("Date"), date);
  await user.tab();
};

/** Types what the form needs. */
const fillIn = async ({ user }: Opened) => {
  await chooseStudent(user);
  await typeDate(user, "3/3/2026");
  await user.type(box("Lesson Content"), content);
  await user.click(piece("Etudes"));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Create New Lesson", () => {
  it("TNOTE-01 TNOTE-02 asks for everything, with an hour as the duration, and takes no attachments", async () => {
    const { container } = await open();
    for (const name of ["Student", "Instrument", "Duration"]) expect(list(name)).toBeTruthy();
    for (const name of ["Title", "Lesson Content", "Date", "Pieces Worked On", "Homework"]) {
      expect(box(name).value).toBe("");
    }
    expect(choices("Duration")).toEqual(["30 min", "45 min", "1 h", "1.5 h", "2 h"]);
    expect(list("Duration").value).toBe("60");
    expect(container.querySelector("input[type=file]")).toBeNull();
    expect(screen.queryByText(/attach/i)).toBeNull();
  });

  it("WIRE-04 says that not every student can be chosen, of a roster that was cut", async () => {
    await open({ "GET /api/teachers/students": () => ({ students: [mina, theo], total: 7_200 }) });
    const hint = await screen.findByText("The first 2 of 7,200 students by name");
    expect(list("Student").getAttribute("aria-describedby")).toBe(hint.id);
  });

  it("TNOTE-03 shows each message, moves to the first wrong field below a summary that leads to each, and sends nothing", async () => {
    const opened = await open();
    await screen.findByRole("option", { name: "Mina Okafor" });
    await opened.user.type(box("Lesson Content"), "Nine char");
    await send(opened);
    for (const text of [
      "Please select a student",
      "Instrument is required",
      "Lesson title is required",
      "Lesson content must be at least 10 characters",
      "Please select a lesson date",
      "Please select at least one piece",
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(list("Student"));
    const summary = screen.getByRole("alert");
    expect(summary.textContent).toMatch(/^Please check 6 fields\./);
    await opened.user.click(within(summary).getByRole("button", { name: "Pieces Worked On" }));
    expect(document.activeElement).toBe(box("Pieces Worked On"));
    expect(opened.api.named("POST")).toEqual([]);
  });

  it("TNOTE-03 moves to the field when only one is wrong", async () => {
    const opened = await open();
    await fillIn(opened);
    await opened.user.clear(box("Title"));
    await send(opened);
    await waitFor(() => expect(document.activeElement).toBe(box("Title")));
  });

  it("TNOTE-04 takes no day to come and none before 1900", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Date: open the calendar" }));
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: / 4 March 2026/ })).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: / 5 March 2026/ }).disabled).toBe(true);
    await user.keyboard("{Escape}");
    const sentence = "The lesson date must be between 1 January 1900 and today";
    await typeDate(user, "31/12/1899");
    expect(await screen.findByText(sentence)).toBeTruthy();
    await typeDate(user, "1/1/1900");
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    await typeDate(user, "5/3/2026");
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it("TNOTE-05 fills in the title once student and date are chosen, and anew when one of them changes", async () => {
    const { user } = await open();
    await chooseStudent(user);
    expect(box("Title").value).toBe("");
    await typeDate(user, "3/3/2026");
    expect(box("Title").value).toBe("Mina Okafor-030326");
    await chooseStudent(user, "Theo Brandt");
    expect(box("Title").value).toBe("Theo Brandt-030326");
  });

  it("takes the instrument of the student, also one that is not in the list", async () => {
    const { user } = await open();
    await chooseStudent(user);
    expect(list("Instrument").value).toBe("Violin");
    await chooseStudent(user, "Theo Brandt");
    expect(list("Instrument").value).toBe("Cello");
  });

  it("TNOTE-06 TNOTE-08 offers the common pieces, and removes a chosen one that is clicked", async () => {
    const { user } = await open();
    const pieces = within(screen.getByRole("list", { name: "Pieces" })).getAllByRole("button");
    expect(pieces).toHaveLength(14);
    expect(pieces.map(({ textContent }) => textContent)).toContain("Bach - Well-Tempered Clavier");
    await user.click(piece("Etudes"));
    expect(isChosen("Etudes")).toBe(true);
    await user.click(piece("Etudes"));
    expect(isChosen("Etudes")).toBe(false);
  });

  it("TNOTE-07 TNOTE-08 adds a piece with the button or Enter, trimmed and once, and removes it", async () => {
    const { user, api } = await open();
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add Piece" });
    expect(add.disabled).toBe(true);
    await user.type(box("Pieces Worked On"), "   ");
    expect(add.disabled).toBe(true);
    await user.clear(box("Pieces Worked On"));
    await user.type(box("Pieces Worked On"), "  Minuet in G ");
    await user.click(add);
    expect(isChosen("Minuet in G")).toBe(true);
    expect(box("Pieces Worked On").value).toBe("");
    await user.type(box("Pieces Worked On"), "Minuet in G{Enter}");
    expect(screen.getAllByRole("button", { name: "Minuet in G" })).toHaveLength(1);
    await user.type(box("Pieces Worked On"), "Gavotte{Enter}{Enter}");
    expect(isChosen("Gavotte")).toBe(true);
    await user.click(piece("Minuet in G"));
    expect(screen.queryByRole("button", { name: "Minuet in G" })).toBeNull();
    expect(document.activeElement).toBe(box("Pieces Worked On"));
    expect(api.named("POST")).toEqual([]);
  });

  it("TNOTE-09 TNOTE-10 TNOTE-11 sends a single lesson at 09:00 with the content twice, at its end what has no field of its own", async () => {
    const opened = await open();
    await fillIn(opened);
    await opened.user.selectOptions(list("Duration"), "45 min");
    await opened.user.type(box("Homework"), "Bars 1-8");
    await send(opened);
    await waitFor(() => expect(opened.api.named("POST")).toHaveLength(1));
    const [call] = opened.api.named("POST");
    expect(call?.name).toBe("POST /api/teachers/lessons");
    expect(call?.body).toEqual({
      studentId: mina.id,
      title: "Mina Okafor-030326",
      description: `${content}\nPieces: Etudes\nHomework: Bars 1-8`,
      teacherNotes: `${content}\nPieces: Etudes\nHomework: Bars 1-8`,
      startTime: "2026-03-03T08:00:00Z",
      endTime: "2026-03-03T08:45:00Z",
      duration: 45,
      recurrenceType: "single",
      recurrenceEndType: "count",
      recurrenceCount: 1,
      timeZone: "Europe/Berlin",
    });
    expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
  });

  it("says that pieces and homework are kept in the content only, and puts them there", async () => {
    const opened = await open();
    await fillIn(opened);
    const { user } = opened;
    await user.type(box("Pieces Worked On"), "Gavotte");
    expect(screen.getByText(/^Pieces are saved at the end of Lesson Content/)).toBeTruthy();
    await user.type(box("Homework"), "Bars 1-8");
    expect(screen.getByText(/^Pieces and homework are saved at the end of Lesson Content/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add to Content" }));
    expect(box("Lesson Content").value).toBe(`${content}\nPieces: Etudes, Gavotte\nHomework: Bars 1-8`);
    expect(isChosen("Gavotte")).toBe(true);
    expect(screen.queryByText(/saved at the end/)).toBeNull();
  });

  it("counts a piece that is typed and not added when it is sent", async () => {
    const opened = await open();
    await fillIn(opened);
    await opened.user.click(piece("Etudes"));
    await opened.user.type(box("Pieces Worked On"), "Gavotte");
    await send(opened);
    await waitFor(() => expect(opened.api.named("POST")).toHaveLength(1));
  });

  it("TNOTE-12 TNOTE-13 says that it worked, has the lists loaded again and goes to My Lessons", async () => {
    const opened = await open();
    opened.client.setQueryData(queryKeys.lessons.between({}), []);
    await fillIn(opened);
    await send(opened);
    expect(await screen.findByText("Success")).toBeTruthy();
    expect(screen.getByText("Lesson note created successfully")).toBeTruthy();
    expect(opened.router.state.location.pathname).toBe("/teacher/lessons");
    expect(opened.client.getQueryState(queryKeys.lessons.between({}))?.isInvalidated).toBe(true);
  });

  it.each([
    [new Refusal(404, "This student is not in your class."), "This student is not in your class."],
    [new Refusal(500, ""), "Failed to create lesson"],
    [new TypeError("no network"), "Network error. Please check your connection and try again."],
  ])("TNOTE-14 says why it failed, keeps what was typed and its key", async (failure, text) => {
    let failures = 1;
    const opened = await open({
      "POST /api/teachers/lessons": () => {
        failures -= 1;
        return failures < 0 ? { message: "", lessons: [], conflicts: [] } : failure;
      },
    });
    await fillIn(opened);
    await send(opened);
    expect(await screen.findByText("Error")).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(`Not saved yet. ${text}`)).toBeTruthy();
    expect(box("Lesson Content").value).toBe(content);
    await send(opened);
    expect(await screen.findByText("Lesson note created successfully")).toBeTruthy();
    const [first, second] = opened.api.named("POST").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(second).toBe(first);
  });

  it("TNOTE-14 has a sentence when nothing gives one", async () => {
    const opened = await open();
    await fillIn(opened);
    const noJson = () => new Response("{", { headers: { "Content-Type": "application/json" } });
    vi.stubGlobal("fetch", async () => noJson());
    await send(opened);
    expect(await screen.findByText("Failed to create lesson note")).toBeTruthy();
  });

  it("puts what the server says of the description at the content", async () => {
    const sentence = "The description can have at most 2,000 characters";
    const opened = await open({
      "POST /api/teachers/lessons": () => new Refusal(422, sentence, "invalid", { description: [sentence] }),
    });
    await fillIn(opened);
    await send(opened);
    await waitFor(() => expect(document.activeElement).toBe(box("Lesson Content")));
    expect(box("Lesson Content").getAttribute("aria-invalid")).toBe("true");
  });

  it("TNOTE-15 Cancel goes to My Lessons", async () => {
    const { user, router, api } = await open();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(router.state.location.pathname).toBe("/teacher/lessons");
    expect(api.named("POST")).toEqual([]);
  });

  it("is sent once, however often the button is pressed", async () => {
    let answer: (body: unknown) => void = () => undefined;
    const answered = new Promise((done) => {
      answer = done;
    });
    const opened = await open({ "POST /api/teachers/lessons": () => answered });
    await fillIn(opened);
    await send(opened);
    const busy = await screen.findByRole("button", { name: "Creating..." });
    await opened.user.click(busy);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancel" }).disabled).toBe(true);
    answer({ message: "", lessons: [], conflicts: [] });
    expect(await screen.findByText("Lesson note created successfully")).toBeTruthy();
    expect(opened.api.named("POST")).toHaveLength(1);
  });

  it("says when the students could not be loaded, and loads them again without losing what was typed", async () => {
    let fails = true;
    const { user } = await open({
      "GET /api/teachers/students": () => (fails ? new Refusal(500, "") : { students: [mina], total: 1 }),
    });
    await user.type(box("Lesson Content"), content);
    expect(await screen.findByText("Failed to fetch students")).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await chooseStudent(user);
    expect(box("Lesson Content").value).toBe(content);
  });

  it("leads a teacher without students to adding one", async () => {
    await open({ "GET /api/teachers/students": () => ({ students: [], total: 0 }) });
    const link = await screen.findByRole("link", { name: "Add Student" });
    expect(link.getAttribute("href")).toBe("/teacher/students/add");
  });

  it("is disabled while the account waits for approval", async () => {
    const user = { name: "Wim Waits", email: "wim@reedling.test", role: "TEACHER", waitsFor: "approval" } as const;
    storeSession({ token: "a-token", user });
    await open();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Create Lesson Note" });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute("aria-describedby")).toBe("approval-notice");
    expect(box("Title").matches(":disabled")).toBe(true);
  });
});

describe("what the content does not say", () => {
  it.each([
    [{ content: "We played the gavotte.", piecesWorkedOn: ["Gavotte"], homeworkAssigned: "" }, [], ""],
    [{ content: "Scales", piecesWorkedOn: ["Gavotte"], homeworkAssigned: " " }, ["Gavotte"], ""],
    [{ content: "Scales. Bars\n1-8 at home", piecesWorkedOn: ["Scales"], homeworkAssigned: "bars 1-8" }, [], ""],
  ])("of %j", (words, pieces, homework) => {
    expect(unsavedWords(words)).toEqual({ pieces, homework });
  });

  it("is added once", () => {
    const words = { content: "", piecesWorkedOn: ["Gavotte"], homeworkAssigned: "Bars 1-8" };
    const content = contentWithWords(words);
    expect(content).toBe("Pieces: Gavotte\nHomework: Bars 1-8");
    expect(contentWithWords({ ...words, content })).toBe(content);
  });
});
