import { useQuery } from "@tanstack/react-query";
import { CutNotice } from "@/components/data/cut-notice";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { moveFocusOn } from "@/components/ui/focus-return";
import { Notice } from "@/components/ui/notice";
import type { ContactRight } from "@/features/admin/api/contact-rights";
import { contactRightsQuery, useDecideContactRight } from "@/features/admin/api/contact-rights";
import { decisionFailure } from "@/features/admin/decision-failure";
import { adminMessages } from "@/features/admin/messages";
import { ApiError } from "@/lib/api";
import { dayOf, shortDate } from "@/lib/format/dates";
import { showToast } from "@/lib/toasts";

/**
 * The teachers who see a parent's contact data since a release that asked no parent (decision D14, Upgrading): each to be
 * kept or ended once. Only a school that was upgraded has any; the others never see this.
 */
export const ContactRights = () => {
  const { data, isLoadingError } = useQuery(contactRightsQuery);
  const decide = useDecideContactRight();
  if (isLoadingError) {
    return (
      <Notice tone="error" role="alert">
        {adminMessages.rightsFailed}
      </Notice>
    );
  }
  if (data === undefined || data.rights.length === 0) return null;
  const send = (right: ContactRight, keep: boolean) =>
    decide.mutate(
      { right, keep },
      {
        onSuccess: (description) => {
          showToast({ tone: "success", title: adminMessages.decisionSaved, description });
        },
        onError: (problem) => {
          if (problem instanceof ApiError && problem.code === "not_found") {
            showToast({ tone: "success", title: adminMessages.decidedAlready, description: problem.message });
            return;
          }
          const { title, text } = decisionFailure(problem);
          showToast({ tone: "error", title, description: text });
        },
      },
    );
  const isBusy = (right: ContactRight, keep: boolean) =>
    decide.isPending && decide.variables.right === right && decide.variables.keep === keep;
  return (
    <Card aria-labelledby="contact-rights">
      <CardHeader
        title="Contact Data from an Earlier Release"
        titleId="contact-rights"
        takesFocus
        description="These teachers can see a parent's email, phone number and address, although the parent was never asked. If you end this, they see only what they entered themselves until the parent accepts."
      />
      <CutNotice shown={data.rights.length} total={data.total} things="teachers and parents" />
      <ul aria-labelledby="contact-rights" className="divide-y divide-line">
        {data.rights.map((right) => (
          <RightRow
            key={`${right.teacherId} ${right.parentId}`}
            right={right}
            isKeeping={isBusy(right, true)}
            isEnding={isBusy(right, false)}
            onDecide={(keep) => send(right, keep)}
          />
        ))}
      </ul>
    </Card>
  );
};

interface RightRowProps {
  right: ContactRight;
  isKeeping: boolean;
  isEnding: boolean;
  onDecide: (keep: boolean) => void;
}

const RightRow = ({ right: { teacherName, parentName, since }, isKeeping, isEnding, onDecide }: RightRowProps) => {
  const decide = (keep: boolean) => (event: { currentTarget: HTMLElement }) => {
    moveFocusOn(event.currentTarget);
    onDecide(keep);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{`${teacherName} sees how to reach ${parentName}`}</p>
        <p className="text-fg-muted text-small">{`Since ${shortDate(dayOf(since))}`}</p>
      </div>
      <div className="flex gap-2">
        <Button busy={isKeeping} aria-label={`Keep Access: ${teacherName} to ${parentName}`} onClick={decide(true)}>
          Keep Access
        </Button>
        <Button
          variant="ghost"
          busy={isEnding}
          aria-label={`End Access: ${teacherName} to ${parentName}`}
          onClick={decide(false)}
        >
          End Access
        </Button>
      </div>
    </li>
  );
};
