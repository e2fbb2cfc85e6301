import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { ChangePasswordDialog } from "@/features/accounts/components/change-password-dialog";
import { NotificationCard } from "@/features/settings/components/notification-card";
import { PrivacyCard } from "@/features/settings/components/privacy-card";
import { ProfileCard } from "@/features/settings/components/profile-card";
import { SecurityCard } from "@/features/settings/components/security-card";
import { SessionsDialog } from "@/features/settings/components/sessions-dialog";
import { SettingsSkeleton } from "@/features/settings/components/settings-skeleton";
import { settingsMessages } from "@/features/settings/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { currentUserQuery } from "@/lib/current-user";
import { onDemand } from "@/lib/on-demand";
import { secondFactorQuery } from "@/lib/second-factor";
import { useSession } from "@/lib/session";

const SecondFactorDialog = onDemand(
  async () => (await import("@/features/settings/components/second-factor-dialog")).SecondFactorDialog,
  ({ onClose }) => onClose(),
);

/** /settings and /student/settings: one's account, whatever the role (Spec §2.9). */
export const SettingsScreen = () => {
  const query = useQuery(askedByLoader(currentUserQuery));
  const [dialog, setDialog] = useState<"password" | "factor" | "sessions" | null>(null);
  const close = () => setDialog(null);
  // Minors, to whom it is not offered, are students; everybody else is spared the question.
  const isStudent = useSession()?.user.role === "STUDENT";
  // Whether it is offered does not change while the page is open.
  const factor = useQuery({ ...secondFactorQuery, enabled: isStudent, staleTime: Infinity, gcTime: Infinity });
  const isOffered = !isStudent || factor.data?.offered === true;
  return (
    <>
      <PageHeader title="Settings" />
      <Loaded
        queries={{ query }}
        text={settingsMessages.loading}
        skeleton={<SettingsSkeleton />}
        failure={{ title: settingsMessages.fetchFailed }}
        wrapFailure={(failure) => <Card>{failure}</Card>}
      >
        {({ query: account }) => (
          <div className="flex flex-col gap-4">
            <ProfileCard account={account} />
            <NotificationCard account={account} />
            <PrivacyCard account={account} />
            <SecurityCard
              onChangePassword={() => setDialog("password")}
              onSecondFactor={isOffered ? () => setDialog("factor") : null}
              onShowSessions={() => setDialog("sessions")}
            />
          </div>
        )}
      </Loaded>
      {dialog === "password" ? <ChangePasswordDialog onClose={close} /> : null}
      {dialog === "factor" ? <SecondFactorDialog onClose={close} /> : null}
      {dialog === "sessions" ? <SessionsDialog onChangePassword={() => setDialog("password")} onClose={close} /> : null}
    </>
  );
};
