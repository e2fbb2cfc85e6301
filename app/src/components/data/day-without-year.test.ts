import { describe, expect, it } from "vitest";
import { dayWithoutYear } from "@/components/data/day-without-year";
import { loadCore } from "@/lib/core";

const { readDate: read } = await loadCore();
const today = "2026-11-25";
const toCome = { min: today, max: "2036-11-25", near: today };
const past = { min: "1900-01-01", max: today, near: today };
const birthday = { min: "1900-01-01", max: today, near: "2016-11-25" };

describe("a day that is typed without its year", () => {
  it.each([
    ["8/3", toCome, "2027-03-08"],
    ["25.11.", toCome, "2026-11-25"],
    ["24-11", toCome, "2027-11-24"],
    ["8/3", past, "2026-03-08"],
    ["26/11", past, "2025-11-26"],
    ["31/2", toCome, null],
    ["8/3/", toCome, null],
    ["8/3", birthday, null],
  ])("%s is the one that is near: %o", (typed, span, day) => {
    expect(dayWithoutYear(typed, read, span)).toBe(day);
  });
});
