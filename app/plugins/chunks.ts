interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null } | null;
}

const drawings = /lucide-react\.m?js$/;

/** Who needs a module. All drawings come by way of one file, so those are asked which of them they name. */
const usersOf = (id: string, modules: Modules): readonly string[] => {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const all = importers.find((importer) => drawings.test(importer));
  if (all === undefined) return importers;
  const { code, importers: users } = modules.getModuleInfo(all) ?? { code: null, importers: [] };
  const file = id.slice(id.lastIndexOf("/"));
  const line = code?.split("\n").find((text) => text.includes(file)) ?? "";
  const names = [...line.matchAll(/ as (\w+)/g)].map(([, name]) => name);
  const named = new RegExp(`\\b(${names.join("|")})\\b`);
  return users.filter((user) => named.test(modules.getModuleInfo(user)?.code ?? ""));
};

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

const named = (name: string, ...screens: readonly RegExp[]) => ({
  name: (id: string, modules: Modules) => (screens.every((screen) => isNeededBy(screen, id, modules)) ? name : null),
  debugName: name,
  minShareCount: 2,
});

/**
 * Few files, as each costs a way to the server and back: `react`, which changes with a release of React only; `base`, which
 * every page needs; `public`, what the landing page and the account screens share; `pages`, what it shares with Learn More;
 * `forms`, what the demo form shares with those of accounts; `account`, what sign-in and its neighbours share; `site`, what
 * the other public pages share with screens inside, so that none of them asks for the whole of `frame`, which is what
 * signed-in screens share.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//, priority: 5 },
  { name: "base", tags: ["$initial" as const], priority: 4 },
  { ...named("public", landingScreen, accountScreens), priority: 3 },
  { ...named("pages", landingScreen, learnMoreScreen), priority: 3 },
  { ...named("forms", accountScreens, demoScreen), priority: 3 },
  { ...named("account", accountScreens), priority: 2 },
  { ...named("site", siteScreens), priority: 1 },
  { name: "frame", minShareCount: 3 },
];
