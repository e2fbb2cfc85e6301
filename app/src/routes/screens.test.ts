import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paths } from "@/config/paths";
import { publicScreens, signedInScreens } from "@/config/screens";
import { loadCore } from "@/lib/core";

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
  it.each(signedInScreens.map(({ path }) => path))("names at %s what the screens inside need", (path) => {
    expect(pageOf(path)).toBe("inside.html");
  });

  it.each(publicScreens.map(({ path }) => path))("names at %s what the screen needs", (path) => {
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
  it.each(signedInScreens.map(({ path }) => path))(
    "asks at %s for a session, and lets an administrator in",
    async (path) => {
      const core = await loadCore();
      expect(core.guard(path, false, false, null).state).toBe("unauthenticated");
      expect(core.guard(path, false, true, "ADMINISTRATOR").state).toBe("allowed");
    },
  );
});
