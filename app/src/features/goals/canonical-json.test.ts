import { expect, it } from "vitest";
import { canonicalJson } from "@/features/goals/canonical-json";

it("is the same in whatever order keys stand, and without what is null or an empty list", () => {
  const written = { said: "Sonatina", places: [], tempo: { unit: "crotchet", next: null, now: 60 } };
  expect(canonicalJson(written)).toBe(canonicalJson({ tempo: { now: 60, unit: "crotchet" }, said: "Sonatina" }));
  expect(canonicalJson([60, 72])).not.toBe(canonicalJson([72, 60]));
});
