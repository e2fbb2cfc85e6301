import { useMemo } from "react";
import type { FamilyFilter } from "reedling-wasm";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { inOrder } from "@/lib/in-order";
import type { Lesson } from "@/lib/lesson";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, optionalText, useUrlState } from "@/lib/url-state";

/** Filters of a student's or a parent's list. */
export type { FamilyFilter } from "reedling-wasm";

const filterParams = (core: Core): UrlParams<Required<FamilyFilter>> => {
  const { familyStatusFilters, dateOrders } = core.constants().lists;
  return {
    status: oneOf("status", familyStatusFilters),
    childId: optionalText("childId"),
    order: oneOf("sort", dateOrders),
  };
};

/** The filter in the address, newest first unless it says otherwise. */
export const useFamilyFilter = () => {
  const core = useCore();
  return useUrlState(useMemo(() => filterParams(core), [core]));
};

const childParam = { childId: optionalText("childId") };

/** The child in the address, where nothing else is filtered. */
export const useChildFilter = () => useUrlState(childParam);

/** The lessons that pass the filter, in its order. */
export const filteredLessons = (core: Core, lessons: readonly Lesson[], filter: FamilyFilter): Lesson[] => {
  const rows = lessons.map(({ id, startTime, status, student }) => ({ id, startTime, status, childId: student.id }));
  return inOrder(lessons, core.familyLessons(rows, filter));
};
