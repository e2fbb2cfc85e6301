/** A format of dates that is made when it is first used: making one takes a phone milliseconds, and a start needs few. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat("en-GB", options);
    return made;
  };
};
