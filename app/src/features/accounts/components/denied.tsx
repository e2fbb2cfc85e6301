import { Lock, LogIn, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { MessageScreen } from "@/components/layouts/message-screen";
import type { Tint } from "@/components/ui/badge";
import { Badge } from "@/components/ui/badge";
import { Button, buttonStyles } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { paths } from "@/config/paths";

/** A role as it is shown: its word and its colour. */
export interface RoleLabel {
  label: string;
  color: Tint;
}

const Emblem = ({ children }: { children: ReactNode }) => (
  <span className="grid size-16 place-items-center rounded-full bg-red-tint text-red-text [&_svg]:size-7">
    {children}
  </span>
);

const WayOut = ({ variant = "primary" }: { variant?: "primary" | "outline" }) => {
  const navigate = useNavigate();
  return (
    <>
      <Link to={paths.home} className={buttonStyles({ variant })}>
        Go to Home
      </Link>
      <Button onClick={() => navigate(-1)}>Go Back</Button>
    </>
  );
};

/** Nobody is signed in (Spec §2.1). */
export const AccessDenied = () => (
  <MessageScreen
    title="Access Denied"
    art={
      <Emblem>
        <Lock aria-hidden />
      </Emblem>
    }
    actions={
      <>
        <Link to={paths.signIn} className={cn(buttonStyles({ variant: "primary", size: "lg" }), "sm:w-64")}>
          <LogIn aria-hidden />
          Sign In
        </Link>
        {/* The others stand below it. */}
        <span aria-hidden className="basis-full max-sm:hidden" />
        <WayOut variant="outline" />
      </>
    }
  >
    <p>You need to be authenticated to access this page.</p>
    <p className="mt-1">Sign in to see this page.</p>
  </MessageScreen>
);

interface InsufficientPermissionsProps {
  required: readonly RoleLabel[];
  current: RoleLabel;
}

/** Somebody is signed in whose role may not come here (Spec §2.1). */
export const InsufficientPermissions = ({ required, current }: InsufficientPermissionsProps) => (
  <MessageScreen
    title="Insufficient Permissions"
    art={
      <Emblem>
        <ShieldAlert aria-hidden />
      </Emblem>
    }
    actions={<WayOut />}
  >
    <p>You don't have the required permissions to access this page.</p>
    <dl className="mt-6 inline-grid grid-cols-[auto_auto] items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 text-left">
      <dt className="text-small">Required roles</dt>
      <dd className="flex flex-wrap gap-1.5">
        {required.map(({ label, color }) => (
          <Badge key={label} color={color}>
            {label}
          </Badge>
        ))}
      </dd>
      <dt className="text-small">Your role</dt>
      <dd>
        <Badge color={current.color}>{current.label}</Badge>
      </dd>
    </dl>
  </MessageScreen>
);

/** The 403 page: reached by address, so it knows of no roles. */
export const Forbidden = () => (
  <MessageScreen
    title="Access Denied"
    art={
      <Emblem>
        <ShieldAlert aria-hidden />
      </Emblem>
    }
    actions={<WayOut />}
  >
    You don't have the required permissions to access this page.
  </MessageScreen>
);
