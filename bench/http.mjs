// How many times a second a teacher's week of lessons is answered, beside a bare handler that runs the same SQL and
// does nothing else: no sign-in, no rules, no error mapping.

import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { seededFolder, settings, startProgram, startServer } from "./server.mjs";
import { median } from "./table.mjs";

const target = (path) => fileURLToPath(new URL(`../target/${path}`, import.meta.url));
const load = target("bench/release/reedling-load");
const bareHandler = target("release/examples/bare_handler");

const connections = 16;
const seconds = 4;
const rounds = 5;
const goal = 0.6;

/** Rates of the lesson list, ours and bare, in turns so that both meet the same moods of the machine. */
export async function measureHttp() {
  const folder = await seededFolder();
  const server = await startServer(folder);
  const bare = await startProgram(bareHandler, ["teacher@reedling.test"], settings(folder));
  try {
    const path = `/api/teachers/lessons?${thisWeek()}`;
    const bearer = `Authorization: Bearer ${await signIn(server.url)}`;
    const lessons = await sameLessons(`${server.url}${path}`, bearer, `${bare.url}${path}`);
    const ours = [];
    const theirs = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await rate(`${server.url}${path}`, bearer));
      theirs.push(await rate(`${bare.url}${path}`));
    }
    const perSecond = middle(ours, "perSecond");
    const ratio = perSecond / middle(theirs, "perSecond");
    return [
      {
        name: `a teacher's week over HTTP (${lessons} lessons)`,
        value: `${perSecond.toFixed(0)}/s`,
        ratio: `${(ratio * 100).toFixed(0)} % of the bare handler`,
        goal: `${goal * 100} %`,
        met: ratio >= goal,
      },
      { name: "the bare handler", value: `${middle(theirs, "perSecond").toFixed(0)}/s` },
      {
        name: `time of one answer, middle (${connections} at once)`,
        value: `${(middle(ours, "p50Us") / 1000).toFixed(2)} ms`,
      },
      { name: "time of one answer, slowest hundredth", value: `${(middle(ours, "p99Us") / 1000).toFixed(2)} ms` },
    ];
  } finally {
    await bare.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
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

async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "teacher@reedling.test", password: "Practice-makes-1t!" }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).token;
}

/** Makes sure that both read the same, non-empty week, and tells how many lessons it has. */
async function sameLessons(ours, bearer, theirs) {
  const [name, value] = bearer.split(": ");
  const read = async (url, headers = {}) => (await (await fetch(url, { headers })).json()).lessons?.length;
  const lessons = await read(ours, { [name]: value });
  const bare = await read(theirs);
  if (!lessons || lessons !== bare)
    throw new Error(`${lessons} lessons from the server, ${bare} from the bare handler`);
  return lessons;
}

async function rate(url, ...headers) {
  const { stdout } = await promisify(execFile)(load, [url, String(connections), String(seconds), ...headers]);
  return JSON.parse(stdout);
}

const middle = (results, field) => median(results.map((result) => result[field]));
