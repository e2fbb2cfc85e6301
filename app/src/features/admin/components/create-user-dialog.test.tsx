// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createdText } from "@/features/admin/api/create-user";
import { storeSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { CreateUserDialog } = await import("@/features/admin/components/create-user-dialog");

const ana = { id: "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10", user: { name: "Ana Reyes" }, instrument: null };
const Opened = () => <CreateUserDialog onClose={() => undefined} />;

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    "GET /api/teachers": () => ({ teachers: [ana], total: 1 }),
    "POST /api/admin/users": () => ({ id: ana.id, message: "Ada Quill has an account now." }),
    ...answers,
  });
  await renderScreen(Opened, "/admin/dashboard");
  return { api, user: userEvent.setup(), dialog: within(await screen.findByRole("dialog", { name: "Create User" })) };
};

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value }) => value);

beforeEach(() =>
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role: "ADMINISTRATOR" } }),
);

describe("Create User", () => {
  it("ADMIN-13 ADMIN-14 ADMIN-15 ADMIN-16 asks for what a role needs", async () => {
    const { dialog, user } = await open();
    const role = await dialog.findByLabelText("Role");
    expect(optionsOf(role)).toEqual(["TEACHER", "STUDENT", "PARENT", "ADMINISTRATOR"]);
    expect(optionsOf(dialog.getByLabelText("Instrument")).join()).toBe(
      ",Piano,Violin,Guitar,Voice,Drums,Flute,Cello,Clarinet,Saxophone,Trumpet",
    );
    await user.selectOptions(role, "STUDENT");
    const grades = optionsOf(dialog.getByLabelText("Grade"));
    expect([grades.length, grades[1], grades[12]]).toEqual([13, "Grade 1", "Grade 12"]);
    await user.selectOptions(role, "PARENT");
    expect(dialog.queryByLabelText(/Grade|Teacher|Instrument/)).toBeNull();
  });

  it("ADMIN-17 ADMIN-22 offers the first hundred teachers, or says that they could not be fetched", async () => {
    const { api, dialog, user } = await open({ "GET /api/teachers": () => new Refusal(500, "") });
    await user.selectOptions(dialog.getByLabelText("Role"), "STUDENT");
    expect(await dialog.findByText("Failed to fetch teachers")).toBeTruthy();
    expect(api.calls[0]?.query.get("limit")).toBe("100");
  });

  it("FIELD-10 tells teachers of one name apart by their addresses, and no others", async () => {
    const named = (name: string, email: string) => ({ id: email, user: { name, email }, instrument: null });
    const teachers = [
      named("Ana Reyes", "ana@a.test"),
      named("Ana Reyes", "ana@b.test"),
      named("Tom Bell", "tom@a.test"),
    ];
    const { dialog, user } = await open({ "GET /api/teachers": () => ({ teachers, total: 3 }) });
    await user.selectOptions(dialog.getByLabelText("Role"), "STUDENT");
    await dialog.findByRole("option", { name: "Tom Bell" });
    for (const name of ["Ana Reyes (ana@a.test)", "Ana Reyes (ana@b.test)"]) {
      expect(dialog.getByRole("option", { name })).toBeTruthy();
    }
  });

  it("ADMIN-17 says that the teachers are loading", async () => {
    const { dialog, user } = await open({ "GET /api/teachers": () => new Promise(() => undefined) });
    await user.selectOptions(dialog.getByLabelText("Role"), "STUDENT");
    expect(dialog.getByRole("option", { name: "Loading teachers..." })).toBeTruthy();
  });

  it("ADMIN-17 says when there are more teachers than it lists, and finds the others", async () => {
    const zoe = { ...ana, id: "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c11", user: { name: "Zoe Last" } };
    const { api, dialog, user } = await open({
      "GET /api/teachers": ({ query }) =>
        query.has("search") ? { teachers: [zoe], total: 1 } : { teachers: [ana], total: 240 },
    });
    await user.selectOptions(dialog.getByLabelText("Role"), "STUDENT");
    expect(await dialog.findByText("Showing 1 of 240 teachers. Search to narrow it down.")).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText("Teacher"), ana.id);
    await user.type(dialog.getByLabelText("Find a teacher"), "zoe");
    expect(await dialog.findByRole("option", { name: "Zoe Last" })).toBeTruthy();
    expect(api.named("GET /api/teachers").at(-1)?.query.get("search")).toBe("zoe");
    // Whoever is not in the list any more is not chosen either.
    expect(dialog.getByLabelText<HTMLSelectElement>("Teacher").value).toBe("");
  });

  it("ADMIN-18 ADMIN-19 sends only what is valid, and says what the server said", async () => {
    const { api, dialog, user } = await open();
    const create = dialog.getByRole<HTMLButtonElement>("button", { name: "Create User" });
    expect(create.disabled).toBe(true);
    await user.type(await dialog.findByLabelText("Name"), "Ada Quill");
    await user.type(dialog.getByLabelText("Email"), "ada@music.example");
    expect(create.disabled).toBe(false);
    await user.click(create);
    expect(await screen.findByText("User created")).toBeTruthy();
    expect(screen.getByText("Ada Quill has an account now.")).toBeTruthy();
    const sent = api.calls.find(({ name }) => name.startsWith("POST"));
    expect(sent?.body).toEqual({ name: "Ada Quill", email: "ada@music.example", role: "TEACHER" });
  });

  it("says what is wrong with a field as soon as it is left, and follows its correction", async () => {
    const { dialog, user } = await open();
    const name = await dialog.findByLabelText("Name");
    const email = dialog.getByLabelText("Email");
    await user.click(name);
    await user.tab();
    expect(await dialog.findByText("Please enter a name")).toBeTruthy();
    expect(dialog.queryByText("Please enter an email address")).toBeNull();
    await user.type(email, "ada");
    expect(email.getAttribute("aria-invalid")).toBeNull();
    await user.tab();
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
    await user.type(email, "@music.example");
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBeNull());
    await user.type(name, "Ada");
    await waitFor(() => expect(dialog.queryByText("Please enter a name")).toBeNull());
  });

  it("says so of a student's grade and teacher too", async () => {
    const { dialog, user } = await open();
    await user.selectOptions(await dialog.findByLabelText("Role"), "STUDENT");
    await user.click(dialog.getByLabelText("Grade"));
    await user.tab();
    expect(await dialog.findByText("Please choose a grade")).toBeTruthy();
    await user.tab();
    expect(await dialog.findByText("Please choose a teacher")).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText("Teacher"), ana.id);
    await waitFor(() => expect(dialog.queryByText("Please choose a teacher")).toBeNull());
  });

  it("ADMIN-20 says why it failed and keeps what was typed", async () => {
    const text = "This email address has an account already.";
    const { dialog, user } = await open({
      "POST /api/admin/users": () => new Refusal(409, text, "email_in_use"),
    });
    await user.type(await dialog.findByLabelText("Name"), "Ada Quill");
    await user.type(dialog.getByLabelText("Email"), "ada@music.example");
    await user.click(dialog.getByRole("button", { name: "Create User" }));
    expect(await screen.findByText("Creation failed")).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>("Email").getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Ada Quill");
  });

  it.each([
    ["the server's sentence", "The server is busy.", "The server is busy."],
    ["words of its own where there is none", "", "Failed to create user"],
  ])("ADMIN-18 ADMIN-20 says that it creates, and after a failure %s", async (_, told, shown) => {
    let answer = (_refusal: Refusal) => {};
    const held = new Promise<Refusal>((done) => {
      answer = done;
    });
    const { dialog, user } = await open({ "POST /api/admin/users": () => held });
    await user.type(await dialog.findByLabelText("Name"), "Ada Quill");
    await user.type(dialog.getByLabelText("Email"), "ada@music.example");
    await user.click(dialog.getByRole("button", { name: "Create User" }));
    expect(await dialog.findByRole("button", { name: "Creating..." })).toBeTruthy();
    answer(new Refusal(500, told));
    expect((await screen.findAllByText("Creation failed")).length).toBeGreaterThan(0);
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Create User" }).disabled).toBe(false);
  });

  it("ADMIN-21 reads a plain text like the message of a JSON answer", () => {
    expect(createdText('{"message":"Made."}')).toBe("Made.");
    expect(createdText("Made.\n")).toBe("Made.");
    expect(createdText("{}")).toBe("");
  });
});
