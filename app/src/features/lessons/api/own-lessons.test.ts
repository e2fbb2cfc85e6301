// @vitest-environment jsdom
import { expect, it } from "vitest";
import { retryDelay } from "@/features/lessons/api/own-lessons";
import { loadCore } from "@/lib/core";

it("a student's lessons and core agree on the wait before the second attempt", async () => {
  expect(retryDelay).toBe((await loadCore()).constants().delays.lessonsRetry);
});
