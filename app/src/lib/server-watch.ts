import type { QueryClient } from "@tanstack/react-query";
import { ApiError, send } from "@/lib/api";

/** ms until a server that was away is looked for. */
const firstWait = 4000;
/** ms between two looks at most, where the server answers and a call still has no answer. */
const longestWait = 60_000;

/** What a proxy says of a server that is being restarted behind it. */
const proxyStatuses: readonly (number | null)[] = [502, 503, 504];

/** Whether a call got no answer of the server: none came, or a proxy's alone. */
export const isUnreachable = (problem: unknown): boolean =>
  problem instanceof ApiError &&
  (problem.code === "network" || (problem.code === "silent" && proxyStatuses.includes(problem.status)));

const serverAnswers = (): Promise<boolean> =>
  send(new Request(new URL("/api/health", globalThis.location.origin))).then(
    () => true,
    (problem: unknown) => !isUnreachable(problem),
  );

/**
 * Loads what is on screen and has reached no server as soon as one answers again, after a restart for instance. While all
 * is well nothing is asked, and never in a page that nobody sees.
 */
export const watchServer = (client: QueryClient) => {
  const waiting = {
    type: "active",
    predicate: ({ state }: { state: { error: unknown } }) => isUnreachable(state.error),
  } as const;
  const isWaiting = () => client.getQueryCache().findAll(waiting).length > 0;
  let wait = firstWait;
  let isWatching = false;
  const look = async () => {
    const isBack = isWaiting() && document.visibilityState === "visible" && (await serverAnswers());
    if (isBack) await client.refetchQueries(waiting);
    const goesOn = isWaiting();
    if (!goesOn) wait = firstWait;
    else if (isBack) wait = Math.min(2 * wait, longestWait);
    isWatching = goesOn;
    if (goesOn) setTimeout(look, wait);
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error" || !isUnreachable(event.action.error)) return;
    if (!isWatching) setTimeout(look, wait);
    isWatching = true;
  });
};
