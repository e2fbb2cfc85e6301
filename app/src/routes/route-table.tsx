import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { loadCore } from "@/lib/core";
import { loadScreen } from "@/routes/load-screen";
import { Root } from "@/routes/root";
import { RouteError } from "@/routes/route-error";
import type { ScreenQueries } from "@/routes/screen-data";
import type { Screen } from "@/screens";
import { notFound, publicScreens, signedInScreens } from "@/screens";

/** What a screen's file exports: what is drawn there, and what is asked for meanwhile. */
export const partsOf = (file: object) => ({
  ...(file as { queries?: ScreenQueries }),
  Component: Object.entries(file).find(([name]) => name.endsWith("Screen"))?.[1] as ComponentType,
});

/** A screen that loads when it is first opened; what goes wrong inside stays inside its frame. */
const publicRoute = ({ path, load, needsRules }: Screen): RouteObject => ({
  path,
  ...loadScreen(
    async () => partsOf(await load()).Component,
    () => {
      // A form among them asks for the rules when there is time, or says that they did not come.
      if (needsRules) loadCore().catch(() => undefined);
      return undefined;
    },
  ),
  ErrorBoundary: RouteError,
});

/** The frame needs the rules, and the screen its data, which it asks for once its code is there. */
const signedInRoute = ({ path, load, hasNoTimes }: Screen): RouteObject => ({
  path,
  ...loadScreen(async (query) => {
    const { Component, queries } = partsOf(await load());
    // What cannot be asked for ahead, the screen asks for itself.
    import("@/routes/signed-in").then(({ askAhead }) => askAhead(path, queries, query)).catch(() => undefined);
    return Component;
  }, loadCore),
  handle: { hasNoTimes },
  ErrorBoundary: RouteError,
});

/** A screen exists when src/screens.ts names it. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => null,
    ErrorBoundary: RouteError,
    children: [
      ...publicScreens.map(publicRoute),
      {
        ...loadScreen(async () => (await import("@/routes/signed-in")).SignedIn, loadCore),
        ErrorBoundary: RouteError,
        children: signedInScreens.map(signedInRoute),
      },
      publicRoute({ path: "*", load: notFound }),
    ],
  },
];
