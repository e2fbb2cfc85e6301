import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";

/** How one value of a screen stands in the query of its address. */
export interface UrlParam<Value> {
  /** Its name in the address. */
  name: string;
  /** The value that the address asks for; what it does not know counts as the default. */
  read: (text: string | null) => Value;
  /** Its text in the address; null for the default, which stays out of it. */
  write: (value: Value) => string | null;
  /** Typed letter by letter: the address follows when the typing pauses. */
  isTyped?: boolean;
  /** What stands over the screen while there is a value, such as a dialog: Back closes it. */
  isOverlay?: boolean;
}

/** Text from a search box. */
export const typedText = (name: string): UrlParam<string> => ({
  name,
  read: (text) => text ?? "",
  write: (value) => (value === "" ? null : value),
  isTyped: true,
});

/** Choices of a filter, the default first; core lists them with their words. */
type Choices<Value> = readonly [{ readonly value: Value }, ...{ readonly value: Value }[]];

/** One of a few choices, in small letters in the address; the first is the default. */
export const oneOf = <Value extends string>(name: string, choices: Choices<Value>): UrlParam<Value> => ({
  name,
  read: (text) => (choices.find(({ value }) => value.toLowerCase() === text?.toLowerCase()) ?? choices[0]).value,
  write: (value) => (value === choices[0].value ? null : value.toLowerCase()),
});

/** An id, or nothing. */
export const optionalText = (name: string): UrlParam<string | null> => ({
  name,
  read: (text) => text || null,
  write: (value) => value || null,
});

/** The id of what is open in a dialog, or nothing. */
export const openedId = (name: string): UrlParam<string | null> => ({ ...optionalText(name), isOverlay: true });

/** The values of a screen, each with its parameter. Declared once, outside of components. */
export type UrlParams<State> = { readonly [Key in keyof State]: UrlParam<State[Key]> };

/** What these parameters say in the query of an address. */
export const readAll = <State extends object>(params: UrlParams<State>, query: URLSearchParams): State => {
  const keys = Object.keys(params) as (keyof State)[];
  return Object.fromEntries(keys.map((key) => [key, params[key].read(query.get(params[key].name))])) as State;
};

const writeAll = <State extends object>(params: UrlParams<State>, state: State, query: URLSearchParams) => {
  const next = new URLSearchParams(query);
  for (const key of Object.keys(params) as (keyof State)[]) {
    const text = params[key].write(state[key]);
    if (text === null) next.delete(params[key].name);
    else next.set(params[key].name, text);
  }
  return next;
};

/** What these parameters say in an address, in one text. */
const partOf = <State extends object>(params: UrlParams<State>, search: string) =>
  writeAll(params, readAll(params, new URLSearchParams(search)), new URLSearchParams()).toString();

/** What these parameters have over the screen in an address. */
const overlays = <State extends object>(params: UrlParams<State>, query: URLSearchParams) => {
  const list: UrlParam<unknown>[] = Object.values(params);
  return list.filter(({ isOverlay, name }) => isOverlay && query.get(name)).length;
};

/** What an entry of the history keeps that was added when something was opened: the query of the entry below it. */
export interface OpenedOver {
  openedOver: string;
}

const openedOver = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "openedOver" in state ? (state as OpenedOver).openedOver : null;

/** ms without a key after which the address follows a search box. */
const pause = 250;

/** The router itself: it knows the present address, where components see the one that was rendered last. */
const useRouter = () => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (router === undefined) throw new Error("State in the address needs a RouterProvider.");
  return router;
};

/**
 * State that stands in the address, so that a reload, a shared link and Back show the same. Setting it does not scroll and
 * leaves other parameters alone. Opening an overlay adds a step to the history, and closing it goes back; nothing else
 * adds one. The state changes at once and the address after it: the
 * router renders in transitions, in which a box that shows the address itself would lose letters, and an address that is
 * made of the rendered one would undo what another part of the screen has just written.
 */
export const useUrlState = <State extends object>(
  params: UrlParams<State>,
): readonly [State, (change: Partial<State>) => void] => {
  const router = useRouter();
  const location = useLocation();
  const shown = useMemo(() => readAll(params, new URLSearchParams(location.search)), [params, location.search]);
  /** What is chosen and not in the rendered address yet. */
  const [ahead, setAhead] = useState<State | null>(null);
  const state = ahead ?? shown;

  const latest = useRef({ state, location });
  /** This screen's own part of the address, as it was seen or written last. */
  const part = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The entry of the history that is being closed by a step back. */
  const closing = useRef<string>(undefined);

  useLayoutEffect(() => {
    latest.current = { state, location };
  });

  useLayoutEffect(() => {
    // A later address is on its way.
    if (location.key !== router.state.location.key) return;
    const seen = partOf(params, location.search);
    const isFromElsewhere = seen !== part.current;
    part.current = seen;
    // What is being typed goes on, also when another part of the screen changes its own; a link or Back wins.
    if (!isFromElsewhere && timer.current !== undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setAhead(null);
  }, [location, params, router]);

  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (change: Partial<State>) => {
      const next = { ...latest.current.state, ...change };
      latest.current.state = next;
      setAhead(next);
      clearTimeout(timer.current);
      const follow = () => {
        timer.current = undefined;
        const rendered = latest.current.location;
        const present = router.state.navigation.location ?? router.state.location;
        // The screen is being left.
        if (present.pathname !== rendered.pathname) return;
        const query = new URLSearchParams(present.search);
        const wanted = writeAll(params, latest.current.state, query);
        if (wanted.toString() === query.toString()) {
          if (present.key === rendered.key) setAhead(null);
          return;
        }
        part.current = partOf(params, wanted.toString());
        const [before, after] = [overlays(params, query), overlays(params, wanted)];
        // A step back would undo what has changed since it was opened.
        if (before > after && openedOver(present.state) === wanted.toString()) {
          if (closing.current === present.key) return;
          closing.current = present.key;
          // Later, as the same event may leave the screen or change its address, which a step back would undo.
          setTimeout(() => {
            const isHere = router.state.location.key === present.key && router.state.navigation.state === "idle";
            if (isHere) void router.navigate(-1);
            else set(change);
          });
          return;
        }
        const kept = before === after ? present.state : null;
        const state = after > before ? { openedOver: query.toString() } : kept;
        void router.navigate(
          { search: wanted.toString(), hash: present.hash },
          {
            replace: before >= after,
            preventScrollReset: true,
            ...(openedOver(state) === null ? {} : { state }),
          },
        );
      };
      const isTyped = (Object.keys(change) as (keyof State)[]).every((key) => params[key].isTyped);
      if (isTyped) timer.current = setTimeout(follow, pause);
      else follow();
    },
    [params, router],
  );

  return [state, set];
};
