import type { UseQueryResult } from "@tanstack/react-query";
import { Filter, UserPlus } from "lucide-react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { adminMessages } from "@/features/admin/messages";
import type { Schemas } from "@/lib/api";
import { useCore } from "@/lib/core";
import { numberText } from "@/lib/format/counts";

interface UserDistributionProps {
  stats: UseQueryResult<Schemas["AdminStatsBody"]>;
  /** Leads to the filters of the user list. */
  onFilter: () => void;
  onAdd: () => void;
}

/** Students, teachers and parents as a share of all accounts. */
export const UserDistribution = ({ stats, onFilter, onAdd }: UserDistributionProps) => {
  const core = useCore();
  return (
    <Card aria-labelledby="user-distribution">
      <CardHeader
        title="User Distribution"
        titleId="user-distribution"
        takesFocus
        actions={
          <>
            <Button size="sm" onClick={onFilter}>
              <Filter aria-hidden />
              Filter
            </Button>
            <Button size="sm" onClick={onAdd}>
              <UserPlus aria-hidden />
              Add User
            </Button>
          </>
        }
      />
      <Loaded
        queries={{ stats }}
        text="Loading dashboard..."
        skeleton={<Skeleton className="h-36" />}
        failure={{ title: adminMessages.statsFailed }}
        className="py-8"
      >
        {({ stats: { totalUsers, totalStudents, totalTeachers, totalParents } }) => (
          <div className="flex flex-col gap-5">
            {(
              [
                ["Students", totalStudents, "green"],
                ["Teachers", totalTeachers, "blue"],
                ["Parents", totalParents, "purple"],
              ] as const
            ).map(([label, count, color]) => {
              const share = core.userShare(count, totalUsers);
              return (
                <div key={label}>
                  <p className="mb-1.5 flex justify-between gap-4 text-small">
                    <span className="font-semibold">{label}</span>
                    <span className="text-fg-muted tabular-nums">{`${numberText(count)}, ${Math.round(share)}%`}</span>
                  </p>
                  <Progress label={`${label} as a share of all users`} value={share} color={color} />
                </div>
              );
            })}
          </div>
        )}
      </Loaded>
    </Card>
  );
};
