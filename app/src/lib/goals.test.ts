// @vitest-environment node
import { expect, it } from "vitest";
import { ask, loadGoalReader } from "@/lib/goals";

const trap = () => {
  throw new WebAssembly.RuntimeError("unreachable");
};

it("the reader goes on after a refused argument, and stops for good when it breaks down", async () => {
  const reader = await loadGoalReader();
  expect(ask(() => reader.mergeGoals({} as never, []))).toBeNull();
  expect(ask(() => reader.hasHands("Piano"))).toBe(true);
  expect(ask(trap)).toBeNull();
  expect(ask(() => reader.hasHands("Piano"))).toBeNull();
});
