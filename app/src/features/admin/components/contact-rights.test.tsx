// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ContactRights } = await import("@/features/admin/components/contact-rights");

const right = (teacherId: string, teacherName: string) => ({
  teacherId,
  teacherName,
  parentId: "p1",
  parentName: "Pat Bell",
  since: "2025-01-05T10:00:00Z",
});
const tess = right("t1", "Tess Tutor");
const otto = right("t2", "Otto Tutor");
const title = "Contact Data from an Earlier Release";

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  let rights = [tess, otto];
  const api = fakeApi({
    "GET /api/admin/contact-rights": () => ({ rights, total: rights.length }),
    "POST /api/admin/contact-rights/t1/*": () => {
      rights = rights.slice(1);
      return { message: "Tess Tutor still sees how to reach Pat Bell." };
    },
    ...answers,
  });
  await renderScreen(ContactRights, "/admin/dashboard");
  return { api, user: userEvent.setup() };
};

beforeEach(() =>
  storeSession({ token: "a-token", user: { name: "Kim Adler", email: "kim@reedling.test", role: "ADMINISTRATOR" } }),
);

describe("Contact data from an earlier release", () => {
  it.each([
    ["Keep", true],
    ["End", false],
  ])("sends %s for one teacher and parent, and shows the others", async (name, keep) => {
    const { api, user } = await open();
    await user.click(await screen.findByRole("button", { name: `${name} Access: Tess Tutor to Pat Bell` }));
    expect(await screen.findByText("Tess Tutor still sees how to reach Pat Bell.")).toBeTruthy();
    const [sent] = api.named("POST /api/admin/contact-rights/");
    expect(sent).toMatchObject({ name: "POST /api/admin/contact-rights/t1/p1", body: { keep } });
    const list = within(await screen.findByRole("list", { name: title }));
    expect(list.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      expect.stringContaining("Otto Tutor sees how to reach Pat Bell"),
    ]);
  });

  it("shows nothing in a school that was never upgraded", async () => {
    await open({ "GET /api/admin/contact-rights": () => ({ rights: [], total: 0 }) });
    expect(screen.queryByText(title)).toBeNull();
  });

  it("WIRE-04 says when there are more than it shows", async () => {
    await open({ "GET /api/admin/contact-rights": () => ({ rights: [tess], total: 120 }) });
    expect(await screen.findByText("Showing the first 1 of 120 teachers and parents.")).toBeTruthy();
  });

  it.each([
    ["decided already", new Refusal(404, "There is nothing to decide here any more.", "not_found"), "Decided already"],
    ["answer was lost", new TypeError("offline"), "No answer came"],
    ["server failed", new Refusal(409, "Not now.", "conflict"), "The decision could not be saved"],
  ])("says so when it was %s", async (_, problem, text) => {
    const { user } = await open({ "POST /api/admin/contact-rights/t2/*": () => problem });
    await user.click(await screen.findByRole("button", { name: "End Access: Otto Tutor to Pat Bell" }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("says that the list did not load", async () => {
    await open({ "GET /api/admin/contact-rights": () => new Refusal(500, "Something went wrong.", "internal") });
    expect(await screen.findByText("Failed to fetch contact access from an earlier release")).toBeTruthy();
  });
});
