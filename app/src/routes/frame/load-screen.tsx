import type { ComponentType } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { useLoaderData } from "react-router";

/** The code of a screen, or the rules that it needs, could not be fetched. */
export class ScreenUnavailable extends Error {
  override readonly name = "ScreenUnavailable";
}

const LoadedScreen = () => {
  const Screen = useLoaderData() as ComponentType;
  return <Screen />;
};

/**
 * The part of a route that loads a screen: its code comes at the same time as what else it needs. It does so by a loader
 * and not by the route's `lazy`, as a route whose `lazy` failed takes every frame around it off the page.
 */
export const loadScreen = (
  load: (query: URLSearchParams) => Promise<ComponentType>,
  needs: () => Promise<unknown> | undefined = () => undefined,
) =>
  ({
    loader: async ({ request }: LoaderFunctionArgs) => {
      try {
        const [screen] = await Promise.all([load(new URL(request.url).searchParams), needs()]);
        return screen;
      } catch (cause) {
        throw new ScreenUnavailable("A part of the app could not be fetched.", { cause });
      }
    },
    // Loaded once; only a failure is tried again.
    shouldRevalidate: () => false,
    Component: LoadedScreen,
  }) satisfies RouteObject;
