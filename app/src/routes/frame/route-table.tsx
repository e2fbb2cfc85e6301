import type { RouteObject } from "react-router";
import type { Screen } from "@/config/screens";
import { notFound, publicScreens, signedInScreens } from "@/config/screens";
import { loadCore } from "@/lib/core";
import { loadScreen } from "@/routes/frame/load-screen";
import { Root } from "@/routes/frame/root";
import { RouteError } from "@/routes/frame/route-error";
import { loadFile } from "@/routes/frame/screen-file";

/** A screen that loads when it is first opened; what goes wrong inside stays inside its frame. */
const publicRoute = ({ path, file, needsRules }: Screen): RouteObject => ({
  path,
  ...loadScreen(
    async () => (await loadFile(file)).Component,
    () => {
      // A form among them asks for the rules when there is time, or says that they did not come.
      if (needsRules) loadCore().catch(() => undefined);
      return undefined;
    },
  ),
  ErrorBoundary: RouteError,
});

/** The frame needs the rules, and the screen its data, which it asks for once its code is there. */
const signedInRoute = ({ path, file, hasNoTimes }: Screen): RouteObject => ({
  path,
  ...loadScreen(async (query) => {
    const { Component, queries } = await loadFile(file);
    // What cannot be asked for ahead, the screen asks for itself.
    import("@/routes/frame/signed-in").then(({ askAhead }) => askAhead(path, queries, query)).catch(() => undefined);
    return Component;
  }, loadCore),
  handle: { hasNoTimes },
  ErrorBoundary: RouteError,
});

/** A screen exists when config/screens.ts names it. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => null,
    ErrorBoundary: RouteError,
    children: [
      ...publicScreens.map(publicRoute),
      {
        ...loadScreen(async () => (await import("@/routes/frame/signed-in")).SignedIn, loadCore),
        ErrorBoundary: RouteError,
        children: signedInScreens.map(signedInRoute),
      },
      publicRoute({ path: "*", file: notFound }),
    ],
  },
];
