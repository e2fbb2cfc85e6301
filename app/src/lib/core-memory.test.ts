// @vitest-environment node
import { expect, it, vi } from "vitest";
import { remembering } from "@/lib/core-memory";

it("asks once for the same words, and again for others", () => {
  const badge = vi.fn((status: string, audience: string) => ({ label: `${status} ${audience}` }));
  const other = vi.fn((text: string) => text);
  const core = remembering({ badge, other }, ["badge"]);
  expect(core.badge("MISSED", "teacher")).toBe(core.badge("MISSED", "teacher"));
  expect(core.badge("MISSED", "family")).toEqual({ label: "MISSED family" });
  expect(badge).toHaveBeenCalledTimes(2);
  expect([core.other("a"), core.other("a")]).toEqual(["a", "a"]);
  expect(other).toHaveBeenCalledTimes(2);
});

it("asks again after a failure", () => {
  const badge = vi.fn().mockImplementationOnce(() => {
    throw new Error("no");
  });
  badge.mockReturnValue("there");
  const core = remembering({ badge }, ["badge"]);
  expect(() => core.badge("x")).toThrow("no");
  expect(core.badge("x")).toBe("there");
});
