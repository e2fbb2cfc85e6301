import { Skeleton } from "@/components/ui/skeleton";

/** The dashboard's blocks in their size, while it loads. */
export const DashboardSkeleton = () => (
  <>
    <div className="mb-4 grid gap-3 max-sm:hidden sm:grid-cols-3">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-6">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </>
);
