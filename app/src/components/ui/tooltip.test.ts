import { expect, it } from "vitest";
import { tooltipDelays } from "@/components/ui/tooltip";

it("CONST-15 a tooltip opens after 700 ms, and the next one at once for 300 ms", () => {
  expect(tooltipDelays).toEqual({ delayDuration: 700, skipDelayDuration: 300 });
});
