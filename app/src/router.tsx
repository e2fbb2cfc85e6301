import type { RouteObject } from "react-router";
import { createBrowserRouter } from "react-router";
import { paths } from "@/config/paths";
import { loadCore } from "@/lib/core";
import { LandingScreen } from "@/routes/landing";
import { loadScreen } from "@/routes/load-screen";
import { Root } from "@/routes/root";
import { RouteError } from "@/routes/route-error";
import { startLoading } from "@/routes/screen-data";
import type { LoadScreen } from "@/routes/screens";
import { notFound, publicScreens, signedInScreens } from "@/routes/screens";

type Entry = readonly [path: string, load: LoadScreen];

/** A screen that loads when it is first opened; what goes wrong inside stays inside its frame. */
const screen = ([path, load]: Entry, needs?: () => Promise<unknown> | undefined): RouteObject => ({
  path,
  ...loadScreen(load, needs),
  ErrorBoundary: RouteError,
});

/** Forms draw themselves before the rules are there. */
const publicScreen = (entry: Entry) =>
  screen(entry, () => {
    loadCore().catch(() => undefined);
    return undefined;
  });

/** The frame needs the rules, and the screen its data, which come together with its code. */
const signedInScreen = ([path, load]: Entry) =>
  screen([path, load], () => {
    startLoading(path);
    return loadCore();
  });

/** The route table: a screen exists when it has a line in routes/screens.ts. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => null,
    ErrorBoundary: RouteError,
    children: [
      { path: paths.home, Component: LandingScreen, ErrorBoundary: RouteError },
      ...Object.entries(publicScreens).map(publicScreen),
      {
        ...loadScreen(async () => (await import("@/routes/signed-in")).SignedIn),
        ErrorBoundary: RouteError,
        children: Object.entries(signedInScreens).map(signedInScreen),
      },
      screen(["*", notFound]),
    ],
  },
];

export const router = createBrowserRouter(routes);
