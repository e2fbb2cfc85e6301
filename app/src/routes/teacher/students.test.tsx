// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aProfile, aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { Answer, fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { StudentsScreen } = await import("@/routes/teacher/students");

const mina = aStudent({ name: "Mina Okafor", grade: "Grade 3", upcomingLessonsCount: 2 });
const theo = aStudent({ name: "Theo Brandt", grade: "Grade 7", email: "theo@example.org" });
const ruth = aStudent({ name: "Ruth Abelson", grade: "Not Grading", isMinor: false, email: "ruth@example.org" });
const parent = {
  id: "00000000-0000-7000-8000-00000000aaaa",
  name: "Sam Okafor",
  email: "sam@example.org",
  isPrimary: true,
};

const open = async (answers: Record<string, FakeAnswer> = {}, path = "/teacher/students") => {
  const api = fakeApi({ "GET /api/teachers/students": () => ({ students: [mina, theo, ruth], total: 3 }), ...answers });
  const view = await renderScreen(StudentsScreen, path);
  return { ...view, api, user: userEvent.setup() };
};

const names = async () => {
  const rows = await within(await screen.findByRole("list", { name: "Students" })).findAllByRole("listitem");
  return rows.map((row) => row.querySelector("p")?.textContent);
};

const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
  await user.click(await screen.findByRole("button", { name: "Actions for Mina Okafor" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
};

const openDialog = async (answers: Record<string, FakeAnswer> = {}) => {
  const view = await open(answers);
  await view.user.click(await screen.findByRole("button", { name: "Add Student" }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: "Add New Student" })) };
};

/** Types what an adult needs. */
const fillInAdult = async ({ user, dialog }: Pick<Awaited<ReturnType<typeof openDialog>>, "user" | "dialog">) => {
  await user.type(dialog.getByLabelText("First Name"), "Max");
  await user.type(dialog.getByLabelText("Last Name"), "Carr");
  await user.type(dialog.getByLabelText("Email"), "max@example.org");
  await user.selectOptions(dialog.getByLabelText("Grade"), "Not Grading");
  await user.selectOptions(dialog.getByLabelText("Instrument"), "Guitar");
};

beforeEach(() => signInTeacher());

describe("My Students", () => {
  it("TSTU-01 counts total, minors, adults and active, which equals the total", async () => {
    await open();
    expect(await screen.findByText("3 students, 2 minors, 1 adult, 3 active")).toBeTruthy();
  });

  it("WIRE-04 says when there are more students than the list holds", async () => {
    await open({ "GET /api/teachers/students": () => ({ students: [mina, theo, ruth], total: 7_200 }) });
    expect(await screen.findByText("7,200 students")).toBeTruthy();
    expect(await screen.findByText(/^The first 3 of 7,200 students by name are shown here\./)).toBeTruthy();
    expect(screen.getByText("Showing 3 of 7,200 students")).toBeTruthy();
  });

  it("TSTU-02 TSTU-03 searches and filters by grade group, and says how many show", async () => {
    const { user, router } = await open();
    await user.type(await screen.findByRole("searchbox"), "grade 7");
    await waitFor(async () => expect(await names()).toEqual(["Theo Brandt"]));
    expect(screen.getByText("Showing 1 of 3 students")).toBeTruthy();
    await user.clear(screen.getByRole("searchbox"));
    const groups = { elementary: "Mina Okafor", middle: "Theo Brandt", adult: "Ruth Abelson" };
    for (const [group, name] of Object.entries(groups)) {
      await user.selectOptions(screen.getByRole("combobox", { name: "Grade" }), group);
      await waitFor(async () => expect(await names()).toEqual([name]));
    }
    expect(router.state.location.search).toBe("?grade=adult");
  });

  it("TSTU-04 tells no students from no match", async () => {
    const { unmount } = await open({ "GET /api/teachers/students": () => ({ students: [], total: 0 }) });
    expect(await screen.findByText("No students yet")).toBeTruthy();
    unmount();
    await open({}, "/teacher/students?q=nobody");
    expect(await screen.findByText("No students found")).toBeTruthy();
  });

  it("opens a profile by the student's name", async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole("button", { name: "Mina Okafor" }));
    expect(await screen.findByRole("dialog", { name: "Student Profile" })).toBeTruthy();
    expect(router.state.location.search).toBe(`?student=${mina.id}`);
  });

  it("TSTU-08 says when the students cannot be fetched", async () => {
    await open({ "GET /api/teachers/students": () => new Refusal(500, "") });
    expect((await screen.findAllByText("Failed to fetch students")).length).toBeGreaterThan(0);
  });

  it("TSTU-12 TSTU-13 TSTU-14 edits the grade alone", async () => {
    const { user, api } = await open({ "PUT /api/students/*": () => ({ message: "", student: mina }) });
    await choose(user, "Edit Student");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Student" }));
    for (const hint of ["Name cannot be changed", "Email cannot be changed", "Student type cannot be changed"]) {
      expect(dialog.getByText(hint)).toBeTruthy();
    }
    const notice = /^Only grade and instrument are saved\./;
    expect(dialog.queryByText(notice)).toBeNull();
    await user.type(dialog.getByLabelText("Phone Number"), "123");
    expect(dialog.getByText(notice)).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText("Grade"), "Grade 4");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect((await screen.findAllByText("Student updated successfully!")).length).toBeGreaterThan(0);
    const kept = "Phone number, emergency contact and address stay as they were.";
    expect((await screen.findAllByText(kept)).length).toBeGreaterThan(0);
    expect(api.named("PUT")[0]?.body).toEqual({ grade: "Grade 4" });
  });

  it.each([
    ["the list", "/teacher/students"],
    ["the profile", `/teacher/students?student=${mina.id}`],
  ])("keeps Edit Student, opened from %s, where the student has left the class meanwhile", async (_, path) => {
    let students = [mina];
    const { user } = await open(
      {
        "GET /api/teachers/students": () => ({ students, total: students.length }),
        "GET /api/students/*": () => aProfile({ id: mina.id }),
        "PUT /api/students/*": () => {
          students = [];
          return new Refusal(403, "You no longer teach this student.", "forbidden");
        },
      },
      path,
    );
    if (path.includes("?")) {
      const profile = within(await screen.findByRole("dialog", { name: "Student Profile" }));
      await user.click(await profile.findByRole("button", { name: /^Edit/ }));
    } else {
      await choose(user, "Edit Student");
    }
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Student" }));
    await user.selectOptions(dialog.getByLabelText("Grade"), "Grade 4");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("No students yet")).toBeTruthy();
    expect(dialog.getByText("You no longer teach this student.")).toBeTruthy();
    expect(dialog.getByLabelText<HTMLSelectElement>("Grade").value).toBe("Grade 4");
  });

  it("FIELD-14 Edit Student puts another instrument in the place of Other", async () => {
    const cellist = aStudent({ name: "Mina Okafor", instrument: "Other" });
    const { user, api } = await open({
      "GET /api/teachers/students": () => ({ students: [cellist], total: 1 }),
      "PUT /api/students/*": () => ({ message: "", student: { ...cellist, instrument: "Cello" } }),
    });
    await choose(user, "Edit Student");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Student" }));
    await user.type(dialog.getByLabelText("Which Instrument?"), "cello");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(api.named("PUT")).toHaveLength(1));
    expect(api.named("PUT")[0]?.body).toEqual({ grade: "Grade 1", instrument: "cello" });
  });

  it("FIELD-06 puts right what was entered wrong about a student who has not signed in", async () => {
    const wrong = aStudent({ name: "Mina Okafor", email: "mina@gmial.com", correctable: true, parents: [] });
    let isTaken = true;
    const taken = "This email address cannot be used here. Please choose another one.";
    const { user, api } = await open({
      "GET /api/teachers/students": () => ({ students: [wrong], total: 1 }),
      "PUT /api/students/*": () =>
        isTaken ? new Refusal(409, taken, "address_unavailable") : { message: "Student updated successfully!" },
    });
    await choose(user, "Edit Student");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Student" }));
    const retype = async (label: string, text: string) => {
      await user.clear(dialog.getByLabelText(label));
      if (text !== "") await user.type(dialog.getByLabelText(label), text);
    };
    await retype("First Name", "");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await dialog.findByText("Please enter the first name")).toBeTruthy();
    await retype("First Name", "Minna");
    await retype("Email", "mina@gmail.com");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect((await dialog.findAllByText(taken)).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    isTaken = false;
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect((await screen.findAllByText("Student updated successfully!")).length).toBeGreaterThan(0);
    const body = { grade: "Grade 1", firstName: "Minna", email: "mina@gmail.com" };
    expect(api.named("PUT").at(-1)?.body).toEqual(body);
  });

  it("TSTU-14 TSTU-15 says nothing of contact details that nobody touched", async () => {
    const { user } = await open({ "PUT /api/students/*": () => ({ message: "", student: mina }) });
    await choose(user, "Edit Student");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Student" }));
    expect(dialog.getAllByText("Not saved here")).toHaveLength(3);
    await user.selectOptions(dialog.getByLabelText("Grade"), "Grade 4");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect((await screen.findAllByText("Student updated successfully!")).length).toBeGreaterThan(0);
    expect(screen.queryByText(/stay as they were/)).toBeNull();
  });

  it.each([
    [500, "", "Failed to update student"],
    [409, "Busy.", "Busy."],
  ])(
    "TSTU-15 says why a student could not be saved, %i '%s', and keeps what was chosen",
    async (status, said, shown) => {
      const { user } = await open({ "PUT /api/students/*": () => new Refusal(status, said) });
      await choose(user, "Edit Student");
      const dialog = within(await screen.findByRole("dialog", { name: "Edit Student" }));
      await user.selectOptions(dialog.getByLabelText("Grade"), "Grade 4");
      await user.click(dialog.getByRole("button", { name: "Save Changes" }));
      const alert = within(await dialog.findByRole("alert"));
      expect(alert.getByText("Error")).toBeTruthy();
      expect(alert.getByText(shown)).toBeTruthy();
      expect(dialog.getByLabelText("Grade")).toHaveProperty("value", "Grade 4");
    },
  );

  it("TSTU-16 TSTU-17 removes a student only after a question", async () => {
    const { user, api } = await open({ "DELETE /api/teachers/students/*": () => ({ message: "" }) });
    await choose(user, "Remove Student");
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Are you sure you want to remove this student from your class?")).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Keep Student" }));
    expect(api.named("DELETE")).toEqual([]);
    await choose(user, "Remove Student");
    await user.click(await screen.findByRole("button", { name: "Remove Student" }));
    expect((await screen.findAllByText("Student Removed")).length).toBeGreaterThan(0);
    const text = "The student has been removed from your class successfully.";
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it.each([
    [500, "", "Failed to remove student. Please try again."],
    [409, "Busy.", "Busy."],
  ])("TSTU-18 says why a student could not be removed, %i '%s'", async (status, said, shown) => {
    const { user } = await open({ "DELETE /api/teachers/students/*": () => new Refusal(status, said) });
    await choose(user, "Remove Student");
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Remove Student" }));
    const alert = within(await question.findByRole("alert"));
    expect(alert.getByText("Error")).toBeTruthy();
    expect(alert.getByText(shown)).toBeTruthy();
  });
});

describe("Add New Student", () => {
  it("TADD-02 TADD-05 has its sections, the parent's for a minor only", async () => {
    const { user, dialog } = await openDialog();
    const always = ["Student Type", "Student Information", "Contact Information", "Additional Information"];
    for (const section of always) expect(dialog.getByRole("group", { name: section })).toBeTruthy();
    expect(dialog.queryByRole("group", { name: "Parent Information" })).toBeNull();
    await user.click(dialog.getByLabelText("This student is under 18"));
    expect(dialog.getByRole("group", { name: "Parent Information" })).toBeTruthy();
    expect(dialog.getByText("Optional for under-18s. Under 13, or without one, we write to the parent.")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Create Student" })).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Cancel" })).toBeTruthy();
  });

  it("TADD-07 TADD-12 FIELD-11 searches from two characters on, and a found parent is linked by one call", async () => {
    const { user, dialog, api } = await openDialog({
      "GET /api/teachers/parents": ({ query }) => ({ parents: query.get("search") === "sam" ? [parent] : [] }),
      "POST /api/students/minor": () => ({
        mailed: ["Sam Okafor"],
        student: { id: mina.id, user: { name: "Ida Okafor" } },
      }),
    });
    await user.click(dialog.getByLabelText("This student is under 18"));
    const box = dialog.getByLabelText("Search for a parent");
    await user.type(box, "z");
    await new Promise((later) => setTimeout(later, 400));
    expect(api.named("GET /api/teachers/parents")).toEqual([]);
    await user.type(box, "z");
    expect(await dialog.findByText("No parents found. Try creating a new one.")).toBeTruthy();
    await user.clear(box);
    await user.type(box, "sam");
    await user.click(await dialog.findByRole("button", { name: /Sam Okafor/ }));
    await user.type(dialog.getByLabelText("First Name"), "Ida");
    await user.type(dialog.getByLabelText("Last Name"), "Okafor");
    await user.selectOptions(dialog.getByLabelText("Grade"), "Grade 1");
    await user.selectOptions(dialog.getByLabelText("Instrument"), "Piano");
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    expect((await screen.findAllByText("Student created successfully!")).length).toBeGreaterThan(0);
    expect(screen.getByText("We've emailed Sam Okafor what to do next.")).toBeTruthy();
    expect(api.named("POST").map(({ name }) => name)).toEqual(["POST /api/students/minor"]);
    expect(api.named("POST")[0]?.body).toMatchObject({ firstName: "Ida", parentIds: [parent.id] });
  });

  it("TADD-10 shows each text of the dialog and makes no call", async () => {
    const { user, dialog, api } = await openDialog();
    await user.click(dialog.getByLabelText("This student is under 18"));
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    const required = "Please fill in all required fields (First Name, Last Name, Grade, and Instrument).";
    expect((await dialog.findAllByText(required)).length).toBe(1);
    expect(dialog.getAllByText("Required").length).toBe(4);
    expect(document.activeElement).toBe(dialog.getByLabelText("Search for a parent"));
    expect(dialog.getByText("Please select an existing parent or create a new one.")).toBeTruthy();
    await user.click(dialog.getByLabelText("Create New Parent"));
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    const parentText = "Please provide parent name and email when creating a new parent.";
    expect((await dialog.findAllByText(parentText, { exact: false })).length).toBe(1);
    expect(dialog.getAllByText("Required").length).toBe(6);
    await user.click(dialog.getByRole("button", { name: "Grade" }));
    expect(document.activeElement).toBe(dialog.getByLabelText("Grade"));
    expect(api.named("POST")).toEqual([]);
  });

  it("asks for the adult's e-mail address no longer once the student is under 18", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    const adultsAddress = "Please enter the student's email address";
    expect((await dialog.findAllByText(adultsAddress, { exact: false })).length).toBeGreaterThan(0);
    await user.click(dialog.getByLabelText("This student is under 18"));
    await waitFor(() => expect(dialog.queryByText(adultsAddress, { exact: false })).toBeNull());
  });

  it("TADD-13 TADD-15 adds an adult and shows the temporary password with Copy", async () => {
    const account = { id: ruth.id, user: { name: "Max Carr", email: "max@example.org" }, tempPassword: "abcde-fghjk" };
    const { user, dialog, api } = await openDialog({
      "POST /api/students/teacher-create": () => ({ mailed: ["Sam Okafor"], student: account }),
    });
    await fillInAdult({ user, dialog });
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    expect(await screen.findByText("abcde-fghjk")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Copy/ })).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "Add New Student" })).toBeNull();
    await waitFor(() => expect(api.named("GET /api/teachers/students").length).toBe(2));
  });

  it("WIRE-05 says of a repeated answer that the student is there and the password is not shown again", async () => {
    const account = { id: ruth.id, user: { name: "Max Carr", email: "max@example.org" }, tempPassword: null };
    const { user, dialog, api } = await openDialog({
      "POST /api/students/teacher-create": () =>
        api.named("POST").length === 1
          ? new Error("lost")
          : new Answer({ mailed: ["Sam Okafor"], student: account, parent: null }, { "Idempotent-Replay": "true" }),
    });
    await fillInAdult({ user, dialog });
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    expect((await dialog.findAllByText(/^Network error/)).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    expect((await screen.findAllByText("Student created successfully!")).length).toBeGreaterThan(0);
    expect(
      screen.getByText(/password is shown only once.* Max can get a new one with "Forgot password\?"/),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
    expect(screen.queryByRole("dialog", { name: "Add New Student" })).toBeNull();
    const keys = api.named("POST").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys).size).toBe(1);
  });

  it("WIRE-05 keeps a key for each call while the same is tried again, and takes new ones for the next student", async () => {
    let refuses = true;
    const { user, dialog, api } = await openDialog({
      "POST /api/teachers/parents": () => ({ parent }),
      "POST /api/students/minor": () =>
        refuses
          ? new Refusal(503, "Please try again.")
          : { mailed: ["Sam Okafor"], student: { id: mina.id, user: { name: "Ida Okafor" } } },
    });
    const type = async () => {
      const form = within(await screen.findByRole("dialog", { name: "Add New Student" }));
      await user.click(form.getByLabelText("This student is under 18"));
      await user.click(form.getByLabelText("Create New Parent"));
      await user.type(form.getByLabelText("Parent Name"), "Sam Okafor");
      await user.type(form.getByLabelText("Parent Email"), "sam@example.org");
      await user.type(form.getByLabelText("First Name"), "Ida");
      await user.type(form.getByLabelText("Last Name"), "Okafor");
      await user.selectOptions(form.getByLabelText("Grade"), "Grade 1");
      await user.selectOptions(form.getByLabelText("Instrument"), "Piano");
      await user.click(form.getByRole("button", { name: "Create Student" }));
    };
    await type();
    expect((await screen.findAllByText("Please try again.")).length).toBeGreaterThan(0);
    refuses = false;
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Add New Student" })).toBeNull());
    await user.click(screen.getByRole("button", { name: "Add Student" }));
    await type();
    await waitFor(() => expect(api.named("POST")).toHaveLength(6));
    const keys = api.named("POST").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys.slice(2, 4)).toEqual(keys.slice(0, 2));
    expect(new Set(keys).size).toBe(4);
  });

  it("keeps what was typed after a refusal, and opens empty after it was closed", async () => {
    const { user, dialog } = await openDialog({
      "POST /api/students/teacher-create": () => new Refusal(409, "That address cannot be used."),
    });
    await fillInAdult({ user, dialog });
    await user.click(dialog.getByRole("button", { name: "Create Student" }));
    expect((await screen.findAllByText("That address cannot be used.")).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText("First Name")).toHaveProperty("value", "Max");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Add Student" }));
    const again = within(await screen.findByRole("dialog", { name: "Add New Student" }));
    expect(again.getByLabelText("First Name")).toHaveProperty("value", "");
  });
});
