import { useLayoutEffect, useMemo, useRef } from "react";

/** Numbers by what has them. */
type Slots = ReadonlyMap<string, number>;

const none: Slots = new Map();

/** What was there before keeps its number; what is new takes the lowest free ones, but not that of what was `held`. */
export const slotsOf = (before: Slots, ids: readonly string[], held?: string): Slots => {
  const slots = new Map<string, number>();
  const taken = new Set<number>();
  const take = (id: string, slot: number) => {
    slots.set(id, slot);
    taken.add(slot);
  };
  const shown = new Set(ids);
  for (const [id, slot] of before) {
    if (shown.has(id)) take(id, slot);
    else if (id === held) taken.add(slot);
  }
  let free = 0;
  for (const id of ids) {
    if (slots.has(id)) continue;
    while (taken.has(free)) free += 1;
    take(id, free);
  }
  return slots;
};

/**
 * Keys for a list whose parts are nearly all others at once, as with another week: what comes then takes the elements of
 * what goes, and only the words in them change, which is far less work than new elements. What stays keeps its own, and
 * the element of what is `held` has the focus and goes with it.
 */
export const useSlots = (ids: readonly string[], held?: string): Slots => {
  const last = useRef({ slots: none, held });
  const slots = useMemo(() => slotsOf(last.current.slots, ids, last.current.held), [ids]);
  useLayoutEffect(() => {
    last.current = { slots, held };
  });
  return slots;
};
