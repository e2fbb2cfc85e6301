import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "../../..");

/** The statements of the acceptance list by their ids, each on one line. */
const statements = readFileSync(join(project, "docs/acceptance.md"), "utf8")
  .replace(/\n {2,}/g, " ")
  .split("\n")
  .flatMap((line) => {
    const [, id] = /^- \[([A-Z]+-\d+)\]/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, line }];
  });

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|rs|html|js)$/.test(entry.name) && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));

/** Everything that the product may say, on one line: strings that go on over lines are joined, escaped quotes bare. */
const server = ["server/src", "server/backup/src", "server/cli/src", "server/db/src", "server/seed/src"];
const source = ["app/src", "core/src", ...server]
  .flatMap(sourceFiles)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  .replace(/\\\n\s*/g, "")
  .replace(/\\(["'])/g, "$1")
  .replace(/\s+/g, " ");

/** Quotation marks around something else than a text of the product: examples, and words of the list itself. */
const noTexts = new Set([
  "Abcdefg1",
  "+1 more",
  "Authorization: Bearer",
  "rule not shown",
  "marked required",
  "list not shown",
]);

/** Areas whose quotations are words of teachers' notes. */
const ofNotes = /^(GOAL-|PLAN-|FIELD-4)/;

/** Texts that are put together, and what of. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  "Loading teachers...": ["`Loading ", '"teacher"'],
  // Quoted within a sentence.
  "there is already a student of this name with this parent": [
    "There is already a student of this name with this parent.",
  ],
};

/** What stands in a text for something that changes. */
const placeholder = /\{\w+\}|\b[XYN]\b|\.\.\.$/;

const hasLetters = (text: string) => /[a-z]{3}/i.test(text);

/** The parts of a text that never change; the whole of one without placeholders. */
const partsOf = (text: string): readonly string[] => {
  if (source.includes(text)) return [text];
  const parts = text.split(placeholder).map((part) => part.replace(/^[\s:]+|[\s:]+$/g, ""));
  return madeOf[text] ?? (parts.length === 1 ? parts : parts.filter(hasLetters));
};

// Goal 26 of the screens: texts in double quotes are exact.
describe("a text that the acceptance list quotes", () => {
  const ofScreens = statements.filter(({ id }) => !ofNotes.test(id));
  const quoted = ofScreens.flatMap(({ id, line }) =>
    // Marks in code are signs of a password.
    [...line.replace(/`[^`]*`/g, "").matchAll(/"([^"]+)"/g)].map(([, text = ""]) => ({ id, text })),
  );

  it("is one of hundreds", () => {
    expect(statements.length).toBeGreaterThan(500);
    expect(quoted.length).toBeGreaterThan(300);
  });

  it("stands in the product letter for letter", () => {
    const missing = quoted.filter(
      ({ text }) => !noTexts.has(text) && !partsOf(text).every((part) => source.includes(part)),
    );
    expect(missing).toEqual([]);
  });
});
