import { expect } from "@playwright/test";
import { newStudent, newTeacher } from "./support/class";
import { openDay, taught, today, untilPlanned } from "./support/practice";
import { closedContexts, recordSound, soundOnsets } from "./support/sound";
import { test } from "./support/test";

// The listener is a script beside the page's own.
test.use({ bypassCSP: true });

test("TODAY-02 the metronome keeps its tempo in a background tab, and stops on leaving", async ({
  page,
  context,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  const teacher = await newTeacher(request, reedling, "Mae Metronome");
  const student = await newStudent(request, teacher, { name: "Moa Metronome", signsIn: true });
  await taught(request, teacher, student, 1);
  await recordSound(page);
  await openDay(page, student);
  const metronome = today(page).getByRole("button", { name: /^Metronome \d+$/ });
  await untilPlanned(page, metronome.first());
  const first = metronome.first();
  const bpm = Number((await first.textContent())?.match(/\d+/)?.[0]);
  expect(bpm).toBeGreaterThanOrEqual(30);
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await first.press("Enter");
  await expect(first).toHaveAttribute("aria-pressed", "true");

  const other = await context.newPage();
  await other.goto("about:blank");
  await other.bringToFront();
  const sounded = async () => {
    const heard = await soundOnsets(page);
    return (heard.at(-1) ?? 0) - (heard[0] ?? 0);
  };
  await expect.poll(sounded, { timeout: 90_000 }).toBeGreaterThan(60.01);
  const onsets = await soundOnsets(page);
  const begun = onsets[0] ?? 0;
  const minute = onsets.filter((at) => at - begun <= 60.01);
  expect(Math.abs(minute.length - bpm)).toBeLessThanOrEqual(1);
  const worst = Math.max(...minute.map((at, index) => Math.abs(at - begun - (index * 60) / bpm)));
  test.info().annotations.push({ type: "metronome", description: `${bpm} bpm, worst ${worst * 1000} ms over 60 s` });
  expect(worst).toBeLessThan(0.002);
  await other.close();

  await first.press(" ");
  await expect(first).toHaveAttribute("aria-pressed", "false");
  expect(await closedContexts(page)).toBe(1);
  await first.click();
  if ((await metronome.count()) > 1) {
    await metronome.nth(1).click();
    await expect(first).toHaveAttribute("aria-pressed", "false");
    await expect(metronome.nth(1)).toHaveAttribute("aria-pressed", "true");
  }
  const before = await closedContexts(page);
  await page.getByRole("link", { name: "View Calendar" }).click();
  await page.waitForURL(/\/student\/calendar$/);
  await expect.poll(() => closedContexts(page)).toBe(before + 1);
});
