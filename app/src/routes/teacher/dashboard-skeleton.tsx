import { Skeleton } from "@/components/ui/skeleton";

/** The dashboard's blocks in their size, while it loads. */
export const DashboardSkeleton = () => (
  <>
    <div className="mb-6 grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Skeleton className="h-22" />
      <Skeleton className="h-22" />
      <Skeleton className="h-22" />
    </div>
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </>
);
