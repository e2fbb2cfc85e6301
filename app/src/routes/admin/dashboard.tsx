import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Navigate } from "react-router";
import { PageHeader } from "@/components/ui/page-header";
import { paths } from "@/config/paths";
import { pendingApprovalsQuery } from "@/features/admin/api/approvals";
import { adminStatsQuery, recentActivitiesQuery } from "@/features/admin/api/overview";
import type { ListFilter } from "@/features/admin/api/users";
import { roleChoices, statusChoices } from "@/features/admin/api/users";
import { FailedJobs } from "@/features/admin/components/failed-jobs";
import { AdminFigures } from "@/features/admin/components/figures";
import { CreateUserDialog } from "@/features/admin/components/on-demand";
import { PendingApprovals } from "@/features/admin/components/pending-approvals";
import { QuickActions } from "@/features/admin/components/quick-actions";
import { RecentActivities } from "@/features/admin/components/recent-activities";
import { UserDistribution } from "@/features/admin/components/user-distribution";
import { UserList } from "@/features/admin/components/user-list";
import { askedByLoader } from "@/lib/asked-by-loader";
import { askedDialog } from "@/lib/asked-dialog";
import { numberText } from "@/lib/format/counts";
import { useSession } from "@/lib/session";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, typedText, useUrlState } from "@/lib/url-state";
import type { ScreenQueries } from "@/routes/frame/screen-data";

const params: UrlParams<ListFilter> = {
  search: typedText("q"),
  role: oneOf("role", roleChoices),
  status: oneOf("status", statusChoices),
};

const dialogParams = { open: askedDialog };

const lead = (target: HTMLElement | null) => {
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
};

const toHeading = (id: string) => lead(document.getElementById(id));

export const queries: ScreenQueries = () => [adminStatsQuery, pendingApprovalsQuery, recentActivitiesQuery];

/** /admin/dashboard (Spec §2.5). Others who come by /dashboard/admin are led to sign-in. */
export const AdminDashboardScreen = () => {
  const user = useSession()?.user;
  if (user !== undefined && user.role !== "ADMINISTRATOR") return <Navigate to={paths.signIn} replace />;
  return <Dashboard name={user?.name.trim() || "Administrator"} />;
};

const Dashboard = ({ name }: { name: string }) => {
  const stats = useQuery(askedByLoader(adminStatsQuery));
  const [filter, setFilter] = useUrlState(params);
  const [{ open }, ask] = useUrlState(dialogParams);
  const roleFilter = useRef<HTMLSelectElement>(null);
  const add = () => ask({ open: "create-user" });
  const counts =
    stats.data === undefined
      ? ""
      : `. ${numberText(stats.data.totalUsers)} users, ${numberText(stats.data.activeUsers)} active, ${numberText(stats.data.pendingApprovals)} pending`;
  return (
    <>
      <PageHeader title="Administrator Dashboard" summary={`Welcome, ${name}${counts}`} />
      <div className="flex flex-col gap-4 sm:gap-6">
        <AdminFigures stats={stats.data} />
        {/* First what waits for the administrator, then what is looked up. */}
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <PendingApprovals />
          <FailedJobs />
        </div>
        <QuickActions
          onAdd={add}
          onRoles={() => lead(roleFilter.current)}
          onReports={() => toHeading("user-distribution")}
          onSystem={() => toHeading("failed-jobs")}
        />
        <UserList filter={filter} onFilter={setFilter} onAdd={add} roleFilter={roleFilter} />
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <UserDistribution stats={stats} onFilter={() => lead(roleFilter.current)} onAdd={add} />
          <RecentActivities onAdd={add} />
        </div>
      </div>
      {open === "create-user" ? <CreateUserDialog onClose={() => ask({ open: null })} /> : null}
    </>
  );
};
