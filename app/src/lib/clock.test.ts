// @vitest-environment node
import { expect, it, vi } from "vitest";
import { browserZone } from "@/lib/clock";

it("asks for the zone once at a time, and anew the next", async () => {
  const format = vi.spyOn(Intl, "DateTimeFormat");
  expect(browserZone()).toBe(browserZone());
  expect(format).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  browserZone();
  expect(format).toHaveBeenCalledTimes(2);
});
