import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";

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
}

/** Text from a search box. */
export const typedText = (name: string): UrlParam<string> => ({
  name,
  read: (text) => text ?? "",
  write: (value) => (value === "" ? null : value),
  isTyped: true,
});

/** One of a few values, in small letters in the address; the first is the default. */
export const oneOf = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): UrlParam<Value> => ({
  name,
  read: (text) => values.find((value) => value.toLowerCase() === text?.toLowerCase()) ?? values[0],
  write: (value) => (value === values[0] ? null : value.toLowerCase()),
});

/** An id, or nothing. */
export const optionalText = (name: string): UrlParam<string | null> => ({
  name,
  read: (text) => text || null,
  write: (value) => value || null,
});

/** The values of a screen, each with its parameter. Declared once, outside of components. */
export type UrlParams<State> = { readonly [Key in keyof State]: UrlParam<State[Key]> };

const readAll = <State extends object>(params: UrlParams<State>, query: URLSearchParams): State => {
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

/** ms without a key after which the address follows a search box. */
const pause = 250;

/**
 * State that stands in the address, so that a reload, a shared link and Back show the same. Setting it scrolls nothing,
 * adds no step to the history and leaves other parameters alone. The state changes at once and the address after it: the
 * router renders in transitions, in which a box that shows the address itself would lose letters.
 */
export const useUrlState = <State extends object>(
  params: UrlParams<State>,
): readonly [State, (change: Partial<State>) => void] => {
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const shown = useMemo(() => readAll(params, new URLSearchParams(address)), [params, address]);
  /** What is chosen and not in the address yet. */
  const [ahead, setAhead] = useState<State | null>(null);
  const state = ahead ?? shown;

  const latest = useRef({ state, query, setQuery });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Addresses that were asked for and have not been seen yet, the last one last. */
  const asked = useRef<string[]>([]);

  useLayoutEffect(() => {
    latest.current = { state, query, setQuery };
  });

  useLayoutEffect(() => {
    const seen = new URLSearchParams(location.search).toString();
    const isOwn = asked.current.includes(seen);
    if (isOwn && asked.current.at(-1) !== seen) return;
    asked.current = [];
    // What was typed after the address was asked for goes on; an address from elsewhere, of a link or of Back, wins.
    if (isOwn && timer.current !== undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setAhead(null);
  }, [location]);

  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (change: Partial<State>) => {
      const next = { ...latest.current.state, ...change };
      latest.current.state = next;
      setAhead(next);
      clearTimeout(timer.current);
      const follow = () => {
        timer.current = undefined;
        const wanted = writeAll(params, latest.current.state, latest.current.query);
        const present = asked.current.at(-1) ?? latest.current.query.toString();
        if (wanted.toString() === present) {
          if (asked.current.length === 0) setAhead(null);
          return;
        }
        asked.current.push(wanted.toString());
        latest.current.setQuery(wanted, { replace: true, preventScrollReset: true });
      };
      const isTyped = (Object.keys(change) as (keyof State)[]).every((key) => params[key].isTyped);
      if (isTyped) timer.current = setTimeout(follow, pause);
      else follow();
    },
    [params],
  );

  return [state, set];
};
