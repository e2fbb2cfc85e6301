import type { FamilyFilter } from "reedling-wasm";
import type { SelectOption } from "@/components/ui/select";
import type { Lesson } from "@/features/lessons/lesson";
import type { Core } from "@/lib/core";
import { inOrder } from "@/lib/in-order";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, optionalText } from "@/lib/url-state";

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

/** The filter in the address, newest first unless it says otherwise. */
export const familyFilterParams: UrlParams<Required<FamilyFilter>> = {
  status: oneOf("status", ["all", "SCHEDULED", "COMPLETED", "CANCELLED", "MISSED"]),
  childId: optionalText("childId"),
  order: oneOf("sort", ["newest", "oldest"]),
};

/** The lessons that pass the filter, in its order. */
export const filteredLessons = (core: Core, lessons: readonly Lesson[], filter: FamilyFilter): Lesson[] => {
  const rows = lessons.map(({ id, startTime, status, student }) => ({ id, startTime, status, childId: student.id }));
  return inOrder(lessons, core.familyLessons(rows, filter));
};
