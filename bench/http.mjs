// How many times a second a teacher's week of lessons is answered in schools of 100,000 and of a million lessons, beside
// a bare handler that looks the token up, runs the same SQL and does nothing else: no rules, no limits, no log.

import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { measureCalls, signIn } from "./calls.mjs";
import { megabytes, seededFolder, settings, startProgram, startServer } from "./server.mjs";
import { median } from "./table.mjs";

const target = (path) => fileURLToPath(new URL(`../target/${path}`, import.meta.url));
const load = target("bench/release/reedling-load");
const bareHandler = target("release/examples/bare_handler");

const connections = 16;
const seconds = 4;
const rounds = 5;
const goals = { ratio: 0.75, memoryMb: 100, growth: 1.3, seedingSeconds: 300 };

/** Schools of the same shape: a teacher has 20 students and 5,000 lessons in both. */
const schools = [100_000, 1_000_000].map((lessons) => ({
  lessons,
  numbers: ["--teachers", lessons / 5_000, "--students", lessons / 250, "--lessons", lessons].map(String),
}));

/** Figures of both schools, and how the larger one compares with the smaller. */
export async function measureHttp() {
  const results = [];
  for (const school of schools) results.push(await measureSchool(school));
  const [small, large] = results.map((result) => result.p50Us);
  const growth = {
    name: "time of one answer in the larger school beside the smaller",
    value: `${(large / 1000).toFixed(2)} ms`,
    ratio: `${(large / small).toFixed(2)} x`,
    goal: `at most ${goals.growth} x`,
    met: large <= small * goals.growth,
  };
  return [...results.flatMap((result) => result.figures), growth];
}

async function measureSchool({ lessons, numbers }) {
  const started = performance.now();
  const folder = await seededFolder(numbers);
  const seeding = (performance.now() - started) / 1000;
  const server = await startServer(folder);
  const bare = await startProgram(bareHandler, ["teacher@reedling.test"], settings(folder));
  try {
    const token = await signIn(server.url);
    const week = await measureWeek(server, bare.url, token);
    const figures = [
      {
        name: "seeding",
        value: `${seeding.toFixed(1)} s`,
        goal: `${goals.seedingSeconds} s`,
        met: seeding < goals.seedingSeconds,
      },
      ...week.figures,
      ...(await measureCalls(server.url, bare.url, token)),
    ];
    const size = lessons.toLocaleString("en");
    return { p50Us: week.p50Us, figures: figures.map((figure) => ({ ...figure, name: `${size}: ${figure.name}` })) };
  } finally {
    await bare.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rates of the lesson list, ours and bare, in turns so that both meet the same moods of the machine. */
async function measureWeek(server, bareUrl, token) {
  const query = thisWeek();
  const bearer = `Authorization: Bearer ${token}`;
  const [ours, open, looked] = [`${server.url}/api/teachers/lessons`, `${bareUrl}/open`, `${bareUrl}/token`].map(
    (url) => `${url}?${query}`,
  );
  const count = await sameLessons([ours, open, looked], token);
  const rates = { ours: [], open: [], looked: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.ours.push(await rate(ours, bearer));
    rates.looked.push(await rate(looked, bearer));
    rates.open.push(await rate(open));
  }
  const busyMb = await megabytes(server.pid);
  const perSecond = middle(rates.ours, "perSecond");
  const beside = (others) => perSecond / middle(others, "perSecond");
  const percent = (ratio) => `${(ratio * 100).toFixed(0)} %`;
  const p50Us = middle(rates.ours, "p50Us");
  const figures = [
    {
      name: `a teacher's week over HTTP (${count} lessons)`,
      value: `${perSecond.toFixed(0)}/s`,
      ratio: `${percent(beside(rates.looked))} of a bare handler with a token look-up`,
      goal: percent(goals.ratio),
      met: beside(rates.looked) >= goals.ratio,
    },
    {
      name: "the same",
      value: `${perSecond.toFixed(0)}/s`,
      ratio: `${percent(beside(rates.open))} of a bare handler for anybody`,
    },
    { name: `time of one answer, middle (${connections} at once)`, value: `${(p50Us / 1000).toFixed(2)} ms` },
    { name: "time of one answer, slowest hundredth", value: `${(middle(rates.ours, "p99Us") / 1000).toFixed(2)} ms` },
    {
      name: "memory under load (resident)",
      value: `${busyMb.toFixed(1)} MB`,
      goal: `${goals.memoryMb} MB`,
      met: busyMb < goals.memoryMb,
    },
  ];
  return { p50Us, figures };
}

/** The present week, Monday to Sunday, as the dashboard asks for it. */
function thisWeek() {
  const monday = new Date();
  monday.setUTCHours(0, 0, 0, 0);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const sunday = new Date(monday.getTime() + 7 * 86_400_000 - 1000);
  const instant = (at) => at.toISOString().replace(".000Z", "Z");
  return new URLSearchParams({ startDate: instant(monday), endDate: instant(sunday) }).toString();
}

/** Makes sure that all read the same, non-empty week, and tells how many lessons it has. */
async function sameLessons(urls, token) {
  const headers = { authorization: `Bearer ${token}` };
  const counts = await Promise.all(
    urls.map(async (url) => (await (await fetch(url, { headers })).json()).lessons?.length),
  );
  if (!counts[0] || new Set(counts).size > 1) throw new Error(`different weeks of lessons: ${counts.join(", ")}`);
  return counts[0];
}

async function rate(url, ...headers) {
  const { stdout } = await promisify(execFile)(load, [url, String(connections), String(seconds), ...headers]);
  return JSON.parse(stdout);
}

const middle = (results, field) => median(results.map((result) => result[field]));
