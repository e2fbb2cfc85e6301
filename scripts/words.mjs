import { basename } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { CRATES } from "./crates.mjs";
import { codeOf, filesUnder, textOf } from "./rust-paths.mjs";

/**
 * The product's words, low to high: each is a folder of server/src, whose use cases may call those of the words before it.
 * `health` is what needs no session: how the server is, and the landing page's figures.
 */
export const WORDS = [
  "accounts",
  // One's own account: its e-mail address, password and second factor are use cases of accounts.
  "settings",
  "health",
  // Whoever changes something tells whom it concerns.
  "notices",
  "parents",
  "teachers",
  "students",
  "practice",
  "lessons",
  "feedback",
  "messages",
  "admin",
];

/** Words that no name of ours has any more, and the field's term: `PaceLimit` and `pace_limit` both have `pace`. */
const OLD_WORDS = {
  departure: "redirect",
  dice: "rng",
  farewell: "grace, or removal_message",
  hurried: "a short timeout",
  journey: "authorization request, or sign-in",
  knock: "check_reachable",
  misfit: "decode error",
  pace: "timing",
  patience: "timeout",
  pupil: "student",
  quota: "rate_limit",
  sweep: "cleanup",
};

/** Old names of which only the whole is judged, as their words have other uses. */
const OLD_NAMES = {
  AnswerTally: "ErrorRate",
  BusyTime: "BusyInterval",
  Deed: "TeacherAction",
  Door: "RouteAccess",
  EndRule: "RecurrenceEnd",
  Frame: "WeekContext",
  HELD: "the unit and the purpose, such as LOOKBACK",
  Held: "Input, ShareInUse",
  Lane: "Queue",
  Lanes: "RequestQueues",
  Look: "Check",
  Looks: "CheckLimit",
  Misplaced: "DatabaseFileReplaced",
  OutOfTurn: "Bypass",
  Outside: "JobContext",
  Places: "ConnectionSlots",
  Repeatable: "Idempotent",
  Seal: "Checksum",
  SideLane: "BypassQueue",
  Turn: "Permit, or Slot",
  Watched: "MeteredStream",
  What: "ActionKind",
  Which: "StudentScope",
  Whose: "LessonScope",
  Written: "SerdeJson",
  deeds: "actions",
  door: "js_export",
  evenly: "pad_to_interval",
  find_in: "find_overlaps",
  has_form: "is_rfc3339_year",
  held_for: "kept_for",
  hold: "lock",
  hold_owner: "lock_owner",
  holds: "contains",
  in_turn: "limit_concurrency",
  keep_tidy: "clean_up",
  keeping: "with_heartbeat",
  on_beat: "pad_request",
  put_back: "release",
  turns: "permits, or slots",
};

/** Whose names are judged. The planner's own words are of music, where a pace is a tempo and lines take turns. */
const JUDGED = [
  "core/src",
  ...CRATES.map(({ folder }) => folder),
  "server/tests",
  "server/cli/tests",
  "wasm/src",
  "wasm/js-export/src",
  "app/src",
];

/** What declares a name, in Rust and in TypeScript. */
const DECLARED =
  /\b(?:struct|enum|trait|type|interface|class|fn|function|const|static|let|mod)\s+(?:mut\s+)?(?:r#)?([A-Za-z_]\w*)/g;

/** `PaceLimit`, `pace_limit` and `paceLimit` are two words each; a plural is judged as its singular. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ""));

/** What is said in place of an old name; undefined for any other. */
const termFor = (name) =>
  Object.hasOwn(OLD_NAMES, name)
    ? OLD_NAMES[name]
    : wordsOf(name)
        .filter((word) => Object.hasOwn(OLD_WORDS, word))
        .map((word) => OLD_WORDS[word])[0];

/** Every old name that is declared, with its place. */
const judge = () =>
  JUDGED.flatMap(filesUnder)
    .filter((file) => /\.(rs|tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const found = [{ name: basename(file).replace(/\..*$/, "").replaceAll("-", "_"), line: 1 }];
      for (const [at, code] of codeOf(textOf(file)).split("\n").entries())
        for (const [, name] of code.matchAll(DECLARED)) found.push({ name, line: at + 1 });
      return found
        .map((one) => ({ ...one, term: termFor(one.name) }))
        .filter(({ term }) => term !== undefined)
        .map(({ name, line, term }) => `${file}:${line}: ${name} is called by the field's term: ${term}`);
    });

if (argv[1] === fileURLToPath(import.meta.url)) {
  const broken = judge();
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exit(1);
}
