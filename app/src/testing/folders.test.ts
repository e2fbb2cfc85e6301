// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..");

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));

/** The modules that are shipped, by path from the source's folder. */
const modules = files.filter((path) => !/\.test\.|^testing/.test(path));

/** The folder of a module, down to a feature's or a role's. */
const folderOf = (path: string) => dirname(path).split("/").slice(0, 2).join("/");

/** The other folders that a module imports from. */
const importedBy = (path: string) =>
  [...readFileSync(join(source, path), "utf8").matchAll(/(?:from |import\(|import )"@\/([^"]+)"/g)]
    .map(([, imported = ""]) => folderOf(imported))
    .filter((folder) => folder !== folderOf(path));

/** The folders that each folder imports from. */
const folders = () => {
  const found = new Map<string, Set<string>>();
  for (const path of modules) {
    for (const other of importedBy(path)) {
      found.set(folderOf(path), (found.get(folderOf(path)) ?? new Set()).add(other));
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

it("no feature knows another one: a route passes in its piece", () => {
  const featureFiles = files.filter((path) => path.startsWith("features/"));
  const known = featureFiles.flatMap((path) =>
    importedBy(path).flatMap((folder) => (folder.startsWith("features/") ? `${path} -> ${folder}` : [])),
  );
  expect(featureFiles.length).toBeGreaterThan(200);
  expect(known).toEqual([]);
});
