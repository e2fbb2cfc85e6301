import { describe, expect, it } from "vitest";
import { fnv1a, idempotencyKey, newIdempotencySeed } from "@/lib/idempotency";

describe("an idempotency key", () => {
  const seed = newIdempotencySeed();

  it("is of a random seed", () => {
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdempotencySeed()).not.toBe(seed);
    expect(idempotencyKey(newIdempotencySeed(), { title: "Minuet" })).not.toBe(
      idempotencyKey(seed, { title: "Minuet" }),
    );
  });

  it("stays with a body that is sent again, whatever was sent between", () => {
    const first = idempotencyKey(seed, { title: "Minuet" });
    expect(first).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
    expect(idempotencyKey(seed, { title: "Etude" })).not.toBe(first);
    expect(idempotencyKey(seed, { title: "Minuet" })).toBe(first);
  });

  it("is made with FNV-1a", () => {
    expect(["", "a", "foobar"].map(fnv1a)).toEqual(["cbf29ce484222325", "af63dc4c8601ec8c", "85944171f73967e8"]);
  });
});
