import { describe, expect, it } from "vitest";
import { dateOrder } from "@/lib/format/date-order";

describe("the order of typed dates", () => {
  it.each([
    [["en-US", "en"], "mdy"],
    [["en-GB", "en-US", "en"], "dmy"],
    [["de-DE", "de", "en-US", "en"], "dmy"],
    [["ja"], "ymd"],
    [["fa-IR"], "ymd"],
    [["en-US", "en", "de"], ""],
    [["en-US@posix"], ""],
    [[], "dmy"],
  ])("FIELD-03: it is the browser's: %o gives %s", (languages, order) => {
    expect(dateOrder(languages)).toBe(order);
  });
});
