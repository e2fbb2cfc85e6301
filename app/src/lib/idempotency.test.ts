import { describe, expect, it } from "vitest";
import { idempotencyKeys, newIdempotencyKey } from "@/lib/idempotency";

describe("an idempotency key", () => {
  it("is random", () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });

  it("stays with a body that is sent again", () => {
    const keyFor = idempotencyKeys();
    expect(keyFor({ title: "Minuet" })).toBe(keyFor({ title: "Minuet" }));
  });

  it("changes with the body, and is never used for it again", () => {
    const keyFor = idempotencyKeys();
    const first = keyFor({ title: "Minuet" });
    expect(keyFor({ title: "Etude" })).not.toBe(first);
    expect(keyFor({ title: "Minuet" })).not.toBe(first);
  });

  it("belongs to one opened form", () => {
    expect(idempotencyKeys()({ title: "Minuet" })).not.toBe(idempotencyKeys()({ title: "Minuet" }));
  });
});
