import { describe, expect, it } from "vitest";
import { isFiltering } from "@/features/lessons/lesson-filter";

describe("the filter of My Lessons", () => {
  it("filters nothing with blanks alone", () => {
    expect(isFiltering({ search: "  ", status: "all", time: "all" })).toBe(false);
    expect(isFiltering({ search: "", status: "all", time: "week" })).toBe(true);
  });
});
