// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { TooltipProvider } from "@/components/ui/tooltip";
import { loadCore } from "@/lib/core";
import { queryClient } from "@/lib/query";
import { storeSession } from "@/lib/session";
import { startLoading } from "@/routes/screen-data";
import { signedInScreens } from "@/routes/screens";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

vi.stubEnv("TZ", "Europe/Berlin");
stubBrowser();
vi.stubGlobal("scrollTo", () => undefined);
await loadCore();

const [roster, lessons] = ["GET /api/teachers/students", "GET /api/teachers/lessons"];
const [profile, preferences, me] = ["GET /api/teachers/profile", "GET /api/teachers/preferences", "GET /api/users/me"];
const [own, feedback] = ["GET /api/students/lessons", "GET /api/lesson-feedback"];
const [children, family] = ["GET /api/parents/children", "GET /api/parents/lessons"];

/** How often the loader's calls are made: the lists of students and parents are tried once more. */
const table: [path: string, role: string, calls: Record<string, number>][] = [
  ["/teacher/dashboard", "TEACHER", { [roster]: 1, [lessons]: 2 }],
  ["/teacher/lessons", "TEACHER", { [roster]: 1, [lessons]: 1 }],
  ["/lessons", "TEACHER", { [roster]: 1, [lessons]: 1 }],
  ["/teacher/students", "TEACHER", { [roster]: 1 }],
  ["/teacher/lessons/new", "TEACHER", { [roster]: 1 }],
  ["/teacher/calendar", "TEACHER", { [lessons]: 1 }],
  ["/calendar", "TEACHER", { [lessons]: 1 }],
  ["/teacher/week", "TEACHER", { [lessons]: 1 }],
  ["/teacher/settings", "TEACHER", { [profile]: 1, [preferences]: 1 }],
  ["/settings", "TEACHER", { [me]: 1 }],
  ["/student/settings", "STUDENT", { [me]: 1 }],
  ["/student/dashboard", "STUDENT", { [own]: 2, [feedback]: 1 }],
  ["/student/my-lessons", "STUDENT", { [own]: 2, [feedback]: 1 }],
  ["/student/calendar", "STUDENT", { [own]: 2 }],
  ["/parent/dashboard", "PARENT", { [children]: 2, [family]: 2 }],
  ["/parent/lessons", "PARENT", { [children]: 2, [family]: 2 }],
];

it.each(table)("LAYOUT-29 %s does not ask again for what its loader could not load", async (path, role, calls) => {
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role } });
  const away = () => new Refusal(503, "The school is away.");
  const api = fakeApi(Object.fromEntries(Object.keys(calls).map((name) => [name, away])));
  const counts = () => Object.fromEntries(Object.keys(calls).map((name) => [name, api.named(name).length]));
  startLoading(path);
  await waitFor(() => expect([counts(), queryClient.isFetching()]).toEqual([calls, 0]), { timeout: 5000 });

  const Screen = await signedInScreens[path]?.();
  const router = createMemoryRouter([{ path, Component: Screen ?? null }], { initialEntries: [path] });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <TooltipProvider delay={0} skipDelay={0}>
          <RouterProvider router={router} />
        </TooltipProvider>
      </QueryClientProvider>,
    );
  });
  expect((await screen.findAllByRole("alert")).length).toBeGreaterThan(0);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 5000 });
  expect(counts()).toEqual(calls);
});

it.each([
  ["/teacher/calendar", "date=2026-03-04&month=2026-05", ["2026-02-28", "2026-04-25"]],
  ["/teacher/week", "date=2026-03-04", ["2026-02-27"]],
])("asks at %s for the days in the address: %s", async (path, query, starts) => {
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role: "TEACHER" } });
  const api = fakeApi({ [lessons]: () => ({ lessons: [], total: 0 }) });
  startLoading(path, new URLSearchParams(query));
  await waitFor(() => expect(api.named(lessons)).toHaveLength(starts.length));
  const asked = api.named(lessons).map((call) => call.query.get("startDate") ?? "");
  expect(asked.map((start) => start.slice(0, 10)).toSorted()).toEqual(starts);
});
