// Reads which paths Rust files name, without a compiler: comments, strings and the modules of tests are left out.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");

/** All files below a folder, as paths from the project's root. */
export const filesUnder = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();

/** The text of a file, by its path from the project's root. */
export const textOf = (file) => readFileSync(join(root, file), "utf8");

/** The text with comments, strings and characters blanked, so that only code is left at its place. */
export const codeOf = (text) =>
  text.replace(
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"[\s\S]*?"\1|b?"(?:[^"\\]|\\[\s\S])*"|b?'(?:[^'\\\n]|\\(?:[^u]|u\{[^}]*\}))'/g,
    (found) => found.replace(/[^\n]/g, " "),
  );

/** The code without the modules that only tests have. */
const withoutTests = (code) => {
  const begin = /#\[cfg\(test\)\]\s*(?:pub(?:\([^)]*\))?\s+)?mod\s+\w+\s*\{/g;
  let rest = code;
  for (let hit = begin.exec(rest); hit !== null; hit = begin.exec(rest)) {
    let depth = 1;
    let end = begin.lastIndex;
    while (depth > 0 && end < rest.length) {
      if (rest[end] === "{") depth += 1;
      if (rest[end] === "}") depth -= 1;
      end += 1;
    }
    const gone = rest.slice(hit.index, end).replace(/[^\n]/g, " ");
    rest = rest.slice(0, hit.index) + gone + rest.slice(end);
  }
  return rest;
};

/** The paths of a use tree, from behind `use` on: each with the name that it is called by here, and whether all of it is. */
const leavesOf = (text) => {
  const tokens = text.match(/\w+|::|[{},*]/g) ?? [];
  let at = 0;
  const tree = (prefix) => {
    const path = [...prefix];
    let alias;
    let isGlob = false;
    while (at < tokens.length) {
      const token = tokens[at];
      if (token === "{") {
        at += 1;
        const leaves = [];
        while (tokens[at] !== "}") {
          leaves.push(...tree(path));
          if (tokens[at] === ",") at += 1;
        }
        at += 1;
        return leaves;
      }
      if (token === "," || token === "}") break;
      at += 1;
      if (token === "as") {
        alias = tokens[at];
        at += 1;
      } else if (token === "*") isGlob = true;
      else if (token !== "::" && !(token === "self" && path.length > 0)) path.push(token);
    }
    return [{ path, alias: alias ?? path.at(-1), isGlob }];
  };
  return tree([]);
};

/** The paths that a file names, with their lines: those of its use declarations, and those in code that begin at a root. */
const pathsIn = (code) => {
  const paths = [];
  const lineAt = (at) => code.slice(0, at).split("\n").length;
  const rest = code.replace(/^[ \t]*(pub(?:\([^)]*\))?[ \t]+)?use\s+([^;]+);/gm, (found, vis, text, at) => {
    for (const leaf of leavesOf(text)) paths.push({ ...leaf, line: lineAt(at), isReexport: vis !== undefined });
    return found.replace(/[^\n]/g, " ");
  });
  for (const hit of rest
    .replace(/\bpub\([^)]*\)/g, (vis) => " ".repeat(vis.length))
    .matchAll(/(?<![\w:.])(\w+)((?:::\w+)+)/g))
    paths.push({ path: [hit[1], ...hit[2].split("::").slice(1)], line: lineAt(hit.index), isReexport: false });
  return paths;
};

/** The module that a file is, from its crate's root. */
const moduleOf = (file, folder) => {
  const parts = relative(folder, file).replace(/\.rs$/, "").split("/");
  if (parts.at(-1) === "mod") parts.pop();
  return parts.length === 1 && (parts[0] === "lib" || parts[0] === "main") ? [] : parts;
};

/** A path that begins at the crate's root, as `crate`, or outside; by what its first name stands for in the file. */
const fullPath = (path, module, bound) => {
  const [head, ...rest] = path;
  if (head === "self") return ["crate", ...module, ...rest];
  if (head === "super") {
    const up = path.filter((part) => part === "super").length;
    return ["crate", ...module.slice(0, module.length - up), ...path.slice(up)];
  }
  return bound.has(head) ? [...bound.get(head), ...rest] : path;
};

/** What the names that a file uses stand for, in whatever order: those of the crate first, then those of others. */
const boundBy = (paths, module) => {
  const bound = new Map();
  const used = paths.filter(({ path, alias, isGlob }) => alias !== undefined && !isGlob && path.length > 0);
  const bind = (isIt) => {
    for (let count = -1; count < bound.size; ) {
      count = bound.size;
      for (const { path, alias } of used) {
        const full = fullPath(path, module, bound);
        if (!bound.has(alias) && full[0] !== alias && isIt(full)) bound.set(alias, full);
      }
    }
  };
  bind((full) => full[0] === "crate");
  bind(() => true);
  return bound;
};

/** Every file of a crate, but those that only tests have: its module, and what it names of the crate and of others. */
export const read = (folder) => {
  const files = filesUnder(folder).filter((file) => file.endsWith(".rs"));
  const sources = files.map((file) => ({
    file,
    module: moduleOf(file, folder),
    all: codeOf(textOf(file)),
  }));
  const ofTests = new Set();
  for (const { module, all } of sources)
    for (const hit of all.matchAll(/#\[cfg\(test\)\]\s*(?:pub(?:\([^)]*\))?\s+)?mod\s+(\w+)\s*;/g))
      ofTests.add([...module, hit[1]].join("::"));
  return sources
    .filter(({ module }) => !ofTests.has(module.join("::")))
    .map(({ file, module, all }) => {
      const code = withoutTests(all);
      const paths = pathsIn(code);
      const bound = boundBy(paths, module);
      const named = paths.map(({ path, line, isReexport, isGlob }) => {
        const full = fullPath(path, module, bound);
        const own = full[0] === "crate" ? full.slice(1) : undefined;
        return { path: full, line, isReexport, isGlob: isGlob === true, own };
      });
      return { file, module, code, named };
    });
};

/** Circles of a graph of names, each as the names in it. */
export const circlesOf = (edges) => {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const visit = (name) => {
    index.set(name, index.size);
    low.set(name, index.get(name));
    stack.push(name);
    for (const next of edges.get(name) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(name, Math.min(low.get(name), low.get(next)));
    }
    if (low.get(name) === index.get(name)) {
      const circle = stack.splice(stack.indexOf(name));
      if (circle.length > 1) circles.push(circle);
    }
  };
  for (const name of edges.keys()) if (!index.has(name)) visit(name);
  return circles;
};
