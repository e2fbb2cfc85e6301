// Who may name whom: reads the paths in the Rust sources (use trees with their braces, and paths in code) and holds them
// against the floors below. Prints what breaks a rule with its place, and fails. `--graph` prints the folders as Graphviz.
import { relative } from "node:path";
import { CRATES } from "./crates.mjs";
import { circlesOf, filesUnder, read } from "./rust-paths.mjs";
import { WORDS } from "./words.mjs";

/** The folders that words share, low to high: each may name those before it. */
const SHARED = [
  // A crate of its own, which names nothing of the server.
  "db",
  // What a database answered becomes the error of a call.
  "error",
  "security",
  "time",
  "config",
  "audit",
  // What leaves a mail behind leaves a job behind.
  "jobs",
  "mail",
  "openid",
  // The endpoint that proposes goals.
  "goal_model",
  // What every request needs names nobody's use cases; the figures of telemetry and the layers of api read it.
  "state",
  "telemetry",
  "api",
];

/**
 * What puts the words together, low to high. The document needs every route, so it stands here, not in api. The built app
 * stands here as well: whoever names it is compiled anew with it.
 */
const TOP = ["app", "backup", "seed", "assets", "cli", "no_debug", "lib"];

/**
 * The kinds of file in a word's folder, low to high. A file may name its own kind of the same and of lower words, and lower
 * kinds of every word: a table is joined by whoever needs its rows. `caller` is below all: who makes a call is nobody's rule.
 */
const KINDS = ["caller", "queries", "use case", "views", "routes"];

/** Names that say a layer, not what is done. */
const NO_USE_CASE =
  /^(models?|services?|stores?|entit(y|ies)|helpers?|utils?|common|types|bodies|handlers?|http|repositor(y|ies))$/;

/** The shared folders that speak HTTP; of the words, routes and views do. */
const WEB = ["telemetry", "api"];

/** What a use case names of SeaORM: what it hands to queries, and how a statement failed. */
const OF_DATABASE = ["ConnectionTrait", "DatabaseConnection", "DbErr", "SqlErr"];

/** What of `api` is no HTTP: a part of a list, and a call that may come twice. */
const OF_API = ["rows", "idempotency"];

/** What looks up: from, to, and why. Nothing else may. */
const EXCEPTIONS = [
  ["notices:queries", /^(parents|practice|lessons):queries$/, "who may see a lesson may see what happened to it"],
];

const broken = [];
const tell = (file, line, text) => broken.push(`${file}:${line}: ${text}`);

const connect = (edges, from, to) => {
  if (from === to) return;
  if (!edges.has(from)) edges.set(from, new Set());
  edges.get(from).add(to);
};

// Core, the planner and wasm: no circle between their folders.
for (const folder of ["core/src", "core/planner/src", "wasm/src"]) {
  const edges = new Map();
  const files = read(folder);
  const rooms = new Set(files.map(({ module }) => module[0]));
  for (const { module, named } of files)
    for (const { own } of named)
      if (module.length > 0 && own !== undefined && rooms.has(own[0])) connect(edges, module[0], own[0]);
  for (const circle of circlesOf(edges)) broken.push(`${folder}: ${circle.join(", ")} need each other`);
}

// The server: its library, and its other crates as folders of that. A path into another crate begins with the crate's name.
const library = "server/src";
const placeOf = (path, own, at) => {
  if (own !== undefined) return [...at, ...own];
  const other = CRATES.find(({ name }) => name === path[0]);
  return other && [...other.at, ...path.slice(1)];
};
const server = CRATES.flatMap(({ folder, at }) =>
  read(folder).map((file) => ({
    ...file,
    module: [...at, ...file.module],
    named: file.named.map((one) => ({ ...one, own: placeOf(one.path, one.own, at) })),
  })),
);
const kindOf = (name) => (["routes", "views", "queries", "caller"].includes(name) ? name : "use case");
/** Where a module stands: a shared folder's name, or a word with a kind. */
const roomOf = (module) => {
  const [word, second] = module;
  if (word === undefined) return "lib";
  return WORDS.includes(word) && second !== undefined ? `${word}:${kindOf(second)}` : word;
};
const floors = new Map(SHARED.map((name, floor) => [name, floor]));
// A caller's own transaction is begun by the state.
floors.set("accounts:caller", floors.get("state") + 0.5);
for (const [height, kind] of KINDS.entries())
  for (const [floor, word] of WORDS.entries())
    if (!floors.has(`${word}:${kind}`)) floors.set(`${word}:${kind}`, 100 * (height + 1) + floor);
for (const [floor, name] of TOP.entries()) floors.set(name, 1000 + floor);

for (const manifest of filesUnder("server").filter((file) => file.endsWith("/Cargo.toml"))) {
  const folder = manifest.replace("Cargo.toml", "src");
  if (!CRATES.some((crate) => crate.folder === folder)) tell(manifest, 1, "name this crate in scripts/crates.mjs");
}
const apart = CRATES.flatMap(({ at }) => at);
for (const file of filesUnder(library)) {
  const [word, ...inside] = relative(library, file).split("/");
  if (word === "lib.rs") continue;
  if (apart.includes(word.replace(/\.rs$/, ""))) tell(file, 1, `${word} is a crate of its own`);
  if (!floors.has(word.replace(/\.rs$/, "")) && !WORDS.includes(word))
    tell(file, 1, `${word} is no folder of the server's; name it in scripts/layers.mjs`);
  if (!WORDS.includes(word)) continue;
  if (!file.endsWith(".rs")) tell(file, 1, "a word's folder holds routes, views, queries and use cases");
  for (const part of inside.map((name) => name.replace(/\.rs$/, "")))
    if (NO_USE_CASE.test(part))
      tell(file, 1, `${part} is none of the kinds: routes, views, queries, or a use case by its name`);
}

/** What a word's file of that kind must not name, by its text alone. */
const FORBIDDEN = [
  [
    ["routes", "views"],
    /\bwrite_as\b|\bAppState::(read|write)|\bAppState\s*\{|\.\s*db\b/g,
    "routes and views have no transaction; a use case has",
  ],
  [["use case"], /\.\s*(execute|query_(one|all))(_raw|_unprepared)?\(/g, "a statement stands in queries"],
];
const lineAt = (code, at) => code.slice(0, at).split("\n").length;

const edges = new Map();
for (const { file, module, code, named } of server) {
  const room = roomOf(module);
  const [word, kind] = room.split(":");
  const isWord = WORDS.includes(word);
  if (isWord && kind === undefined) {
    if (/^[ \t]*(pub(\([^)]*\))? )?(async )?(fn|struct|enum|trait|const|impl|use)\b/m.test(code))
      tell(file, 1, "a word's mod.rs only declares its files");
    continue;
  }
  if (kind === "use case" && !file.endsWith("mod.rs") && !/\bfn\b/.test(code))
    tell(file, 1, "a use case has a function");
  for (const [kinds, pattern, text] of FORBIDDEN)
    if (isWord && kinds.includes(kind))
      for (const hit of code.matchAll(pattern)) tell(file, lineAt(code, hit.index), text);
  for (const { path, line, isReexport, isGlob, own } of named) {
    const outer = path[0];
    const isDatabase = outer === "sea_orm" || outer === "sea_orm_migration";
    const isWeb = outer === "poem" || outer === "poem_openapi";
    if (isReexport && (isDatabase || isWeb)) tell(file, line, `${outer} is named where it is used, not handed on`);
    if (isWord && isDatabase && kind === "routes") tell(file, line, "routes reach data through use cases");
    if (isWord && isWeb && (kind === "queries" || kind === "use case"))
      tell(file, line, `${kind === "queries" ? "queries know" : "a use case knows"} nothing of HTTP`);
    if (isWeb && SHARED.includes(room) && !WEB.includes(room)) tell(file, line, `${room} knows nothing of HTTP`);
    if (kind === "use case" && isDatabase && !OF_DATABASE.includes(path[1]))
      tell(file, line, `of SeaORM a use case names ${OF_DATABASE.join(", ")}: a statement stands in queries`);
    if (own === undefined) continue;
    const target = roomOf(own);
    if (isGlob) tell(file, line, "a glob hides what is named");
    if (isReexport && isWord && target !== room) tell(file, line, `${target} is named where it is used, not handed on`);
    if ((kind === "queries" || kind === "use case") && own[0] === "api" && !OF_API.includes(own[1]))
      tell(
        file,
        line,
        `of api ${kind === "queries" ? "queries name" : "a use case names"} ${OF_API.join(" and ")} only`,
      );
    if (own[0] === "db" && own[1] === "entities" && isWord && kind !== "queries" && kind !== "views")
      tell(file, line, "entities are for queries");
    if (kind === "routes" && own[0] === "db" && own[1] !== "value_types")
      tell(file, line, "routes reach data through use cases");
    // A body is made of a record: its type is named, nothing is asked.
    if (kind === "routes" && /:queries$/.test(target) && !/^[A-Z]/.test(own.at(-1)))
      tell(file, line, "routes ask use cases, not queries");
    if (target === room || !floors.has(target)) continue;
    connect(edges, room, target);
    const isAllowed = EXCEPTIONS.some(([from, to]) => from === room && to.test(target));
    if (floors.get(target) > (floors.get(room) ?? Number.POSITIVE_INFINITY) && !isAllowed)
      tell(file, line, `${room} is below ${target}, so it must not name it (${path.join("::")})`);
  }
  if (kind === "use case" && /\bbegin_(write|immediate)\b|\bactivities::record\b/.test(code))
    tell(file, 1, "a use case has its transaction by AppState::write and its line in the trail by an event of audit");
}
for (const circle of circlesOf(edges)) broken.push(`server: ${circle.join(", ")} need each other`);

if (process.argv.includes("--graph")) {
  const lines = [...edges].flatMap(([from, to]) => [...to].map((name) => `  "${from}" -> "${name}";`));
  process.stdout.write(`digraph server {\n${lines.sort().join("\n")}\n}\n`);
}
if (broken.length > 0) {
  console.error([...new Set(broken)].join("\n"));
  process.exit(1);
}
