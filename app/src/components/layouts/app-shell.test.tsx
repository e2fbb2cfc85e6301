// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession, storeSession, useSession } from "@/lib/session";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { AppShell } = await import("@/components/layouts/app-shell");

const Screen = () => {
  const session = useSession();
  return session === null ? null : (
    <AppShell user={session.user} bell={<button type="button">Bell</button>}>
      <h1>The screen</h1>
    </AppShell>
  );
};

const open = async (role = "TEACHER", path = "/teacher/dashboard") => {
  storeSession({ token: "a-token", user: { name: "Ana Reyes", email: "ana@reedling.test", role } });
  const { router } = await renderScreen(Screen, path);
  await screen.findByRole("heading", { name: "The screen" });
  return { user: userEvent.setup(), router };
};

const sidebar = () => screen.getByRole("navigation", { name: "Main menu" });

const hrefs = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Account of Ana Reyes" }));
  return within(await screen.findByRole("menu"));
};

beforeEach(() => {
  clearSession();
  fakeApi({ "POST /api/auth/logout": () => ({ message: "Bye" }) });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the frame of the signed-in screens", () => {
  it.each([
    [
      "LAYOUT-05",
      "TEACHER",
      ["dashboard", "lessons", "students", "calendar", "settings"].map((at) => `/teacher/${at}`),
    ],
    [
      "LAYOUT-06 FIELD-23",
      "STUDENT",
      ["dashboard", "my-lessons", "calendar", "pieces", "settings"].map((at) => `/student/${at}`),
    ],
    [
      "LAYOUT-07 FIELD-23",
      "PARENT",
      [...["dashboard", "lessons", "calendar", "children"].map((at) => `/parent/${at}`), "/settings"],
    ],
    [
      "LAYOUT-08 FIELD-23",
      "ADMINISTRATOR",
      [...["", "#users", "#user-distribution"].map((at) => `/admin/dashboard${at}`), "/settings"],
    ],
  ])("%s has the menu of a %s, in the sidebar and on phones", async (_line, role, paths) => {
    const { user } = await open(role);
    expect(hrefs(sidebar())).toEqual(paths);
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(hrefs(sheet.getByRole("navigation", { name: "Main menu" }))).toEqual(paths);
  });

  it("LAYOUT-04 has a menu on phones, which closes on the screen that it opens", async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Menu" }));
    await user.click(sheet.getByRole("link", { name: "My Students" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/teacher/students"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("gives the focus back when the menu on phones is left by Escape", async () => {
    const { user } = await open();
    const button = screen.getByRole("button", { name: "Open menu" });
    await user.click(button);
    await screen.findByRole("dialog", { name: "Menu" });
    await user.keyboard("{Escape}");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("LAYOUT-03 has a sidebar that collapses and expands, and remembers which", async () => {
    const { user } = await open();
    const width = () => ["w-16", "w-64"].filter((name) => sidebar().classList.contains(name));
    expect(width()).toEqual(["w-64"]);
    const toggle = screen.getByRole("button", { name: "Collapse sidebar" });
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    await user.click(toggle);
    expect(width()).toEqual(["w-16"]);
    expect(localStorage.getItem("sidebar")).toBe("collapsed");
    // The labels stay for who listens.
    expect(within(sidebar()).getByRole("link", { name: "My Students" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Expand sidebar" }));
    expect(width()).toEqual(["w-64"]);
    expect(localStorage.getItem("sidebar")).toBe("expanded");
  });

  it("marks the screen that is open in the menu", async () => {
    await open("TEACHER", "/teacher/students");
    const current = within(sidebar())
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map((link) => link.textContent)).toEqual(["My Students"]);
  });

  it("LAYOUT-01 has a bell, and a way home", async () => {
    await open("PARENT");
    expect(within(screen.getByRole("banner")).getByRole("button", { name: "Bell" })).toBeTruthy();
    const home = screen.getByRole("link", { name: "Reedling, go to your dashboard" });
    expect(home.getAttribute("href")).toBe("/parent/dashboard");
  });

  it("leads past the header to the screen", async () => {
    await open();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(document.querySelector(skip.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
  });
});

describe("the user menu", () => {
  it("LAYOUT-02 says who is signed in, and has Profile, Settings and Log out", async () => {
    const { user } = await open();
    const menu = await openMenu(user);
    for (const text of ["Ana Reyes", "ana@reedling.test", "Teacher"]) expect(menu.getByText(text)).toBeTruthy();
    expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Profile",
      "Settings",
      "Log out",
    ]);
  });

  it.each([
    ["TEACHER", "/teacher/settings"],
    ["STUDENT", "/student/settings"],
    ["PARENT", "/settings"],
    ["ADMINISTRATOR", "/settings"],
  ])("leads a %s to settings that exist", async (role, path) => {
    const { user, router } = await open(role);
    const menu = await openMenu(user);
    await user.click(menu.getByRole("menuitem", { name: "Settings" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it("LAYOUT-02 AUTH-26 logs out, forgets token and user and goes to sign-in", async () => {
    const { user, router } = await open();
    sessionStorage.setItem("kept", "by a plain log-out");
    const menu = await openMenu(user);
    await user.click(menu.getByRole("menuitem", { name: "Log out" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
    expect(sessionStorage.getItem("kept")).toBe("by a plain log-out");
  });
});

describe("the theme toggle", () => {
  it("LAYOUT-13 LAYOUT-14 LAYOUT-15 flips between light and dark and names the other", async () => {
    localStorage.setItem("theme", "light");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    const { user } = await open();
    const toDark = await screen.findByRole("button", { name: "Switch to dark mode" });
    expect(toDark.textContent).toBe("Dark Mode");
    // The text is for wide screens; the label tells it on all.
    expect(within(toDark).getByText("Dark Mode").className).toContain("max-sm:hidden");
    await user.click(toDark);
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(document.documentElement.classList.contains("dark")).toBe(true);
    const toLight = screen.getByRole("button", { name: "Switch to light mode" });
    expect(toLight.textContent).toBe("Light Mode");
    await user.click(toLight);
    expect(document.documentElement.classList.contains("dark")).toBe(false);
  });
});
