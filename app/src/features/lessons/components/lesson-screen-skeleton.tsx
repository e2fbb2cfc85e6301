import { FilterBar } from "@/components/ui/filter-bar";
import { Skeleton } from "@/components/ui/skeleton";
import { LessonListSkeleton } from "@/features/lessons/components/lesson-list-skeleton";
import { LessonStats } from "@/features/lessons/components/lesson-stats";

const box = "h-10 pointer-coarse:h-11";

/** My Lessons while they load: figures, filters and rows in their places, so that nothing moves when they come. */
export const LessonScreenSkeleton = ({ text }: { text: string }) => (
  <>
    <LessonStats counts={null} />
    <FilterBar result={text}>
      <div className="flex gap-2 sm:contents">
        <Skeleton className={`${box} flex-1 sm:min-w-60`} />
        <Skeleton className={`${box} w-25 sm:w-44`} />
        <Skeleton className={`${box} max-sm:hidden sm:w-44`} />
      </div>
    </FilterBar>
    <LessonListSkeleton isDense />
  </>
);

/** A student's or a parent's lessons while they load: two filters and rows. */
export const FamilyLessonsSkeleton = ({ text, reader }: { text: string; reader: "student" | "parent" }) => (
  <>
    <FilterBar result={text}>
      <div className="grid grid-cols-[7fr_5fr] gap-2 sm:contents">
        <Skeleton className={`${box} ${reader === "parent" ? "sm:w-56" : "sm:w-44"}`} />
        <Skeleton className={`${box} sm:w-44`} />
      </div>
    </FilterBar>
    <LessonListSkeleton />
  </>
);
