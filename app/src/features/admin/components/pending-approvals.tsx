import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CutNotice } from "@/components/data/cut-notice";
import { Loaded } from "@/components/data/loaded";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { moveFocusOn } from "@/components/ui/focus-return";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListedUser } from "@/features/admin/api/approvals";
import { pendingApprovalsQuery } from "@/features/admin/api/approvals";
import type { Decision } from "@/features/admin/api/decide";
import { useDecide } from "@/features/admin/api/decide";
import { decisionFailure, isAlreadySo } from "@/features/admin/decision-failure";
import { decisionTexts } from "@/features/admin/decision-texts";
import { adminMessages } from "@/features/admin/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { showToast } from "@/lib/toasts";

/** The teachers who registered and wait for an administrator, with both decisions. */
export const PendingApprovals = () => {
  const waiting = useQuery(askedByLoader(pendingApprovalsQuery));
  const decide = useDecide();
  const [refusing, setRefusing] = useState<ListedUser | null>(null);
  const send = (user: ListedUser, decision: Decision) =>
    decide.mutate(
      { id: user.id, decision },
      {
        onSuccess: (description) => {
          showToast({ tone: "success", title: decisionTexts[decision].done, description });
        },
        onError: (problem) => {
          if (isAlreadySo(problem, decision)) {
            const description = `${user.name} no longer waits for a decision.`;
            showToast({ tone: "success", title: adminMessages.decidedAlready, description });
            return;
          }
          const { title, text } = decisionFailure(problem);
          showToast({ tone: "error", title, description: text });
        },
        onSettled: () => setRefusing(null),
      },
    );
  const isBusy = (user: ListedUser, decision: Decision) =>
    decide.isPending && decide.variables.id === user.id && decide.variables.decision === decision;

  return (
    <Card aria-labelledby="pending-approvals">
      <CardHeader
        title="Pending Approvals"
        titleId="pending-approvals"
        takesFocus
        description="Teachers who registered and confirmed their address. Once approved they can teach at once."
      />
      <Loaded
        queries={{ waiting }}
        text="Loading users..."
        skeleton={<Skeleton className="h-16" />}
        failure={{ title: adminMessages.usersFailed }}
        className="py-8"
      >
        {({ waiting: { users, total } }) =>
          users.length === 0 ? (
            <p className="text-small">Nobody is waiting.</p>
          ) : (
            <>
              <CutNotice shown={users.length} total={total} things="accounts" />
              <ul aria-labelledby="pending-approvals" className="divide-y divide-line">
                {users.map((user) => (
                  <li key={user.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                    <div className="min-w-0">
                      <p className="break-words font-semibold">{user.name}</p>
                      <p className="break-all text-fg-muted text-small">{user.email}</p>
                    </div>
                    <div className="flex gap-2">
                      <Button
                        aria-label={`Approve ${user.name}`}
                        busy={isBusy(user, "approve")}
                        onClick={({ currentTarget }) => {
                          moveFocusOn(currentTarget);
                          send(user, "approve");
                        }}
                      >
                        Approve
                      </Button>
                      <Button variant="ghost" aria-label={`Refuse ${user.name}`} onClick={() => setRefusing(user)}>
                        Refuse
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {refusing === null ? null : (
        <AlertDialog
          onClose={() => setRefusing(null)}
          title={`Refuse ${refusing.name}`}
          description={decisionTexts.refuse.consequence(refusing.name)}
          cancelLabel="Keep Waiting"
          confirmLabel="Refuse"
          busy={isBusy(refusing, "refuse")}
          onConfirm={() => send(refusing, "refuse")}
        />
      )}
    </Card>
  );
};
