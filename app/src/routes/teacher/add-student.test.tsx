// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { Answer, fakeApi, Refusal } from "@/testing/fake-api";
import { watchDelays } from "@/testing/later";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { AddStudentScreen } = await import("@/routes/teacher/add-student");

const create = "POST /api/students/teacher-create";
const account = (name: string, email: string | null, tempPassword: string | null) => ({
  id: "00000000-0000-7000-8000-00000000bbbb",
  user: { name, email },
  tempPassword,
});
const adult = { student: account("Max Carr", "max@example.org", "abcde-fghjk"), parent: null };
const minor = {
  student: account("Ida Okafor", "ida@example.org", "abcde-fghjk"),
  parent: account("Sam Okafor", "sam@example.org", "mnpqr-stuvw"),
};

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ [create]: () => adult, ...answers });
  const view = await renderScreen(AddStudentScreen, "/teacher/students/add");
  await screen.findByRole("heading", { level: 1, name: "Add Student" });
  return { ...view, api, user: userEvent.setup() };
};

type Opened = Awaited<ReturnType<typeof open>>;

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const choices = (name: string) => [...list(name).options].map(({ value }) => value).filter((value) => value !== "");
const blockTitle = "Parent/Guardian Information (Required for students under 18)";
const block = () => screen.queryByRole("group", { name: blockTitle });
const send = ({ user }: Opened) => user.click(screen.getByRole("button", { name: "Create Student" }));

const typeBirth = async ({ user }: Opened, date: string) => {
  await user.clear(box("Date of Birth"));
  await user.type(box("Date of Birth"), `${date}{Tab}`);
};

const fillInAdult = async ({ user }: Opened) => {
  await user.type(box("Full Name"), "Max Carr");
  await user.type(box("Email Address"), "max@example.org");
  await user.selectOptions(list("Grade"), "Grade 2");
};

const fillInMinor = async (opened: Opened) => {
  const { user } = opened;
  await user.type(box("Full Name"), "Ida Okafor");
  await user.type(box("Email Address"), "ida@example.org");
  await typeBirth(opened, "10 Jun 2015");
  await user.selectOptions(list("Grade"), "Grade 2");
  await user.type(box("Parent/Guardian Name"), "Sam Okafor");
  await user.type(box("Parent/Guardian Email"), "sam@example.org");
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-04T08:00:00Z") });
  signInTeacher();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("Add Student", () => {
  it("TADD-18 has a way back to the dashboard", async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    expect(router.state.location.pathname).toBe("/teacher/dashboard");
  });

  it("TADD-19 TADD-20 has its fields, of which three are required, and the lists of grades and sections", async () => {
    await open();
    const required = [box("Full Name"), box("Email Address"), list("Grade")];
    for (const field of required) expect(field.getAttribute("aria-required")).toBe("true");
    const optional = ["Date of Birth", "Phone Number", "Address", "Emergency Contact"].map(box);
    for (const field of [...optional, list("Section")]) expect(field.getAttribute("aria-required")).toBeNull();
    const grades = [1, 2, 3, 4, 5, 6, 7, 8].map((grade) => `Grade ${grade}`);
    expect(choices("Grade")).toEqual(["Initial Grade", ...grades, "Not Grading"]);
    expect(choices("Section")).toEqual(["A", "B", "C", "D", "E", "F"]);
    for (const name of ["Phone Number", "Emergency Contact"]) expect(box(name).type).toBe("tel");
  });

  it("TADD-21 TADD-22 shows the parent's block while the date of birth makes the student under 18", async () => {
    const opened = await open();
    expect(block()).toBeNull();
    await typeBirth(opened, "5 Mar 2008");
    const fields = within(block() as HTMLElement);
    for (const [name, isRequired] of [
      ["Parent/Guardian Name", "true"],
      ["Parent/Guardian Email", "true"],
      ["Parent/Guardian Phone", null],
    ] as const) {
      expect(fields.getByRole("textbox", { name }).getAttribute("aria-required")).toBe(isRequired);
    }
    await typeBirth(opened, "4 Mar 2008");
    expect(block()).toBeNull();
  });

  it("TADD-23 sends nothing without what is required, and asks for a parent only while the block shows", async () => {
    const opened = await open();
    await send(opened);
    expect(await screen.findByText("Please enter the student's full name")).toBeTruthy();
    expect(screen.getByText("Please enter the student's email address")).toBeTruthy();
    expect(screen.getByText("Please choose a grade")).toBeTruthy();
    const parentText = "Please enter the parent's or guardian's name";
    expect(screen.queryByText(parentText)).toBeNull();
    await typeBirth(opened, "10 Jun 2015");
    expect(block()).not.toBeNull();
    expect(screen.queryByText(parentText)).toBeNull();
    expect(screen.getByText(/^Please check 3 fields\./)).toBeTruthy();
    await opened.user.click(box("Parent/Guardian Name"));
    await opened.user.tab();
    expect(await screen.findByText(parentText)).toBeTruthy();
    expect(screen.getByText(/^Please check 4 fields\./)).toBeTruthy();
    await send(opened);
    expect(await screen.findByText(/^Please check 5 fields\./)).toBeTruthy();
    await typeBirth(opened, "10 Jun 1995");
    await waitFor(() => expect(screen.getByText(/^Please check 3 fields\./)).toBeTruthy());
    await opened.user.type(box("Full Name"), "Max Carr");
    await opened.user.selectOptions(list("Grade"), "Grade 2");
    await opened.user.type(box("Email Address"), "max");
    await send(opened);
    await waitFor(() => expect(document.activeElement).toBe(box("Email Address")));
    expect(opened.api.named("POST")).toEqual([]);
  });

  it("TADD-24 says that it is busy, is sent once, and Cancel goes back to the dashboard", async () => {
    let answer: (body: unknown) => void = () => undefined;
    const answered = new Promise((done) => {
      answer = done;
    });
    const opened = await open({ [create]: () => answered });
    await fillInAdult(opened);
    await send(opened);
    await opened.user.click(await screen.findByRole("button", { name: "Creating Student..." }));
    answer(new Refusal(503, "Please try again."));
    expect(await screen.findByRole("button", { name: "Create Student" })).toBeTruthy();
    expect(opened.api.named("POST")).toHaveLength(1);
    await opened.user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(opened.router.state.location.pathname).toBe("/teacher/dashboard");
  });

  it("TADD-25 sends every field as text, with a key", async () => {
    const opened = await open({ [create]: () => minor });
    const { user, api } = opened;
    await fillInMinor(opened);
    await user.selectOptions(list("Section"), "B");
    await user.type(box("Phone Number"), "030 1234");
    await user.type(box("Emergency Contact"), "Aunt May, 030 99");
    await user.type(box("Address"), "Reed Lane 3");
    await user.type(box("Parent/Guardian Phone"), "030 5678");
    await send(opened);
    await waitFor(() => expect(api.named("POST")).toHaveLength(1));
    expect(api.named("POST")[0]?.name).toBe(create);
    expect(api.named("POST")[0]?.body).toEqual({
      name: "Ida Okafor",
      email: "ida@example.org",
      dateOfBirth: "2015-06-10",
      grade: "Grade 2",
      section: "B",
      address: "Reed Lane 3",
      phoneNumber: "030 1234",
      emergencyContact: "Aunt May, 030 99",
      parentName: "Sam Okafor",
      parentEmail: "sam@example.org",
      parentPhone: "030 5678",
    });
    expect(api.named("POST")[0]?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
  });

  it("TADD-23 sends nothing of a parent whose block has gone", async () => {
    const opened = await open();
    await fillInMinor(opened);
    await typeBirth(opened, "10 Jun 1995");
    await send(opened);
    await waitFor(() => expect(opened.api.named("POST")).toHaveLength(1));
    expect(opened.api.named("POST")[0]?.body).toMatchObject({ parentName: "", parentEmail: "", parentPhone: "" });
  });

  it("TADD-26 TADD-27 TADD-28 shows addresses and passwords for 10 s, clears the form and leaves after 2 s", async () => {
    const opened = await open({ [create]: () => minor });
    await fillInMinor(opened);
    const delays = watchDelays();
    await send(opened);
    expect(await screen.findByText("Student Created Successfully!")).toBeTruthy();
    expect(screen.getByText("Student: ida@example.org Parent: sam@example.org")).toBeTruthy();
    expect(screen.getByText("They must complete registration and sign in.")).toBeTruthy();
    expect(screen.getByText("abcde-fghjk")).toBeTruthy();
    expect(screen.getByText("mnpqr-stuvw")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^Copy/ })).toHaveLength(2);
    expect(box("Full Name").value).toBe("");
    expect(block()).toBeNull();
    expect(screen.queryByText(/^Please/)).toBeNull();
    expect(opened.router.state.location.pathname).toBe("/teacher/students/add");
    await delays.after(2_000);
    expect(opened.router.state.location.pathname).toBe("/teacher/dashboard");
    expect(screen.getByText("abcde-fghjk")).toBeTruthy();
    await delays.after(10_000);
    await waitFor(() => expect(screen.queryByText("abcde-fghjk")).toBeNull());
  });

  it("WIRE-05 says of a repeated answer that the passwords are not shown again", async () => {
    const opened = await open({
      [create]: () =>
        new Answer(
          { student: account("Max Carr", "max@example.org", null), parent: null },
          { "Idempotent-Replay": "true" },
        ),
    });
    await fillInAdult(opened);
    await send(opened);
    expect(await screen.findByText(/^The temporary password is shown only once/)).toBeTruthy();
  });

  it.each([
    [new Refusal(503, "Please try again."), "Please try again."],
    [new Refusal(500, ""), "Failed to create student"],
    [new TypeError("no network"), "Network error. Please check your connection and try again."],
  ])("TADD-29 says why it failed, keeps the values and the key", async (failure, text) => {
    let failures = 1;
    const opened = await open({
      [create]: () => {
        failures -= 1;
        return failures < 0 ? minor : failure;
      },
    });
    await fillInMinor(opened);
    await send(opened);
    expect(await screen.findByText("Error")).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(`Not saved yet. ${text}`)).toBeTruthy();
    expect(box("Full Name").value).toBe("Ida Okafor");
    expect(box("Parent/Guardian Name").value).toBe("Sam Okafor");
    await send(opened);
    expect(await screen.findByText("Student Created Successfully!")).toBeTruthy();
    const [first, second] = opened.api.named("POST").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(second).toBe(first);
  });

  it("TADD-29 FIELD-09 leads to the address that cannot be used, or to both where it may be either", async () => {
    const sentence = "This email address cannot be used here. One address is for one account and one role.";
    const opened = await open({ [create]: () => new Refusal(409, sentence, "address_unavailable") });
    await fillInAdult(opened);
    await send(opened);
    await waitFor(() => expect(document.activeElement).toBe(box("Email Address")));
    expect(box("Email Address").getAttribute("aria-invalid")).toBe("true");
    await typeBirth(opened, "10 Jun 2015");
    await opened.user.type(box("Parent/Guardian Name"), "Sam Okafor");
    await opened.user.type(box("Parent/Guardian Email"), "sam@example.org");
    await send(opened);
    const either = "One of the two email addresses cannot be used here. Please check both.";
    expect(await screen.findAllByText(either)).toHaveLength(2);
    expect(box("Parent/Guardian Email").getAttribute("aria-invalid")).toBe("true");
  });

  it("FIELD-10 asks before the same child is added to the same parent", async () => {
    const text = "There is already a student of this name with this parent.";
    const opened = await open({
      "GET /api/teachers/students": () => ({ students: [], total: 0 }),
      [create]: ({ body }) =>
        (body as { addAnyway?: boolean }).addAnyway ? minor : new Refusal(409, text, "same_student"),
    });
    await fillInMinor(opened);
    await send(opened);
    const question = within(await screen.findByRole("alertdialog", { name: "Is This Another Child?" }));
    expect(question.getByText(text)).toBeTruthy();
    const link = question.getByRole("link", { name: "Open Student" });
    expect(link.getAttribute("href")).toBe("/teacher/students?q=Ida+Okafor");
    await opened.user.click(question.getByRole("button", { name: "Add Anyway" }));
    expect(await screen.findByText("Student Created Successfully!")).toBeTruthy();
  });

  it("TADD-29 puts what the server says of a field under it", async () => {
    const sentence = "Please choose a grade from the list";
    const opened = await open({ [create]: () => new Refusal(422, sentence, "invalid", { grade: [sentence] }) });
    await fillInAdult(opened);
    await send(opened);
    await waitFor(() => expect(document.activeElement).toBe(list("Grade")));
    expect(list("Grade").getAttribute("aria-invalid")).toBe("true");
  });

  it("is disabled while the account waits for approval", async () => {
    const user = { name: "Wim Waits", email: "wim@reedling.test", role: "TEACHER", waitsFor: "approval" } as const;
    storeSession({ token: "a-token", user });
    await open();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Create Student" });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute("aria-describedby")).toBe("approval-notice");
    expect(box("Full Name").matches(":disabled")).toBe(true);
  });
});
