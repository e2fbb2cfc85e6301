import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

test("ADMIN-19 ADMIN-20 ADMIN-24 a user is created, found, suspended and let in again", async ({ page }) => {
  // Somebody new each time.
  const number = Date.now();
  const [name, email] = [`Ada ${number}`, `ada.${number}@music.test`];
  await signIn(page, "admin", "/admin/dashboard");
  await expect(page.getByText(/^Welcome, .*\d+ users, \d+ active, \d+ pending$/)).toBeVisible();

  const dialog = page.getByRole("dialog", { name: "Create User" });
  const create = dialog.getByRole("button", { name: "Create User" });
  await test.step("an address that is taken, and a server that is away, keep what was typed", async () => {
    await page.getByRole("region", { name: "Quick Actions" }).getByRole("button", { name: "Add User" }).click();
    await dialog.getByLabel("Name").fill(name);
    await expect(create).toBeDisabled();
    await dialog.getByLabel("Email").fill("admin@reedling.test");
    await create.click();
    await expect(page.getByText("Creation failed").first()).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue(name);
    await dialog.getByLabel("Email").fill(email);
    await page.route("**/api/admin/users", (route) => route.abort());
    await create.click();
    await expect(dialog.getByText(/Network error/)).toBeVisible();
    await page.unroute("**/api/admin/users");
    await create.click();
    await expect(page.getByText("User created", { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  const row = page.getByRole("row", { name: new RegExp(name) });
  await test.step("the list shows the user at once, and the address keeps the search", async () => {
    await expect(row).toBeVisible();
    await page.getByRole("searchbox", { name: "Search by name or email" }).fill(email);
    await expect(page.getByText("Showing 1 of 1 matching users")).toBeVisible();
    await expect(page).toHaveURL(/\?q=ada/);
    await page.reload();
    await expect(page.getByText("Showing 1 of 1 matching users")).toBeVisible();
    await expect(row).toBeVisible();
  });

  await test.step("suspension tells its consequence first and shows at once, and so does its end", async () => {
    const act = async (entry: string) => {
      await page.getByRole("button", { name: `Actions for ${name}` }).click();
      await page.getByRole("menuitem", { name: entry }).click();
    };
    const question = page.getByRole("alertdialog");
    await act("Suspend");
    await expect(question.getByText(/is signed out everywhere/)).toBeVisible();
    await question.getByRole("button", { name: "Suspend" }).click();
    await expect(row.getByText("Suspended")).toBeVisible();
    await expectAccessible(page);
    await act("Reactivate");
    await expect(question.getByText(/can sign in again/)).toBeVisible();
    await question.getByRole("button", { name: "Reactivate" }).click();
    await expect(row.getByText("Active")).toBeVisible();
  });
});

test("ADMIN-22 a part that the server fails to answer leaves the others, and loads again", async ({ page }) => {
  await page.route("**/api/admin/stats", (route) => route.fulfill({ status: 500, body: "" }));
  await signIn(page, "admin", "/admin/dashboard");
  const failure = page.getByRole("region", { name: "User Distribution" });
  await expect(failure.getByText("Failed to fetch stats")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("98.5%")).toBeVisible();
  await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  await page.unroute("**/api/admin/stats");
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expect(failure.getByRole("progressbar").first()).toBeVisible();
});

test("ADMIN-24 a student gets a further teacher and parent, whose links end after a question", async ({ page }) => {
  await signIn(page, "admin", "/admin/dashboard?role=student");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Teachers and Parents" }).click();
  const dialog = page.getByRole("dialog");
  const further = dialog.getByLabel("Add a teacher");
  await further.selectOption({ index: 1 });
  const name = await further.locator("option:checked").textContent();
  await dialog.getByRole("button", { name: "Link Teacher" }).click();
  await dialog.getByRole("button", { name: `Unlink ${name}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(/Future scheduled lessons/)).toBeVisible();
  await question.getByRole("button", { name: "Unlink" }).click();
  await expect(dialog.getByRole("button", { name: `Unlink ${name}` })).toHaveCount(0);

  const parent = dialog.getByLabel("Add a parent");
  await parent.selectOption({ index: 1 });
  const chosen = (await parent.locator("option:checked").textContent())?.split(",")[0];
  await dialog.getByRole("button", { name: "Link Parent" }).click();
  await dialog.getByRole("button", { name: `Unlink ${chosen}` }).click();
  await expect(question.getByText(`${chosen} no longer sees`)).toBeVisible();
  await question.getByRole("button", { name: "Unlink" }).click();
  await expect(dialog.getByRole("button", { name: `Unlink ${chosen}` })).toHaveCount(0);
});
