// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import type { ScreenAddress } from "@/testing/render-screen";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { AdminDashboardScreen } = await import("@/routes/admin/dashboard");

const idOf = (last: number) => `0199d3a1-7c1e-7b52-9d5c-${String(last).padStart(12, "0")}`;
const account = (last: number, name: string, more: object = {}) => ({
  id: idOf(last),
  name,
  email: `${name.split(" ")[0]?.toLowerCase()}@reedling.test`,
  role: "TEACHER",
  status: "active",
  waitsFor: null,
  secondFactor: false,
  createdAt: "2025-01-05T10:00:00Z",
  ...more,
});
const ana = account(1, "Ana Reyes");
const lea = account(2, "Lea Stone", { role: "STUDENT", email: null });
const sam = account(3, "Sam Okafor", { role: "PARENT", status: "suspended" });

const figures = { systemHealth: 80, storageUsed: 0.12, totalStudents: 5, totalTeachers: 3, totalParents: 2 };
const stats = { totalUsers: 10, activeUsers: 7, pendingApprovals: 2, ...figures };
const activity = (last: number) => ({
  id: idOf(50 + last),
  type: "user_registration",
  description: `Activity ${last}`,
  timestamp: "2025-03-06T16:00:00Z",
  status: last === 1 ? "pending" : "active",
  actor: null,
  subject: null,
});

const open = async (
  answers: Record<string, FakeAnswer> = {},
  name = "Kim Adler",
  address: ScreenAddress = "/admin/dashboard",
) => {
  const user = { id: idOf(99), name, email: "kim@reedling.test", role: "ADMINISTRATOR" };
  storeSession({ token: "a-token", user });
  const api = fakeApi({
    "GET /api/admin/stats": () => stats,
    "GET /api/admin/activities": ({ query }) => ({
      activities: Array.from({ length: Number(query.get("limit")) === 5 ? 5 : 7 }, (_, at) => activity(at + 1)),
      total: 7,
    }),
    "GET /api/admin/users": ({ query }) =>
      query.get("waitsFor") === null
        ? { users: [ana, lea, sam], next: null, total: 3 }
        : { users: [], next: null, total: 0 },
    "GET /api/admin/jobs": () => ({ jobs: [], total: 0 }),
    "GET /api/teachers": () => ({ teachers: [{ id: ana.id, user: { name: ana.name }, instrument: null }], total: 1 }),
    ...answers,
  });
  const view = await renderScreen(AdminDashboardScreen, address);
  return { api, user: userEvent.setup(), ...view };
};

const card = (name: string) => within(screen.getByRole("region", { name }));
const listCalls = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ name, query }) => name === "GET /api/admin/users" && query.get("waitsFor") === null);

describe("the administrator's dashboard", () => {
  it("ADMIN-03 ADMIN-04 ADMIN-06 tells the school's figures and shares", async () => {
    await open({}, " ");
    expect(await screen.findByText("Welcome, Administrator. 10 users, 7 active, 2 pending")).toBeTruthy();
    expect(screen.getByText("80%")).toBeTruthy();
    expect(screen.getByText("0.12 GB")).toBeTruthy();
    const bar = card("User Distribution").getByRole("progressbar", { name: /^Students/ });
    expect([bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuemax")]).toEqual(["50", "100"]);
  });

  it("lets the shares add up, administrators included", async () => {
    await open({ "GET /api/admin/stats": () => ({ ...stats, totalUsers: 12, totalTeachers: 4 }) });
    const shares = await card("User Distribution").findByText("1, 8%");
    expect(shares.parentElement?.textContent).toBe("Administrators1, 8%");
    const percent = [
      ...(card("User Distribution").getByText("5, 42%").closest("section")?.textContent ?? "").matchAll(/(\d+)%/g),
    ];
    expect(percent.reduce((sum, [, share]) => sum + Number(share), 0)).toBe(100);
  });

  it("shows what waits for the administrator before what is looked up", async () => {
    await open();
    const regions = screen.getAllByRole("region").flatMap((region) => region.getAttribute("aria-labelledby") ?? []);
    const order = [
      "pending-approvals",
      "failed-jobs",
      "quick-actions",
      "users",
      "user-distribution",
      "recent-activities",
    ];
    expect(regions).toEqual(order);
  });

  it("ADMIN-01 ADMIN-05 shows the product's figures and a loading state until there is an answer", async () => {
    await open({ "GET /api/admin/stats": () => new Promise(() => undefined) });
    expect(screen.getByText("98.5%")).toBeTruthy();
    expect(screen.getByText("2.4 GB")).toBeTruthy();
    expect(await screen.findByText("Loading dashboard...")).toBeTruthy();
  });

  it("ADMIN-02 leads others to sign-in", async () => {
    storeSession({ token: "a-token", user: { name: "Ana", email: "ana@reedling.test", role: "TEACHER" } });
    fakeApi({});
    const { router } = await renderScreen(AdminDashboardScreen, "/dashboard/admin");
    expect(router.state.location.pathname).toBe("/auth/signin");
  });

  it("ADMIN-22 a part that failed says so beside the others", async () => {
    const failed = () => new Refusal(500, "");
    await open({ "GET /api/admin/stats": failed, "GET /api/admin/activities": failed });
    expect(await screen.findByText("Failed to fetch stats")).toBeTruthy();
    expect(await screen.findByText("Failed to fetch activities")).toBeTruthy();
    expect(await screen.findByRole("row", { name: /Ana Reyes/ })).toBeTruthy();
  });

  it("ADMIN-07 ADMIN-08 shows five activities with time and status, and all of them on demand", async () => {
    const { user } = await open();
    const few = await screen.findByRole("list", { name: "Recent activities" });
    const rows = within(few).getAllByRole("listitem");
    expect(rows).toHaveLength(5);
    expect(rows[0]?.textContent).toMatch(/Activity 1.*6 Mar 2025.*Waiting/);
    await user.click(screen.getByRole("button", { name: "View All" }));
    const all = await screen.findByRole("list", { name: "All activities" });
    expect(within(all).getAllByRole("listitem")).toHaveLength(7);
  });

  it.each([
    ["Add User", () => card("User Distribution").getByRole("button", { name: "Add User" })],
    ["the quick action", () => card("Quick Actions").getByRole("button", { name: "Add User" })],
    ["View All", () => within(screen.getByRole("dialog")).getByRole("button", { name: "Add User" })],
  ])("ADMIN-12 opens Create User from %s", async (origin, add) => {
    const { user } = await open();
    await screen.findByRole("list", { name: "Recent activities" });
    if (origin === "View All") {
      await user.click(screen.getByRole("button", { name: "View All" }));
      await screen.findByRole("list", { name: "All activities" });
    }
    await user.click(add());
    expect(await screen.findByRole("dialog", { name: "Create User" })).toBeTruthy();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it("ADMIN-06 ADMIN-09 Filter and the quick actions lead to the parts that they name", async () => {
    const { user } = await open();
    const actions = card("Quick Actions");
    await user.click(actions.getByRole("button", { name: "Manage Roles" }));
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Role" }));
    await user.click(actions.getByRole("button", { name: "System" }));
    expect(document.activeElement?.textContent).toBe("Failed Jobs");
    await user.click(actions.getByRole("button", { name: "Reports" }));
    expect(document.activeElement?.textContent).toBe("User Distribution");
    await user.click(card("User Distribution").getByRole("button", { name: "Filter" }));
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Role" }));
  });

  it("ADMIN-10 ADMIN-11 ADMIN-25 asks the server for search, role, status and the next page", async () => {
    const { api, user, router } = await open({
      "GET /api/admin/users": ({ query }) => ({
        users: query.get("after") === null ? [ana] : [sam],
        next: query.get("after") === null ? ana.id : null,
        total: 5000,
      }),
    });
    const row = await screen.findByRole("row", { name: /Ana Reyes/ });
    expect(row.textContent).toMatch(/ana@reedling\.test.*Teacher.*Active.*5 Jan 2025/);
    await user.type(screen.getByRole("searchbox", { name: "Search by name or email" }), "an");
    await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "TEACHER");
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "suspended");
    await waitFor(() => {
      const asked = Object.fromEntries(listCalls(api).at(-1)?.query ?? []);
      expect(asked).toEqual({ search: "an", role: "TEACHER", status: "suspended", limit: "20" });
    });
    await waitFor(() => expect(router.state.location.search).toBe("?q=an&role=teacher&status=suspended"));
    await user.click(await screen.findByRole("button", { name: "Show More" }));
    expect(await screen.findByRole("row", { name: /Sam Okafor.*Suspended/ })).toBeTruthy();
    expect(listCalls(api).at(-1)?.query.get("after")).toBe(ana.id);
    expect(screen.getByText("Showing 2 of 5,000 matching users")).toBeTruthy();
  });

  it("ADMIN-24 tells what a suspension leads to before it is sent, and why it was refused", async () => {
    let answer: FakeAnswer = () => new Refusal(409, "The school needs an administrator.", "last_administrator");
    const { api, user } = await open({
      [`GET /api/admin/users/${ana.id}/teaching`]: () => ({ students: 12, upcomingLessons: 1 }),
      [`PUT /api/admin/users/${ana.id}/status`]: (call) => answer(call),
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Ana Reyes" }));
    await user.click(await screen.findByRole("menuitem", { name: "Suspend" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Suspend Ana Reyes" }));
    expect(question.getByText(/Ana Reyes is signed out everywhere/)).toBeTruthy();
    expect(
      await question.findByText(/Ana Reyes teaches 12 students and has 1 coming lesson, which stays/),
    ).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Suspend" }));
    expect(await question.findByText("The school needs an administrator.")).toBeTruthy();
    answer = () => ({ message: "Ana Reyes is suspended." });
    const before = listCalls(api).length;
    await user.click(question.getByRole("button", { name: "Suspend" }));
    expect(await screen.findByText("Ana Reyes is suspended.")).toBeTruthy();
    await waitFor(() => expect(listCalls(api).length).toBeGreaterThan(before));
    expect(api.calls.find(({ name }) => name.startsWith("PUT"))?.body).toEqual({ status: "suspended" });
  });

  it("ADMIN-24 says why a role cannot change, and leaves the question open", async () => {
    const kim = account(4, "Kim Ota", { role: "ADMINISTRATOR" });
    const { api, user } = await open({
      "GET /api/admin/users": () => ({ users: [kim], next: null, total: 1 }),
      [`PUT /api/admin/users/${kim.id}/role`]: () =>
        new Refusal(409, "The school needs an administrator who can sign in.", "last_administrator"),
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Kim Ota" }));
    await user.click(await screen.findByRole("menuitem", { name: "Make Teacher" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Make Kim Ota a Teacher" }));
    await user.click(question.getByRole("button", { name: "Make Teacher" }));
    expect(await question.findByText("The school needs an administrator who can sign in.")).toBeTruthy();
    expect(api.named("PUT")).toHaveLength(1);
    await user.click(question.getByRole("button", { name: "Keep as Administrator" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("ADMIN-24 asks nobody of the teaching of who does not teach, and waits for no figure that cannot be had", async () => {
    const kim = account(4, "Kim Ota", { role: "STUDENT" });
    const { api, user } = await open({
      "GET /api/admin/users": () => ({ users: [ana, kim], next: null, total: 2 }),
      [`GET /api/admin/users/${ana.id}/teaching`]: () => new Refusal(500, ""),
    });
    const suspend = async (name: string) => {
      await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole("menuitem", { name: "Suspend" }));
      return within(await screen.findByRole("alertdialog", { name: `Suspend ${name}` }));
    };
    const ofTeacher = await suspend("Ana Reyes");
    expect(await ofTeacher.findByText("Students and coming lessons could not be counted.")).toBeTruthy();
    expect(ofTeacher.getByRole<HTMLButtonElement>("button", { name: "Suspend" }).disabled).toBe(false);
    await user.click(ofTeacher.getByRole("button", { name: "Keep Active" }));
    await suspend("Kim Ota");
    expect(api.calls.some(({ name }) => name.includes(`${kim.id}/teaching`))).toBe(false);
  });

  it("turns off somebody's two-factor sign-in, after one has shown who one is", async () => {
    const path = `/api/admin/users/${ana.id}/second-factor`;
    let isProved = false;
    const users = [{ ...ana, secondFactor: true }, account(4, "Kim Ota")];
    const { api, user } = await open({
      "GET /api/admin/users": () => ({ users, next: null, total: 2 }),
      [`DELETE ${path}`]: () =>
        isProved
          ? { message: "Ana Reyes signs in with the password alone now." }
          : new Refusal(403, "Please confirm first that it is you.", "proof_needed"),
      "GET /api/users/second-factor": () => ({
        offered: true,
        available: true,
        active: false,
        required: false,
        codesLeft: 0,
      }),
      "POST /api/users/proof": () => {
        isProved = true;
        return { message: "Thank you." };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Kim Ota" }));
    expect(await screen.findByRole("menuitem", { name: "Suspend" })).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: "Turn Off Two-Factor" })).toBeNull();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Actions for Ana Reyes" }));
    await user.click(await screen.findByRole("menuitem", { name: "Turn Off Two-Factor" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Turn Off Two-Factor of Ana Reyes" }));
    expect(question.getByText(/Ana Reyes is signed out everywhere, and the password alone opens/)).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Turn Off Two-Factor" }));
    const proof = within(await screen.findByRole("dialog", { name: "Confirm That It Is You" }));
    await user.type(await proof.findByLabelText(/^Password/), "sonata{Enter}");
    expect(await screen.findByText("Ana Reyes signs in with the password alone now.")).toBeTruthy();
    expect(api.named(`DELETE ${path}`)).toHaveLength(2);
  });

  it("FIELD-06 puts an address right and sends what has changed alone", async () => {
    let isTaken = true;
    const taken = "This email address cannot be used here. Please choose another one.";
    const { api, user } = await open({
      [`PUT /api/admin/users/${ana.id}`]: () =>
        isTaken
          ? new Refusal(409, taken, "address_unavailable")
          : { message: "The new invitation of Ana Reyes is on its way to ana@gmail.com." },
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Ana Reyes" }));
    await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit User" }));
    const email = dialog.getByLabelText<HTMLInputElement>("Email");
    await user.clear(email);
    await user.type(email, "ana@gmail.com");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect((await dialog.findAllByText(taken)).length).toBeGreaterThan(0);
    expect(email.getAttribute("aria-invalid")).toBe("true");
    isTaken = false;
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText(/is on its way to ana@gmail.com/)).toBeTruthy();
    expect(api.named("PUT").at(-1)?.body).toEqual({ email: "ana@gmail.com" });
  });

  it("FIELD-06 puts a wrong role right, with what the new one needs", async () => {
    const kim = account(4, "Kim Ota", { role: "PARENT" });
    const { api, user } = await open({
      "GET /api/admin/users": () => ({ users: [kim], next: null, total: 1 }),
      [`PUT /api/admin/users/${kim.id}`]: () => ({ message: "The account of Kim Ota is up to date." }),
      [`POST /api/admin/users/${kim.id}/invitation`]: () => ({ message: "A new invitation is on its way to kim." }),
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Kim Ota" }));
    await user.click(await screen.findByRole("menuitem", { name: "Send Invitation Again" }));
    expect(await screen.findByText("A new invitation is on its way to kim.")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Actions for Kim Ota" }));
    await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit User" }));
    expect(dialog.queryByLabelText("Instrument")).toBeNull();
    await user.selectOptions(dialog.getByLabelText("Role"), "TEACHER");
    await user.selectOptions(dialog.getByLabelText("Instrument"), "Cello");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("The account of Kim Ota is up to date.")).toBeTruthy();
    expect(api.named("PUT").at(-1)?.body).toEqual({ role: "TEACHER", instrument: "Cello" });
  });

  it("ADMIN-24 unlinks a teacher only after the consequence was told", async () => {
    const { api, user } = await open({
      [`GET /api/students/${lea.id}/teachers`]: () => ({ teachers: [{ id: ana.id, user: { name: ana.name } }] }),
      [`GET /api/students/${lea.id}`]: () => ({ parents: [] }),
      [`DELETE /api/admin/students/${lea.id}/teachers/${ana.id}`]: () => ({ message: "The link has ended." }),
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Lea Stone" }));
    await user.click(await screen.findByRole("menuitem", { name: "Teachers and Parents" }));
    await user.click(await screen.findByRole("button", { name: "Unlink Ana Reyes" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Unlink Ana Reyes" }));
    expect(question.getByText(/Future scheduled lessons of Ana Reyes with Lea Stone are cancelled/)).toBeTruthy();
    expect(api.calls.some(({ name }) => name.startsWith("DELETE"))).toBe(false);
    await user.click(question.getByRole("button", { name: "Unlink" }));
    expect(await screen.findByText("The link has ended.")).toBeTruthy();
  });

  it("links a parent to a student who is there, and offers nobody who is a parent already or suspended", async () => {
    const jo = { ...sam, status: "active", id: idOf(5), name: "Jo Stone", email: "jo@reedling.test" };
    const pia = { ...jo, id: idOf(6), name: "Pia Dahl", email: "pia@reedling.test" };
    const path = `/api/admin/parents/${pia.id}/children/${lea.id}`;
    const { api, user } = await open({
      [`GET /api/students/${lea.id}/teachers`]: () => ({ teachers: [] }),
      [`GET /api/students/${lea.id}`]: () => ({ parents: [{ id: jo.id, name: jo.name, confirmed: true }] }),
      "GET /api/admin/users": ({ query }) => {
        const users = query.get("role") === "PARENT" ? [sam, jo, pia] : [ana, lea, sam];
        return { users: query.get("waitsFor") === null ? users : [], next: null, total: users.length };
      },
      [`PUT ${path}`]: () => ({ message: "Pia Dahl is linked to Lea Stone now." }),
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Lea Stone" }));
    await user.click(await screen.findByRole("menuitem", { name: "Teachers and Parents" }));
    const choice = await screen.findByLabelText("Add a parent");
    await within(choice).findByRole("option", { name: `Pia Dahl, ${pia.email}` });
    expect(within(choice).queryByRole("option", { name: /^(Jo Stone|Sam Okafor)/ })).toBeNull();
    await user.selectOptions(choice, `Pia Dahl, ${pia.email}`);
    await user.click(screen.getByRole("button", { name: "Link Parent" }));
    expect(await screen.findByText("Pia Dahl is linked to Lea Stone now.")).toBeTruthy();
    expect(api.named("PUT").map(({ name }) => name)).toEqual([`PUT ${path}`]);
  });

  it.each([
    [1, "Sam Okafor no longer sees Lea Stone, their lessons and practice plans. Lea Stone has no other parent here."],
    [2, "Sam Okafor no longer sees Lea Stone, their lessons and practice plans."],
  ])("ADMIN-24 says before one of %s parents is unlinked what follows", async (count, consequence) => {
    const parents = [sam, { id: idOf(5), name: "Jo Stone" }]
      .slice(0, count)
      .map((own) => ({ ...own, confirmed: true }));
    const path = `/api/admin/parents/${sam.id}/children/${lea.id}`;
    const { api, user } = await open({
      [`GET /api/students/${lea.id}/teachers`]: () => ({ teachers: [] }),
      [`GET /api/students/${lea.id}`]: () => ({ parents }),
      [`DELETE ${path}`]: () => ({ message: "The link has ended." }),
    });
    await user.click(await screen.findByRole("button", { name: "Actions for Lea Stone" }));
    await user.click(await screen.findByRole("menuitem", { name: "Teachers and Parents" }));
    await user.click(await screen.findByRole("button", { name: "Unlink Sam Okafor" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Unlink Sam Okafor" }));
    expect(question.getByText(consequence)).toBeTruthy();
    expect(api.named("DELETE")).toEqual([]);
    await user.click(question.getByRole("button", { name: "Unlink" }));
    expect(await screen.findByText("The link has ended.")).toBeTruthy();
    expect(api.named("DELETE").map(({ name }) => name)).toEqual([`DELETE ${path}`]);
  });

  it("opens Create User where the address asks for it, and forgets it when that is closed", async () => {
    const { router, user } = await open({}, "Kim Adler", "/admin/dashboard?open=create-user#users");
    const dialog = within(await screen.findByRole("dialog", { name: "Create User" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(router.state.location).toMatchObject({ search: "", hash: "#users" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("ADMIN-25 does a failed job again and shows the list without it", async () => {
    const job = { id: idOf(70), kind: "mail", letter: "activation", attempts: 5, lastError: "No answer in time." };
    let jobs = [{ ...job, createdAt: "2025-03-06T16:00:00Z" }];
    const { user } = await open({
      "GET /api/admin/jobs": () => ({ jobs, total: jobs.length }),
      [`POST /api/admin/jobs/${job.id}/retry`]: () => {
        jobs = [];
        return { message: "The job is tried again." };
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Retry Email: activation/ }));
    expect(await screen.findByText("The job is tried again.")).toBeTruthy();
    expect(await screen.findByText(/^No failed jobs/)).toBeTruthy();
  });
});
