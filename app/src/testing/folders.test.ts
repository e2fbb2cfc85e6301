// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..");

/** The modules that are shipped, by path from the source's folder. */
const modules = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("testing"),
);

/** The folder of a module, down to a feature's or a role's. */
const folderOf = (path: string) => dirname(path).split("/").slice(0, 2).join("/");

/** The folders that each folder imports from. */
const folders = () => {
  const found = new Map<string, Set<string>>();
  for (const path of modules) {
    const own = folderOf(path);
    const code = readFileSync(join(source, path), "utf8");
    for (const [, imported = ""] of code.matchAll(/(?:from |import\(|import )"@\/([^"]+)"/g)) {
      const other = folderOf(imported);
      if (other !== own) found.set(own, (found.get(own) ?? new Set()).add(other));
    }
  }
  return found;
};

/** A way from a folder back to itself; nothing where there is none. */
const circleFrom = (start: string, graph: Map<string, Set<string>>): string[] => {
  const seen = new Set<string>();
  const follow = (folder: string, way: string[]): string[] => {
    for (const next of graph.get(folder) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = follow(next, [...way, next]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  return follow(start, [start]);
};

it("no folder needs another one that needs it", () => {
  const graph = folders();
  expect(graph.size).toBeGreaterThan(20);
  expect([...graph.keys()].map((folder) => circleFrom(folder, graph)).filter((circle) => circle.length > 0)).toEqual(
    [],
  );
});
