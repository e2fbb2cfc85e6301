import type { components } from "@openapi/schema";
import { inTime } from "@/lib/time/in-time";

/** As in lib/core, which needs this. */
type Core = typeof import("reedling-wasm");

/** The years before and after this one of which the server is asked: all that a school looks at. */
const years = { before: 2, after: 10 };

/** ms for which the rules wait for the server's word on the clock; without it the browser's own word holds. */
const longestWait = 3000;

/** Core, once it is loaded. */
let rules: Core | undefined;

/** ms after which the server is asked again when it told nothing. */
const pause = 60_000;

/** The zone of which the server was asked last: core keeps the clock changes of one. */
let asked: string | undefined;

const usable = new Map<string, string>();

/** The zone itself, or where the browser does not take its own name back (`Etc/Unknown`) one of the same hours ahead. */
const usableZone = (name: string): string => {
  const known = usable.get(name);
  if (known !== undefined) return known;
  let zone = name;
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    const behind = Math.round(new Date().getTimezoneOffset() / 60);
    zone = behind === 0 ? "UTC" : `Etc/GMT${behind > 0 ? "+" : ""}${behind}`;
  }
  usable.set(name, zone);
  return zone;
};

let zone: string | undefined;

/** The browser's IANA time zone. Asked once while a screen is drawn, as asking takes a fraction of a millisecond. */
export const browserZone = (): string => {
  if (zone === undefined) {
    zone = usableZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    queueMicrotask(() => {
      zone = undefined;
    });
    // Who travels has another zone in the page that was open.
    if (rules !== undefined && asked !== zone) learn(rules, zone, ask(zone));
  }
  return zone;
};

const newYear = (offset: number) => `${new Date().getUTCFullYear() + offset}-01-01T00:00:00Z`;

/** What the server knows of a zone's clocks, and until when, as an instant. */
const ask = async (name: string) => {
  asked = name;
  const to = newYear(years.after + 1);
  const query = new URLSearchParams({ from: newYear(-years.before), to });
  const path = `/api/zones/${encodeURIComponent(name)}?${query}`;
  const answer = await fetch(new Request(new URL(path, globalThis.location.origin)));
  if (!answer.ok) throw new Error(`The server does not tell the clock changes of ${name}.`);
  const { changes } = (await answer.json()) as components["schemas"]["ZoneBody"];
  return { to, changes };
};

/** Has core take over what the server tells of a zone. Where it tells nothing, core goes on asking the browser. */
const learn = async (core: Core, name: string, told: ReturnType<typeof ask>): Promise<void> => {
  try {
    const { to, changes } = await told;
    // Somebody who travels has asked of another zone meanwhile.
    if (asked !== name) return;
    const numbers = changes.flatMap(({ at, offset }) => [Date.parse(at) / 1000, offset]);
    core.learnZone(name, Date.parse(to) / 1000, numbers);
  } catch {
    // The browser's own word holds meanwhile, which is the same nearly everywhere.
    setTimeout(() => {
      if (asked === name) asked = undefined;
    }, pause);
  }
};

/** Core as it is loaded, once it reads the browser's clock by the server's rules; what is previewed is then what is stored. */
export const withZone = async (loading: Promise<Core>): Promise<Core> => {
  const name = browserZone();
  const told = ask(name);
  told.catch(() => undefined);
  const core = await loading;
  await inTime(learn(core, name, told), longestWait).catch(() => undefined);
  rules = core;
  return core;
};

/** The wall clock in the browser's zone at an instant, `yyyy-MM-ddTHH:mm`. */
export const wallClock = (instant: string): string => {
  if (rules !== undefined) return rules.wallClock(instant, browserZone());
  const at = new Date(instant);
  return new Date(at.getTime() - 60_000 * at.getTimezoneOffset()).toISOString().slice(0, 16);
};

/** The first instant of a civil date in the browser's zone. */
export const dayStart = (day: string): string =>
  rules?.dayStart(day, browserZone()) ?? `${new Date(`${day}T00:00`).toISOString().slice(0, 19)}Z`;
