import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { chosenPassword, post } from "./support/new-account";
import type { Reedling } from "./support/reedling";
import { test } from "./support/test";

/** A teacher, and a student whose repertoire has two pieces that a lesson set. */
const begin = async (request: APIRequestContext, reedling: Reedling) => {
  const teacher = await newTeacher(request, reedling, "Rita Repertoire");
  const pupil = await newStudent(request, teacher, { name: "Mia Repertoire", signsIn: true });
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 40 * 60_000);
  const id = await newLesson(request, teacher, pupil.id, { title: "Study", start });
  const title = (text: string) => ({ do: "practise", subject: { kind: "title", title: text } });
  await send(request, teacher, "PATCH", `/api/lessons/${id}/complete`, {
    completed: true,
    teacherNotes: "Both pieces.",
    goals: [title("Gavotte"), title("Gavot")],
  });
  return { teacher, pupil, lesson: id };
};

test("GOAL-20 GOAL-30 a teacher merges and renames pieces, whose goals stay, and the student reads them", async ({
  page,
  request,
  reedling,
}) => {
  const { teacher, pupil, lesson } = await begin(request, reedling);
  await storeSession(page, teacher.email, chosenPassword);
  await page.goto(`/teacher/students?student=${pupil.id}`);
  const profile = page.getByRole("dialog", { name: "Student Profile" });
  const pieces = profile.getByRole("list", { name: "Practising" });
  await expect(pieces.getByRole("listitem")).toHaveCount(2);

  await test.step("two pieces become one, two again, and one", async () => {
    const merge = async () => {
      await profile.getByRole("button", { name: "Change Gavot", exact: true }).click();
      await profile.getByRole("button", { name: "Same Piece As…: Gavot", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Same Piece As…" });
      await dialog.getByRole("combobox").selectOption("Gavotte");
      await expectAccessible(page, { within: "[role=dialog]" });
      await dialog.getByRole("button", { name: "Merge" }).click();
      await expect(dialog).toBeHidden();
      await expect(pieces.getByRole("listitem")).toHaveCount(1);
    };
    await merge();
    await profile.getByRole("button", { name: "Undo: Gavot" }).click();
    await expect(pieces.getByRole("listitem")).toHaveCount(2);
    await expect(profile.getByRole("button", { name: "Change Gavot", exact: true })).toBeFocused();
    await merge();
  });

  await test.step("it gets another name", async () => {
    await profile.getByRole("button", { name: "Change Gavotte", exact: true }).click();
    await expect(profile.getByRole("button", { name: "Delete: Gavotte" })).toHaveCount(0);
    await profile.getByRole("button", { name: "Rename: Gavotte" }).click();
    const dialog = page.getByRole("dialog", { name: "Rename Piece" });
    await dialog.getByLabel("Title").fill("Gavotte in D");
    await dialog.getByLabel("Composer").fill("Gossec");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await expect(pieces).toContainText("Gavotte in D Gossec");
    const { goals } = await send(request, teacher, "GET", `/api/lessons/${lesson}/goals`);
    const kept = goals.map(({ subject }: { subject: { pieceId?: string } }) => subject.pieceId);
    expect(kept[0]).toBeTruthy();
    // What both goals set alike is one goal of the one piece.
    expect(kept).toEqual([kept[0]]);
  });

  await test.step("a piece that no lesson has set can be deleted", async () => {
    await post(request, `/api/students/${pupil.id}/pieces`, { title: "Mistake" }, teacher.token);
    await page.reload();
    await profile.getByRole("button", { name: "Change Mistake" }).click();
    await profile.getByRole("button", { name: "Delete: Mistake" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Piece" }).click();
    await expect(pieces.getByRole("listitem")).toHaveCount(1);
  });

  await storeSession(page, pupil.email, chosenPassword);
  await page.goto("/student/my-lessons");
  await page.getByRole("link", { name: "My Pieces" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Pieces" })).toBeVisible();
  const own = page.getByRole("list", { name: "Pieces" });
  await expect(own).toContainText("Gavotte in D Gossec");
  await expect(own).toContainText("Practising");
  await expectAccessible(page);
});
