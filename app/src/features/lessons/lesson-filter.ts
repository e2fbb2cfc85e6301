import type { SelectOption } from "@/components/ui/select";
import type { LessonFilter } from "@/features/lessons/lesson";

/** Choices of the status filter (Spec §2.6). */
export const statusOptions: readonly SelectOption[] = [
  { value: "all", label: "All Status" },
  { value: "upcoming", label: "Upcoming" },
  { value: "completed", label: "Completed" },
  { value: "cancelled", label: "Cancelled" },
];

/** Choices of the time filter (Spec §2.6). */
export const timeOptions: readonly SelectOption[] = [
  { value: "all", label: "All Time" },
  { value: "week", label: "This Week" },
  { value: "month", label: "This Month" },
];

const oneOf = <Value extends string>(options: readonly SelectOption[], value: string | null): Value =>
  (options.some((option) => option.value === value) ? value : "all") as Value;

/** The filter that an address asks for with `q`, `status` and `time`; what it does not know counts as all. */
export const filterOf = (query: URLSearchParams): LessonFilter => ({
  search: query.get("q") ?? "",
  status: oneOf(statusOptions, query.get("status")),
  time: oneOf(timeOptions, query.get("time")),
});

/** Whether anything is filtered out. */
export const isFiltering = ({ search, status, time }: LessonFilter): boolean =>
  search.trim() !== "" || status !== "all" || time !== "all";

/** The query of an address for a filter; what is not filtered stays out of it. */
export const queryOf = ({ search, status, time }: LessonFilter, query: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [name, value, none] of [
    ["q", search, ""],
    ["status", status, "all"],
    ["time", time, "all"],
  ] as const) {
    if (value === none) next.delete(name);
    else next.set(name, value);
  }
  return next;
};
