// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { takePlace } from "@/lib/return-to";
import { clearSession, storeSession } from "@/lib/session";

vi.stubGlobal("matchMedia", () => ({
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const { SignedIn } = await import("@/routes/frame/signed-in");

const Screen = () => <h1>The screen</h1>;
const SignIn = () => <h1>Sign In</h1>;

const open = async (path: string) => {
  const router = createMemoryRouter(
    [
      { path: "/auth/signin", Component: SignIn },
      { Component: SignedIn, children: [{ path: "*", Component: Screen }] },
    ],
    {
      initialEntries: [path],
    },
  );
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
};

const signInAs = (role: string, id: string | null = null) =>
  storeSession({ token: `a-token-${id}`, user: { id, name: "Ana Reyes", email: "ana@reedling.test", role } });

describe("the guard", () => {
  beforeEach(clearSession);

  it("shows Access Denied to nobody in particular", async () => {
    await open("/teacher/dashboard");
    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
    expect(screen.getByText("You need to be authenticated to access this page.")).toBeTruthy();
    expect(screen.queryByText("The screen")).toBeNull();
  });

  it("SCREEN-01 leads whoever signs in to the address that they opened signed out", async () => {
    await open("/lessons?lesson=of-theirs");
    await screen.findByRole("heading", { name: "Access Denied" });
    expect(takePlace("ana")).toBe("/lessons?lesson=of-theirs");
  });

  it("shows Insufficient Permissions with the required and the current role", async () => {
    signInAs("STUDENT");
    await open("/teacher/dashboard");
    expect(await screen.findByRole("heading", { name: "Insufficient Permissions" })).toBeTruthy();
    expect(screen.getByText("You don't have the required permissions to access this page.")).toBeTruthy();
    for (const role of ["Admin", "Teacher", "Student"]) expect(screen.getByText(role)).toBeTruthy();
    expect(screen.queryByText("The screen")).toBeNull();
  });

  it.each(["TEACHER", "ADMINISTRATOR"])("lets a %s into the teacher area", async (role) => {
    signInAs(role);
    await open("/teacher/dashboard");
    expect(await screen.findByText("The screen")).toBeTruthy();
  });

  it("leads to sign-in when the session ends while the screen is open", async () => {
    signInAs("TEACHER");
    await open("/teacher/dashboard");
    await screen.findByText("The screen");
    await act(async () => clearSession());
    expect(await screen.findByRole("heading", { name: "Sign In" })).toBeTruthy();
  });

  it("leads back whoever was signed in last, and nobody else", async () => {
    signInAs("TEACHER", "ana");
    await open("/teacher/lessons?q=theo");
    await screen.findByText("The screen");
    await act(async () => signInAs("TEACHER", "ben"));
    await act(async () => clearSession());
    expect(await screen.findByRole("heading", { name: "Sign In" })).toBeTruthy();
    const place = sessionStorage.getItem("returnTo") ?? "";
    expect(takePlace("ana"), "it was Ben's screen").toBeNull();
    sessionStorage.setItem("returnTo", place);
    expect(takePlace("ben")).toBe("/teacher/lessons?q=theo");
  });

  it("leads to sign-in too whoever came signed out and signed in meanwhile", async () => {
    await open("/teacher/dashboard");
    await screen.findByRole("heading", { name: "Access Denied" });
    await act(async () => signInAs("TEACHER", "ana"));
    await screen.findByText("The screen");
    await act(async () => clearSession());
    expect(await screen.findByRole("heading", { name: "Sign In" })).toBeTruthy();
  });
});
