// Ten lessons completed one after the other on a phone, by touch, from opening to the plan: with the notes alone, and with one
// goal taken out of each. Correcting may cost five seconds, as the notes alone are what completing took before (GOAL-35).

import { median } from "../../bench/table.mjs";
import { launch, openPage, sessionOf } from "./browser.mjs";

const lessons = 10;
const most = 5_000;
const notes = "Clementi Sonatina at 60. C major scale. ";

/** How a person goes about it, in ms: finding and reaching the next thing to tap, and a key of the phone's keyboard. */
const pace = { tap: 1_000, key: 60 };

/** The phone of GOAL-35. */
const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true, timezoneId: "Europe/Berlin" };

/** Figures of both ways. */
export async function measureCompletions(url) {
  const browser = await launch();
  try {
    const session = await sessionOf(url, "teacher");
    const alone = await completeAll(browser, url, session, { isCorrected: false });
    const corrected = await completeAll(browser, url, session, { isCorrected: true });
    const more = median(corrected) - median(alone);
    return [
      { goal: "", name: "a lesson completed by touch, notes alone", value: told(alone) },
      { goal: "", name: "a lesson completed by touch, one goal taken out", value: told(corrected) },
      {
        goal: "",
        name: "what the correction takes (GOAL-35)",
        value: seconds(more),
        threshold: `<= ${seconds(most)}`,
        met: more <= most,
      },
    ];
  } finally {
    await browser.close();
  }
}

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
const told = (times) => `${seconds(median(times))}, slowest ${seconds(Math.max(...times))}`;

/** Completes ten lessons in a row; how long each took, in ms. */
async function completeAll(browser, url, session, { isCorrected }) {
  await teachLessons(url, session.token);
  const page = await openPage(browser, session, phone);
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(`${url}/teacher/dashboard`, { waitUntil: "networkidle" });
    const form = page.getByRole("dialog", { name: "Complete Lesson" });
    const view = page.getByRole("dialog", { name: "View Lesson" });
    let opener = page
      .getByRole("region", { name: "To Complete" })
      .getByRole("button", { name: /^Complete / })
      .first();
    const times = [];
    for (let done = 0; done < lessons; done += 1) {
      await opener.waitFor();
      const began = performance.now();
      await tap(page, opener);
      await tap(page, form.getByLabel("Notes"));
      await form.getByLabel("Notes").pressSequentially(notes, { delay: pace.key });
      if (isCorrected) {
        await tap(page, form.getByRole("button", { name: /^Sets / }));
        await tap(page, form.getByRole("button", { name: "Remove C major scale" }));
      }
      await tap(page, form.getByRole("button", { name: "Complete Lesson" }));
      await view.getByText("Confirmed by you", { exact: true }).waitFor();
      times.push(performance.now() - began);
      opener = view.getByRole("button", { name: /^Complete Next: / });
    }
    return times;
  } finally {
    await page.context().close();
  }
}

async function tap(page, control) {
  await page.waitForTimeout(pace.tap);
  await control.tap();
}

/** So many lessons of the first student that are over. */
async function teachLessons(url, token) {
  const call = async (path, options = {}) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const response = await fetch(`${url}/api/teachers/${path}`, { ...options, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const { students } = await call("students");
  for (let lesson = 1; lesson <= lessons; lesson += 1) {
    const startTime = `${new Date(Date.now() - lesson * 50 * 60_000).toISOString().slice(0, 19)}Z`;
    const body = { studentId: students[0].id, title: "Study", startTime, duration: 45, timeZone: "Europe/Berlin" };
    await call("lessons", { method: "POST", body: JSON.stringify(body) });
  }
}
