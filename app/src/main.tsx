import "@/styles/app.css";
import type { ReactNode } from "react";
import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { whenIdle } from "@/lib/idle";
import { Providers } from "@/providers";
import { router } from "@/router";

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no element with the id root.");

/** On a page that was rendered at build, what the app answers to waits until the app has taken it over (scripts/prerender.mjs). */
const TakenOver = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    for (const waiting of container.querySelectorAll("[inert]")) waiting.removeAttribute("inert");
    delete container.dataset.built;
  }, []);
  return children;
};

const app = (
  <TakenOver>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </TakenOver>
);

const whenLoaded = (start: () => void) => {
  if (router.state.initialized) return start();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    start();
  });
};

if (container.dataset.built === undefined) createRoot(container).render(app);
// What stands there is drawn once more, so its code must be there first; piece by piece, so that the page answers meanwhile.
else {
  whenLoaded(() =>
    startTransition(() => {
      hydrateRoot(container, app);
    }),
  );
}

// Not before the page has nothing else to do: nobody waits for it.
whenIdle(() => void import("@/lib/ended-session").then(({ revokeEnded }) => revokeEnded()).catch(() => undefined));
