// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aLessonList, aProfile, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { StudentsScreen } = await import("@/routes/teacher/students");
const { TeacherDashboardScreen } = await import("@/routes/teacher/dashboard");

const sam = {
  id: "00000000-0000-7000-8000-00000000aaaa",
  name: "Sam Okafor",
  email: "sam@example.org",
  phoneNumber: "030 1234",
  address: "Reed Lane 3",
  confirmed: true,
};

const sameText = "There is already a student of this name with this parent.";
const createdIda = {
  mailed: ["Sam Okafor"],
  student: { id: sam.id, user: { name: "Ida Okafor", email: null }, tempPassword: null },
  parent: null,
};

const openAt = async (Screen: () => React.ReactNode, path: string, answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    "GET /api/teachers/students": () => ({ students: [], total: 0 }),
    "GET /api/teachers/lessons": () => aLessonList([]),
    "GET /api/teachers/parents": () => ({ parents: [sam] }),
    ...answers,
  });
  const { router, client } = await renderScreen(Screen, path);
  const user = userEvent.setup();
  const [button] = await screen.findAllByRole("button", { name: "Add Student" });
  await user.click(button as HTMLElement);
  return { api, user, router, client, dialog: within(await screen.findByRole("dialog", { name: "Add New Student" })) };
};

const open = (answers: Record<string, FakeAnswer> = {}) => openAt(StudentsScreen, "/teacher/students", answers);

type Opened = Awaited<ReturnType<typeof open>>;

const value = ({ dialog }: Opened, name: string) => dialog.getByLabelText<HTMLInputElement>(name).value;
const choices = ({ dialog }: Opened, name: string) =>
  [...dialog.getByLabelText<HTMLSelectElement>(name).options].map((option) => option.value).filter((own) => own !== "");
const send = ({ user, dialog }: Opened) => user.click(dialog.getByRole("button", { name: "Create Student" }));

const fillInStudent = async ({ user, dialog }: Opened) => {
  await user.type(dialog.getByLabelText("First Name"), "Ida");
  await user.type(dialog.getByLabelText("Last Name"), "Okafor");
  await user.selectOptions(dialog.getByLabelText("Grade"), "Grade 1");
  await user.selectOptions(dialog.getByLabelText("Instrument"), "Piano");
};

const newParent = async ({ user, dialog }: Opened) => {
  await user.click(dialog.getByLabelText("This student is under 18"));
  await user.click(dialog.getByLabelText("Create New Parent"));
  await user.type(dialog.getByLabelText("Parent Name"), "Sam Okafor");
  await user.type(dialog.getByLabelText("Parent Email"), "sam@example.org");
};

const search = async (opened: Opened, text: string) => {
  await opened.user.click(opened.dialog.getByLabelText("This student is under 18"));
  await opened.user.type(opened.dialog.getByLabelText("Search for a parent"), text);
};

beforeEach(() => signInTeacher());

describe("Add New Student", () => {
  it.each([
    ["/teacher/dashboard", TeacherDashboardScreen],
    ["/teacher/students", StudentsScreen],
  ])("TADD-01 opens from %s", async (path, Screen) => {
    const { dialog } = await openAt(Screen, path);
    expect(dialog.getByRole("button", { name: "Create Student" })).toBeTruthy();
  });

  it("TADD-03 TADD-04 has its fields and the creation lists", async () => {
    const opened = await open();
    const names = ["First Name", "Last Name", "Date of Birth", "Address", "Phone Number", "Emergency Contact", "Notes"];
    for (const name of names) expect(value(opened, name)).toBe("");
    expect(opened.dialog.getByLabelText("Email").getAttribute("aria-required")).toBe("true");
    const grades = [1, 2, 3, 4, 5, 6, 7, 8].map((grade) => `Grade ${grade}`);
    expect(choices(opened, "Grade")).toEqual(["Initial Grade", ...grades, "Not Grading"]);
    expect(choices(opened, "Instrument")).toEqual(["Guitar", "Piano", "Saxophone", "Violin", "Other"]);
  });

  it("TADD-06 switches between the search and a new parent", async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByLabelText("This student is under 18"));
    expect(dialog.getByLabelText("Search for a parent")).toBeTruthy();
    expect(dialog.queryByLabelText("Parent Name")).toBeNull();
    await user.click(dialog.getByLabelText("Create New Parent"));
    expect(dialog.queryByLabelText("Search for a parent")).toBeNull();
    for (const name of ["Parent Name", "Parent Email", "Parent Phone", "Parent Address"]) {
      expect(dialog.getByLabelText<HTMLInputElement>(name).readOnly).toBe(false);
    }
    await user.click(dialog.getByLabelText("Search Existing"));
    expect(dialog.getByLabelText("Search for a parent")).toBeTruthy();
  });

  it("TADD-08 says that it searches, and shows what it found in a list that scrolls", async () => {
    let answer: (body: unknown) => void = () => undefined;
    const answered = new Promise((done) => {
      answer = done;
    });
    const opened = await open({ "GET /api/teachers/parents": () => answered });
    await search(opened, "sam");
    expect(await opened.dialog.findByText("Searching parents...")).toBeTruthy();
    answer({ parents: [sam] });
    const found = await opened.dialog.findByRole("list", { name: "Parents found" });
    expect(found.className).toMatch(/max-h-\d+.* overflow-y-auto/);
    expect(opened.dialog.queryByText("Searching parents...")).toBeNull();
  });

  it.each([
    [() => ({ parents: [] }), "No parents found. Try creating a new one."],
    [() => new Refusal(500, ""), "Failed to fetch parents"],
  ])("TADD-08 says when it found nothing or failed", async (answer, text) => {
    const opened = await open({ "GET /api/teachers/parents": answer });
    await search(opened, "sam");
    expect(await opened.dialog.findByText(text)).toBeTruthy();
  });

  it("TADD-09 shows the parent who was chosen, and forgets them for a new one", async () => {
    const opened = await open();
    await search(opened, "sam");
    await opened.user.click(await opened.dialog.findByRole("button", { name: /Sam Okafor/ }));
    const names = ["Parent Name", "Parent Email", "Parent Phone", "Parent Address"];
    expect(names.map((name) => value(opened, name))).toEqual([sam.name, sam.email, sam.phoneNumber, sam.address]);
    expect(opened.dialog.getByLabelText<HTMLInputElement>("Parent Name").readOnly).toBe(true);
    await opened.user.click(opened.dialog.getByLabelText("Create New Parent"));
    expect(names.map((name) => value(opened, name))).toEqual(["", "", "", ""]);
  });

  it.each([
    ["POST /api/teachers/parents", new Refusal(500, ""), "Failed to create parent"],
    ["POST /api/teachers/parents", new Refusal(409, "Not this address."), "Not this address."],
    ["POST /api/students/minor", new Refusal(500, ""), "Failed to create student"],
    ["POST /api/students/minor", new Refusal(503, "Please try again."), "Please try again."],
  ])("TADD-14 says why %s failed", async (name, refusal, text) => {
    const opened = await open({
      "POST /api/teachers/parents": () => ({ parent: sam }),
      "POST /api/students/minor": () => ({
        mailed: ["Sam Okafor"],
        student: { id: sam.id, user: { name: "Ida Okafor" } },
      }),
      [name]: () => refusal,
    });
    await newParent(opened);
    await fillInStudent(opened);
    await send(opened);
    const alert = await opened.dialog.findByRole("alert");
    expect(within(alert).getByText("Error")).toBeTruthy();
    expect(alert.textContent).toContain(text);
    expect(value(opened, "First Name")).toBe("Ida");
  });

  it.each([
    ["POST /api/teachers/parents", "Parent Email"],
    ["POST /api/students/minor", "Email"],
  ])("TADD-14 leads to the address that %s cannot use, and keeps what was typed", async (name, field) => {
    const sentence = "This email address cannot be used here. One address is for one account and one role.";
    const opened = await open({
      "POST /api/teachers/parents": () => ({ parent: sam }),
      [name]: () => new Refusal(409, sentence, "address_unavailable"),
    });
    const box = (label: string) => opened.dialog.getByLabelText<HTMLInputElement>(label);
    await newParent(opened);
    await fillInStudent(opened);
    await opened.user.type(box("Email"), "ida@example.org");
    await send(opened);
    await waitFor(() => expect(document.activeElement).toBe(box(field)));
    expect(opened.dialog.getByText(sentence).closest("form")).toBeTruthy();
    const wrong = ["Email", "Parent Email"].filter((label) => box(label).getAttribute("aria-invalid") === "true");
    expect(wrong).toEqual([field]);
    const typed = ["First Name", "Email", "Parent Name", "Parent Email"].map((label) => value(opened, label));
    expect(typed).toEqual(["Ida", "ida@example.org", "Sam Okafor", "sam@example.org"]);
  });

  it("TADD-16 says that it is creating, and stays open until it has", async () => {
    let answer: (body: unknown) => void = () => undefined;
    const answered = new Promise((done) => {
      answer = done;
    });
    const opened = await open({ "POST /api/students/teacher-create": () => answered });
    const { user, dialog } = opened;
    await fillInStudent(opened);
    await user.type(dialog.getByLabelText("Email"), "ida@example.org");
    await send(opened);
    expect(await dialog.findByRole("button", { name: "Creating..." })).toBeTruthy();
    for (const name of ["Cancel", "Close"]) {
      expect(dialog.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    }
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Add New Student" })).toBeTruthy();
    answer({
      mailed: ["Sam Okafor"],
      student: { id: sam.id, user: { name: "Ida Okafor", email: "ida@example.org" } },
      parent: null,
    });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Add New Student" })).toBeNull());
  });

  it("FIELD-14 takes any instrument with Other, and suggests the usual ones", async () => {
    const opened = await open({ "POST /api/students/teacher-create": () => createdIda });
    const { user, dialog } = opened;
    await fillInStudent(opened);
    expect(dialog.queryByLabelText("Which Instrument?")).toBeNull();
    await user.selectOptions(dialog.getByLabelText("Instrument"), "Other");
    const typed = dialog.getByLabelText<HTMLInputElement>("Which Instrument?");
    const suggested = [...(typed.list?.options ?? [])].map((option) => option.value);
    for (const usual of ["Cello", "Flute", "Voice", "Double Bass"]) expect(suggested).toContain(usual);
    // On the way the text is an instrument of the list.
    await user.type(typed, "Other harp");
    expect(typed.value).toBe("Other harp");
    await user.clear(typed);
    await user.type(typed, "Piano accordion");
    expect(typed.value).toBe("Piano accordion");
    expect(value(opened, "Instrument")).toBe("Other");
    await user.type(dialog.getByLabelText("Email"), "ida@example.org");
    await send(opened);
    await waitFor(() => expect(opened.api.named("POST")).toHaveLength(1));
    expect(opened.api.named("POST")[0]?.body).toMatchObject({ instrument: "Piano accordion" });
  });

  it("FIELD-14 sends Other where nothing is typed, and the list's own once it is chosen again", async () => {
    const opened = await open({ "POST /api/students/teacher-create": () => new Refusal(503, "Please try again.") });
    const { user, dialog } = opened;
    await fillInStudent(opened);
    await user.type(dialog.getByLabelText("Email"), "ida@example.org");
    await user.selectOptions(dialog.getByLabelText("Instrument"), "Other");
    await user.type(dialog.getByLabelText("Which Instrument?"), "C{Backspace}");
    await send(opened);
    await waitFor(() => expect(opened.api.named("POST").at(-1)?.body).toMatchObject({ instrument: "Other" }));
    await user.selectOptions(dialog.getByLabelText("Instrument"), "Violin");
    expect(dialog.queryByLabelText("Which Instrument?")).toBeNull();
    await send(opened);
    await waitFor(() => expect(opened.api.named("POST").at(-1)?.body).toMatchObject({ instrument: "Violin" }));
  });

  it("FIELD-14 says at the field what is wrong with an instrument, and keeps it", async () => {
    const sentence = "This can have at most 200 characters";
    const opened = await open({
      "POST /api/students/teacher-create": () => new Refusal(422, sentence, "invalid", { instrument: [sentence] }),
    });
    const { user, dialog } = opened;
    await fillInStudent(opened);
    await user.type(dialog.getByLabelText("Email"), "ida@example.org");
    await user.selectOptions(dialog.getByLabelText("Instrument"), "Other");
    const typed = dialog.getByLabelText<HTMLInputElement>("Which Instrument?");
    await user.click(typed);
    await user.paste("Ce\u202Ello");
    await send(opened);
    expect(await dialog.findByText("This text contains hidden characters. Please type it again.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(typed));
    expect(opened.api.named("POST")).toHaveLength(0);
    await user.clear(typed);
    await user.type(typed, "Cello");
    await send(opened);
    expect(await dialog.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(typed));
    expect([typed.value, value(opened, "First Name")]).toEqual(["Cello", "Ida"]);
  });

  it("FIELD-10 asks before the same child is added to the same parent, and adds them on a yes alone", async () => {
    const opened = await open({
      "POST /api/teachers/parents": () => ({ parent: sam }),
      "POST /api/students/minor": ({ body }) =>
        (body as { addAnyway?: boolean }).addAnyway ? createdIda : new Refusal(409, sameText, "same_student"),
    });
    await newParent(opened);
    await fillInStudent(opened);
    await send(opened);
    const question = async () => within(await screen.findByRole("alertdialog", { name: "Is This Another Child?" }));
    expect((await question()).getByText(sameText)).toBeTruthy();
    await opened.user.click((await question()).getByRole("button", { name: "Go Back" }));
    expect(value(opened, "First Name")).toBe("Ida");
    await send(opened);
    await opened.user.click((await question()).getByRole("button", { name: "Add Anyway" }));
    expect(await screen.findByText("Student created successfully!")).toBeTruthy();
    const sent = opened.api.named("POST /api/students/minor");
    expect(sent.map(({ body }) => (body as { addAnyway?: boolean }).addAnyway)).toEqual([undefined, undefined, true]);
    const [first, , last] = sent.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(last).not.toBe(first);
  });

  it("FIELD-10 asks nothing where the answer was lost: the same call is sent again", async () => {
    let students: readonly object[] = [];
    const opened = await open({
      "GET /api/teachers/students": () => ({ students, total: students.length }),
      "POST /api/teachers/parents": () => ({ parent: sam }),
      "POST /api/students/minor": () => {
        if (students.length > 0) return createdIda;
        students = [aStudent({ name: "Ida Okafor", parents: [{ ...sam, relationship: null, isPrimary: true }] })];
        return new TypeError("Failed to fetch");
      },
    });
    await newParent(opened);
    await fillInStudent(opened);
    await send(opened);
    await screen.findByRole("alert");
    await opened.client.refetchQueries();
    await send(opened);
    expect(await screen.findByText("Student created successfully!")).toBeTruthy();
    const [first, last] = opened.api.named("POST /api/students/minor");
    expect(last?.body).toEqual(first?.body);
    expect(last?.headers.get("Idempotency-Key")).toBe(first?.headers.get("Idempotency-Key"));
  });

  it("FIELD-10 opens the student who is there", async () => {
    const there = aStudent({ name: "Ida Okáfor", parents: [{ ...sam, relationship: null, isPrimary: true }] });
    const others = [aStudent({ name: "Ida Okafor" }), aStudent({ name: "Tom Okafor", parents: there.parents })];
    const opened = await open({
      "GET /api/teachers/students": () => ({ students: [...others, there], total: 3 }),
      "GET /api/students/*": () => aProfile({ id: there.id }),
      "POST /api/teachers/parents": () => ({ parent: sam }),
      "POST /api/students/minor": () => new Refusal(409, sameText, "same_student"),
    });
    await newParent(opened);
    await fillInStudent(opened);
    await send(opened);
    const question = within(await screen.findByRole("alertdialog", { name: "Is This Another Child?" }));
    await question.findByText("Ida Okáfor");
    // What is known of the parent is as it was.
    expect(opened.api.named("POST")).toHaveLength(0);
    await opened.user.click(question.getByRole("link", { name: "Open Student" }));
    expect(await screen.findByRole("dialog", { name: "Student Profile" })).toBeTruthy();
    expect(opened.router.state.location.search).toBe(`?student=${there.id}`);
    expect(screen.queryByRole("dialog", { name: "Add New Student" })).toBeNull();
  });

  it("leads to the full page", async () => {
    const { dialog } = await open();
    expect(dialog.getByRole("link", { name: "full page" }).getAttribute("href")).toBe("/teacher/students/add");
  });
});
