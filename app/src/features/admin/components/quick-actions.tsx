import { ChartBar, ServerCog, UserCog, UserPlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";

interface QuickActionsProps {
  onAdd: () => void;
  /** Leads to the accounts whose role can change. */
  onRoles: () => void;
  /** Leads to the counts. */
  onReports: () => void;
  /** Leads to the background jobs that failed. */
  onSystem: () => void;
}

/** What an administrator does often. */
export const QuickActions = ({ onAdd, onRoles, onReports, onSystem }: QuickActionsProps) => (
  <Card aria-labelledby="quick-actions">
    <CardHeader title="Quick Actions" titleId="quick-actions" />
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      <Button onClick={onAdd}>
        <UserPlus aria-hidden />
        Add User
      </Button>
      <Button onClick={onRoles}>
        <UserCog aria-hidden />
        Manage Roles
      </Button>
      <Button onClick={onReports}>
        <ChartBar aria-hidden />
        Reports
      </Button>
      <Button onClick={onSystem}>
        <ServerCog aria-hidden />
        System
      </Button>
    </div>
  </Card>
);
