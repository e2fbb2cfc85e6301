import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { Toaster } from "@/components/layouts/toaster";
import { TooltipProvider } from "@/components/ui/tooltip";
import { loadCore } from "@/lib/core";
import { prepareParts } from "@/lib/on-demand";
import { storeSession } from "@/lib/session";

/** What jsdom lacks and the components ask for. */
export const stubBrowser = () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query !== "print",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
};

/** Signs a teacher in, as far as the app can tell. */
export const signInTeacher = (name = "Ana Reyes") =>
  storeSession({ token: "a-token", user: { name, email: "ana@reedling.test", role: "TEACHER" } });

/** A path with its query, or a history entry with its state. */
export type ScreenAddress = string | { pathname: string; state: unknown };

const ownCache = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });

/** Draws a screen at a path with a cache, else one of its own, and the toasts; other paths show their address. */
export const renderScreen = async (Screen: ComponentType, address: ScreenAddress, client = ownCache()) => {
  // As in the frame around screens, which waits for the rules.
  await Promise.all([loadCore(), prepareParts()]);
  const Elsewhere = () => <p>elsewhere</p>;
  const router = createMemoryRouter(
    [
      { path: typeof address === "string" ? address.replace(/\?.*/, "") : address.pathname, Component: Screen },
      { path: "*", Component: Elsewhere },
    ],
    { initialEntries: [address] },
  );
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <TooltipProvider>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>,
    ),
  );
  return { ...view, router, client };
};
