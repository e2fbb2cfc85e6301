// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import { aLessonList } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { FamilyCalendarScreen } = await import("@/routes/parent/calendar");
const { ChildrenScreen } = await import("@/routes/parent/children");
const { ParentDashboardScreen } = await import("@/routes/parent/dashboard");

const request = (id: string, teacherName: string, childFirstName: string) => ({
  id,
  teacherName,
  childFirstName,
  hasNamesake: false,
  createdAt: "2026-03-02T09:00:00Z",
  expiresAt: "2026-04-01T09:00:00Z",
});
const tess = request("r1", "Tess Tutor", "Kim");
const otto = request("r2", "Otto Tutor", "Lou");

const open = async (
  answers: Record<string, FakeAnswer>,
  path = "/parent/dashboard",
  Screen: ComponentType = ParentDashboardScreen,
) => {
  const InFrame = () => (
    <main>
      <Screen />
    </main>
  );
  storeSession({ token: "a-token", user: { name: "Sam Okafor", email: "sam@example.org", role: "PARENT" } });
  const api = fakeApi({
    "GET /api/parents/lessons": () => aLessonList([]),
    "GET /api/parents/children": () => ({ parent: { user: { name: "Sam Okafor" } }, children: [], total: 0 }),
    ...answers,
  });
  const view = await renderScreen(InFrame, path);
  return { ...view, api, user: userEvent.setup() };
};

describe("The summary of the parent's dashboard", () => {
  it("WIRE-04 has the server's counts of a list that it has cut", async () => {
    const counts = { scheduled: 900, upcoming: 1872, completed: 21_987, cancelled: 1234, missed: 45 };
    await open({
      "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }),
      "GET /api/parents/children": () => ({ parent: { user: { name: "Sam Okafor" } }, children: [], total: 812 }),
      "GET /api/parents/lessons": () => aLessonList([], { total: 24_166, counts }),
    });
    expect(await screen.findByText("812 children, 24,166 lessons, 1,872 upcoming")).toBeTruthy();
  });
});

describe("Requests of teachers on the parent's dashboard", () => {
  it("JOIN-05 shows a card for each request and says what each answer means", async () => {
    await open({ "GET /api/parents/requests": () => ({ requests: [tess, otto], total: 2, addressProved: true }) });
    const card = await screen.findByRole("region", { name: "Is Tess Tutor Kim's teacher?" });
    expect(within(card).getByText(/can see your email, phone number and address/)).toBeTruthy();
    expect(within(card).getByText(/cannot ask again for 90 days/)).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Accept" })).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: "Not My Teacher" })).toHaveLength(2);
  });

  it("FIELD-10 says that there is a child of that name, and whom to ask", async () => {
    const requests = [{ ...tess, hasNamesake: true }, otto];
    const { user } = await open({
      "GET /api/parents/requests": () => ({ requests, total: 2, addressProved: true }),
    });
    const card = within(await screen.findByRole("region", { name: "Is Tess Tutor Kim's teacher?" }));
    expect(card.getByText(/^You already have a child named Kim here\./)).toBeTruthy();
    expect(screen.getAllByText(/You already have a child/)).toHaveLength(1);
    await user.click(card.getByRole("button", { name: "Contact Administrator" }));
    expect(await screen.findByRole("dialog", { name: "Contact Administrator" })).toBeTruthy();
  });

  it("WIRE-04 says when there are more than it shows", async () => {
    await open({ "GET /api/parents/requests": () => ({ requests: [tess, otto], total: 51, addressProved: true }) });
    expect(await screen.findByText("Showing the first 2 of 51 requests of teachers.")).toBeTruthy();
  });

  it.each([
    ["Accept", true, "Request Accepted"],
    ["Not My Teacher", false, "Request Refused"],
  ])("JOIN-05 %s is sent once and the card goes", async (button, accept, title) => {
    let requests = [tess];
    const { api, user } = await open({
      "GET /api/parents/requests": () => ({ requests, total: requests.length, addressProved: true }),
      "POST /api/parents/requests/*": () => {
        requests = [];
        return { message: "Done." };
      },
    });
    await user.click(await screen.findByRole("button", { name: button }));
    if (!accept) await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: button }));
    expect(await screen.findByText(title)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("region", { name: /teacher\?/ })).toBeNull());
    const sent = api.named("POST /api/parents/requests/");
    expect(sent.map((call) => [call.name, call.body])).toEqual([["POST /api/parents/requests/r1", { accept }]]);
    expect(api.named("GET /api/parents/children").length).toBeGreaterThan(1);
    await waitFor(() => expect(document.activeElement?.tagName, "SCREEN-10").toBe("H1"));
  });

  it("Not My Teacher asks first, and Cancel leads back to the request", async () => {
    const { api, user } = await open({
      "GET /api/parents/requests": () => ({ requests: [tess], total: 1, addressProved: true }),
    });
    const refuse = await screen.findByRole("button", { name: "Not My Teacher" });
    await user.click(refuse);
    const question = await screen.findByRole("alertdialog", { name: "Is Tess Tutor not Kim's teacher?" });
    expect(within(question).getByText(/Tess Tutor .* cannot ask you again for 90 days/)).toBeTruthy();
    const cancel = within(question).getByRole("button", { name: "Cancel" });
    expect(document.activeElement).toBe(cancel);
    await user.click(cancel);
    await waitFor(() => expect(document.activeElement).toBe(refuse));
    expect(api.named("POST /api/parents/requests/")).toEqual([]);
  });

  it.each([["Accept"], ["Not My Teacher"]])("SCREEN-10 %s moves the focus on to the next request", async (button) => {
    let requests = [tess, otto];
    const { user } = await open({
      "GET /api/parents/requests": () => ({ requests, total: requests.length, addressProved: true }),
      "POST /api/parents/requests/*": () => {
        requests = [otto];
        return { message: "Done." };
      },
    });
    const card = await screen.findByRole("region", { name: "Is Tess Tutor Kim's teacher?" });
    await user.click(within(card).getByRole("button", { name: button }));
    if (button !== "Accept") {
      await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: button }));
    }
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Is Otto Tutor Lou's teacher?" })),
    );
  });

  it("JOIN-23 says why an answer was not saved", async () => {
    const sentence = "This request has expired. Please ask the teacher or an administrator.";
    const { user } = await open({
      "GET /api/parents/requests": () => ({ requests: [tess], total: 1, addressProved: true }),
      "POST /api/parents/requests/*": () => new Refusal(409, sentence, "request_expired"),
    });
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    expect(await screen.findByText("Your Answer Was Not Saved")).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it.each([
    [
      "was given before",
      new Refusal(409, "You have answered this request already.", "already_answered"),
      /^You have answered this request already/,
    ],
    ["got no answer", new TypeError("offline"), /^Your answer may have been saved all the same/],
  ])("JOIN-23 calls an answer that %s no failure and loads the requests again", async (_, problem, text) => {
    let requests = [tess];
    const { user } = await open({
      "GET /api/parents/requests": () => ({ requests, total: requests.length, addressProved: true }),
      "POST /api/parents/requests/*": () => {
        requests = [];
        return problem;
      },
    });
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText("Your Answer Was Not Saved")).toBeNull();
    expect(screen.queryByRole("region", { name: /teacher\?/ })).toBeNull();
  });

  it.each([
    ["/parent/dashboard", ParentDashboardScreen],
    ["/parent/children", ChildrenScreen],
    ["/parent/calendar", FamilyCalendarScreen],
  ])("PAR-06 FIELD-17 %s has no children and says what the parent does first", async (path, Screen) => {
    const { unmount } = await open(
      { "GET /api/parents/requests": () => ({ requests: [tess], total: 1, addressProved: true }) },
      path,
      Screen,
    );
    await screen.findByRole("region", { name: "Is Tess Tutor Kim's teacher?" });
    expect(await screen.findByText("No Children Linked Yet")).toBeTruthy();
    expect(screen.getByText(/once you accept the teacher's request/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Refresh" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Contact Administrator" })).toBeTruthy();
    unmount();
    await open({ "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: false }) }, path, Screen);
    await screen.findByRole("link", { name: "ask for a new one by email" });
    expect(await screen.findByText("No Children Linked Yet")).toBeTruthy();
    expect(screen.getByText(/^Please set your own password first/)).toBeTruthy();
  });

  it("JOIN-18 sends a parent whose address is not proved to a mailed password", async () => {
    await open({ "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: false }) });
    const link = await screen.findByRole("link", { name: "ask for a new one by email" });
    expect(link.getAttribute("href")).toBe("/auth/forgot-password");
  });

  it("shows nothing where nobody waits", async () => {
    await open({ "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }) });
    await screen.findByText("No Children Linked Yet");
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });
});

describe("The children's cards on the parent's dashboard", () => {
  it("PAR-02 names the teachers of each child, also where two teachers added the same one", async () => {
    const child = (id: string) => ({
      id,
      firstName: "Kim",
      lastName: "Okafor",
      user: { name: "Kim Okafor", email: null },
      grade: "Grade 1",
      instrument: "Violin",
      section: null,
      rollNumber: null,
    });
    const teacher = (name: string) => ({
      id: name,
      instrument: null,
      department: null,
      phoneNumber: null,
      user: { name, email: null },
    });
    await open({
      "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }),
      "GET /api/parents/children": () => ({
        parent: { user: { name: "Sam Okafor" } },
        children: [child("k1"), child("k2"), child("k3")],
        total: 3,
      }),
      "GET /api/students/k1/teachers": () => ({ teachers: [teacher("Tess Tutor")] }),
      "GET /api/students/k2/teachers": () => ({ teachers: [teacher("Ana Reyes"), teacher("Otto Tutor")] }),
      "GET /api/students/k3/teachers": () => new Refusal(503, "The database is away."),
    });
    const card = (name: RegExp) => screen.findByRole("button", { name });
    expect(await card(/Kim Okafor.*with\s*Tess Tutor$/)).toBeTruthy();
    expect(await card(/Kim Okafor.*with\s*Ana Reyes and Otto Tutor$/)).toBeTruthy();
    expect(await card(/Kim Okafor.*Violin$/)).toBeTruthy();
    const week = await screen.findByRole("list", { name: "Children this week" });
    expect(week.textContent).toContain("with Tess Tutor");
  });

  it("PAR-02 asks for the teachers of a closed card only once it is opened", async () => {
    const child = (id: string, firstName: string) => ({
      id,
      firstName,
      lastName: "Okafor",
      user: { name: `${firstName} Okafor`, email: null },
      grade: "Grade 1",
      instrument: "Violin",
      section: null,
      rollNumber: null,
    });
    const { api, user } = await open({
      "GET /api/parents/requests": () => ({ requests: [], total: 0, addressProved: true }),
      "GET /api/parents/children": () => ({
        parent: { user: { name: "Sam Okafor" } },
        children: [child("k1", "Kim"), child("k2", "Lou")],
        total: 2,
      }),
      "GET /api/students/k1/teachers": () => ({ teachers: [] }),
      "GET /api/students/k2/teachers": () => ({ teachers: [] }),
    });
    const lou = await screen.findByRole("button", { name: /Lou Okafor/ });
    const asked = () => api.named("GET /api/students/").map(({ name }) => name);
    await waitFor(() => expect(asked()).toEqual(["GET /api/students/k1/teachers"]));
    await user.click(lou);
    await waitFor(() => expect(asked()).toContain("GET /api/students/k2/teachers"));
  });
});
