import { expect, it } from "vitest";
import { slotsOf } from "@/features/calendars/slots";

const week = slotsOf(new Map(), ["a", "b", "c"]);

it("another week takes the elements of the one before", () => {
  expect([...slotsOf(week, ["d", "e", "f"])]).toEqual([
    ["d", 0],
    ["e", 1],
    ["f", 2],
  ]);
});

it("what stays keeps its element in another order too", () => {
  const moved = slotsOf(week, ["c", "x", "a"]);
  expect([moved.get("c"), moved.get("x"), moved.get("a")]).toEqual([2, 1, 0]);
});

it("nobody takes the element of a lesson that is held", () => {
  expect([...slotsOf(week, ["d", "e"], "a").values()]).toEqual([1, 2]);
});
