// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { loadCore } from "@/lib/core";
import { queryClient } from "@/lib/query";
import { storeSession } from "@/lib/session";
import { startLoading } from "@/routes/screen-data";
import { signedInScreens } from "@/routes/screens";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();
vi.stubGlobal("scrollTo", () => undefined);
await loadCore();

const [roster, lessons] = ["GET /api/teachers/students", "GET /api/teachers/lessons"];
const [own, feedback] = ["GET /api/students/lessons", "GET /api/lesson-feedback"];
const [children, family] = ["GET /api/parents/children", "GET /api/parents/lessons"];

/** How often the loader's calls are made: the lists of students and parents are tried once more. */
const table: [path: string, role: string, calls: Record<string, number>][] = [
  ["/teacher/dashboard", "TEACHER", { [roster]: 1, [lessons]: 2 }],
  ["/teacher/lessons", "TEACHER", { [roster]: 1, [lessons]: 1 }],
  ["/lessons", "TEACHER", { [roster]: 1, [lessons]: 1 }],
  ["/teacher/students", "TEACHER", { [roster]: 1 }],
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
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  expect((await screen.findAllByRole("alert")).length).toBeGreaterThan(0);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 5000 });
  expect(counts()).toEqual(calls);
});
