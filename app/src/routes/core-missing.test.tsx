// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { paths } from "@/config/paths";
import { queryClient } from "@/lib/query";
import { clearSession, storeSession } from "@/lib/session";
import { fakeApi } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

vi.mock("reedling-wasm", () => {
  throw new Error("HTTP 404");
});
stubBrowser();
vi.stubGlobal("scrollTo", () => undefined);
vi.spyOn(console, "error").mockImplementation(() => undefined);
vi.spyOn(console, "warn").mockImplementation(() => undefined);
const { routes } = await import("@/routes/frame/route-table");
await import("@/routes/frame/signed-in");

afterEach(() => {
  cleanup();
  clearSession();
});

describe("rules that do not come", () => {
  it.each([paths.teacherLessons, paths.dashboard, `${paths.resetPassword}?uid=1`, `${paths.activate}?token=t`])(
    "are told at %s with the way to load them again",
    async (path) => {
      fakeApi({});
      storeSession({ token: "t", user: { name: "Kim Adler", email: "kim@reedling.test", role: "TEACHER" } });
      const router = createMemoryRouter(routes, { initialEntries: [path] });
      await act(async () => {
        render(
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>,
        );
      });
      expect(await screen.findByRole("heading", { name: "This screen could not be loaded" })).toBeTruthy();
      expect(screen.getByText(/did not arrive\. Please check your connection, then reload the page\.$/)).toBeTruthy();
      expect(screen.getByRole("button", { name: "Reload Page" })).toBeTruthy();
    },
  );
});
