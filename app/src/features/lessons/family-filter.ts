import type { FamilyFilter } from "reedling-wasm";
import type { SelectOption } from "@/components/ui/select";
import type { Lesson } from "@/features/lessons/lesson";
import type { Core } from "@/lib/core";

/** Filters of a student's or a parent's list. */
export type { FamilyFilter } from "reedling-wasm";

/** Choices of the status filter (Spec §2.7). */
export const familyStatusOptions: readonly SelectOption[] = [
  { value: "all", label: "All" },
  { value: "SCHEDULED", label: "Scheduled" },
  { value: "COMPLETED", label: "Completed" },
  { value: "CANCELLED", label: "Cancelled" },
  { value: "MISSED", label: "Missed" },
];

/** The filter that an address asks for with `status`, `childId` and `sort`; newest first unless it says otherwise. */
export const familyFilterOf = (query: URLSearchParams): FamilyFilter => {
  const status = (query.get("status") ?? "all").toUpperCase();
  const known = familyStatusOptions.some(({ value }) => value === status);
  return {
    status: known ? (status as FamilyFilter["status"]) : "all",
    childId: query.get("childId"),
    order: query.get("sort") === "oldest" ? "oldest" : "newest",
  };
};

/** The address of a filter; what is as by default stays out of it. */
export const familyQueryOf = ({ status, childId, order }: FamilyFilter): Record<string, string> => ({
  ...(status === "all" ? {} : { status: status.toLowerCase() }),
  ...(childId ? { childId } : {}),
  ...(order === "newest" ? {} : { sort: "oldest" }),
});

/** The lessons that pass the filter, in its order. */
export const filteredLessons = (core: Core, lessons: readonly Lesson[], filter: FamilyFilter): Lesson[] => {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const rows = lessons.map(({ id, startTime, status, student }) => ({ id, startTime, status, childId: student.id }));
  return core.familyLessons(rows, filter).flatMap((id) => byId.get(id) ?? []);
};
