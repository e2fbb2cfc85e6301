// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ApprovalNotice } = await import("@/routes/approval-notice");
const { StudentsScreen } = await import("@/routes/teacher/students");
const { TeacherLessonsScreen } = await import("@/routes/teacher/lessons");
const { TeacherDashboardScreen } = await import("@/routes/teacher/dashboard");

const open = async (status: string, Screen: () => React.ReactNode, path: string) => {
  fakeApi({
    "GET /api/users/me": () => ({ user: { status } }),
    "GET /api/teachers/students": () => ({ students: [] }),
    "GET /api/teachers/lessons": () => ({ lessons: [] }),
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
    ["/teacher/lessons", TeacherLessonsScreen, ["Schedule Lesson"]],
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
});
