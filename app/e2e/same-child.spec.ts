import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, signIn } from "./support/accounts";
import { newTeacher } from "./support/class";
import { expectFits } from "./support/layout";
import { post } from "./support/new-account";
import { openAs, profileOf, rows } from "./support/roster";
import { test } from "./support/test";

test("FIELD-10 FIELD-14 a cellist is added with what they play, and asked about when added again", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Celia Cellist");
  await openAs(page, teacher.email, "/teacher/students");
  const dialog = page.getByRole("dialog", { name: "Add New Student" });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const add = async (firstName: string) => {
    await page.getByRole("button", { name: "Add Student" }).first().click();
    const earlier = dialog.getByRole("button", { name: "Discard" });
    if (await earlier.isVisible()) await earlier.click();
    await field("This student is under 18").check();
    await dialog.getByText("Create New Parent").click();
    await field("Parent Name").fill("Nora Bow");
    await field("Parent Email").fill(`nora.${teacher.email}`);
    await field("First Name").fill(firstName);
    await field("Last Name").fill("Bow");
    await field("Grade").selectOption("Grade 2");
    await field("Instrument").selectOption("Other");
    await field("Which Instrument?").fill("cello");
  };

  await add("Zoë");
  await expect(dialog.locator("datalist option[value=Cello]")).toHaveCount(1);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await field("Which Instrument?").scrollIntoViewIfNeeded();
    await expectFits(page);
    if (process.env.REEDLING_SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.REEDLING_SCREENSHOTS}/instrument-${width}.png` });
    }
  }
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create Student" }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page).filter({ hasText: "Zoë Bow" })).toContainText("Cello");

  await add("zoe");
  await dialog.getByRole("button", { name: "Create Student" }).click();
  const question = page.getByRole("alertdialog", { name: "Is This Another Child?" });
  await expect(question).toContainText("There is already a student of this name with this parent.");
  await expect(question.getByRole("button", { name: "Go Back" })).toBeFocused();
  await expect(question).toContainText("Zoë Bow, Grade 2, Cello");
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    if (process.env.REEDLING_SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.REEDLING_SCREENSHOTS}/same-child-${width}.png` });
    }
  }
  await question.getByRole("button", { name: "Go Back" }).press("Enter");
  await expect(field("First Name")).toHaveValue("zoe");
  await dialog.getByRole("button", { name: "Create Student" }).click();
  await question.getByRole("link", { name: "Open Student" }).click();
  await expect(profileOf(page)).toContainText("Cello");
  await page.keyboard.press("Escape");
  await expect(rows(page)).toHaveCount(1);
});

test("FIELD-10 a parent reads that a teacher asks about a child who may be there already", async ({
  page,
  reedling,
}) => {
  const { request } = page;
  const teacher = await newTeacher(request, reedling, "Sven Second");
  await signIn(page, "parent", "/parent/children");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const name = ((await heading.textContent()) ?? "").trim();
  const [firstName = "", ...rest] = name.split(" ");
  const { parent } = await post(
    request,
    "/api/teachers/parents",
    { name: "Typed Name", email: demoEmail("parent") },
    teacher.token,
  );
  const child = { firstName, lastName: rest.join(" "), dob: "2016-05-04", instrument: "Flute", grade: "Grade 1" };
  await post(request, "/api/students/minor", { ...child, parentIds: [parent.id] }, teacher.token);
  await page.goto("/parent/dashboard");
  const card = page.getByRole("region", { name: `Is Sven Second ${firstName}'s teacher?` });
  await expect(card).toContainText(`You already have a child named ${firstName} here.`);
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    if (process.env.REEDLING_SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.REEDLING_SCREENSHOTS}/namesake-${width}.png` });
    }
  }
  await card.getByRole("button", { name: "Contact Administrator" }).click();
  await expect(page.getByRole("dialog", { name: "Contact Administrator" })).toBeVisible();
});
