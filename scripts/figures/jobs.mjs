// The main jobs by the keyboard alone, with the focus in sight at each step, and how many steps they take (goals 2, 24).

import { launch, openPage, sessionOf } from "./browser.mjs";

/** Figures of the jobs. */
export async function measureJobs(url) {
  const browser = await launch();
  const steps = new Map();
  const failed = [];
  try {
    for (const { name, role, path, prepare, work } of jobs) {
      const session = await sessionOf(url, role);
      const context = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", timezoneId: "Europe/Berlin" };
      const page = await openPage(browser, session, context);
      page.setDefaultTimeout(10_000);
      try {
        await prepare?.(url, session.token);
        await page.goto(url + path, { waitUntil: "networkidle" });
        await page.locator("h1").first().waitFor();
        steps.set(name, await work(page));
      } catch (error) {
        failed.push(`${name}: ${String(error.message).split("\n")[0]}`);
      } finally {
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
  }
  return [
    {
      goal: "2",
      name: "main jobs by the keyboard alone, focus in sight",
      value: `${jobs.length - failed.length} of ${jobs.length}`,
      threshold: `${jobs.length}`,
      met: failed.length === 0,
      notes: failed,
    },
    stepsOf(steps, "schedule a lesson", "inputs of a lesson with the defaults", 4),
    stepsOf(steps, "complete a lesson", "actions from the dashboard to a completed lesson", 3),
  ];
}

function stepsOf(steps, job, name, most) {
  const taken = steps.get(job);
  return {
    goal: "24",
    name,
    value: `${taken ?? "-"}`,
    threshold: `<= ${most}`,
    met: taken !== undefined && taken <= most,
  };
}

const dialog = (page, name) => page.getByRole("dialog", { name });
const button = (place, name) => place.getByRole("button", { name }).first();

/** Each job, done without a pointer; the answer is how many controls it took. */
const jobs = [
  {
    name: "schedule a lesson",
    role: "teacher",
    path: "/teacher/lessons",
    work: async (page) => {
      await pressAt(page, button(page, "Schedule Lesson"));
      // The button that opens the form is a way there and no input.
      const before = takenOn(page);
      const form = dialog(page, "Schedule New Lesson");
      await typeAt(page, form.getByLabel("Student", { exact: true }), "Theo");
      await typeAt(page, form.getByLabel("Date", { exact: true }), inDays(30));
      await pressAt(page, button(form, "Schedule Lesson"));
      await form.waitFor({ state: "detached" });
      return takenOn(page) - before;
    },
  },
  {
    name: "complete a lesson",
    role: "teacher",
    path: "/teacher/dashboard",
    prepare: teachLesson,
    work: async (page) => {
      await pressAt(page, button(page.getByRole("region", { name: "To Complete" }), /^Complete /));
      const form = dialog(page, "Complete Lesson");
      await typeAt(page, form.getByLabel("Notes"), "Minuet in G, bars 9-16 at 72, left hand late.");
      await pressAt(page, button(form, "Complete Lesson"));
      await dialog(page, "View Lesson").waitFor();
      return takenOn(page);
    },
  },
  {
    name: "cancel a lesson",
    role: "teacher",
    path: "/teacher/lessons?status=upcoming",
    work: async (page) => {
      await pressAt(page, button(page, /^Actions for/));
      await page.keyboard.type("can");
      await expectFocus(page.getByRole("menuitem", { name: "Cancel Lesson" }));
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog");
      await pressAt(page, button(question, "Cancel Lesson"));
      await question.waitFor({ state: "detached" });
    },
  },
  {
    name: "add a student",
    role: "teacher",
    path: "/teacher/students",
    work: async (page) => {
      await pressAt(page, button(page, "Add Student"));
      const form = dialog(page, "Add New Student");
      await typeAt(page, form.getByLabel("First Name", { exact: true }), "Ida");
      await typeAt(page, form.getByLabel("Last Name", { exact: true }), "Keyes");
      await typeAt(page, form.getByLabel("Email", { exact: true }), `ida.${Date.now()}@families.test`);
      await typeAt(page, form.getByLabel("Grade", { exact: true }), "Grade 2");
      await typeAt(page, form.getByLabel("Instrument"), "Piano");
      await pressAt(page, button(form, "Create Student"));
      await form.waitFor({ state: "detached" });
    },
  },
  {
    name: "read a plan",
    role: "student",
    path: "/student/my-lessons?status=completed",
    work: async (page) => {
      await pressAt(page, button(page, /^View Details/));
      const lesson = page.getByRole("dialog");
      const days = lesson.getByRole("tab");
      await tabTo(page, lesson.locator('[role="tab"][aria-selected="true"]'));
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await expectFocus(days.nth(1));
    },
  },
  {
    name: "filter a child's lessons",
    role: "parent",
    path: "/parent/lessons",
    work: async (page) => {
      await tabTo(page, page.getByLabel("Child", { exact: true }));
      await page.keyboard.press("ArrowDown");
      await page.waitForURL(/childId=/);
    },
  },
];

const farthest = 80;

/** Presses Tab until the focus is on a control; each stop on the way must be seen. */
async function tabTo(page, control) {
  await control.waitFor();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(unseenFocus);
    if (hidden !== null) throw new Error(`the focus is not seen at ${hidden}`);
  }
  throw new Error(`${farthest} times Tab did not lead to ${control}`);
}

/** How many controls were used on each page. */
const taken = new WeakMap();
const takenOn = (page) => taken.get(page) ?? 0;

async function pressAt(page, control) {
  await tabTo(page, control);
  taken.set(page, takenOn(page) + 1);
  await page.keyboard.press("Enter");
}

async function typeAt(page, control, text) {
  await tabTo(page, control);
  taken.set(page, takenOn(page) + 1);
  await page.keyboard.type(text);
}

async function expectFocus(control) {
  await control.evaluate(
    (element) =>
      new Promise((done, failed) => {
        const started = performance.now();
        const look = () => {
          if (element === document.activeElement) done();
          else if (performance.now() - started > 5_000) failed(new Error(`the focus is not on ${element.textContent}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Runs in the page: what has the focus and shows no ring, or stands out of sight; null where all is well. */
function unseenFocus() {
  const active = document.activeElement;
  // Past the last control the browser's own come.
  if (active === null || active === document.body) return null;
  const ringed = [active, ...active.querySelectorAll("*"), ...(active.labels ?? []), active.parentElement];
  const hasRing = ringed.some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
  const { width, bottom, top } = active.getBoundingClientRect();
  const isThere = width > 0 && bottom > 0 && top < innerHeight;
  return hasRing && isThere ? null : (active.ariaLabel ?? active.textContent ?? active.tagName).trim().slice(0, 40);
}

/** A day as it is typed. */
function inDays(days) {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${date.getDate()}/${date.getMonth() + 1}/${date.getFullYear()}`;
}

/** A lesson of the first student that is over. */
async function teachLesson(url, token) {
  const call = async (path, options = {}) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const response = await fetch(`${url}/api/teachers/${path}`, { ...options, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const { students } = await call("students");
  const startTime = `${new Date(Date.now() - 50 * 60_000).toISOString().slice(0, 19)}Z`;
  const body = { studentId: students[0].id, title: "Study", startTime, duration: 45, timeZone: "Europe/Berlin" };
  await call("lessons", { method: "POST", body: JSON.stringify(body) });
}
