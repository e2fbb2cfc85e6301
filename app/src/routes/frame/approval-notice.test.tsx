// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import { aLessonList } from "@/testing/factories";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ApprovalNotice } = await import("@/routes/frame/approval-notice");
const { StudentsScreen } = await import("@/routes/teacher/students");
const { TeacherLessonsScreen } = await import("@/routes/teacher/lessons");
const { TeacherDashboardScreen } = await import("@/routes/teacher/dashboard");

const open = async (status: string | (() => string), Screen: () => React.ReactNode, path: string) => {
  fakeApi({
    "GET /api/users/me": () => ({ user: { status: typeof status === "string" ? status : status() } }),
    "GET /api/teachers/students": () => ({ students: [], total: 0 }),
    "GET /api/teachers/lessons": () => aLessonList([]),
  });
  const Whole = () => (
    <>
      <ApprovalNotice />
      <Screen />
    </>
  );
  await renderScreen(Whole, path);
};

beforeEach(() =>
  storeSession({
    token: "a-token",
    user: { name: "Wim Waits", email: "wim@reedling.test", role: "TEACHER", waitsFor: "approval" },
  }),
);

describe("An account that waits for approval", () => {
  // JOIN-02.
  it.each([
    ["/teacher/dashboard", TeacherDashboardScreen, ["Add Student", "Schedule Lesson"]],
    ["/teacher/students", StudentsScreen, ["Add Student"]],
    ["/teacher/lessons", TeacherLessonsScreen, ["Write Lesson Note", "Schedule Lesson"]],
  ])("JOIN-02 %s says what is missing and disables what waits", async (path, Screen, names) => {
    await open("pending", Screen, path);
    expect(await screen.findByText(/An administrator of the school has to approve your account/)).toBeTruthy();
    for (const name of names) {
      const buttons = (await screen.findAllByRole("button", { name })) as HTMLButtonElement[];
      for (const button of buttons) {
        expect(button.disabled, name).toBe(true);
        const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
        expect(reason?.textContent).toContain("has to approve your account");
      }
    }
  });

  it("is as any other once an administrator has approved it", async () => {
    await open("active", StudentsScreen, "/teacher/students");
    await waitFor(() => expect(screen.queryByText(/has to approve your account/)).toBeNull());
    const [button] = (await screen.findAllByRole("button", { name: "Add Student" })) as HTMLButtonElement[];
    expect(button?.disabled).toBe(false);
  });

  it("that is approved leaves alone who has signed in meanwhile in another tab", async () => {
    const ben = { name: "Ben Okoro", email: "ben@reedling.test", role: "PARENT" };
    let answer: () => void = () => undefined;
    const me = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = fakeApi({ "GET /api/users/me": () => me.then(() => ({ user: { status: "active" } })) });
    await renderScreen(ApprovalNotice, "/teacher/students");
    await waitFor(() => expect(calls.length).toBe(1));
    localStorage.setItem("user", JSON.stringify(ben));
    localStorage.setItem("token", "of-ben");
    await act(async () => {
      answer();
      await new Promise((done) => setTimeout(done, 200));
    });
    expect(localStorage.getItem("token")).toBe("of-ben");
    expect(localStorage.getItem("user")).toBe(JSON.stringify(ben));
  });

  it("is asked about again on another screen, and once there is a network again", async () => {
    let status = "pending";
    const { calls } = fakeApi({ "GET /api/users/me": () => ({ user: { status } }) });
    const router = createMemoryRouter([{ path: "*", Component: ApprovalNotice }], {
      initialEntries: ["/teacher/lessons"],
    });
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(calls.length).toBe(1));
    await act(async () => router.navigate("/teacher/students"));
    await waitFor(() => expect(calls.length).toBe(2));
    await act(async () => window.dispatchEvent(new Event("offline")));
    status = "active";
    await act(async () => window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByText(/has to approve your account/)).toBeNull());
    await act(async () => router.navigate("/teacher/calendar"));
    expect(calls.length).toBe(3);
  });

  it("is so too where the page was open all the while, as soon as somebody comes back to it", async () => {
    let status = "pending";
    await open(() => status, StudentsScreen, "/teacher/students");
    expect(await screen.findByText(/has to approve your account/)).toBeTruthy();
    status = "active";
    await act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await waitFor(() => expect(screen.queryByText(/has to approve your account/)).toBeNull());
    for (const button of screen.getAllByRole<HTMLButtonElement>("button", { name: "Add Student" })) {
      expect(button.disabled).toBe(false);
    }
  });
});
