/** Rows that a long list draws at first, and adds with each step. */
export const windowSize = 60;

/** Past rows that stay above the first one to come: the last lessons, which are looked up most. */
const contextRows = 5;

/** The part of a list that is drawn: from `start`, included, to `end`, excluded. */
export interface ListWindow {
  start: number;
  end: number;
}

/**
 * Where a list of `total` rows, of which the first `past` are past, opens: all of it while it is short, else around the
 * first row to come; without one, at its end.
 */
export const openingWindow = (total: number, past: number): ListWindow => {
  if (total <= windowSize) return { start: 0, end: total };
  const start = Math.max(0, past === total ? total - windowSize : past - contextRows);
  return { start, end: Math.min(total, start + windowSize) };
};

/** The same window with a step more at its beginning. */
export const withEarlier = ({ start, end }: ListWindow): ListWindow => ({
  start: Math.max(0, start - windowSize),
  end,
});

/** The same window with a step more at its end. */
export const withLater = ({ start, end }: ListWindow, total: number): ListWindow => ({
  start,
  end: Math.min(total, end + windowSize),
});
