// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { PendingApprovals } = await import("@/features/admin/components/pending-approvals");

const wim = { id: "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10", name: "Wim Waits", email: "wim@reedling.test" };

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  let users = [wim];
  const decided = (message: string) => () => {
    users = [];
    return { message };
  };
  const api = fakeApi({
    "GET /api/admin/users": () => ({ users, next: null, total: users.length }),
    [`PUT /api/admin/users/${wim.id}/approval`]: decided("Wim Waits may use Reedling now."),
    [`DELETE /api/admin/users/${wim.id}`]: decided("The registration of Wim Waits has been refused."),
    ...answers,
  });
  await renderScreen(PendingApprovals, "/admin/dashboard");
  return { api, user: userEvent.setup() };
};

beforeEach(() =>
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role: "ADMINISTRATOR" } }),
);

describe("Pending Approvals", () => {
  // JOIN-03.
  it("JOIN-03 approves at once and shows that nobody waits any more", async () => {
    const { api, user } = await open();
    const list = within(await screen.findByRole("list", { name: "Pending Approvals" }));
    expect(list.getByText("wim@reedling.test")).toBeTruthy();
    await user.click(list.getByRole("button", { name: "Approve Wim Waits" }));
    expect(await screen.findByText("Nobody is waiting.")).toBeTruthy();
    expect(await screen.findByText("Wim Waits may use Reedling now.")).toBeTruthy();
    const [asked] = api.calls;
    expect(asked?.query.get("waitsFor")).toBe("approval");
  });

  // JOIN-03.
  it("JOIN-03 refuses only after a question that tells the consequence", async () => {
    const { api, user } = await open();
    await user.click(await screen.findByRole("button", { name: "Refuse Wim Waits" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Refuse Wim Waits" }));
    expect(question.getByText(/The account is deleted/)).toBeTruthy();
    expect(api.calls.some(({ name }) => name.startsWith("DELETE"))).toBe(false);
    await user.click(question.getByRole("button", { name: "Refuse" }));
    expect(await screen.findByText("Nobody is waiting.")).toBeTruthy();
  });

  it("says when more are waiting than it shows", async () => {
    await open({ "GET /api/admin/users": () => ({ users: [wim], next: wim.id, total: 73 }) });
    expect(await screen.findByText("Showing the first 1 of 73 accounts.")).toBeTruthy();
  });

  it("says why a decision was not taken and shows who waits by now", async () => {
    const { user } = await open({
      [`PUT /api/admin/users/${wim.id}/approval`]: () =>
        new Refusal(409, "Wim Waits does not wait for a decision.", "not_waiting"),
    });
    await user.click(await screen.findByRole("button", { name: "Approve Wim Waits" }));
    await waitFor(() => expect(screen.getByText("Wim Waits does not wait for a decision.")).toBeTruthy());
  });
});
