import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { continueDraft } from "./support/drafts";
import { test } from "./support/test";

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Reedling was updated." });

/** Lets pages come, and the server answer, as those of an earlier release did, until the update. */
const startBeforeUpdate = async (page: Page): Promise<() => Promise<void>> => {
  const earlier = "before-the-update";
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      if (route.request().resourceType() !== "document") {
        return route.fulfill({ response, headers: { ...response.headers(), "reedling-release": earlier } });
      }
      const body = (await response.text()).replace(/(name="release" content=")[^"]*/, `$1${earlier}`);
      return route.fulfill({ response, body });
    },
  );
  return () => page.unrouteAll({ behavior: "wait" });
};

// SCREEN-03.
test("screen_03 a page of an earlier release offers to reload, loses nothing typed, and is new afterwards", async ({
  page,
}) => {
  const update = await startBeforeUpdate(page);
  await signIn(page, "teacher");
  await page.getByRole("link", { name: "My Students" }).click();
  // The dashboard has such a button, too, and is there until the next screen is.
  await expect(page.getByRole("heading", { level: 1, name: "My Students" })).toBeVisible();
  await page.getByRole("button", { name: "Add Student" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First Name").fill("Half");
  await expect(notice(page)).toHaveCount(0);

  await test.step("the server answers from the new release while a form is half filled in", async () => {
    await update();
    await dialog.getByRole("checkbox", { name: "This student is under 18" }).check();
    await dialog.getByLabel("Search for a parent").fill("Okafor");
    await expect(page.getByText("Reedling was updated.")).toBeAttached();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Half");
    await dialog.getByLabel("First Name").fill("Halfdan");
    await expect(dialog.getByLabel("First Name")).toHaveValue("Halfdan");
  });

  await test.step("when the form is closed the offer is there, and leads to the new release", async () => {
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeVisible();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My Students" })).toBeVisible();
    await expect(page.getByRole("list").first()).toBeVisible();
    await expect(page.getByText("Reedling was updated.")).toHaveCount(0);
  });

  await test.step("where what was typed is offered", async () => {
    await page.getByRole("button", { name: "Add Student" }).first().click();
    await expect(dialog.getByLabel("First Name")).toHaveValue("");
    await continueDraft(dialog);
    await expect(dialog.getByLabel("First Name")).toHaveValue("Halfdan");
    await expect(dialog.getByRole("checkbox", { name: "This student is under 18" })).toBeChecked();
  });
});

test("the offer can be put off", async ({ page }) => {
  const update = await startBeforeUpdate(page);
  await signIn(page, "teacher");
  await update();
  await page.getByRole("link", { name: "My Lessons" }).click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(notice(page)).toHaveCount(0);
});
