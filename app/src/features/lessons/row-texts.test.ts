import { expect, it } from "vitest";
import { startText } from "@/features/lessons/row-texts";

it("names the day of a lesson only where it is another one than today", () => {
  const lesson = { startTime: "2025-03-06T16:30:00Z" };
  const time = startText(lesson, "2025-03-06");
  expect(time).toMatch(/^\d\d:30$/);
  expect(startText(lesson, "2025-03-07")).toBe(`Thu 6 Mar, ${time}`);
});
