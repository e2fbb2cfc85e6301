import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn, storeDemoSession } from "./support/accounts";
import { expectFits } from "./support/layout";
import { test } from "./support/test";

test("PCAL-01 PCAL-02 PCHI-02 a parent finds the family's next lessons and each child's own", async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, "parent");

  await test.step("the calendar, by the keyboard alone", async () => {
    await page.getByRole("link", { name: "Calendar" }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Family Calendar" })).toBeFocused();
    const rows = page.getByRole("list", { name: "Upcoming lessons" }).getByRole("listitem");
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThanOrEqual(10);
    await rows.first().getByRole("button").press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rows.first().getByRole("button")).toBeFocused();
  });

  await test.step("from there to the children", async () => {
    await page.getByRole("link", { name: /^Children, \d+$/ }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Children" })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    const lessons = page.getByRole("link", { name: "View Lessons" });
    const card = page.getByRole("listitem").filter({ has: lessons }).first();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link", { name: "View Lessons" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Children's Lessons" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Child" }).locator("option:checked")).toHaveText(name);
  });
});

test("PCHI-03 what cannot be loaded says so on both screens, and comes with Try Again", async ({ page }) => {
  test.setTimeout(90_000);
  await storeDemoSession(page, "parent");
  for (const [path, failed, there] of [
    ["/parent/children", "Unable to Load Children", "View Lessons"],
    ["/parent/calendar", "Unable to Load Lessons", "All lessons"],
  ] as const) {
    await page.route("**/api/parents/children", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(path);
    await expect(page.getByRole("alert").getByText(failed)).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.unroute("**/api/parents/children");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("link", { name: there }).first()).toBeVisible();
  }
});

test("PAR-07 the dashboard that cannot be loaded offers to load the page again", async ({ page }) => {
  await page.route("**/api/parents/lessons**", (route) => route.fulfill({ status: 500, body: "" }));
  await signIn(page, "parent");
  const alert = page.getByRole("alert");
  await expect(alert.getByText("Unable to load parent dashboard")).toBeVisible();
  await expect(alert.getByText("Please try again later")).toBeVisible();
  await page.unroute("**/api/parents/lessons**");
  const loaded = page.waitForEvent("load");
  await alert.getByRole("button", { name: "Retry" }).click();
  await loaded;
  await expect(page.getByRole("tab", { name: "Recent Lessons" }).first()).toBeVisible();
});
