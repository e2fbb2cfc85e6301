import { signedInScreens } from "../src/config/screens.ts";

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null } | null;
}

/** Files by way of which all drawings, or all of Radix, come; their users need only what they name. */
const barrels = /(lucide-react|radix-ui\/dist\/index)\.m?js$/;

/** An answer for each module, found once. */
const remembered = <Answer>(find: (id: string, modules: Modules) => Answer) => {
  const known = new Map<string, Answer>();
  return (id: string, modules: Modules): Answer => {
    const found = known.get(id) ?? find(id, modules);
    known.set(id, found);
    return found;
  };
};

/** Who needs a module: the importers, or those of a barrel's importers that name it. */
const usersOf = remembered((id, modules): readonly string[] => {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((importer) => {
    if (!barrels.test(importer)) return importer;
    const { code, importers: users } = modules.getModuleInfo(importer) ?? { code: null, importers: [] };
    const path = /@radix-ui\/[^/]+/.exec(id)?.[0] ?? id.slice(id.lastIndexOf("/"));
    const line = code?.split("\n").find((text) => text.includes(`${path}"`) || text.includes(`${path}'`)) ?? "";
    const names = [...line.matchAll(/ as (\w+)/g)].map(([, name]) => name);
    const named = new RegExp(`\\b(${names.join("|")})\\b`);
    return names.length === 0 ? [] : users.filter((user) => named.test(modules.getModuleInfo(user)?.code ?? ""));
  });
});

/** Whether a screen that matches needs a module before it can be drawn. */
const isNeededBy = (screen: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (screen.test(id)) return true;
  seen.add(id);
  return usersOf(id, modules).some((user) => !seen.has(user) && isNeededBy(screen, user, modules, seen));
};

const accountScreens = /\/src\/routes\/auth\//;
const landingScreen = /\/src\/routes\/landing\./;
const learnMoreScreen = /\/src\/routes\/learn-more\./;
const demoScreen = /\/src\/routes\/demo\./;
const siteScreens = /\/src\/routes\/(learn-more|demo|theme-demo|test-auth)\./;
const signedIn = /\/src\/routes\/frame\/signed-in\./;
const outside = /\/src\/routes\/(auth\/|(landing|learn-more|demo|theme-demo|test-auth|forbidden|not-found)\.)/;

/** Files of the screens inside that somebody opens first. */
export const insideScreens = signedInScreens.filter(({ isFirst }) => isFirst).map(({ file }) => file);

const insideFiles = insideScreens.map((screen) => new RegExp(`/src/routes/${screen}\\.`));

/** How many of the screens inside need a module at first. */
const screensWith = remembered((id, modules) => insideFiles.filter((screen) => isNeededBy(screen, id, modules)).length);

const named = (name: string, ...screens: readonly RegExp[]) => ({
  name: (id: string, modules: Modules) => (screens.every((screen) => isNeededBy(screen, id, modules)) ? name : null),
  debugName: name,
  minShareCount: 2,
});

/** What is drawn around the screens inside, and what two of them or more need; nothing that a public page needs too. */
const inside = {
  name: (id: string, modules: Modules) => {
    if (signedIn.test(id) || isNeededBy(outside, id, modules)) return null;
    return screensWith(id, modules) > 1 || isNeededBy(signedIn, id, modules) ? "inside" : null;
  },
  debugName: "inside",
};

/** What dialogs share and no screen needs at first. */
const parts = {
  name: (id: string, modules: Modules) => (screensWith(id, modules) === 0 ? "parts" : null),
  debugName: "parts",
  minShareCount: 3,
};

/**
 * Few files, as each costs a way to the server and back: `react`, which changes with a release of React only; `base`, which
 * every page needs; `public`, what the landing page and the account screens share; `pages`, what it shares with Learn More;
 * `forms`, what the demo form shares with those of accounts; `account`, what sign-in and its neighbours share; `inside`, what
 * signed-in screens share; `site`, what the other public pages share with screens inside and `inside` has not; `parts`, what
 * dialogs share, forms above all.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//, priority: 6 },
  { name: "base", tags: ["$initial" as const], priority: 5 },
  { ...named("public", landingScreen, accountScreens), priority: 4 },
  { ...named("pages", landingScreen, learnMoreScreen), priority: 4 },
  { ...named("forms", accountScreens, demoScreen), priority: 4 },
  { ...named("account", accountScreens), priority: 3 },
  { ...named("site", siteScreens), priority: 2 },
  { ...inside, priority: 1 },
  parts,
];
