import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

const box = "Search people, screens and actions";

test("PALETTE-01 a teacher finds people, screens and actions by keyboard alone", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await signIn(page, "teacher", "/teacher/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Go To" });
  const search = dialog.getByRole("combobox", { name: box });

  await test.step("its code comes after the screen's own, and the page does not ask for it", async () => {
    expect(await (await page.request.get("/teacher/dashboard")).text()).not.toContain("people-palette");
    const at = (file: string) => requested.findIndex((url) => new URL(url).pathname.startsWith(`/assets/${file}-`));
    await expect.poll(() => at("people-palette")).toBeGreaterThan(at("dashboard"));
    expect(at("dashboard")).toBeGreaterThan(0);
  });

  await test.step("a person, without accents", async () => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeFocused();
    await expect(dialog.getByRole("option", { name: "Teaching Week" })).toBeVisible();
    await page.keyboard.type("o");
    await expect(dialog.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("ines du");
    await expect(dialog.getByRole("option", { name: /Inês Duarte/ })).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/teacher\/students\?student=/);
    await expect(page.getByRole("dialog", { name: /Inês Duarte|Student/ })).toBeVisible();
    // Over a dialog the palette stays away.
    await page.keyboard.press("Control+k");
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("a screen, and an action that opens its dialog", async () => {
    await page.keyboard.press("Meta+k");
    await page.keyboard.type("week");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/teacher\/week$/);
    await expect(page.getByRole("heading", { level: 1, name: "Teaching Week" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("schedule");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Schedule New Lesson" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/teacher\/week$/);
  });

  await test.step("the arrow keys never leave the entry that Enter chooses out of sight", async () => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.keyboard.press("Control+k");
    const active = dialog.locator('[role="option"][aria-selected="true"]');
    const count = await dialog.getByRole("option").count();
    for (const key of ["ArrowDown", "ArrowUp"]) {
      for (let pressed = 0; pressed <= count; pressed += 1) {
        await page.keyboard.press(key);
        await expect(active).toHaveCount(1);
        await expect(active).toBeInViewport({ ratio: 0.95 });
      }
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("nothing, and Escape leads back", async () => {
    const opener = page.getByRole("link", { name: "Calendar" }).first();
    await opener.focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("zzzz");
    await expect(dialog.getByText("Nothing found.")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test("PALETTE-01 a parent finds the children, an administrator every account", async ({ page }) => {
  const arrived = () => expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await signIn(page, "parent", "/parent/dashboard");
  await arrived();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: box }).fill("mina");
  await page.getByRole("option", { name: "Mina Okafor" }).click();
  await expect(page).toHaveURL(/\/parent\/lessons\?childId=/);

  await signIn(page, "admin", "/admin/dashboard");
  await arrived();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: box }).fill("okafor");
  await expect(page.getByRole("option", { name: /Mina Okafor.*Student/ })).toBeVisible();
  await page.getByRole("combobox", { name: box }).fill("add user");
  await page.getByRole("option", { name: "Add User" }).click();
  await expect(page.getByRole("dialog", { name: "Create User" })).toBeVisible();
});

test("PALETTE-01 a student writes to the teacher, changes the theme and logs out by keyboard alone", async ({
  page,
}) => {
  await signIn(page, "student", "/student/calendar");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const search = page.getByRole("combobox", { name: "Search screens and actions" });
  const choose = async (typed: string) => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(search).toHaveCount(0);
  };
  await choose("contact t");
  const message = page.getByRole("dialog", { name: "Contact Teacher" });
  await expect(message.getByRole("textbox", { name: "Message" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(message).toHaveCount(0);
  const root = page.locator("html");
  const wasDark = await root.evaluate((element) => element.classList.contains("dark"));
  await choose("mode");
  await expect.poll(() => root.evaluate((element) => element.classList.contains("dark"))).toBe(!wasDark);
  await choose("log out");
  await expect(page).toHaveURL(/\/auth\/sign-?in|\/auth\/login/);
});
