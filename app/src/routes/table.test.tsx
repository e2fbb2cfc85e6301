// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "@/config/paths";
import { publicScreens, signedInScreens } from "@/config/screens";
import { firstScreen } from "@/features/accounts/first-screen";
import { loadCore } from "@/lib/core";
import { queryClient } from "@/lib/query";
import { clearSession, storeSession } from "@/lib/session";
import { fakeApi } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";
import { areas, expectedFor, insufficient, notFound, publicAreas, roles } from "@/testing/specified-routes";

stubBrowser();
vi.stubGlobal("scrollTo", () => undefined);
const { routes } = await import("@/routes/frame/route-table");
const { loadFile } = await import("@/routes/frame/screen-file");
// All code at once: what a test waits for is then the screen alone.
await import("@/routes/frame/signed-in");
await loadCore();
await Promise.all([...publicScreens, ...signedInScreens].map(({ file }) => loadFile(file)));

/** The stored role of each. */
const stored = { admin: "ADMINISTRATOR", teacher: "TEACHER", student: "STUDENT", parent: "PARENT" } as const;

const open = async (...paths: [string, ...string[]]) => {
  const router = createMemoryRouter(routes, { initialEntries: paths });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  return router;
};

const signIn = (role: string) =>
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role } });

/** The h1 of what a path shows. */
const shownAt = async (path: string) => {
  await open(path);
  const { textContent } = await screen.findByRole("heading", { level: 1 });
  cleanup();
  return textContent;
};

beforeEach(() => {
  clearSession();
  fakeApi({});
});
afterEach(cleanup);

describe("the route table", () => {
  // GUARD-07 GUARD-08 GUARD-09 GUARD-10 GUARD-11 GUARD-12 GUARD-15 GUARD-16 GUARD-17 GUARD-19 GUARD-23 GUARD-24
  // GUARD-25 GUARD-26 GUARD-27 GUARD-28 GUARD-29 GUARD-30.
  it.each([null, ...roles])("shows each path to a %s as the specification says", { timeout: 120_000 }, async (role) => {
    for (const area of areas) {
      clearSession();
      if (role !== null) signIn(stored[role]);
      expect(await shownAt(area[0]), area[0]).toMatch(expectedFor(role, area));
    }
  });

  it("is known of every screen", () => {
    const known = [...areas, ...publicAreas].map(([path]) => path);
    // /dashboard shows each role its own, and links to any other (GUARD-20, GUARD-21).
    expect(Object.values(paths).filter((path) => !known.includes(path))).toEqual(["/dashboard"]);
  });

  it("GUARD-18 shows at /dashboard/{role} that role's dashboard, the administrator's to administrators alone", async () => {
    for (const [role, path, own, title] of [
      [stored.admin, "/dashboard/admin", "/admin/dashboard", "Administrator Dashboard"],
      [stored.teacher, "/dashboard/teacher", "/teacher/dashboard", "My Teaching Dashboard"],
      [stored.student, "/dashboard/student", "/student/dashboard", "My Learning Dashboard"],
      [stored.parent, "/dashboard/parent", "/parent/dashboard", "Welcome, Kim"],
    ] as const) {
      signIn(role);
      expect([await shownAt(path), await shownAt(own)], role).toEqual([title, title]);
    }
    signIn(stored.parent);
    expect(await shownAt("/dashboard/teacher")).toBe("My Teaching Dashboard");
    expect(await shownAt("/dashboard/admin")).toBe("Sign In");
  });

  it("GUARD-03 GUARD-04 denies them to nobody in particular, in words", async () => {
    await open("/teacher/dashboard");
    expect(await screen.findByText("You need to be authenticated to access this page.")).toBeTruthy();
  });

  it("GUARD-22 leads /lessons to the lessons of the role", async () => {
    for (const [role, path] of [
      [stored.admin, "/lessons"],
      [stored.teacher, "/lessons"],
      [stored.student, "/student/my-lessons"],
      [stored.parent, "/parent/lessons"],
    ] as const) {
      signIn(role);
      const router = await open("/lessons");
      await screen.findByRole("heading", { level: 1 });
      expect(router.state.location.pathname, role).toBe(path);
      cleanup();
    }
  });

  it("GUARD-13 GUARD-14 opens the public paths to nobody in particular", { timeout: 60_000 }, async () => {
    for (const [path, title] of publicAreas) expect(await shownAt(path), path).toBe(title);
  });

  it("GUARD-20 asks somebody signed out to sign in at /dashboard", async () => {
    await open("/dashboard");
    await screen.findByRole("heading", { name: "Sign In Required" });
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/auth/signin");
    expect(main.getByRole("link", { name: "Create Account" }).getAttribute("href")).toBe("/auth/register");
  });

  it("GUARD-21 LAYOUT-09 shows quick links to a role outside the four", async () => {
    signIn("CONDUCTOR");
    await open("/dashboard");
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    const hrefs = (list: HTMLElement) =>
      within(list)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    // Nobody's progress is known of such a role: its lessons stand in for it (FIELD-23).
    const links = ["/calendar", "/lessons", "/settings", "/lessons"];
    expect(hrefs(screen.getByRole("main"))).toEqual(links);
    expect(hrefs(screen.getByRole("navigation", { name: "Main menu" }))).toEqual(["/dashboard", ...links]);
  });

  it("FIELD-24 offers somebody signed out Sign In first, below the fixed text, and leads back to the address", async () => {
    for (const path of ["/parent/lessons?lesson=1", "/settings", "/admin/dashboard#users"]) {
      const user = userEvent.setup();
      const router = await open(path);
      const text = await screen.findByText("You need to be authenticated to access this page.");
      expect(text.nextElementSibling?.textContent).toBe("Sign in to see this page.");
      const [first] = within(screen.getByRole("main")).getAllByRole("link");
      expect(first?.textContent).toBe("Sign In");
      await user.click(first as HTMLElement);
      await vi.waitFor(() => expect(router.state.location.pathname).toBe("/auth/signin"));
      const somebody = { id: "kim", name: "Kim", email: "kim@reedling.test", role: stored.admin };
      expect(firstScreen(await loadCore(), somebody)).toBe(path);
      cleanup();
    }
  });

  it("GUARD-05 PUB-26 offers a way home and a way back", async () => {
    for (const path of ["/teacher/dashboard", "/403"]) {
      const user = userEvent.setup();
      const router = await open("/auth/signin", path);
      await user.click(await screen.findByRole("button", { name: "Go Back" }));
      await vi.waitFor(() => expect(router.state.location.pathname).toBe("/auth/signin"));
      cleanup();
      const again = await open(path);
      await user.click(await screen.findByRole("link", { name: "Go to Home" }));
      await vi.waitFor(() => expect(again.state.location.pathname).toBe("/"));
      cleanup();
    }
  });

  it("GUARD-06 tells the required and the current roles", async () => {
    signIn(stored.student);
    await open("/teacher/dashboard");
    await screen.findByRole("heading", { name: insufficient });
    expect(screen.getByText("You don't have the required permissions to access this page.")).toBeTruthy();
    const rolesAt = (term: string) =>
      [...(screen.getByText(term).nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    expect(rolesAt("Required roles")).toEqual(["Admin", "Teacher"]);
    expect(rolesAt("Your role")).toEqual(["Student"]);
  });

  it("PUB-25 links from a path that is not found", async () => {
    await open("/nowhere");
    await screen.findByRole("heading", { name: notFound });
    expect(screen.getByText("There's nothing here. Maybe you were looking for one of these.")).toBeTruthy();
    const links = within(screen.getByRole("main")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/dashboard/teacher",
      "/dashboard/student",
      "/dashboard/parent",
      "/teacher/new-lesson",
    ]);
  });
});
