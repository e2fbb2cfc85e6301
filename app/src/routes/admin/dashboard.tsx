import { Navigate } from "react-router";
import { PageHeader } from "@/components/ui/page-header";
import { paths } from "@/config/paths";
import { PendingApprovals } from "@/features/admin/components/pending-approvals";
import { useSession } from "@/lib/session";

/** /admin/dashboard: what waits for an administrator. Others who come by /dashboard/admin are led to sign-in (Spec §2.5). */
export const AdminDashboardScreen = () => {
  const user = useSession()?.user;
  if (user !== undefined && user.role !== "ADMINISTRATOR") return <Navigate to={paths.signIn} replace />;
  return (
    <>
      <PageHeader title="Administrator Dashboard" summary={`Welcome, ${user?.name.trim() || "Administrator"}`} />
      <PendingApprovals />
    </>
  );
};
