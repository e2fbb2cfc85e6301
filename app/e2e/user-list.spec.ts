import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, demoPassword, signIn } from "./support/accounts";
import { expectFits } from "./support/layout";
import { post } from "./support/new-account";
import { startReedling } from "./support/reedling";
import { test } from "./support/test";

// Minors have parents, some of them the same: some 5,100 accounts.
const school = ["--teachers", "150", "--students", "3100", "--lessons", "0"];
const most = 20;

test("ADMIN-10 ADMIN-11 ADMIN-25 5,000 accounts are searched, filtered and paged, and nothing is cut in silence", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const reedling = await startReedling({}, school);
  const page = await browser.newPage({ baseURL: reedling.url });
  try {
    const { token } = await post(page.request, "/api/auth/login", {
      email: demoEmail("admin"),
      password: demoPassword,
    });
    const ask = async (path: string) =>
      (await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })).json();
    const { totalUsers, totalParents } = await ask("/api/admin/stats");
    expect(totalUsers).toBeGreaterThan(5000);
    const text = (count: number) => count.toLocaleString("en-GB");
    const result = page.getByRole("region", { name: "Users" }).getByText(/^Showing /);
    const rows = page.getByRole("table", { name: "Users" }).getByRole("row");
    const more = page.getByRole("button", { name: "Show More" });
    const search = page.getByRole("searchbox", { name: "Search by name or email" });
    await signIn(page, "admin", "/admin/dashboard");

    await test.step("the first page says of how many it is, and each next one adds to it", async () => {
      await expect(result).toHaveText(`Showing ${most} of ${text(totalUsers)} users`);
      for (const pages of [2, 3]) {
        await more.press("Enter");
        await expect(result).toHaveText(`Showing ${pages * most} of ${text(totalUsers)} users`);
        // Under the row of headings.
        await expect(rows).toHaveCount(pages * most + 1);
      }
    });

    await test.step("filters and search combine, and the address keeps them", async () => {
      await page.getByRole("combobox", { name: "Role" }).selectOption("PARENT");
      await expect(result).toHaveText(`Showing ${most} of ${text(totalParents)} matching users`);
      await search.pressSequentially("okafor");
      await expect(result).toHaveText("Showing 1 of 1 matching users");
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1)).toContainText(demoEmail("parent"));
      await expect(page).toHaveURL(/\?role=parent&q=okafor$/);
      await page.reload();
      await expect(result).toHaveText("Showing 1 of 1 matching users");
      await page.getByRole("combobox", { name: "Status" }).selectOption("suspended");
      await expect(page.getByText("No users found")).toBeVisible();
      await page.getByRole("button", { name: "Clear Filters" }).last().click();
      await expect(result).toHaveText(`Showing ${most} of ${text(totalUsers)} users`);
    });

    await test.step("the last page is the end", async () => {
      await page.goto("/admin/dashboard?role=teacher");
      const { total } = await ask("/api/admin/users?role=TEACHER&limit=1");
      for (let shown = most; shown < total; shown += most) {
        await expect(result).toHaveText(`Showing ${shown} of ${total} matching users`);
        await more.click();
      }
      await expect(result).toHaveText(`Showing ${total} of ${total} matching users`);
      await expect(rows).toHaveCount(total + 1);
      await expect(more).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectFits(page);
    });
  } finally {
    await page.close();
    await reedling.stop();
  }
});
