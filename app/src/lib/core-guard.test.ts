// @vitest-environment node
import { getDefaultStore } from "jotai";
import { expect, it, vi } from "vitest";
import { loadCore } from "@/lib/core";
import { CoreStopped, coreStoppedAtom } from "@/lib/core-guard";

const trap = vi.fn<(role: string) => string>(() => {
  throw new WebAssembly.RuntimeError("unreachable");
});

vi.mock("reedling-wasm", async (load) => ({ ...(await load<object>()), homePath: trap }));

it("core goes on after a refused argument, and stops for good when it breaks down", async () => {
  const core = await loadCore();
  expect(() => core.teacherWeek("yesterday", "UTC")).toThrow('The argument "now"');
  expect(core.durationLabel(90)).toBe("1.5 h");
  expect(getDefaultStore().get(coreStoppedAtom)).toBe(false);

  expect(() => core.homePath("TEACHER")).toThrow(CoreStopped);
  expect(() => core.durationLabel(90)).toThrow(CoreStopped);
  expect(() => core.homePath("TEACHER")).toThrow(CoreStopped);
  expect(trap).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(getDefaultStore().get(coreStoppedAtom)).toBe(true);
});
