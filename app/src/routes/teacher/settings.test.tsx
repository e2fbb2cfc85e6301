// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { Schemas } from "@/lib/api";
import type { FakeAnswer, FakeCall } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { TeacherSettingsScreen } = await import("@/routes/teacher/settings");

type Teacher = Schemas["TeacherDetailsBody"];

const ana: Teacher = {
  id: "00000000-0000-7000-8000-00000000000a",
  instrument: "Violin",
  department: null,
  phoneNumber: "0123",
  user: { name: "Ana Reyes", email: "ana@reedling.test" },
};

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  let teacher = ana;
  let preferences = { defaultDuration: 30, lessonReminders: true };
  const api = fakeApi({
    "GET /api/teachers/profile": () => ({ teacher }),
    "PUT /api/teachers/profile": ({ body }: FakeCall) => {
      teacher = { ...teacher, ...(body as Partial<Teacher>) };
      return { teacher };
    },
    "GET /api/teachers/preferences": () => preferences,
    "PUT /api/teachers/preferences": ({ body }: FakeCall) => {
      preferences = { ...preferences, ...(body as Partial<typeof preferences>) };
      return preferences;
    },
    ...answers,
  });
  await renderScreen(TeacherSettingsScreen, "/teacher/settings");
  return { api, user: userEvent.setup() };
};

const card = async (name: string) => within(await screen.findByRole("region", { name }));
const fact = async (term: string) =>
  (await card("Personal Information")).getByText(term).parentElement?.querySelector("dd")?.textContent;

beforeEach(() => signInTeacher());

describe("Personal Information", () => {
  it("says that it loads while the profile is on its way", async () => {
    await open({ "GET /api/teachers/profile": () => new Promise(() => undefined) });
    expect(await screen.findByText("Loading settings...")).toBeTruthy();
  });

  it("TSET-03 shows what is there, and Not specified for what is not", async () => {
    await open();
    const shown = await Promise.all(["Instrument", "Department", "Phone Number", "Email"].map(fact));
    expect(shown).toEqual(["Violin", "Not specified", "0123", "ana@reedling.test"]);
  });

  it("TSET-04 TSET-05 saves the three fields, loads the profile anew and shows it", async () => {
    const { user, api } = await open();
    const information = await card("Personal Information");
    await user.click(information.getByRole("button", { name: "Edit Information" }));
    expect(document.activeElement).toBe(information.getByLabelText("Instrument"));
    await user.type(information.getByLabelText("Department"), "Strings");
    await user.clear(information.getByLabelText("Phone Number"));
    await user.click(information.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile Updated")).toBeTruthy();
    const body = { instrument: "Violin", department: "Strings", phoneNumber: "" };
    expect(api.named("PUT").map((call) => call.body)).toEqual([body]);
    expect(api.named("GET /api/teachers/profile")).toHaveLength(2);
    expect(await fact("Department")).toBe("Strings");
    expect(await fact("Phone Number")).toBe("Not specified");
  });

  it("says at its field what is too long, and sends nothing", async () => {
    const { user, api } = await open();
    const information = await card("Personal Information");
    await user.click(information.getByRole("button", { name: "Edit Information" }));
    await user.click(information.getByLabelText("Department"));
    await user.paste("v".repeat(201));
    await user.click(information.getByRole("button", { name: "Save Changes" }));
    expect(await information.findByText("This can have at most 200 characters")).toBeTruthy();
    expect(document.activeElement).toBe(information.getByLabelText("Department"));
    expect(api.named("PUT")).toEqual([]);
  });

  it("TSET-06 restores what was loaded on Cancel", async () => {
    const { user, api } = await open();
    const information = await card("Personal Information");
    await user.click(information.getByRole("button", { name: "Edit Information" }));
    await user.clear(information.getByLabelText("Instrument"));
    await user.click(information.getByRole("button", { name: "Cancel" }));
    expect(await fact("Instrument")).toBe("Violin");
    expect(document.activeElement).toBe(information.getByRole("button", { name: "Edit Information" }));
    expect(api.named("PUT")).toEqual([]);
  });

  it("TSET-07 says when it cannot be loaded, and leaves the preferences alone", async () => {
    await open({ "GET /api/teachers/profile": () => new Refusal(500, "") });
    expect(await screen.findByText("Failed to fetch profile")).toBeTruthy();
    expect(await card("Lesson Preferences")).toBeTruthy();
  });

  it("TSET-07 keeps what was typed when it cannot be saved", async () => {
    const { user } = await open({ "PUT /api/teachers/profile": () => new Error("offline") });
    const information = await card("Personal Information");
    await user.click(information.getByRole("button", { name: "Edit Information" }));
    await user.type(information.getByLabelText("Department"), "Strings");
    await user.click(information.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Failed to update profile")).toBeTruthy();
    expect(screen.getByText("Network error. Please check your connection and try again.")).toBeTruthy();
    expect(information.getByLabelText<HTMLInputElement>("Department").value).toBe("Strings");
  });

  it("shows at its field what is too long", async () => {
    const fields = { department: ["This text is too long."] };
    const refusal = new Refusal(422, "This text is too long.", "invalid", fields);
    const { user } = await open({ "PUT /api/teachers/profile": () => refusal });
    const information = await card("Personal Information");
    await user.click(information.getByRole("button", { name: "Edit Information" }));
    await user.click(information.getByRole("button", { name: "Save Changes" }));
    expect(await information.findByText("This text is too long.")).toBeTruthy();
    expect(information.getByLabelText("Department").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("Lesson Preferences", () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, minutes: string) => {
    const preferences = await card("Lesson Preferences");
    await user.click(preferences.getByRole("button", { name: /^Change/ }));
    const field = preferences.getByLabelText("Default Lesson Duration", { selector: "input" });
    await user.clear(field);
    if (minutes !== "") await user.type(field, minutes);
    await user.click(preferences.getByRole("button", { name: "Save" }));
    return { preferences, field };
  };

  it("TSET-08 SET-15 shows 30 minutes at first, and keeps another length", async () => {
    const { user, api } = await open();
    expect((await card("Lesson Preferences")).getByText("30 minutes")).toBeTruthy();
    const { preferences } = await change(user, "45");
    expect(await screen.findByText("Settings Updated")).toBeTruthy();
    expect(api.named("PUT").map((call) => call.body)).toEqual([{ defaultDuration: 45 }]);
    expect(preferences.getByText("45 minutes")).toBeTruthy();
    expect(document.activeElement).toBe(preferences.getByRole("button", { name: /^Change/ }));
  });

  it.each([
    ["14", "Duration must be at least 15 minutes"],
    ["241", "Duration cannot exceed 4 hours"],
    ["30.5", "Duration must be a whole number of minutes"],
    ["4e1", "Duration must be at least 15 minutes"],
    ["0x2D", "Duration must be at least 15 minutes"],
    ["half an hour", "Duration must be at least 15 minutes"],
    ["", "Duration must be at least 15 minutes"],
  ])("SET-15 takes no length of %j", async (minutes, text) => {
    const { user, api } = await open();
    const { preferences, field } = await change(user, minutes);
    expect(await preferences.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(api.named("PUT")).toEqual([]);
    await user.click(preferences.getByRole("button", { name: "Cancel" }));
    expect(preferences.getByText("30 minutes")).toBeTruthy();
  });

  it("TSET-09 SET-15 has Lesson Reminders, on by default, and keeps what is chosen", async () => {
    const { user, api } = await open();
    const preferences = await card("Lesson Preferences");
    const reminders = preferences.getByRole<HTMLInputElement>("switch", { name: /^Lesson Reminders/ });
    expect(reminders.checked).toBe(true);
    expect(preferences.getByText(/sent 24 hours before lessons/)).toBeTruthy();
    await user.click(reminders);
    expect(await screen.findByText("Settings Updated")).toBeTruthy();
    expect(api.named("PUT").map((call) => call.body)).toEqual([{ lessonReminders: false }]);
    expect(reminders.checked).toBe(false);
  });

  it("SET-15 says when something cannot be saved, and shows what is kept", async () => {
    const { user } = await open({ "PUT /api/teachers/preferences": () => new Error("offline") });
    const preferences = await card("Lesson Preferences");
    const reminders = preferences.getByRole<HTMLInputElement>("switch");
    await user.click(reminders);
    expect(await screen.findByText("Failed to update lesson preferences. Please try again.")).toBeTruthy();
    expect(reminders.checked).toBe(true);
  });
});
