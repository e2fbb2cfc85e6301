const seedBytes = 16;

/** What the keys of one form's calls are made from. `crypto.randomUUID` exists over HTTPS only, this everywhere. */
export const newIdempotencySeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(seedBytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** FNV-1a of 64 bits. It tells two bodies apart and protects nothing; WebCrypto's hashes exist over HTTPS only. */
export const fnv1a = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
};

/**
 * The Idempotency-Key of a call (decision D5). What is sent again has the key that it had before, so that a call whose
 * answer was lost is not carried out twice; what was changed meanwhile is another call and has another key.
 */
export const idempotencyKey = (seed: string, body: unknown): string => `${seed}-${fnv1a(JSON.stringify(body))}`;

/** Gives the key of a call with that body. */
export type KeyFor = (body: unknown) => string;

/** Whether an answer is the kept one of the same call before; what is told only once is null in it (decision D13). */
export const isReplay = ({ headers }: Response): boolean => headers.get("Idempotent-Replay") === "true";
