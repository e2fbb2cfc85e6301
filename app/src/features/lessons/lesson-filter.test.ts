import { describe, expect, it } from "vitest";
import { filterOf, isFiltering, queryOf } from "@/features/lessons/lesson-filter";

describe("the filter of My Lessons", () => {
  it("comes from the address; what it does not know counts as all", () => {
    expect(filterOf(new URLSearchParams("q=min&status=upcoming&time=week"))).toEqual({
      search: "min",
      status: "upcoming",
      time: "week",
    });
    expect(filterOf(new URLSearchParams("status=lost&time=1"))).toEqual({ search: "", status: "all", time: "all" });
  });

  it("goes back to it, beside what else is there", () => {
    const present = new URLSearchParams("status=upcoming&tab=2");
    expect(queryOf({ search: "a b", status: "all", time: "month" }, present).toString()).toBe("tab=2&q=a+b&time=month");
  });

  it("filters nothing with blanks alone", () => {
    expect(isFiltering({ search: "  ", status: "all", time: "all" })).toBe(false);
    expect(isFiltering({ search: "", status: "all", time: "week" })).toBe(true);
  });
});
