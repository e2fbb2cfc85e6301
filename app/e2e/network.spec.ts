import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

/** Keeps code from loading ahead of its use, and cuts the page off. */
const cutOff = async (page: Page, context: BrowserContext) => {
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
};

/** The entries that lead to a screen; one that is still to come is disabled. */
const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { disabled: false });

for (const role of ["teacher", "student", "parent"] satisfies DemoRole[]) {
  // SCREEN-02.
  test(`screen_02 without a network every link of the menu of a ${role} shows the frame and a sentence, and recovers`, async ({
    page,
    context,
  }) => {
    // As on a first visit that lost its network at once: nothing was fetched ahead.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await signIn(page, role);
    await expect(menu(page).first()).toBeVisible();
    const links = await menu(page).allTextContents();
    const follow = (name: string) => menu(page).filter({ hasText: name }).click();

    await test.step("a screen that was never open says that it could not be loaded, and opens by itself", async () => {
      const [, second = ""] = links;
      await cutOff(page, context);
      await follow(second);
      await expect(page.getByRole("heading", { name: "This screen could not be loaded" })).toBeVisible();
      await expect(page.getByText("Please check your connection; the screen opens by itself")).toBeVisible();
      await expect(menu(page)).toHaveCount(links.length);
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
    });

    const network = await context.newCDPSession(page);
    for (const name of links) {
      await context.setOffline(false);
      // No screen before it leaves its code to this one.
      await network.send("Network.clearBrowserCache");
      await page.goto(`/${role}/dashboard`);
      await expect(menu(page).first()).toBeVisible();
      await cutOff(page, context);
      await follow(name);
      await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
      await expect(page.getByRole("banner"), name).toBeVisible();
      await expect(menu(page), name).toHaveCount(links.length);
      // The first is the screen that is open.
      if (name === links[0]) continue;
      await expect(
        page.getByText("Please check your connection").filter({ visible: true }).first(),
        name,
      ).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("heading", { name: "This screen could not be loaded" }), name).toHaveCount(0);
    }
  });
}

// SCREEN-02.
test("screen_02 screens that failed while the server was away come when it answers again, with nothing pressed", async ({
  page,
}) => {
  await signIn(page, "teacher");
  await expect(menu(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // What a browser sees of a server that restarts: its own network is there all the time.
  await page.route(/\/api\//, (route) => route.abort("connectionrefused"));
  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to fetch lessons");
  await page.unroute(/\/api\//);
  await expect(page.getByRole("grid", { name: "Lessons of the month" })).toBeVisible({ timeout: 20_000 });
});

// SCREEN-02.
test("screen_02 a list that the network kept from coming comes when it is back", async ({ page, context }) => {
  await signIn(page, "teacher");
  await page.getByRole("link", { name: "My Lessons" }).click();
  await expect(page.getByRole("list", { name: "Lessons" })).toBeVisible();
  // Now that the code of every screen is there, only data is missing.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByText("Network error. Please check your connection and try again.").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("grid", { name: "Lessons of the month" })).toBeVisible();
});
