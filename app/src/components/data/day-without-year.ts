interface Span {
  /** First and last day that may be meant, `yyyy-MM-dd`. */
  min: string;
  max: string;
  /** The end of the span that its days are near. */
  near: string;
}

/**
 * The day that "8/3" means where days are near one end of a span: the next one after its beginning, or the last one before
 * its end. Null where that is neither, as of a birthday, or where there is no such day.
 */
export const dayWithoutYear = (
  typed: string,
  read: (typed: string) => string | null,
  { min, max, near }: Span,
): string | null => {
  if (!/^\s*\d{1,2}\s*[/.-]\s*\d{1,2}\.?\s*$/.test(typed) || (near !== min && near !== max)) return null;
  const year = Number(near.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .flatMap((one) => read(`${typed}/${one}`) ?? [])
    .filter((day) => min <= day && day <= max);
  return (near === min ? days[0] : days.at(-1)) ?? null;
};
