import { PageHeader } from "@/components/ui/page-header";
import { PendingApprovals } from "@/features/admin/components/pending-approvals";
import { useSession } from "@/lib/session";

/** /admin/dashboard: what waits for an administrator. */
export const AdminDashboardScreen = () => {
  const name = useSession()?.user.name.trim() || "Administrator";
  return (
    <>
      <PageHeader title="Administrator Dashboard" summary={`Welcome, ${name}`} />
      <PendingApprovals />
    </>
  );
};
