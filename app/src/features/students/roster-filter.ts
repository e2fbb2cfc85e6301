import { useMemo } from "react";
import type { RosterFilter } from "reedling-wasm";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, typedText, useUrlState } from "@/lib/url-state";

/** Search and grade group of the roster. */
export type { RosterFilter } from "reedling-wasm";

const filterParams = (core: Core): UrlParams<RosterFilter> => ({
  search: typedText("q"),
  group: oneOf("grade", core.constants().lists.gradeGroups),
});

/** Search and grade group in the address. */
export const useRosterFilter = () => {
  const core = useCore();
  return useUrlState(useMemo(() => filterParams(core), [core]));
};
