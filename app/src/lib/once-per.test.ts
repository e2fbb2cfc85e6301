import { expect, it, vi } from "vitest";
import { oncePer } from "@/lib/once-per";

it("works once for the same data and words, and again for others", () => {
  const work = vi.fn((lessons: readonly string[], month: string, room: number) => `${lessons} ${month} ${room}`);
  const grid = oncePer(work);
  const lessons = ["a"];
  expect([grid(lessons, "2026-03", 2), grid(lessons, "2026-03", 2)]).toEqual(["a 2026-03 2", "a 2026-03 2"]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(grid(lessons, "2026-04", 2)).toBe("a 2026-04 2");
  expect(grid(["b"], "2026-03", 2)).toBe("b 2026-03 2");
  expect(work).toHaveBeenCalledTimes(3);
});
