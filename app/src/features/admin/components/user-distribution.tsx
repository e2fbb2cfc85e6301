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
        {(answers) => <Shares stats={answers.stats} />}
      </Loaded>
    </Card>
  );
};

const Shares = ({ stats }: { stats: Schemas["AdminStatsBody"] }) => {
  const core = useCore();
  const { totalUsers, totalStudents, totalTeachers, totalParents } = stats;
  const roles = [
    { label: "Students", count: totalStudents, color: "green" },
    { label: "Teachers", count: totalTeachers, color: "blue" },
    { label: "Parents", count: totalParents, color: "purple" },
  ] as const;
  const rows = roles.map((role) => ({ ...role, share: core.percent(role.count, totalUsers) }));
  // What is left to 100 %, so that the shares add up.
  const others = totalUsers - totalStudents - totalTeachers - totalParents;
  const rest = 100 - rows.reduce((sum, { share }) => sum + Math.round(share), 0);
  return (
    <div className="flex flex-col gap-5">
      {rows.map(({ label, count, color, share }) => (
        <div key={label}>
          <p className="mb-1.5 flex justify-between gap-4 text-small">
            <span className="font-semibold">{label}</span>
            <span className="text-fg-muted tabular-nums">{`${numberText(count)}, ${Math.round(share)}%`}</span>
          </p>
          <Progress label={`${label} as a share of all users`} value={share} color={color} />
        </div>
      ))}
      {others <= 0 || rest < 0 ? null : (
        <p className="flex justify-between gap-4 text-small">
          <span className="font-semibold">Administrators</span>
          <span className="text-fg-muted tabular-nums">{`${numberText(others)}, ${rest}%`}</span>
        </p>
      )}
    </div>
  );
};
