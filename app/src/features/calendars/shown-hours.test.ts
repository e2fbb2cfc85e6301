import { describe, expect, it } from "vitest";
import { firstMinute } from "@/features/calendars/shown-hours";
import type { WeekEntry, WeekGrid } from "@/features/calendars/week";

const days = ["2026-03-01", "2026-03-02"].map((date) => ({ date })) as WeekGrid["days"];
const block = (lesson: number, day: number, from: number) => ({ lesson, day, from }) as WeekGrid["blocks"][number];
const grid = { days, blocks: [block(0, 0, 600), block(1, 0, 960), block(2, 1, 1020)] } as WeekGrid;
const entries = (...statuses: string[]) => statuses.map((status) => ({ status })) as WeekEntry[];

describe("the hours that a week opens with", () => {
  it.each([
    ["before the first lesson", entries("SCHEDULED", "SCHEDULED", "SCHEDULED"), false, 555],
    ["not before one that was cancelled", entries("CANCELLED", "SCHEDULED", "SCHEDULED"), false, 915],
    ["in the morning where every lesson was cancelled", entries("CANCELLED", "CANCELLED", "CANCELLED"), false, 480],
    ["of the day alone where one day is shown", entries("SCHEDULED", "SCHEDULED", "SCHEDULED"), true, 975],
  ])("begin %s", (_, of, isOneDay, minute) => {
    expect(firstMinute(grid, of, "2026-03-02", isOneDay)).toBe(minute);
  });
});
