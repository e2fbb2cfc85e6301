import { Skeleton } from "@/components/ui/skeleton";

/** The cards of a settings screen before what they show is there. */
export const SettingsSkeleton = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-44 rounded-card" />
    <Skeleton className="h-88 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
);
