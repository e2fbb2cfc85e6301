// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ChangePasswordDialog } from "@/features/accounts/components/change-password-dialog";
import { noticesQuery } from "@/features/notices/api/notices";
import { queryClient } from "@/lib/query";
import { readSession, storeSession } from "@/lib/session";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();

const ana = { id: "1", name: "Ana Reyes", email: "ana@reedling.test", role: "TEACHER" };

const Settings = () => {
  useQuery(noticesQuery);
  return <ChangePasswordDialog onClose={() => undefined} />;
};

it("SET-13 asks nothing with the token that a changed password has ended", async () => {
  let token = "a-token";
  storeSession({ token, user: ana });
  const { calls } = fakeApi({
    "GET /api/notices": ({ headers }) =>
      headers.get("Authorization") === `Bearer ${token}`
        ? { notices: [], unread: 0 }
        : new Refusal(401, "Please log in.", "unauthenticated"),
    "POST /api/auth/new-password": () => {
      token = "b-token";
      return { token, user: ana, mustChangePassword: false, userId: ana.id };
    },
  });
  await renderScreen(Settings, "/settings", queryClient);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Current Password/), "Old-secret-1!");
  await user.type(screen.getByLabelText(/^New Password/), "New-secret-1!");
  await user.type(screen.getByLabelText(/^Confirm New Password/), "New-secret-1!");
  await user.click(screen.getByRole("button", { name: "Change Password" }));
  await waitFor(() => expect(readSession()?.token).toBe("b-token"));
  const changed = calls.findIndex(({ name }) => name === "POST /api/auth/new-password");
  const stale = calls.slice(changed + 1).filter(({ headers }) => headers.get("Authorization") === "Bearer a-token");
  expect(stale.map(({ name }) => name)).toEqual([]);
});
