import { countText } from "@/lib/format/counts";

/** Rows that a long list draws at first, and adds with each step. */
export const windowSize = 60;

/** The part of a list that is drawn: from `start`, included, to `end`, excluded. */
export interface ListWindow {
  start: number;
  end: number;
}

/** Where a list of `total` rows opens: at `first`, its first row that matters now; where there is none, at its end. */
export const openingWindow = (total: number, first: number): ListWindow => {
  const start = first < total ? first : Math.max(0, total - windowSize);
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

/** "Show 12 Earlier Lessons"; of more than one step "Show 60 of 495 Earlier Lessons". */
export const stepText = (rows: number, one: string): string =>
  `Show ${rows > windowSize ? `${windowSize} of ` : ""}${countText(rows, one)}`;
