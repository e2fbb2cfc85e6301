import { expect, it, vi } from "vitest";
import { byDay } from "@/features/notices/days";

const notice = (id: string, createdAt: string) => ({
  id,
  createdAt,
  kind: "lesson_moved" as const,
  text: "Lesson moved",
  link: "/student/my-lessons",
  read: false,
});

it("BELL-01 notices stand by day, newest first, with the year where it is another", () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 9, 12) });
  const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();
  const days = byDay([
    notice("a", at(2026, 2, 9, 11)),
    notice("b", at(2026, 2, 9, 0)),
    notice("c", at(2026, 2, 8, 23)),
    notice("d", at(2026, 2, 6, 8)),
    notice("e", at(2025, 11, 31, 8)),
  ]);
  vi.useRealTimers();
  expect(days.map(({ title, notices }) => [title, notices.map(({ id }) => id).join()])).toEqual([
    ["Today", "a,b"],
    ["Yesterday", "c"],
    ["Friday 6 March", "d"],
    ["Wednesday 31 December 2025", "e"],
  ]);
  expect(byDay([])).toEqual([]);
});
