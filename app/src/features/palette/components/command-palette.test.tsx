// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { CommandPalette } = await import("@/features/palette/components/command-palette");

const Opened = () => <CommandPalette onClose={() => undefined} />;

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
