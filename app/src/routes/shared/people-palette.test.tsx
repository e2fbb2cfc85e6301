// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { storeSession } from "@/lib/session";
import { aStudent } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { PeoplePalette } = await import("@/routes/shared/people-palette");

const onAct = vi.fn();
const Opened = () => <PeoplePalette onClose={() => undefined} onAct={onAct} />;

const find = async (role: string, typed: string, answers: Record<string, FakeAnswer>) => {
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role } });
  fakeApi(answers);
  await renderScreen(Opened, "/dashboard");
  const box = await screen.findByRole("combobox", { name: "Search people, screens and actions" });
  await userEvent.setup().type(box, typed);
};

const minas = (count: number) => Array.from({ length: count }, (_, index) => aStudent({ name: `Mina ${index + 1}` }));

it("WIRE-04 says how many more people have what was typed", async () => {
  await find("TEACHER", "mina", { "GET /api/teachers/students": () => ({ students: minas(31), total: 31 }) });
  expect(await screen.findByText("Showing 20 of 31 people. Type more of the name.")).toBeTruthy();
  expect(screen.getAllByRole("option", { name: /^Mina/ })).toHaveLength(20);
});

it("WIRE-04 says that a cut roster is searched in part, and nothing of a whole one", async () => {
  await find("TEACHER", "mina 1", { "GET /api/teachers/students": () => ({ students: minas(1), total: 7_200 }) });
  expect(await screen.findByText("Only the first 1 of 7,200 people, by name, are searched.")).toBeTruthy();
});

it("WIRE-04 tells an administrator how many accounts the school has with what was typed", async () => {
  const users = minas(50).map(({ id, name }) => ({ id, name, email: null, role: "STUDENT" }));
  await find("ADMINISTRATOR", "mina", { "GET /api/admin/users": () => ({ users, total: 1_204 }) });
  expect(await screen.findByText("Showing 20 of 1,204 people. Type more of the name.")).toBeTruthy();
});

it("WIRE-04 says nothing of people where all are shown", async () => {
  await find("TEACHER", "mina", { "GET /api/teachers/students": () => ({ students: minas(3), total: 3 }) });
  expect(await screen.findAllByRole("option", { name: /^Mina/ })).toHaveLength(3);
  expect(screen.queryByText(/people (are|by)/)).toBeNull();
});

it.each([
  ["TEACHER", "GET /api/teachers/students"],
  ["PARENT", "GET /api/parents/children"],
  ["ADMINISTRATOR", "GET /api/admin/users"],
])("PALETTE-01 tells a %s when people could not be loaded, and finds screens all the same", async (role, call) => {
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role } });
  fakeApi({ [call]: () => new Refusal(500, "") });
  await renderScreen(Opened, "/dashboard");
  const user = userEvent.setup();
  const box = await screen.findByRole("combobox", { name: "Search people, screens and actions" });
  expect(document.activeElement).toBe(box);
  await user.type(box, "mina");
  expect(await screen.findByText("People could not be loaded.")).toBeTruthy();
  expect(screen.queryByText("Nothing found.")).toBeNull();
  await user.clear(box);
  expect(screen.getByRole("option", { name: "Dashboard" })).toBeTruthy();
});

it("PALETTE-01 promises a student screens and actions, and hands on what is chosen", async () => {
  storeSession({ token: "a-token", user: { name: "Mina", email: "mina@reedling.test", role: "STUDENT" } });
  const api = fakeApi({});
  await renderScreen(Opened, "/dashboard");
  const box = await screen.findByRole("combobox", { name: "Search screens and actions" });
  expect(box.getAttribute("placeholder")).toBe("Search screens and actions");
  await userEvent.setup().type(box, "contact t{Enter}");
  expect(onAct).toHaveBeenCalledWith("contact-teacher");
  expect(api.calls).toEqual([]);
});
