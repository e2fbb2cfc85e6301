import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { fillSignIn, signInByForm } from "./support/accounts";
import { test } from "./support/test";

const logOut = async (page: Page) => {
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(/\/auth\/login$/);
};

const students = (page: Page) => page.getByRole("list", { name: "Students" }).getByRole("listitem");

/** Another path of the open page; a load from the address bar would begin with an empty cache anyway. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

// SCREEN-06.
test("screen_06 who signs in after somebody else, in this or another tab, is shown nothing of theirs", async ({
  page,
  context,
}) => {
  await signInByForm(page, "teacher");
  await page.getByRole("link", { name: "My Students" }).click();
  await expect(students(page).first()).toBeVisible();
  const own = await students(page).count();

  await test.step("the teacher logs out in a second tab, and somebody else signs in in the first", async () => {
    const second = await context.newPage();
    await second.goto("/teacher/dashboard");
    await logOut(second);
    await page.waitForURL(/\/auth\/signin$/);
    await fillSignIn(page, "admin");
    await page.waitForURL(/\/admin\/dashboard$/);
    await goTo(page, "/teacher/students");
    // The whole school's students, where the teacher saw their own.
    await expect(students(page).nth(own)).toBeVisible();
    await second.close();
  });

  await test.step("the user changes in a second tab while the first shows a list", async () => {
    const second = await context.newPage();
    await second.goto("/teacher/students");
    await logOut(second);
    await fillSignIn(second, "teacher");
    await second.waitForURL(/\/teacher\/dashboard$/);
    await second.getByRole("link", { name: "My Students" }).click();
    await expect(students(second).first()).toBeVisible();
    await second.evaluate(() => {
      // What a sign-in of another tab stores, at once and without a log-out before it.
      const user = { id: "somebody-else", name: "Somebody Else", email: "else@reedling.test", role: "TEACHER" };
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.contentWindow?.localStorage.setItem("user", JSON.stringify(user));
      frame.contentWindow?.localStorage.setItem("token", "of-somebody-else");
    });
    await expect(students(second)).toHaveCount(0);
  });
});
