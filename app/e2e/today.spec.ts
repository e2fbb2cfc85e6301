import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signInWith } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { expectFits } from "./support/layout";
import { chosenPassword } from "./support/new-account";
import { test } from "./support/test";

const day = 86_400_000;

/** A lesson so many days ago whose notes make a plan. */
const taught = async (
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

const today = (page: Page) => page.getByRole("region", { name: "Today" });

const open = async (page: Page, student: { email: string }) => {
  await signInWith(page, student.email, chosenPassword);
  await page.waitForURL(/\/student\/dashboard$/);
  await expect(today(page)).toBeVisible();
};

/** Reloads until the plan, which a job makes, is there. */
const untilPlanned = async (page: Page, shown: ReturnType<Page["locator"]>) =>
  expect(async () => {
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });

test("TODAY-01 a student's dashboard begins with today's tasks, a rest day, or what comes", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Tilda Today");
  const student = await newStudent(request, teacher, { name: "Tim Today", signsIn: true });
  await open(page, student);
  await expect(today(page)).toContainText("No practice is planned for today. A plan comes after your next lesson.");
  await newLesson(request, teacher, student.id, {
    title: "Next one",
    start: new Date(Math.floor(Date.now() / 1000) * 1000 + 3 * day),
  });
  await page.reload();
  await expect(today(page)).toContainText(/Your next lesson is on .+; a plan comes after it\./);

  await taught(request, teacher, student, 1);
  const tasks = today(page).getByRole("list", { name: "Tasks of today" }).getByRole("listitem");
  await untilPlanned(page, tasks.first());
  await expect(tasks.filter({ hasText: "Gavotte" }).first()).toContainText(/\d+min/);
  const regions = await page
    .getByRole("main")
    .getByRole("region")
    .evaluateAll((all) =>
      all.map((region) => region.getAttribute("aria-label") ?? region.getAttribute("aria-labelledby")),
    );
  expect(regions.slice(0, 2)).toEqual(["today", "Next lesson"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);

  await test.step("a day of rest looks like one", async () => {
    await page.route("**/api/lessons/*", async (route) => {
      const answer = await route.fetch();
      const lesson = await answer.json();
      for (const planned of lesson.practiceGuidance.dailyPlan) {
        Object.assign(planned, { durationMinutes: 0, warmup: "", technicalFocus: "", repertoire: [] });
        planned.musicianship = "A day off, and it breaks no streak.";
      }
      await route.fulfill({ response: answer, json: lesson });
    });
    await page.reload();
    await expect(today(page).getByRole("heading", { name: "Rest day" })).toBeVisible();
    await expect(today(page)).toContainText("A day off, and it breaks no streak.");
    await expect(tasks).toHaveCount(0);
  });
});

/** What the page hands to the sound, recorded as samples while it sounds. */
interface Recording {
  onsets: number[];
  closed: number;
}

const record = () => {
  const recording: Recording = { onsets: [], closed: 0 };
  Object.assign(window, { recording });
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (this instanceof AudioBufferSourceNode) {
      const tap = this.context.createScriptProcessor(4096, 1, 1);
      let samples = 0;
      let quiet = Number.POSITIVE_INFINITY;
      tap.onaudioprocess = ({ inputBuffer }) => {
        const heard = inputBuffer.getChannelData(0);
        for (const sample of heard) {
          if (Math.abs(sample) > 0.5) {
            if (quiet > 4000) recording.onsets.push(samples / inputBuffer.sampleRate);
            quiet = 0;
          } else quiet += 1;
          samples += 1;
        }
      };
      connect.call(this, tap);
      connect.call(tap, to);
      return to;
    }
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
  const close = AudioContext.prototype.close;
  AudioContext.prototype.close = function () {
    recording.closed += 1;
    return close.call(this);
  };
};

const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { recording: Recording }).recording) as Promise<Recording>;

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
  await page.addInitScript(record);
  await open(page, student);
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
  await page.waitForTimeout(64_000);
  const { onsets } = await recorded(page);
  const begun = onsets[0] ?? 0;
  const minute = onsets.filter((at) => at - begun <= 60.01);
  expect(Math.abs(minute.length - bpm)).toBeLessThanOrEqual(1);
  const worst = Math.max(...minute.map((at, index) => Math.abs(at - begun - (index * 60) / bpm)));
  test.info().annotations.push({ type: "metronome", description: `${bpm} bpm, worst ${worst * 1000} ms over 60 s` });
  expect(worst).toBeLessThan(0.002);
  await other.close();

  await first.press(" ");
  await expect(first).toHaveAttribute("aria-pressed", "false");
  expect((await recorded(page)).closed).toBe(1);
  await first.click();
  if ((await metronome.count()) > 1) {
    await metronome.nth(1).click();
    await expect(first).toHaveAttribute("aria-pressed", "false");
    await expect(metronome.nth(1)).toHaveAttribute("aria-pressed", "true");
  }
  const before = (await recorded(page)).closed;
  await page.getByRole("link", { name: "View Calendar" }).click();
  await page.waitForURL(/\/student\/calendar$/);
  await expect.poll(async () => (await recorded(page)).closed).toBe(before + 1);
});

test("TODAY-03 the week's plan prints on one page", async ({ page, request, reedling }) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Pia Print");
  const student = await newStudent(request, teacher, { name: "Pat Print", signsIn: true });
  await taught(request, teacher, student, 1);
  await open(page, student);
  const week = today(page).getByRole("button", { name: "Whole Week" });
  await untilPlanned(page, week);
  await week.click();
  await expect(page.getByRole("button", { name: "Print Plan" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("tab")).toHaveCount(7);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".plan-sheet");
  await expect(sheet.locator("article")).toHaveCount(7);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(sheet).toHaveCount(0);
});
