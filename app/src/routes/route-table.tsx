import type { RouteObject } from "react-router";
import { paths } from "@/config/paths";
import { loadCore } from "@/lib/core";
import { loadScreen } from "@/routes/load-screen";
import { Root } from "@/routes/root";
import { RouteError } from "@/routes/route-error";
import type { LoadScreen } from "@/routes/screens";
import { notFound, publicScreens, signedInScreens } from "@/routes/screens";

type Entry = readonly [path: string, load: LoadScreen];

/** A screen that loads when it is first opened; what goes wrong inside stays inside its frame. */
const screen = (
  [path, load]: Entry,
  needs?: (query: URLSearchParams) => Promise<unknown> | undefined,
): RouteObject => ({
  path,
  ...loadScreen(load, needs),
  ErrorBoundary: RouteError,
});

/** Screens that draw themselves without the rules; a form among them asks for them when there is time. */
const withoutRules: readonly string[] = [
  paths.home,
  paths.learnMore,
  paths.demo,
  paths.themeDemo,
  paths.testAuth,
  paths.forbidden,
  paths.signIn,
  paths.login,
  paths.register,
  paths.forgotPassword,
];

const publicScreen = ([path, load]: Entry) =>
  screen([path, load], () => {
    if (!withoutRules.includes(path)) loadCore().catch(() => undefined);
    return undefined;
  });

/** The frame needs the rules, and the screen its data, which come together with its code. */
const signedInScreen = ([path, load]: Entry) =>
  screen([path, load], (query) => {
    // What cannot be asked for ahead, the screen asks for itself.
    import("@/routes/signed-in").then(({ askAhead }) => askAhead(path, query)).catch(() => undefined);
    return loadCore();
  });

/** A screen exists when it has a line in routes/screens.ts. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => null,
    ErrorBoundary: RouteError,
    children: [
      ...Object.entries(publicScreens).map(publicScreen),
      {
        ...loadScreen(async () => (await import("@/routes/signed-in")).SignedIn, loadCore),
        ErrorBoundary: RouteError,
        children: Object.entries(signedInScreens).map(signedInScreen),
      },
      screen(["*", notFound]),
    ],
  },
];
