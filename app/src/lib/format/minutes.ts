/** The number that was typed in plain digits: JavaScript would read "4e1" and "0x2D" too. Null where nothing is typed. */
export const minutesOf = (typed: string): number | null => {
  const digits = typed.trim();
  if (digits === "") return null;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};
