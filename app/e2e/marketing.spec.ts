import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn, storeDemoSession } from "./support/accounts";
import { expectFocusSeen } from "./support/layout";
import { test } from "./support/test";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name });

/** What stands above a label in a strip of figures. */
const figure = (page: Page, label: string) =>
  main(page)
    .locator("dl > div", { hasText: new RegExp(`^${label}`) })
    .locator("dd");

/** A figure without decimals, as the strip shows it. */
const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

const calls = (page: Page): string[] => {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
};

// PUB-01, PUB-02.
test("pub_01 pub_02 the landing page shows the school's figures and six features", async ({ page }) => {
  // What this page was told: other stories add students meanwhile.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/stats");
  await page.goto("/");
  const stats = await (await answer).json();
  await expect(heading(page)).toHaveText("smart practice for growing musicians");
  await expect(figure(page, "Active Students")).toHaveText(String(stats.studentCount));
  await expect(figure(page, "Music Teachers")).toHaveText(String(stats.teacherCount));
  await expect(figure(page, "Practice Hours")).toHaveText(whole.format(stats.practiceHours));
  await expect(figure(page, "Success Rate")).toHaveText(`${whole.format(stats.successRate)}%`);
  await expect(main(page).getByRole("heading", { level: 3 })).toHaveText([
    "Practice Tracking",
    "Collaborative Learning",
    "Goal Setting",
    "Analytics",
    "Lesson Scheduling",
    "Real-time Communication",
  ]);
});

// PUB-01.
test("pub_01 figures that do not come are dashes, in the same place", async ({ page }) => {
  await page.route("**/api/stats", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("#root[data-built]")).toHaveCount(0);
  for (const label of ["Active Students", "Music Teachers", "Practice Hours", "Success Rate"]) {
    await expect(figure(page, label)).toHaveText("–");
  }
});

// PUB-03, PUB-05.
test("pub_03 pub_05 the landing page leads to an account, to more, and to a demo", async ({ page }) => {
  await page.goto("/");
  for (const [name, path, title] of [
    ["Get Started Free", "/auth/register", "Create Account"],
    [/^Learn More/, "/learn-more", "Learn More"],
    ["Start Free Trial", "/auth/register", "Create Account"],
    ["Schedule Demo", "/demo", "Schedule a Demo"],
  ] as const) {
    await link(page, name).click();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.goBack();
    await expect(heading(page)).toHaveText(/smart practice/);
  }
  await expect(main(page)).toContainText("30-day free trial. No credit card required.");
  await expect(main(page)).toContainText("we'll contact you within 24 hours");
});

// PUB-04.
test("pub_04 somebody signed in is led to their dashboard", async ({ page }) => {
  await storeDemoSession(page, "teacher");
  for (const path of ["/", "/learn-more"]) {
    await page.goto(path);
    const ways = link(page, "Go to Dashboard");
    await expect(ways).toHaveCount(2);
    await expect(ways.first()).toHaveAttribute("href", "/dashboard");
    await expect(link(page, "Get Started Free")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveCount(0);
    await expectAccessible(page);
  }
  await link(page, "Go to Dashboard").first().click();
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
});

// PUB-06, PUB-07, PUB-11.
test("pub_06 pub_07 pub_11 learn more shows figures, security and ways on", async ({ page }) => {
  await page.goto("/learn-more");
  for (const [label, value] of [
    ["Students", "10,000+"],
    ["Educators", "2,500+"],
    ["Satisfaction", "98%"],
    ["Improvement", "40%"],
    ["Uptime", "99.9%"],
  ] as const) {
    await expect(figure(page, label)).toHaveText(value);
  }
  await expect(page.getByRole("region", { name: "Security" }).getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(link(page, "Schedule Demo").first()).toHaveAttribute("href", "/demo");
  await expect(link(page, "Start Free Trial").first()).toHaveAttribute("href", "/auth/register");
});

// PUB-08, PUB-09, PUB-10.
test("pub_08 pub_09 pub_10 the tabs of learn more open by key and stand in the address", async ({ page }) => {
  await page.goto("/learn-more");
  await expect(page.locator("#root[data-built]")).toHaveCount(0);
  const panel = page.getByRole("tabpanel");
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(panel).toContainText("For teachers");
  await tab("Features").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Pricing")).toBeFocused();
  await expect(page).toHaveURL(/\?tab=pricing$/);
  const plan = (name: string) => panel.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  for (const [name, students, price] of [
    ["Starter", "Up to 25 students", ["TBC", "monthly"]],
    ["Professional", "Up to 100 students", ["TBC", "monthly"]],
    ["Enterprise", "Unlimited students", ["Custom"]],
  ] as const) {
    await expect(plan(name)).toContainText(students);
    for (const word of price) await expect(plan(name)).toContainText(word);
  }
  await expect(plan("Professional")).toContainText("Most Popular");
  await expect(panel.getByText("Most Popular")).toHaveCount(1);
  await expect(panel).toContainText("Pricing details are coming soon.");
  await expectAccessible(page);

  await tab("Testimonials").click();
  await expect(panel.getByRole("figure")).toHaveCount(3);
  await expectAccessible(page);
  await page.reload();
  await expect(tab("Testimonials")).toHaveAttribute("aria-selected", "true");
  await expect(panel.getByRole("figure")).toHaveCount(3);
});

const fieldNames = [
  "Name",
  "Email",
  "Phone",
  "School",
  "Role",
  "Number of Students",
  "Preferred Time",
  "Time Zone",
  "Message",
];

// PUB-12, PUB-13, PUB-14, PUB-15.
test("pub_12 pub_13 pub_14 pub_15 field_32 a demo is asked for by keyboard alone, and no server hears of it", async ({
  page,
}) => {
  await page.goto("/demo");
  const form = page.getByRole("form", { name: "Demo request" });
  for (const name of fieldNames) await expect(form.getByLabel(name, { exact: true })).toBeVisible();
  const made = calls(page);

  await form.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.press("Enter");
  const wrong = form.locator("[aria-invalid=true]");
  await expect(wrong).toHaveCount(3);
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await expectFocusSeen(page);
  await expect(form.getByRole("alert")).toContainText("Please check 3 fields.");
  await expectAccessible(page);

  await page.keyboard.type("Clara Wieck");
  await page.keyboard.press("Tab");
  await page.keyboard.type("clara");
  await expect(form).not.toContainText("Please enter your name");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(wrong).toHaveCount(2);
  await page.reload();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Clara Wieck");
  await form.getByLabel("Email").fill("clara@example.org");
  await form.getByLabel("Role", { exact: true }).focus();
  await page.keyboard.type("Dir");
  await page.keyboard.press("Tab");
  await form.getByLabel("Email").press("Enter");

  await expect(heading(page)).toHaveText("Thank you, Clara Wieck");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Thank You - Reedling");
  await expect(main(page).locator("ol > li")).toHaveCount(3);
  // FIELD-32: nothing is promised that nobody has heard.
  await expect(main(page)).toContainText("Nobody has been told of it: this page sends nothing.");
  await expect(main(page)).not.toContainText("24 hours");
  await expectAccessible(page);
  // With each page that loads the rules the browser asks for the clock of its zone.
  expect(made.filter((call) => !call.startsWith("GET /api/zones/"))).toEqual([]);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("demo-request") ?? "null"));
  expect(kept).toMatchObject({ name: "Clara Wieck", email: "clara@example.org", role: "director", message: "" });
  await expect(link(page, /^Learn More/)).toHaveAttribute("href", "/learn-more");
  await link(page, "Go to Home").click();
  await expect(page).toHaveURL(/\/$/);
});

// PUB-16, PUB-17, PUB-18, PUB-19.
test("pub_16 pub_17 pub_18 pub_19 the demo form offers the specified choices", async ({ page }) => {
  await page.goto("/demo");
  const choices = (name: string) => page.getByLabel(name, { exact: true }).locator("option:not([value=''])");
  await expect(choices("Role")).toHaveText(["Teacher", "Director", "Administrator", "Parent", "Other"]);
  await expect(choices("Number of Students")).toHaveText(["1-10", "11-25", "26-50", "51-100", "100+"]);
  await expect(choices("Preferred Time")).toHaveText([
    "9:00 AM - 10:00 AM",
    "10:00 AM - 11:00 AM",
    "11:00 AM - 12:00 PM",
    "1:00 PM - 2:00 PM",
    "2:00 PM - 3:00 PM",
    "3:00 PM - 4:00 PM",
    "4:00 PM - 5:00 PM",
  ]);
  await expect(choices("Time Zone")).toHaveText(["GMT", "BST", "EST", "CST", "MST", "PST", "Other"]);
});

// PUB-13.
test("pub_13 without the rules the demo form says so and keeps what was typed", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("/demo");
  await page.getByLabel("Message").fill("We are a school of forty.");
  await page.getByRole("button", { name: "Request Demo" }).click();
  await expect(page.getByRole("alert")).toHaveText("Network error. Please check your connection and try again.");
  await expect(page.getByLabel("Message")).toHaveValue("We are a school of forty.");
});

// PUB-20.
test("pub_20 the theme demo shows the parts of the design", async ({ page }) => {
  await page.goto("/theme-demo");
  for (const name of ["Palette", "Type", "Buttons", "Badges", "Dialogs and tooltips", "Animations"]) {
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Open Dialog" }).click();
  await expect(page.getByRole("dialog", { name: "Dialog" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open Dialog" })).toBeFocused();
  await page.getByRole("button", { name: "Open Question" }).click();
  await expect(page.getByRole("alertdialog", { name: "Question" })).toBeVisible();
  await page.getByRole("button", { name: "Keep It" }).click();
  await expect(page.getByRole("button", { name: "Open Question" })).toBeFocused();
  await page.getByRole("button", { name: "Notifications" }).focus();
  await expect(page.getByRole("tooltip").filter({ hasText: "Notifications" })).toHaveCount(1);
  await page.getByRole("button", { name: "Show Message" }).click();
  await expect(page.getByText("This is how a message looks.").first()).toBeVisible();
});

// PUB-21, PUB-22, PUB-23.
test("pub_21 pub_22 pub_23 the test page shows the start of the token, the user, the headers, and calls", async ({
  page,
}) => {
  await page.goto("/test-auth");
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(part("Token")).toContainText("No token");
  await expect(part("Stored user")).toContainText("No user is stored");
  await expect(part("Request headers")).not.toContainText("Bearer");

  await signIn(page, "teacher", "/test-auth");
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  await expect(part("Token")).toContainText("Token exists");
  await expect(part("Token")).toContainText(`${token.slice(0, 20)}…`);
  await expect(part("Stored user")).toContainText("teacher@reedling.test");
  await expect(part("Request headers")).toContainText(`Bearer ${token.slice(0, 20)}…`);
  await expect(part("Request headers")).toContainText("application/json");
  expect(await page.content()).not.toContain(token.slice(0, 21));

  const answer = page.waitForResponse("**/api/lesson-feedback");
  await page.getByRole("button", { name: "Call Lesson Feedback" }).click();
  await answer;
  await expect(part("Lesson feedback")).toContainText(/The answer has \d+ entr/);
  await expectAccessible(page);
});

test("a public page whose code does not come says so in its place, and opens when it does", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto("/");
  await expect(page.locator("#root[data-built]")).toHaveCount(0);
  await context.setOffline(true);
  await link(page, /^Learn More/).click();
  await expect(page.getByRole("heading", { name: "This screen could not be loaded" })).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("Learn More");
});

test("what others are told of a page stands in its head", async ({ page }) => {
  const said = (name: string) => page.locator(`head meta[name=${name}]`);
  for (const path of ["/", "/learn-more", "/demo"]) {
    await page.goto(path);
    await expect(page.locator("#root[data-built]")).toHaveCount(0);
    await expect(said("description"), path).toHaveCount(1);
    await expect(said("robots"), path).toHaveCount(0);
  }
  expect(await (await page.request.get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /api/\n");
  for (const path of ["/theme-demo", "/test-auth", "/nowhere", "/403"]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(said("robots"), path).toHaveAttribute("content", "noindex");
  }
});
