// How the server bears load: `just bench steady --seconds 600`. On SQLite, and on PostgreSQL where --postgres names a server:
// how fast reading is while 200 people a second sign in, how much the machine can do, and whether it stays as it is at 80 % of
// that. Everything runs on this machine and ends by itself.

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { signIn } from "./calls.mjs";
import { executable, megabytes, settings, startProgram } from "./server.mjs";
import { describeMachine, table } from "./table.mjs";

const run = promisify(execFile);
const load = fileURLToPath(new URL("../target/bench/release/reedling-load", import.meta.url));

const connections = 16;
const share = 0.8;
const goals = { readsMs: 250, slowest: 10, growth: 1.05, slowing: 0.1 };

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    search: { type: "string", default: "15" },
    "sign-ins": { type: "string", default: "60" },
    lessons: { type: "string", default: "100000" },
    postgres: { type: "string" },
  },
});
const seconds = within(values.seconds, 5, 3600);
const searchSeconds = within(values.search, 3, 120);
const signInSeconds = within(values["sign-ins"], 5, 300);
const lessons = Number(values.lessons);
const many = (number) => String(Math.max(1, Math.ceil(number)));
const school = ["--teachers", many(lessons / 5_000), "--students", many(lessons / 250), "--lessons", many(lessons)];

/** A number of seconds that a run may take. */
function within(text, least, most) {
  const number = Number(text);
  if (!(number >= least && number <= most)) throw new Error(`${text} is not between ${least} and ${most} seconds`);
  return number;
}

/** What a teacher's browser asks for, and one change in ten. */
function requests() {
  const week = new URLSearchParams({
    startDate: new Date(Date.now() - 3 * 86_400_000).toISOString().replace(/\.\d+Z/, "Z"),
    endDate: new Date(Date.now() + 4 * 86_400_000).toISOString().replace(/\.\d+Z/, "Z"),
  });
  const lessons = `GET /api/teachers/lessons?${week}`;
  const reads = ["GET /api/users/me", lessons, "GET /api/teachers/students", lessons, "GET /api/stats"];
  const switches = {
    emailNotifications: true,
    pushNotifications: true,
    lessonReminders: true,
    examNotifications: true,
    achievementAlerts: false,
  };
  const change = `PUT /api/users/notifications ${JSON.stringify(switches)}`;
  return { reads: [...reads, lessons, "GET /api/users/me", lessons, lessons], change };
}

/** Sends requests at a rate, 0 for as fast as they are answered. */
async function paced(url, folder, lines, { rate, length, by = connections, headers = [] }) {
  const file = join(folder, `requests-${lines.length}-${rate}.txt`);
  await writeFile(file, `${lines.join("\n")}\n`);
  const host = url.replace("http://", "");
  const { stdout } = await run(load, ["paced", host, file, String(by), String(length), String(rate), ...headers]);
  return JSON.parse(stdout);
}

/** Everything but what was asked for. */
const failures = ({ statuses, errors, answers }) => errors + answers - (statuses[200] ?? 0);
const ms = (us) => `${(us / 1000).toFixed(1)} ms`;

/** The figures of one database. */
async function measure(name, database) {
  const folder = await mkdtemp(join(tmpdir(), "reedling-steady-"));
  const environment = { ...settings(folder), ...(database && { REEDLING_DATABASE_URL: database }) };
  let server;
  try {
    await run(executable, ["seed-demo", ...school], { env: environment });
    server = await startProgram(executable, ["serve"], environment);
    const headers = [`Authorization: Bearer ${await signIn(server.url)}`];
    const { reads, change } = requests();
    const mix = [...reads, change];
    const figures = [
      ...(await whileOthersSignIn(server, folder, reads, headers)),
      ...(await whileHealthIsAsked(server, folder, change, headers)),
      ...(await held(server, folder, mix, headers)),
    ];
    return figures.map((figure) => ({ ...figure, name: `${name}: ${figure.name}` }));
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reading, while 200 people a second sign in with the right password. */
async function whileOthersSignIn(server, folder, reads, headers) {
  const sign = (who) =>
    `POST /api/auth/login ${JSON.stringify({ email: `${who}@reedling.test`, password: "Practice-makes-1t!" })}`;
  const people = ["teacher", "student", "parent", "admin"].map(sign);
  const [signed, read] = await Promise.all([
    paced(server.url, folder, people, { rate: 200, length: signInSeconds, by: 512 }),
    paced(server.url, folder, reads, { rate: 50, length: signInSeconds, headers }),
  ]);
  await pause(2000);
  return [
    {
      name: `reading while 200 sign in a second for ${signInSeconds} s, slowest hundredth`,
      value: ms(read.p99Us),
      ratio: `${failures(read)} of ${read.answers + read.errors} failed; sign-ins: ${JSON.stringify(signed.statuses)}`,
      goal: `${goals.readsMs} ms`,
      met: read.p99Us <= goals.readsMs * 1000 && failures(read) === 0,
    },
  ];
}

/** Changes one after the other, with and without 5,000 health calls a second, in turns. */
async function whileHealthIsAsked(server, folder, change, headers) {
  const rates = { alone: [], beside: [] };
  for (let round = 0; round < 5; round += 1) {
    const write = () => paced(server.url, folder, [change], { rate: 0, length: 3, by: 1, headers });
    rates.alone.push((await write()).perSecond);
    const [written, asked] = await Promise.all([
      write(),
      paced(server.url, folder, ["GET /api/health"], { rate: 5000, length: 3, by: 8 }),
    ]);
    rates.beside.push(written.perSecond);
    rates.asked = asked.perSecond;
  }
  const middle = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
  const slowing = 1 - middle(rates.beside) / middle(rates.alone);
  return [
    {
      name: "changes slowed by 5,000 health calls a second",
      value: `${(slowing * 100).toFixed(1)} %`,
      ratio: `${middle(rates.alone).toFixed(0)}/s alone, ${rates.asked.toFixed(0)} health calls a second answered`,
      goal: `${goals.slowing * 100} %`,
      met: slowing < goals.slowing,
    },
  ];
}

/** The largest rate, and how the server is at 80 % of it for as long as is asked. */
async function held(server, folder, mix, headers) {
  const most = await paced(server.url, folder, mix, { rate: 0, length: searchSeconds, headers });
  const rate = Math.max(1, Math.floor(most.perSecond * share));
  await pause(2000);
  const memory = [await megabytes(server.pid)];
  const holding = paced(server.url, folder, mix, { rate, length: seconds, by: connections * 4, headers });
  await pause((seconds * 1000) / 2);
  memory.push(await megabytes(server.pid));
  const result = await holding;
  memory.push(await megabytes(server.pid));
  const failed = failures(result);
  return [
    {
      name: "largest rate, nine reads to one change",
      value: `${most.perSecond.toFixed(0)}/s`,
      ratio: `${failures(most)} failed`,
    },
    {
      name: `${rate}/s for ${seconds} s, failed`,
      value: `${failed} of ${result.answers + result.errors}`,
      ratio: `${result.perSecond.toFixed(0)}/s; ${JSON.stringify(result.statuses)}`,
      goal: "none",
      met: failed === 0,
    },
    {
      name: "the same, slowest hundredth",
      value: ms(result.p99Us),
      ratio: `${(result.p99Us / result.p50Us).toFixed(1)} x the middle (${ms(result.p50Us)}); slowest ${ms(result.maxUs)}`,
      goal: `at most ${goals.slowest} x`,
      met: result.p99Us <= goals.slowest * result.p50Us,
    },
    {
      name: "the same, memory at the start, the middle and the end",
      value: memory.map((mb) => `${mb.toFixed(0)} MB`).join(", "),
      goal: `the second half grows by at most ${((goals.growth - 1) * 100).toFixed(0)} %`,
      met: memory[2] <= memory[1] * goals.growth,
    },
  ];
}

console.log(describeMachine());
const figures = await measure("SQLite");
if (values.postgres) figures.push(...(await measure("PostgreSQL", values.postgres)));
console.log(table(figures));
console.log(
  `load average at the end: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(" ")}`,
);
if (figures.some((figure) => figure.met === false)) console.log("Some goals are missed.");
