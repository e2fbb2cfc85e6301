import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, demoPassword } from "./support/accounts";
import { newLesson, newTeacher, send } from "./support/class";
import { chosenPassword, newAccount, post } from "./support/new-account";
import { inHours, openAs } from "./support/roster";
import { test } from "./support/test";

test("FIELD-22 PAR-08 MSG-01 JOIN-16 a child who is unlinked while the screen is open: a sentence, nothing lost, nothing told", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = `paula.parted.${Date.now()}@music.test`;
  const parent = { name: "Paula Parted", email };
  const token = await newAccount(request, reedling, { ...parent, role: "PARENT" });
  const teacher = await newTeacher(request, reedling, "Tom Taught");
  const child = {
    name: "Cleo Parted",
    email: `cleo.${Date.now()}@music.test`,
    grade: "Grade 3",
    dateOfBirth: "2015-06-10",
  };
  const named = { parentName: parent.name, parentEmail: email };
  const { student } = await post(request, "/api/students/teacher-create", { ...child, ...named }, teacher.token);
  const { requests } = await send(request, { token }, "GET", "/api/parents/requests");
  await post(request, `/api/parents/requests/${requests[0].id}`, { accept: true }, token);
  await newLesson(request, teacher, student.id, { title: "Gavotte, bars 1-16", start: inHours(48) });
  const over = await newLesson(request, teacher, student.id, { title: "Minuet, bars 9-16", start: inHours(-48) });
  const done = { completed: true, teacherNotes: "Minuet bars 9-16 at 72, intonation." };
  await send(request, teacher, "PATCH", `/api/lessons/${over}/complete`, done);

  await openAs(page, email, "/parent/lessons");
  const coming = page.getByRole("row").filter({ hasText: "Gavotte" });
  await coming.getByRole("button", { name: /^Reschedule / }).click();
  const dialog = page.getByRole("dialog", { name: "Reschedule" });
  const text = dialog.getByRole("textbox", { name: "Message" });
  await text.fill("Could it be on Friday?");

  const office = await post(request, "/api/auth/login", { email: demoEmail("admin"), password: demoPassword });
  const { user } = await send(request, { token }, "GET", "/api/users/me");
  await send(request, office, "DELETE", `/api/admin/parents/${user.id}/children/${student.id}`);

  await test.step("what is sent is refused where it was typed, and stays", async () => {
    await dialog.getByRole("button", { name: "Send Message" }).click();
    await expect(dialog.getByRole("alert")).toContainText("There is no such lesson.");
    await expect(text).toHaveValue("Could it be on Friday?");
    await expectAccessible(page, { within: "[role=dialog]" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("what the list knew of the child has gone with that answer", async () => {
    await expect(page.getByText("Cleo")).toHaveCount(0);
    await expect(page.getByText("Minuet, bars 9-16")).toHaveCount(0);
    await expect(page).toHaveURL(/\/parent\/lessons$/);
  });

  await test.step("after a fresh load the child is gone, and a sentence says whom to ask", async () => {
    await page.goto("/parent/dashboard");
    await expect(page.getByText("No Children Linked Yet")).toBeVisible();
    await expect(page.getByText("Cleo")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Contact Administrator" })).toBeVisible();
  });
  expect((await request.post("/api/auth/login", { data: { email, password: chosenPassword } })).ok()).toBe(true);
});
