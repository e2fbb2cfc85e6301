import { Skeleton } from "@/components/ui/skeleton";

const rows = [0, 1, 2, 3, 4, 5];

/** Rows in the size of lessons, while they load. */
export const LessonListSkeleton = () => (
  <div className="rounded-card border border-line bg-surface px-4 sm:px-5">
    {rows.map((row) => (
      <div key={row} className="flex items-center gap-4 border-line border-b py-4 last:border-b-0">
        <Skeleton className="h-12 w-1.5" />
        <Skeleton className="h-10 w-24" />
        <div className="flex-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-2 h-3.5 w-3/5" />
        </div>
        <Skeleton className="h-6 w-20 rounded-full max-sm:hidden" />
      </div>
    ))}
  </div>
);
