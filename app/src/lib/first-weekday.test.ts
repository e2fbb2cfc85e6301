import { afterEach, expect, it, vi } from "vitest";
import { firstWeekday } from "@/lib/first-weekday";

const days = [
  ["en-GB", 1],
  ["de", 1],
  ["fr-CA", 7],
  ["en", 7],
  ["en-US", 7],
  ["pt-BR", 7],
  ["ja", 7],
  ["ar-EG", 6],
] as const;

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(days)("FIELD-30 in %s a week begins on day %i", (language, day) => {
  expect(firstWeekday(language)).toBe(day);
});

it.each(days)("FIELD-30 also where the browser cannot tell it: %s, %i", (language, day) => {
  const locale = Intl.Locale.prototype as { getWeekInfo?: unknown; weekInfo?: unknown };
  const [method, getter] = ["getWeekInfo", "weekInfo"].map((name) => Object.getOwnPropertyDescriptor(locale, name));
  delete locale.getWeekInfo;
  delete locale.weekInfo;
  expect(firstWeekday(language)).toBe(day);
  if (method) Object.defineProperty(locale, "getWeekInfo", method);
  if (getter) Object.defineProperty(locale, "weekInfo", getter);
});

it("FIELD-30 a language that is none has the specification's week", () => {
  expect(firstWeekday("not a language")).toBe(7);
});
