// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { menuOf } from "@/config/menus";
import { queryClient } from "@/lib/query";
import { clearSession, storeSession } from "@/lib/session";
import { aLessonList, anAccount } from "@/testing/factories";
import { fakeApi } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();
vi.stubGlobal("scrollTo", () => undefined);
const { routes } = await import("@/routes/frame/route-table");

const open = async (path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  return router;
};

const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;

describe("the route table", () => {
  beforeEach(() => {
    clearSession();
    fakeApi({});
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(["TEACHER", "STUDENT", "PARENT", "ADMINISTRATOR"])(
    "FIELD-23 opens every entry of the menu of a %s inside the frame",
    async (role) => {
      for (const { path } of menuOf(role)) {
        storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role } });
        await open(path);
        const title = await heading();
        expect(title, path).not.toBe("Page Not Found");
        expect(screen.getByRole("navigation", { name: "Main menu" }), path).toBeTruthy();
        document.body.replaceChildren();
      }
    },
  );

  it("asks for a teacher's week as soon as the rules are there, and not again when the screen is drawn", async () => {
    storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role: "TEACHER" } });
    queryClient.clear();
    const { named } = fakeApi({
      "GET /api/users/me": () => anAccount(),
      "GET /api/notices": () => ({ notices: [], unread: 0 }),
      "GET /api/teachers/lessons": () => aLessonList([]),
      "GET /api/teachers/students": () => ({ students: [], total: 0 }),
    });
    await open("/teacher/dashboard");
    await heading();
    const spans = named("GET /api/teachers/lessons").map(({ query }) => [...query.keys()].sort().join());
    expect(spans.sort()).toEqual(["endDate,plans,startDate", "plans,startDate"]);
  });

  it("knows no other path", async () => {
    await open("/nowhere/at/all");
    expect(await heading()).toBe("Page Not Found");
  });
});
