import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The files of cases that core and the planner are tried with natively, as text. */
export const tableFiles = (): { name: string; text: string }[] =>
  ["core/tests/tables/", "core/planner/tests/tables/"].flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../../${folder}`, import.meta.url));
    return readdirSync(path).map((file) => ({ name: folder + file, text: readFileSync(path + file, "utf8") }));
  });
