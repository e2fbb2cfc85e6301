import { useMemo } from "react";
import type { LessonFilter } from "@/features/lessons/lesson";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, typedText, useUrlState } from "@/lib/url-state";

const filterParams = (core: Core): UrlParams<LessonFilter> => {
  const { statusFilters, timeFilters } = core.constants().lists;
  return { search: typedText("q"), status: oneOf("status", statusFilters), time: oneOf("time", timeFilters) };
};

/** Search and filters of My Lessons in the address. */
export const useLessonFilter = () => {
  const core = useCore();
  return useUrlState(useMemo(() => filterParams(core), [core]));
};

/** Whether anything is searched for. */
export const isSearching = ({ search }: Pick<LessonFilter, "search">): boolean => search.trim() !== "";

/** Whether anything is filtered out. */
export const isFiltering = ({ status, time, ...filter }: LessonFilter): boolean =>
  isSearching(filter) || status !== "all" || time !== "all";
