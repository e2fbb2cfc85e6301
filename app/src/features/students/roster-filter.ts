import type { RosterFilter } from "reedling-wasm";

const groups: readonly string[] = ["elementary", "middle", "high", "adult"] satisfies RosterFilter["group"][];

/** Search and grade group, as the address tells them. */
export const filterOf = (query: URLSearchParams): RosterFilter => {
  const group = query.get("grade") ?? "all";
  return {
    search: query.get("q") ?? "",
    group: groups.includes(group) ? (group as RosterFilter["group"]) : "all",
  };
};

/** The address of a filter; what is off leaves no trace. */
export const queryOf = ({ search, group }: RosterFilter) => ({
  ...(search === "" ? {} : { q: search }),
  ...(group === "all" ? {} : { grade: group }),
});
