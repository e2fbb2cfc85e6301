// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aLesson, aLessonList, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import type { ScreenAddress } from "@/testing/render-screen";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
const { TeacherLessonsScreen } = await import("@/routes/teacher/lessons");

const mina = aStudent({ name: "Mina Okafor" });
const theo = aStudent({ name: "Theo Brandt" });
const there = aLesson({ title: "Trio", student: theo, startTime: "2026-04-02T14:15:00Z" });
const created = { message: "Lesson created successfully!", lessons: [], conflicts: [] };

const openScreen = async (at: ScreenAddress, answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    "GET /api/teachers/lessons": () => aLessonList([there]),
    "GET /api/teachers/students": () => ({ students: [mina, theo] }),
    "POST /api/teachers/lessons": () => created,
    ...answers,
  });
  await renderScreen(TeacherLessonsScreen, at);
  return api;
};

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = await openScreen("/teacher/lessons", answers);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Schedule Lesson" }));
  const dialog = await screen.findByRole("dialog", { name: "Schedule New Lesson" });
  return { api, user, dialog: within(dialog) };
};

type Opened = Awaited<ReturnType<typeof open>>;

const pickDate = async ({ user, dialog }: Opened, name: RegExp, day: RegExp) => {
  await user.click(dialog.getByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name: day }));
};
const titleBox = ({ dialog }: Opened) => dialog.getByRole<HTMLInputElement>("textbox", { name: "Title" });
const send = ({ user, dialog }: Opened) => user.click(dialog.getByRole("button", { name: "Schedule Lesson" }));
const retime = async ({ user, dialog }: Opened, time: string) => {
  await user.clear(dialog.getByLabelText("Start Time"));
  await user.type(dialog.getByLabelText("Start Time"), time);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("Schedule New Lesson", () => {
  it("TLES-12 TLES-13 asks for everything and starts with the defaults", async () => {
    const { dialog, user } = await open();
    expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: "Student" }).value).toBe("");
    for (const name of ["Title", "Description", "Notes"]) {
      expect(dialog.getByRole<HTMLInputElement>("textbox", { name }).value).toBe("");
    }
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Date" }).value).toBe("");
    expect((dialog.getByLabelText("Start Time") as HTMLInputElement).value).toBe("09:00");
    expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" }).value).toBe("30");
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Single Lesson" }).checked).toBe(true);
    await user.click(dialog.getByRole("radio", { name: "Weekly" }));
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "After … lessons" }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>("spinbutton").value).toBe("4");
    await user.click(dialog.getByRole("radio", { name: "On a date" }));
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "End Date" }).value).toBe("Wed 1 Apr 2026");
  });

  it("FIELD-10 tells students of one name apart by their parents", async () => {
    const parent = (name: string) => ({
      ...{ id: name, name, email: null, phoneNumber: null, address: null },
      ...{ relationship: null, confirmed: true, isPrimary: true },
    });
    const twins = ["Ngozi Okafor", "Sam Okafor"].map((name) =>
      aStudent({ name: "Mina Okafor", parents: [parent(name)] }),
    );
    const { dialog } = await open({ "GET /api/teachers/students": () => ({ students: [...twins, theo] }) });
    const options = dialog.getAllByRole<HTMLOptionElement>("option").map(({ label }) => label);
    expect(options).toEqual(
      expect.arrayContaining(["Mina Okafor (child of Ngozi Okafor)", "Mina Okafor (child of Sam Okafor)", theo.name]),
    );
  });

  it.each([
    ["Date", "soonish", "Please type a date, like 14 May 2015"],
    ["Start Time", "later", "Please type a time from 00:00 to 23:59, like 16:15"],
  ])("says that a %s cannot be read as soon as it is left", async (label, typed, sentence) => {
    const { dialog, user } = await open();
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), typed);
    expect(dialog.queryByText(sentence)).toBeNull();
    await user.click(dialog.getByRole("textbox", { name: "Title" }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  });

  it.each([
    [["en-US"], "7/12/26", "Sun 12 Jul 2026"],
    [["en-GB"], "7/12/26", "Mon 7 Dec 2026"],
    [["de"], "07.12.26", "Mon 7 Dec 2026"],
    [["en-US"], "7 Dec", "Mon 7 Dec 2026"],
    [["en-US"], "mon", "Mon 9 Mar 2026"],
  ])("FIELD-03 reads a day as a browser in %o has it: %s", async (languages, typed, shown) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    const { dialog } = await open();
    const date = dialog.getByRole<HTMLInputElement>("textbox", { name: "Date" });
    fireEvent.focus(date);
    fireEvent.change(date, { target: { value: typed } });
    fireEvent.blur(date);
    expect(date.value).toBe(shown);
  });

  it("FIELD-03 asks which day and which time is meant, and sends neither before", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US", "de"]);
    const opened = await open();
    const { api, dialog, user } = opened;
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Theo Brandt");
    const date = dialog.getByRole<HTMLInputElement>("textbox", { name: "Date" });
    fireEvent.change(date, { target: { value: "7/12/26" } });
    fireEvent.change(dialog.getByLabelText("Start Time"), { target: { value: "430" } });
    await send(opened);
    expect(dialog.getByText("Which day do you mean?")).toBeTruthy();
    expect(dialog.getByText("Which time do you mean?")).toBeTruthy();
    expect(api.named("POST /api/teachers/lessons")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Mon 7 Dec 2026" }));
    expect(document.activeElement).toBe(date);
    expect(date.value).toBe("Mon 7 Dec 2026");
    expect(dialog.getByRole("button", { name: "04:30" })).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "16:30" }));
    expect((dialog.getByLabelText("Start Time") as HTMLInputElement).value).toBe("16:30");
    await waitFor(() => expect(dialog.queryByText(/do you mean/)).toBeNull());
    await send(opened);
    await waitFor(() => expect(api.named("POST /api/teachers/lessons")).toHaveLength(1));
  });

  it("WIRE-04 says that not every student can be chosen, of a roster that was cut", async () => {
    const { dialog } = await open({ "GET /api/teachers/students": () => ({ students: [mina, theo], total: 7_200 }) });
    const hint = await dialog.findByText("The first 2 of 7,200 students by name");
    expect(dialog.getByRole("combobox", { name: "Student" }).getAttribute("aria-describedby")).toBe(hint.id);
  });

  it("starts with the day that was chosen in the calendar", async () => {
    await openScreen("/teacher/lessons?open=schedule&day=2026-03-09");
    const dialog = within(await screen.findByRole("dialog", { name: "Schedule New Lesson" }));
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Date" }).value).toBe("Mon 9 Mar 2026");
  });

  it("TLES-14 offers four durations", async () => {
    const { dialog } = await open();
    const options = within(dialog.getByRole("combobox", { name: "Duration" })).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["30 min", "1 h", "1.5 h", "2 h"]);
  });

  it("FIELD-05 takes a length that is typed, from 15 to 240 minutes", async () => {
    const { dialog, user, api } = await open();
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Theo Brandt");
    fireEvent.change(dialog.getByRole("textbox", { name: "Date" }), { target: { value: "9 Mar" } });
    await user.click(dialog.getByRole("button", { name: "Type a length" }));
    const box = dialog.getByRole<HTMLInputElement>("textbox", { name: "Duration" });
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: "241" } });
    await send({ api, dialog, user });
    expect(await dialog.findByText("Duration cannot exceed 4 hours")).toBeTruthy();
    fireEvent.change(box, { target: { value: "50" } });
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "End Time" }).value).toBe("09:50");
    await user.click(dialog.getByRole("button", { name: "Show the list" }));
    expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" }).value).toBe("50");
    await user.click(dialog.getByRole("button", { name: "Schedule Lesson" }));
    await waitFor(() => expect(api.named("POST /api/teachers/lessons")[0]?.body).toMatchObject({ duration: 50 }));
  });

  it("FIELD-05 has the length of a student's last lesson one press away", async () => {
    const long = aLesson({ title: "Trio", student: theo, startTime: "2026-04-02T14:15:00Z", duration: 45 });
    const { dialog, user } = await open({ "GET /api/teachers/lessons": () => aLessonList([long]) });
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Theo Brandt");
    await user.click(await dialog.findByRole("button", { name: "45 min, as last time" }));
    expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" }).value).toBe("45");
    expect(dialog.queryByRole("button", { name: /as last time/ })).toBeNull();
  });

  it("offers a student's own duration as well, and keeps the one that was chosen", async () => {
    const long = aLesson({ title: "Trio", student: theo, startTime: "2026-04-02T14:15:00Z", duration: 45 });
    const { dialog, user } = await open({ "GET /api/teachers/lessons": () => aLessonList([long]) });
    const duration = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" });
    const offered = () => [...duration.options].map(({ text }) => text);
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Theo Brandt");
    expect(offered()).toEqual(["30 min", "45 min", "1 h", "1.5 h", "2 h"]);
    expect(duration.value).toBe("30");
    await user.selectOptions(duration, "45 min");
    expect(dialog.getByLabelText("End Time")).toHaveProperty("value", "09:45");
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    expect(duration.value).toBe("45");
    await user.selectOptions(duration, "1 h");
    expect(offered()).toEqual(["30 min", "1 h", "1.5 h", "2 h"]);
  });

  it("PREF-01 fills in the teacher's default duration and offers it beside the others", async () => {
    const { dialog, user, api } = await open({
      "GET /api/teachers/preferences": () => ({ defaultDuration: 45, lessonReminders: true }),
    });
    const duration = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" });
    await waitFor(() => expect(duration.value).toBe("45"));
    expect([...duration.options].map(({ text }) => text)).toEqual(["30 min", "45 min", "1 h", "1.5 h", "2 h"]);
    expect(dialog.getByLabelText("End Time")).toHaveProperty("value", "09:45");
    await user.selectOptions(duration, "1 h");
    expect([...duration.options].map(({ text }) => text)).toContain("45 min");
    expect(api.named("GET /api/teachers/preferences")).toHaveLength(1);
  });

  it("PREF-01 leaves a duration alone that was chosen before the default came", async () => {
    let answer: (body: unknown) => void = () => undefined;
    const coming = new Promise((resolve) => {
      answer = resolve;
    });
    const { dialog, user } = await open({ "GET /api/teachers/preferences": () => coming });
    const duration = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" });
    await user.selectOptions(duration, "2 h");
    answer({ defaultDuration: 45, lessonReminders: true });
    await waitFor(() => expect([...duration.options].map(({ text }) => text)).toContain("45 min"));
    expect(duration.value).toBe("120");
  });

  it("PREF-01 leaves the first duration alone where it was chosen on purpose before the default came", async () => {
    let answer: (body: unknown) => void = () => undefined;
    const coming = new Promise((resolve) => {
      answer = resolve;
    });
    const { dialog, user } = await open({ "GET /api/teachers/preferences": () => coming });
    const duration = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Duration" });
    await user.selectOptions(duration, "2 h");
    await user.selectOptions(duration, "30 min");
    answer({ defaultDuration: 45, lessonReminders: true });
    await waitFor(() => expect([...duration.options].map(({ text }) => text)).toContain("45 min"));
    expect(duration.value).toBe("30");
  });

  it("TLES-15 is single or weekly, and a weekly series ends by count or by date", async () => {
    const { dialog, user } = await open();
    const radios = () => dialog.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(radios()).toEqual(["Single Lesson", "Weekly"]);
    await user.click(dialog.getByRole("radio", { name: "Weekly" }));
    expect(radios()).toEqual(["Single Lesson", "Weekly", "After … lessons", "On a date"]);
    await user.click(dialog.getByRole("radio", { name: "Single Lesson" }));
    expect(dialog.queryByRole("radio", { name: "After … lessons" })).toBeNull();
  });

  it("TLES-16 refuses a past day, an end of today and a count outside 1 to 52", async () => {
    const opened = await open();
    const { user, dialog, api } = opened;
    await user.click(dialog.getByRole("button", { name: /^Date/ }));
    const yesterday = await screen.findByRole<HTMLButtonElement>("button", { name: / 3 March 2026/ });
    expect(yesterday.disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: / 4 March 2026/ }));
    await user.click(dialog.getByRole("radio", { name: "Weekly" }));
    await user.clear(dialog.getByRole("spinbutton"));
    await user.type(dialog.getByRole("spinbutton"), "53");
    await send(opened);
    await waitFor(() => expect(dialog.getByRole("spinbutton").getAttribute("aria-invalid")).toBe("true"));
    for (const [typed, isWrong] of [
      ["10", null],
      ["1e1", "true"],
      ["1", null],
      ["2.5", "true"],
    ] as const) {
      await user.clear(dialog.getByRole("spinbutton"));
      await user.type(dialog.getByRole("spinbutton"), typed);
      await waitFor(() => expect(dialog.getByRole("spinbutton").getAttribute("aria-invalid"), typed).toBe(isWrong));
    }
    await user.clear(dialog.getByRole("spinbutton"));
    await user.type(dialog.getByRole("spinbutton"), "52");
    await waitFor(() => expect(dialog.getByRole("spinbutton").getAttribute("aria-invalid")).toBeNull());
    await user.click(dialog.getByRole("radio", { name: "On a date" }));
    await user.click(dialog.getByRole("button", { name: /^End Date/ }));
    await user.click(await screen.findByRole("button", { name: /Previous Month/i }));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: / 4 March 2026/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: / 5 March 2026/ }).disabled).toBe(false);
    expect(api.named("POST")).toEqual([]);
  });

  it("TLES-17 fills the title anew whenever student or date change", async () => {
    const opened = await open();
    const { user, dialog } = opened;
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    expect(titleBox(opened).value).toBe("Mina Okafor-260326");
    await user.clear(titleBox(opened));
    await user.type(titleBox(opened), "My own title");
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Theo Brandt");
    expect(titleBox(opened).value).toBe("Theo Brandt-260326");
    await user.type(titleBox(opened), "!");
    await pickDate(opened, /^Date/, / 27 March 2026/);
    expect(titleBox(opened).value).toBe("Theo Brandt-270326");
  });

  it("does not send the number of lessons of a series that is none any more", async () => {
    const opened = await open();
    const { user, dialog, api } = opened;
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    await user.click(dialog.getByRole("radio", { name: "Weekly" }));
    await user.clear(dialog.getByRole("spinbutton"));
    await user.type(dialog.getByRole("spinbutton"), "60");
    await user.click(dialog.getByRole("radio", { name: "Single Lesson" }));
    await send(opened);
    await waitFor(() => expect(api.named("POST")).toHaveLength(1));
    expect(api.named("POST")[0]?.body).not.toHaveProperty("recurrenceCount");
  });

  it("TLES-18 TLES-19 sends the series as instants with zone and key", async () => {
    const opened = await open();
    const { user, dialog, api } = opened;
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    await retime(opened, "16:00");
    await user.type(dialog.getByRole("textbox", { name: "Notes" }), "Bring the blue book");
    await user.click(dialog.getByRole("radio", { name: "Weekly" }));
    await user.clear(dialog.getByRole("spinbutton"));
    await user.type(dialog.getByRole("spinbutton"), "6");
    await send(opened);
    await waitFor(() => expect(api.named("POST")).toHaveLength(1));
    const [call] = api.named("POST");
    expect(call?.body).toEqual({
      studentId: mina.id,
      title: "Mina Okafor-260326",
      description: "",
      startTime: "2026-03-26T15:00:00Z",
      endTime: "2026-03-26T15:30:00Z",
      duration: 30,
      teacherNotes: "Bring the blue book",
      recurrenceType: "weekly",
      recurrenceEndType: "count",
      recurrenceEndDate: "2026-04-01",
      recurrenceCount: 6,
      timeZone: "Europe/Berlin",
    });
    expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
  });

  it("TLES-20 says what a lesson of the series overlaps with, and can be saved all the same", async () => {
    const opened = await open();
    const { user, dialog, api } = opened;
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    await retime(opened, "16:00");
    expect(dialog.queryByText(/overlaps with/)).toBeNull();
    await user.click(dialog.getByRole("radio", { name: "Weekly" }));
    const dates = within(await dialog.findByRole("list", { name: "Dates of the series" })).getAllByRole("listitem");
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      "1Thu 26 Mar 202616:00-16:30",
      "Clocks have gone forward; the time of day stays.2Thu 2 Apr 202616:00-16:30overlaps with Trio (Theo Brandt, 16:15-16:45)",
      "3Thu 9 Apr 202616:00-16:30",
      "4Thu 16 Apr 202616:00-16:30",
    ]);
    expect(dialog.getByText(/^4 lessons at 16:00, .*; 1 overlaps$/)).toBeTruthy();
    await send(opened);
    await waitFor(() => expect(api.named("POST")).toHaveLength(1));
  });

  it("TLES-21 says that it worked", async () => {
    const opened = await open();
    await opened.user.selectOptions(opened.dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    await send(opened);
    expect(await screen.findByText("Lesson created successfully!")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    [new Refusal(404, "This student is not in your class."), "This student is not in your class."],
    [new Refusal(500, ""), "Failed to create lesson"],
    [new TypeError("no network"), "Network error. Please check your connection and try again."],
  ])("TLES-21 says why it failed, keeps what was typed and its key", async (failure, text) => {
    let failures = 1;
    const opened = await open({
      "POST /api/teachers/lessons": () => {
        failures -= 1;
        return failures < 0 ? created : failure;
      },
    });
    const { user, dialog, api } = opened;
    await user.selectOptions(dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    await send(opened);
    expect(await screen.findByText("Error")).toBeTruthy();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(titleBox(opened).value).toBe("Mina Okafor-260326");
    await send(opened);
    expect(await screen.findByText("Lesson created successfully!")).toBeTruthy();
    const [first, second] = api.named("POST").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(second).toBe(first);
  });

  it.each([
    ["has left the class", new Refusal(403, "This student is no longer in the class.", "not_your_student")],
    ["is nobody's", new Refusal(404, "There is no such student.", "not_found")],
  ])("says at the Student field that the student %s, and keeps the choice until another one", async (_, gone) => {
    let isGone = false;
    const opened = await open({
      "GET /api/teachers/students": () => ({ students: isGone ? [theo] : [mina, theo] }),
      "POST /api/teachers/lessons": ({ body }) =>
        (body as { studentId: string }).studentId === mina.id ? gone : created,
    });
    const { user, dialog, api } = opened;
    const student = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Student" });
    await user.selectOptions(student, "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    await user.type(dialog.getByRole("textbox", { name: "Notes" }), "Bring the blue book");
    isGone = true;
    await send(opened);
    expect(await dialog.findByText(gone.message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(student));
    expect(student.getAttribute("aria-invalid")).toBe("true");
    expect(dialog.queryByText("Error")).toBeNull();
    await waitFor(() => expect(api.named("GET /api/teachers/students")).toHaveLength(2));
    await waitFor(() => expect(student.selectedOptions[0]?.text).toBe("Mina Okafor"));
    await user.selectOptions(student, "Theo Brandt");
    expect(dialog.queryByText(gone.message)).toBeNull();
    expect([...student.options].map(({ text }) => text)).toEqual(["Select a student", "Theo Brandt"]);
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" }).value).toBe("Bring the blue book");
    await send(opened);
    expect(await screen.findByText("Lesson created successfully!")).toBeTruthy();
    expect(api.named("POST")).toHaveLength(2);
  });

  it("shows every problem at its field and moves to the first", async () => {
    const opened = await open();
    const { dialog, api } = opened;
    await send(opened);
    const student = dialog.getByRole("combobox", { name: "Student" });
    await waitFor(() => expect(student.getAttribute("aria-invalid")).toBe("true"));
    expect(titleBox(opened).getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByRole("textbox", { name: "Date" }).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(student);
    expect(api.named("POST")).toEqual([]);
  });

  it("puts the server's problems at the dialog's own fields", async () => {
    const opened = await open({
      "POST /api/teachers/lessons": () =>
        new Refusal(422, "Too long", "invalid", { teacherNotes: ["Notes can have at most 20,000 characters"] }),
    });
    await opened.user.selectOptions(opened.dialog.getByRole("combobox", { name: "Student" }), "Mina Okafor");
    await pickDate(opened, /^Date/, / 26 March 2026/);
    await send(opened);
    const notes = opened.dialog.getByRole("textbox", { name: "Notes" });
    await waitFor(() => expect(notes.getAttribute("aria-invalid")).toBe("true"));
  });
});
