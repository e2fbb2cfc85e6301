import type { SelectOption } from "@/components/ui/select";
import type { LessonFilter } from "@/features/lessons/lesson";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, typedText } from "@/lib/url-state";

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

/** The filter in the address. */
export const lessonFilterParams: UrlParams<LessonFilter> = {
  search: typedText("q"),
  status: oneOf("status", ["all", "upcoming", "completed", "cancelled"]),
  time: oneOf("time", ["all", "week", "month"]),
};

/** Whether anything is filtered out. */
export const isFiltering = ({ search, status, time }: LessonFilter): boolean =>
  search.trim() !== "" || status !== "all" || time !== "all";
