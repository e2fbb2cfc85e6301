import { LogIn } from "lucide-react";
import { Suspense } from "react";
import { Link, Navigate } from "react-router";
import { AppShell } from "@/components/layouts/app-shell";
import { LoadingScreen } from "@/components/layouts/loading-screen";
import { MarketingLayout } from "@/components/layouts/marketing";
import { menuIcons } from "@/components/layouts/menu-icon";
import { MessageScreen } from "@/components/layouts/message-screen";
import { buttonStyles } from "@/components/ui/button";
import { Hairpin } from "@/components/ui/hairpin";
import { PageHeader } from "@/components/ui/page-header";
import { menuOf } from "@/config/menus";
import { paths } from "@/config/paths";
import { Bell } from "@/features/notices/components/bell";
import { useCore } from "@/lib/core";
import type { SessionUser } from "@/lib/session";
import { useSession } from "@/lib/session";

const SignInRequired = () => (
  <MarketingLayout>
    <MessageScreen
      title="Sign In Required"
      art={<Hairpin />}
      actions={
        <>
          <Link to={paths.signIn} className={buttonStyles({ variant: "primary", size: "lg" })}>
            <LogIn aria-hidden />
            Sign In
          </Link>
          <Link to={paths.register} className={buttonStyles({ size: "lg" })}>
            Create Account
          </Link>
        </>
      }
    >
      Please sign in to see your dashboard.
    </MessageScreen>
  </MarketingLayout>
);

/** Quick links, for a stored role outside the four. */
const QuickLinks = ({ user }: { user: SessionUser }) => (
  <AppShell bell={<Bell />} user={user}>
    <PageHeader title="Dashboard" summary={`Welcome, ${user.name}`} />
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {menuOf(user.role)
        .filter((entry) => entry.path !== paths.dashboard)
        .map(({ path, label, icon }) => {
          const Icon = menuIcons[icon];
          return (
            <li key={label}>
              <Link
                to={path}
                className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 font-semibold transition-colors hover:border-primary"
              >
                <Icon aria-hidden className="size-5 text-primary" />
                {label}
              </Link>
            </li>
          );
        })}
    </ul>
  </AppShell>
);

const SignedInDashboard = ({ user }: { user: SessionUser }) => {
  const home = useCore().homePath(user.role);
  return home === paths.dashboard ? <QuickLinks user={user} /> : <Navigate to={home} replace />;
};

/** /dashboard: leads a signed-in user to the role's own dashboard (Spec §2.3). */
export const DashboardScreen = () => {
  const session = useSession();
  if (session === null) return <SignInRequired />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInDashboard user={session.user} />
    </Suspense>
  );
};
