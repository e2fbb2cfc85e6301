// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ChildrenScreen } = await import("@/routes/parent/children");

const child = (id: string, firstName: string, section: string | null) => ({
  id,
  firstName,
  lastName: "Okafor",
  user: { name: `${firstName} Okafor` },
  grade: "Grade 1",
  instrument: "Piano",
  section,
  rollNumber: null,
});
const family = (...children: ReturnType<typeof child>[]) => ({
  parent: { user: { name: "Sam Okafor" } },
  children,
  total: children.length,
});

const open = async (answer: FakeAnswer, more: Record<string, FakeAnswer> = {}) => {
  storeSession({ token: "a-token", user: { name: "Sam Okafor", email: "sam@example.org", role: "PARENT" } });
  const api = fakeApi({
    "GET /api/parents/children": answer,
    "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }),
    ...more,
  });
  await renderScreen(ChildrenScreen, "/parent/children");
  return { api, user: userEvent.setup() };
};

describe("Children", () => {
  it("PCHI-01 PCHI-02 shows a card for each child, with the ways to lessons and calendar", async () => {
    await open(() => family(child("a b", "Mina", "C"), child("2", "Theo", null)));
    expect(await screen.findByRole("heading", { level: 2, name: "Mina Okafor" })).toBeTruthy();
    const [mina, theo] = screen.getAllByRole("listitem");
    expect(mina?.textContent).toContain("Section C");
    expect(theo?.textContent).not.toContain("Section");
    const hrefs = (card: HTMLElement | undefined) =>
      within(card as HTMLElement)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(hrefs(mina)).toEqual([
      ["View Lessonsof Mina Okafor", "/parent/lessons?childId=a%20b"],
      ["View Calendarof Mina Okafor", "/parent/calendar?childId=a%20b"],
    ]);
    expect(screen.getByText("2 children")).toBeTruthy();
  });

  it("tells children of one name apart by their teachers", async () => {
    const taughtBy = (name: string) => () => ({ teachers: [{ id: name, user: { name }, instrument: null }] });
    const { api } = await open(
      () => family(child("1", "Mina", null), child("2", "Mina", null), child("3", "Theo", null)),
      {
        "GET /api/students/1/teachers": taughtBy("Ana Reyes"),
        "GET /api/students/2/teachers": taughtBy("Otto Horn"),
      },
    );
    expect(await screen.findByText("with Ana Reyes")).toBeTruthy();
    expect(await screen.findByText("with Otto Horn")).toBeTruthy();
    expect(api.named("GET /api/students/3")).toEqual([]);
  });

  it("says of a child without an instrument no more than the grade", async () => {
    await open(() => family({ ...child("mina", "Mina", null), instrument: "" }));
    expect(await screen.findByText("Grade 1")).toBeTruthy();
  });

  it("says when there are more children than it shows", async () => {
    await open(() => ({ ...family(child("1", "Mina", null), child("2", "Theo", null)), total: 1_203 }));
    expect(await screen.findByText("Showing the first 2 of 1,203 children.")).toBeTruthy();
    expect(screen.getByText("1,203 children")).toBeTruthy();
  });

  it("PCHI-03 says when the children cannot be loaded, and tries again", async () => {
    let isDown = true;
    const { user } = await open(() => (isDown ? new Refusal(500, "") : family(child("1", "Mina", null))));
    expect(await screen.findByText("Unable to Load Children", {}, { timeout: 4000 })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Mina Okafor" })).toBeTruthy();
  });

  it("says that no child is linked, and looks again", async () => {
    let children: ReturnType<typeof child>[] = [];
    const { user } = await open(() => family(...children));
    expect(await screen.findByText("No Children Linked Yet")).toBeTruthy();
    children = [child("1", "Mina", null)];
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Mina Okafor" })).toBeTruthy();
  });
});
