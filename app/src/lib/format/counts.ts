/** "30 min". */
export const minutesText = (minutes: number): string => `${minutes} min`;

/** "1 lesson", "4 lessons". */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
