const grouped = new Intl.NumberFormat("en-GB");

/** "10,000". */
export const numberText = (number: number): string => grouped.format(number);

/** "30 min". */
export const minutesText = (minutes: number): string => `${minutes} min`;

/** "1 lesson", "4 lessons". */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
