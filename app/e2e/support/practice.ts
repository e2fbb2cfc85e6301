import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signInWith } from "./accounts";
import { newLesson, send } from "./class";
import { chosenPassword } from "./new-account";

const day = 86_400_000;

/** A lesson so many days ago whose notes make a plan. */
export const taught = async (
  request: APIRequestContext,
  teacher: { token: string },
  student: { id: string },
  daysAgo: number,
) => {
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - daysAgo * day);
  const id = await newLesson(request, teacher, student.id, { title: "Gavotte", start });
  await send(request, teacher, "PATCH", `/api/lessons/${id}/complete`, {
    completed: true,
    teacherNotes: "Gavotte bars 9-16 hands together at 72. G major scale at 66, intonation.",
  });
  return id;
};

/** The first part of a student's dashboard. */
export const today = (page: Page) => page.getByRole("region", { name: "Today" });

/** Signs a student in, whose dashboard is then open. */
export const openDay = async (page: Page, student: { email: string }) => {
  await signInWith(page, student.email, chosenPassword);
  await page.waitForURL(/\/student\/dashboard$/);
  await expect(today(page)).toBeVisible();
};

/** Reloads until the plan, which a job makes, is there. */
export const untilPlanned = async (page: Page, shown: ReturnType<Page["locator"]>) =>
  expect(async () => {
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
