import { describe, expect, it, vi } from "vitest";
import { civilDay, gridRange, plusDays, plusMonths, weekStart } from "@/features/calendar/civil-month";
import { dayAfterKey } from "@/features/calendar/components/month-grid";

vi.stubEnv("TZ", "Europe/Berlin");

describe("days of a calendar", () => {
  it("count across month ends and clock changes", () => {
    expect(plusDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(plusDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(plusMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(plusMonths("2026-12-15", 1)).toBe("2027-01-15");
    expect(plusMonths("2026-03-31", -1)).toBe("2026-02-28");
  });

  it("move by the keys of a grid", () => {
    const from = "2026-03-04";
    const moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "a"];
    expect(moves.map((key) => dayAfterKey(from, key))).toEqual([
      "2026-03-03",
      "2026-03-05",
      "2026-02-25",
      "2026-03-11",
      "2026-03-01",
      "2026-03-07",
      "2026-02-04",
      "2026-04-04",
      null,
    ]);
    expect(weekStart("2026-03-01")).toBe("2026-03-01");
  });

  it("are read from an address only when they exist", () => {
    expect(civilDay("2026-02-28")).toBe("2026-02-28");
    expect(civilDay("2026-02-30")).toBeNull();
    expect(civilDay("soon")).toBeNull();
    expect(civilDay(null)).toBeNull();
  });

  it("are asked for with a week on both sides of the month", () => {
    expect(gridRange("2026-03")).toEqual({ startDate: "2026-02-21T23:00:00Z", endDate: "2026-04-07T22:00:00Z" });
  });
});
