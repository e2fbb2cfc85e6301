// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { watchDelays } from "@/testing/later";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ActivateScreen } = await import("@/routes/auth/activate");

const activate = "GET /api/auth/activate";
const resend = "POST /api/auth/activate";
const activated: FakeAnswer = () => ({ user: { email: "mara@reedling.test" } });

const open = async (query: string, answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi(answers);
  const { router } = await renderScreen(ActivateScreen, `/auth/activate${query}`);
  return { api, router };
};

const press = async () => userEvent.setup().click(await screen.findByRole("button", { name: "Resend Email" }));

beforeEach(clearSession);
afterEach(() => vi.restoreAllMocks());

describe("the activation screen", () => {
  it("SIGNIN-20 refuses a link without a token, and asks nobody", async () => {
    const { api } = await open("");
    expect(
      await screen.findByText("Invalid activation link. Please check your email for the correct link."),
    ).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it("SIGNIN-21 uses the link up once and leads to sign-in after 3 s", async () => {
    const later = watchDelays();
    const { api, router } = await open("?token=a-token", { [activate]: activated });
    expect(await screen.findByText(/Account Activated!/)).toBeTruthy();
    expect(api.calls.map(({ name, query }) => [name, query.get("token")])).toEqual([[activate, "a-token"]]);
    expect(router.state.location.pathname).toBe("/auth/activate");
    await later.after(3000);
    expect(router.state.location.pathname).toBe("/auth/login");
  });

  it.each([
    ["This link was used already.", "This link was used already."],
    ["", "Activation failed"],
  ])("SIGNIN-21 shows why it failed: '%s'", async (said, shown) => {
    await open("?token=a-token", { [activate]: () => new Refusal(404, said) });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it("SIGNIN-22 offers the mail again only where the address is known", async () => {
    const refused = { [activate]: () => new Refusal(404, "This link was used already.") };
    await open("?token=a-token", refused);
    await screen.findByText("This link was used already.");
    expect(screen.queryByRole("button", { name: "Resend Email" })).toBeNull();
    cleanup();
    await open("?token=a-token&email=mara%40reedling.test", refused);
    expect(await screen.findByRole("button", { name: "Resend Email" })).toBeTruthy();
  });

  it("SIGNIN-23 leads to sign-in 2 s after the mail was sent", async () => {
    const later = watchDelays();
    const { api, router } = await open("?email=mara%40reedling.test", {
      [resend]: () => ({ message: "A new link is on its way." }),
    });
    await press();
    expect(await screen.findByText("A new link is on its way.")).toBeTruthy();
    expect(api.calls.map(({ body }) => body)).toEqual([{ email: "mara@reedling.test" }]);
    await later.after(2000);
    expect(router.state.location.pathname).toBe("/auth/login");
  });

  it.each([
    ["Please wait a while.", "Please wait a while."],
    ["", "Failed to resend activation email"],
  ])("SIGNIN-23 shows why the mail was not sent: '%s'", async (said, shown) => {
    await open("?email=mara%40reedling.test", { [resend]: () => new Refusal(429, said) });
    await press();
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});
