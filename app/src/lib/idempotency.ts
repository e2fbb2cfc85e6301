import { useCallback, useRef } from "react";

const keyBytes = 16;

/** A fresh random key. `crypto.randomUUID` exists over HTTPS only, this everywhere. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(keyBytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Gives the same body the same key and another body another one. */
export const idempotencyKeys = (): ((body: unknown) => string) => {
  let last: { body: string; key: string } | null = null;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: newIdempotencyKey() };
    return last.key;
  };
};

/**
 * The Idempotency-Key of one opened form (decision D5): a repeated submit of what was typed keeps its key, so that a call
 * whose answer was lost is not carried out twice; what was changed meanwhile is another call and gets another key.
 */
export const useIdempotencyKey = (): ((body: unknown) => string) => {
  const keys = useRef<(body: unknown) => string>(undefined);
  return useCallback((body: unknown) => {
    keys.current ??= idempotencyKeys();
    return keys.current(body);
  }, []);
};
