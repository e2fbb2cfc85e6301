// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { TooltipProvider } from "@/components/ui/tooltip";
import { signedInScreens } from "@/config/screens";
import { loadCore } from "@/lib/core";
import { queryClient } from "@/lib/query";
import { storeSession } from "@/lib/session";
import { startLoading } from "@/routes/frame/screen-data";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
vi.stubGlobal("scrollTo", () => undefined);
await loadCore();

const { loadFile } = await import("@/routes/frame/screen-file");
const lessons = "GET /api/teachers/lessons";
const files = await Promise.all(signedInScreens.map(async ({ path, file }) => ({ path, ...(await loadFile(file)) })));
const open = files.flatMap(({ path, Component, queries }) => {
  const role = /^\/(teacher|student|parent|admin)\//.exec(path)?.[1] ?? "";
  return queries === undefined ? [] : [{ path, Component, queries, role: role.replace("admin", "administrator") }];
});

it.each(open.filter(({ role }) => role !== ""))(
  "LAYOUT-29 $path does not ask again for what its loader could not load",
  async ({ path, role, queries, Component }) => {
    storeSession({
      token: "a-token",
      user: { name: "Kim Adler", email: "kim@reedling.test", role: role.toUpperCase() },
    });
    const away = () => new Refusal(503, "The school is away.");
    const names = ["teachers/*", "students/*", "parents/*", "admin/*", "lesson-feedback", "users/me"];
    const api = fakeApi(Object.fromEntries(names.map((name) => [`GET /api/${name}`, away])));
    const calls = () => api.calls.map(({ name, query }) => `${name}?${query}`);
    await startLoading(path, queries);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 5000 });
    const asked = calls();
    expect(asked.length).toBeGreaterThan(1);

    const router = createMemoryRouter([{ path, Component }], { initialEntries: [path] });
    await act(async () => {
      render(
        <QueryClientProvider client={queryClient}>
          <TooltipProvider>
            <RouterProvider router={router} />
          </TooltipProvider>
        </QueryClientProvider>,
      );
    });
    expect((await screen.findAllByRole("alert")).length).toBeGreaterThan(0);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 5000 });
    expect(calls().filter((call) => asked.includes(call))).toEqual(asked);
  },
);

it.each([
  ["/teacher/calendar", "date=2026-03-04&month=2026-05", ["2026-02-28", "2026-04-25"]],
  ["/teacher/week", "date=2026-03-04", ["2026-02-27"]],
])("asks at %s for the days in the address: %s", async (path, query, starts) => {
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role: "TEACHER" } });
  const api = fakeApi({ [lessons]: () => ({ lessons: [], total: 0 }) });
  await startLoading(path, files.find((file) => file.path === path)?.queries, new URLSearchParams(query));
  await waitFor(() => expect(api.named(lessons)).toHaveLength(starts.length));
  const asked = api.named(lessons).map((call) => call.query.get("startDate") ?? "");
  expect(asked.map((start) => start.slice(0, 10)).toSorted()).toEqual(starts);
});
