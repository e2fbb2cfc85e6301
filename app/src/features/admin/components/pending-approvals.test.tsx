// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
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
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Pending Approvals" })),
    );
    const [asked] = api.calls;
    expect(asked?.query.get("waitsFor")).toBe("approval");
  });

  it("JOIN-03 moves the focus on to the next who waits", async () => {
    let users = [wim, { id: "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c11", name: "Zoe Waits", email: "zoe@reedling.test" }];
    const { user } = await open({
      "GET /api/admin/users": () => ({ users, next: null, total: users.length }),
      [`PUT /api/admin/users/${wim.id}/approval`]: () => {
        users = users.slice(1);
        return { message: "Wim Waits may use Reedling now." };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Approve Wim Waits" }));
    await waitFor(() => expect(screen.queryByText("Wim Waits")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Approve Zoe Waits" })));
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

  const decide = async (user: UserEvent, decision: "Approve" | "Refuse") => {
    await user.click(await screen.findByRole("button", { name: `${decision} Wim Waits` }));
    if (decision === "Approve") return;
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Refuse" }));
  };
  const approval = `PUT /api/admin/users/${wim.id}/approval`;
  const refusal = `DELETE /api/admin/users/${wim.id}`;

  it.each([
    ["Approve", approval, new Refusal(409, "Wim Waits has not opened the link yet.", "not_activated")],
    ["Refuse", refusal, new Refusal(409, "Wim Waits does not wait for a decision.", "not_waiting")],
  ] as const)("says why %s was not carried out and shows who waits by now", async (decision, call, problem) => {
    const { api, user } = await open({ [call]: () => problem });
    await decide(user, decision);
    expect(await screen.findByText("The decision could not be saved")).toBeTruthy();
    expect(screen.getByText(problem.message)).toBeTruthy();
    expect(api.named("GET /api/admin/users").length).toBeGreaterThan(1);
  });

  it.each([
    ["Approve", approval, new Refusal(409, "Wim Waits does not wait for a decision.", "not_waiting")],
    ["Refuse", refusal, new Refusal(404, "There is no such account.", "not_found")],
  ] as const)("counts %s as done where it is so already", async (decision, call, problem) => {
    let users = [wim];
    const { user } = await open({
      "GET /api/admin/users": () => ({ users, next: null, total: users.length }),
      [call]: () => {
        users = [];
        return problem;
      },
    });
    await decide(user, decision);
    expect(await screen.findByText("Wim Waits no longer waits for a decision.")).toBeTruthy();
    expect(screen.getByText("Nobody is waiting.")).toBeTruthy();
    expect(screen.queryByText("The decision could not be saved")).toBeNull();
  });

  it.each([
    ["Approve", approval],
    ["Refuse", refusal],
  ] as const)(
    "says that %s may have been saved when no answer came, and loads the list again",
    async (decision, call) => {
      let users = [wim];
      const { user } = await open({
        "GET /api/admin/users": () => ({ users, next: null, total: users.length }),
        [call]: () => {
          users = [];
          return new TypeError("offline");
        },
      });
      await decide(user, decision);
      expect(await screen.findByText(/^It may have been saved all the same/)).toBeTruthy();
      expect(screen.getByText("Nobody is waiting.")).toBeTruthy();
      expect(screen.queryByText("The decision could not be saved")).toBeNull();
    },
  );
});
