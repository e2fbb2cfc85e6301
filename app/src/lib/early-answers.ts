/** What shell/early.js asked for before the app was there, by path and query. */
type EarlyAnswers = Map<string, { token: string; answer: Promise<Response> }>;

declare global {
  interface Window {
    early?: EarlyAnswers;
  }
}

/** ms after the page began when an answer that nobody took is too old to be shown. */
const freshFor = 30_000;

/**
 * The answer to a call that was on its way before the app was there: to the same session, once, and only while nothing has
 * been changed from here. None where that call failed, as another try is due then.
 */
export const earlyAnswer = async (request: Request): Promise<Response | undefined> => {
  const early = globalThis.window?.early;
  if (early === undefined || early.size === 0) return undefined;
  if (request.method !== "GET" || performance.now() > freshFor) {
    early.clear();
    return undefined;
  }
  const { pathname, search } = new URL(request.url);
  const found = early.get(pathname + search);
  early.delete(pathname + search);
  if (found === undefined || request.headers.get("Authorization") !== `Bearer ${found.token}`) return undefined;
  return await found.answer.catch(() => undefined);
};
