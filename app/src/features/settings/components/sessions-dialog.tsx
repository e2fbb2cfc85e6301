import { useQuery } from "@tanstack/react-query";
import { CutNotice } from "@/components/data/cut-notice";
import { Loaded } from "@/components/data/loaded";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { BrowserSession } from "@/features/settings/api/sessions";
import { browserSessionsQuery, useEndSession } from "@/features/settings/api/sessions";
import { now } from "@/lib/clock";
import { browserText } from "@/lib/format/browsers";
import { lastUseText, momentText } from "@/lib/format/moments";
import { failureText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface SessionsDialogProps {
  onChangePassword: () => void;
  onClose: () => void;
}

/** Login Sessions: the browsers in which one is signed in, and a way to sign out of them; this one has Log out. */
export const SessionsDialog = ({ onChangePassword, onClose }: SessionsDialogProps) => {
  const query = useQuery(browserSessionsQuery);
  const end = useEndSession();
  const endSession = async (id: string | null) => {
    try {
      const { message } = await end.mutateAsync(id);
      showToast({ tone: "success", title: "Signed Out", description: message });
    } catch (problem) {
      showToast({ tone: "error", title: "Error", description: failureText(problem, "Failed to sign out") });
    }
  };
  const hasOthers = query.data?.sessions.some(({ current }) => !current) ?? false;
  return (
    <Dialog
      onClose={onClose}
      size="short"
      title="Login Sessions"
      description="The browsers in which you are signed in. Sign out of one that you do not know, then change your password."
      footer={
        <>
          <Button onClick={onChangePassword}>Change Password</Button>
          {hasOthers ? (
            <Button busy={end.isPending && end.variables === null} onClick={() => void endSession(null)}>
              Sign Out Everywhere Else
            </Button>
          ) : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Loaded
        queries={{ query }}
        text="Loading sessions..."
        skeleton={<Skeleton className="h-40" />}
        failure={{ title: "Unable to Load Sessions" }}
        className="py-0"
      >
        {(answers) => (
          <>
            <CutNotice shown={answers.query.sessions.length} total={answers.query.total} things="browsers" />
            <ul aria-label="Browsers" className="flex flex-col divide-y divide-line">
              {thisFirst(answers.query.sessions).map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={end.isPending && end.variables === session.id}
                  onEnd={() => void endSession(session.id)}
                />
              ))}
            </ul>
            {hasOthers ? null : <p className="mt-3 text-fg-muted text-small">You are signed in nowhere else.</p>}
          </>
        )}
      </Loaded>
    </Dialog>
  );
};

const thisFirst = (sessions: readonly BrowserSession[]): BrowserSession[] => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];

interface SessionRowProps {
  session: BrowserSession;
  isEnding: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session: { userAgent, createdAt, lastUsedAt, current }, isEnding, onEnd }: SessionRowProps) => {
  const browser = browserText(userAgent);
  const since = momentText(createdAt);
  return (
    <li className="flex items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{browser}</p>
        <p className="text-fg-muted text-small">Signed in {since}</p>
        <p className="text-fg-muted text-small">Last used {lastUseText(lastUsedAt, now())}</p>
      </div>
      {current ? (
        <Badge color="green">This browser</Badge>
      ) : (
        <Button size="sm" busy={isEnding} aria-label={`Sign Out of ${browser}, signed in ${since}`} onClick={onEnd}>
          Sign Out
        </Button>
      )}
    </li>
  );
};
