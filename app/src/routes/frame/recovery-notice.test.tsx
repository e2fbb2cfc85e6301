// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetRecovery, noteRecovery } from "@/lib/recovery-sign-in";
import { storeSession } from "@/lib/session";
import { fakeApi } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { RecoveryNotice } = await import("@/routes/frame/recovery-notice");

const open = async () => {
  const on = { offered: true, available: true, active: true, required: false, codesLeft: 8 };
  const api = fakeApi({ "GET /api/users/second-factor": () => on });
  await renderScreen(RecoveryNotice, "/teacher/dashboard");
  return { api, user: userEvent.setup() };
};

beforeEach(() => {
  forgetRecovery();
  storeSession({ token: "a-token", user: { id: "7", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
});

describe("Whoever signed in with a recovery code", () => {
  it("SAFE-06 reads how many are left, and is led to another phone", async () => {
    noteRecovery("7");
    const { user } = await open();
    expect((await screen.findByRole("status")).textContent).toContain(
      "You signed in with a recovery code and have 8 left.",
    );
    await user.click(screen.getByRole("button", { name: "Use Another Phone" }));
    expect(await screen.findByRole("dialog", { name: "Two-Factor Authentication" })).toBeTruthy();
  });

  it("reads it no more once it is dismissed", async () => {
    noteRecovery("7");
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is not somebody else in the same tab", async () => {
    noteRecovery("8");
    const { api } = await open();
    expect(screen.queryByRole("status")).toBeNull();
    expect(api.named("GET")).toEqual([]);
  });
});
