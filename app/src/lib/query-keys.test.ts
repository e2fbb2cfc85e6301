import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { planChanged, queryKeys, requestAnswered } from "@/lib/query-keys";

const isStale = (cache: QueryClient, queryKey: readonly unknown[]) => cache.getQueryState(queryKey)?.isInvalidated;

const holding = (...keys: readonly (readonly unknown[])[]) => {
  const cache = new QueryClient();
  for (const queryKey of keys) cache.setQueryData(queryKey, {});
  return cache;
};

it("a child who comes with a parent's yes brings lessons and pieces", async () => {
  const keys = [queryKeys.children.all, queryKeys.lessons.family, queryKeys.pieces.own, queryKeys.parentRequests.all];
  const cache = holding(...keys);
  await requestAnswered(cache);
  expect(keys.filter((key) => !isStale(cache, key))).toEqual([]);
});

it("a line that is struck makes nothing stale but what holds its plan", async () => {
  const { lessons, goals, students, pieces } = queryKeys;
  const plans = [lessons.one("a"), lessons.plans(["b", "a"]), goals.of("a")];
  const others = [lessons.own, lessons.one("b"), goals.of("b"), students.roster, pieces.own];
  const cache = holding(...plans, ...others);
  await planChanged(cache, "a");
  expect([...plans, ...others].filter((key) => isStale(cache, key))).toEqual(plans);
});
