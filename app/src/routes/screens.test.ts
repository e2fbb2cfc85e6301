import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paths } from "@/config/paths";
import { loadCore } from "@/lib/core";
import { publicScreens, showsTimes, signedInScreens, withoutTimes } from "@/routes/screens";

const rust = readFileSync(join(import.meta.dirname, "../../../server/src/api/assets/mod.rs"), "utf8");

/** The arms of the server's `page_of`: which page it sends by the first part of a path. */
const pageOf = (path: string): string => {
  const body = /fn page_of[^{]*\{([\s\S]*?)\n\}/.exec(rust)?.[1] ?? "";
  const arms = [...body.matchAll(/((?:"\w+"[\s|]*)+)=> "([\w.]+)"/g)].map(([, names = "", page = ""]) => ({
    names: [...names.matchAll(/\w+/g)].map(([name]) => name),
    page,
  }));
  if (arms.length < 2) throw new Error("page_of in assets.rs does not look as it did.");
  return arms.find(({ names }) => names.includes(path.split("/")[1] ?? ""))?.page ?? "index.html";
};

describe("the server's page for a path", () => {
  it.each(Object.keys(signedInScreens))("names at %s what the screens inside need", (path) => {
    expect(pageOf(path)).toBe("inside.html");
  });

  it.each(Object.keys(publicScreens))("names at %s what the screen needs", (path) => {
    // /dashboard only leads to a screen inside.
    const inside = path === paths.dashboard ? "inside.html" : "index.html";
    expect(pageOf(path)).toBe(path.startsWith("/auth/") ? "account.html" : inside);
  });

  it.each([paths.home, paths.demo, paths.learnMore, "/nothing", "/studentsonly"])(
    "names nothing more at %s",
    (path) => {
      expect(pageOf(path)).toBe("index.html");
    },
  );
});

describe("core's guard", () => {
  it.each(Object.keys(signedInScreens))("asks at %s for a session, and lets an administrator in", async (path) => {
    const core = await loadCore();
    expect(core.guard(path, false, false, null).state).toBe("unauthenticated");
    expect(core.guard(path, false, true, "ADMINISTRATOR").state).toBe("allowed");
  });
});

// The note itself is in e2e/clock-note.spec.ts.
describe("the screens with times", () => {
  it.each(Object.entries(signedInScreens).filter(([, load]) => !withoutTimes.includes(load)))("%s is one", (path) => {
    expect(showsTimes(path)).toBe(true);
    expect(showsTimes(`${path}/`)).toBe(true);
  });

  it.each(["/teacher/nothing", "/student/", "/dashboard/none", "/nothing"])(
    "%s, which is not there, is none",
    (path) => {
      expect(showsTimes(path)).toBe(false);
    },
  );
});
