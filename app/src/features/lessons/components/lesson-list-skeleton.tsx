import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";

const rows = [0, 1, 2, 3, 4, 5];

/** Rows in the size of lessons, while they load: a teacher's are dense. */
export const LessonListSkeleton = ({ isDense = false }: { isDense?: boolean }) => (
  <div className="rounded-card border border-line bg-surface px-4 sm:px-5">
    {rows.map((row) => (
      <div
        key={row}
        className={cn(
          "flex items-center gap-4 border-line border-b last:border-b-0",
          isDense ? "py-3 md:py-1" : "py-4",
        )}
      >
        <Skeleton className={cn("w-1.5", isDense ? "h-12 md:h-8" : "h-12")} />
        <Skeleton className={cn("w-24", isDense ? "h-8" : "h-10")} />
        <div className="flex-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className={cn("mt-2 h-3.5 w-3/5", isDense && "md:hidden")} />
        </div>
        <Skeleton className="h-6 w-20 rounded-full max-sm:hidden" />
      </div>
    ))}
  </div>
);
