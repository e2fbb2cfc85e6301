/** "Mina" of "Mina Okafor": what a greeting calls somebody. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
