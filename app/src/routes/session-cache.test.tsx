// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerOf, api } from "@/lib/api";
import { queryClient } from "@/lib/query";
import type { Session } from "@/lib/session";
import { clearSession, storeSession } from "@/lib/session";
import { aStudent } from "@/testing/factories";
import { fakeApi } from "@/testing/fake-api";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { SignedIn } = await import("@/routes/frame/signed-in");

const ana: Session = { token: "of-ana", user: { id: "1", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } };
const ben: Session = { token: "of-ben", user: { id: "2", name: "Ben", email: "ben@reedling.test", role: "TEACHER" } };

/** What another tab stored, as the browser tells this one. */
const storeInAnotherTab = (session: Session) => {
  localStorage.setItem("token", session.token);
  localStorage.setItem("user", JSON.stringify(session.user));
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
};

const Roster = () => {
  const students = useQuery({
    queryKey: ["students"],
    queryFn: async () => (await answerOf(api.GET("/api/teachers/students"))).students,
  });
  return <p>{students.data?.map(({ name }) => name).join(", ") ?? "Loading"}</p>;
};

const openRoster = async () => {
  const router = createMemoryRouter(
    [
      { path: "/auth/signin", element: <h1>Sign In</h1> },
      { Component: SignedIn, children: [{ path: "*", Component: Roster }] },
    ],
    { initialEntries: ["/teacher/students"] },
  );
  const { unmount } = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return unmount;
};

// SCREEN-06: see e2e/session.spec.ts for two tabs of a real browser.
describe("screen_06 the cache", () => {
  beforeEach(() => {
    clearSession();
    fakeApi({
      "GET /api/teachers/students": ({ headers }) => ({
        students: [aStudent({ name: headers.get("Authorization") === "Bearer of-ana" ? "Mina" : "Theo" })],
      }),
    });
  });

  it("is not shown to who signs in after somebody left in another tab", async () => {
    storeSession(ana);
    const leave = await openRoster();
    expect(await screen.findByText("Mina")).toBeTruthy();
    await act(async () => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent("storage", { key: null }));
    });
    expect(await screen.findByRole("heading", { name: "Sign In" })).toBeTruthy();
    leave();
    storeSession(ben);
    await openRoster();
    expect(screen.queryByText("Mina")).toBeNull();
    expect(await screen.findByText("Theo")).toBeTruthy();
  });

  it("goes with the screen when another tab changes the user", async () => {
    storeSession(ana);
    await openRoster();
    expect(await screen.findByText("Mina")).toBeTruthy();
    await act(async () => storeInAnotherTab(ben));
    expect(screen.queryByText("Mina")).toBeNull();
    expect(await screen.findByText("Theo")).toBeTruthy();
  });

  it("stays while the same session goes on", async () => {
    storeSession(ana);
    queryClient.setQueryData(["students"], "kept");
    storeSession({ ...ana, user: { ...ana.user, name: "Ana Sousa" } });
    expect(queryClient.getQueryData(["students"])).toBe("kept");
    storeSession({ ...ana, token: "newer" });
    expect(queryClient.getQueryData(["students"])).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
