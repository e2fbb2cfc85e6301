import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router";
import { CutNotice } from "@/components/data/cut-notice";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { moveFocusOn } from "@/components/ui/focus-return";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import type { ParentRequest } from "@/features/parents/api/request-list";
import { useAnswerRequest, useParentRequests } from "@/features/parents/api/requests";
import { familyMessages } from "@/features/parents/messages";
import { ApiError } from "@/lib/api";
import { dayOf, shortDate } from "@/lib/format/dates";
import { failureText, mayBeSaved } from "@/lib/forms";
import type { ToastContent } from "@/lib/toasts";
import { showToast } from "@/lib/toasts";

interface ParentRequestsProps {
  /** What writes to the school's administrators. */
  contact?: ReactNode;
}

/** Teachers who wait for the parent's answer (decision D14); a mail leads here. */
export const ParentRequests = ({ contact }: ParentRequestsProps) => {
  const { data, isLoadingError } = useParentRequests();
  if (isLoadingError) {
    return (
      <Notice tone="error" role="alert" className="mb-4">
        {familyMessages.requestsFailed}
      </Notice>
    );
  }
  if (data === undefined) return null;
  return data.addressProved ? (
    <Requests requests={data.requests} total={data.total} contact={contact} />
  ) : (
    <AddressNotice />
  );
};

/** Whoever added the parent may know the password: nothing shows until a mailed one was used. */
const AddressNotice = () => (
  <Notice tone="warning" role="status" className="mb-4">
    Whoever added you may have seen your first password. Please{" "}
    <Link to={paths.forgotPassword} className="underline underline-offset-4">
      ask for a new one by email
    </Link>{" "}
    and set your own. After that you see the children you were added for.
  </Notice>
);

/** What is said of an answer that failed, was lost on the way, or had been given before. */
const failureToast = (problem: unknown): ToastContent => {
  if (mayBeSaved(problem)) {
    return { tone: "error", title: familyMessages.answerLost, description: familyMessages.answerLostHint };
  }
  const description = failureText(problem, familyMessages.dashboardHint);
  const isAnswered = problem instanceof ApiError && problem.code === "already_answered";
  return isAnswered
    ? { tone: "success", title: familyMessages.answered, description }
    : { tone: "error", title: familyMessages.answerFailed, description };
};

interface RequestsProps extends ParentRequestsProps {
  requests: readonly ParentRequest[];
  /** How many wait, with those that the list has no room for. */
  total: number;
}

const Requests = ({ requests, total, contact }: RequestsProps) => {
  const answer = useAnswerRequest();
  const [refusing, setRefusing] = useState<ParentRequest | null>(null);
  const send = async ({ id }: ParentRequest, accept: boolean) => {
    try {
      const description = await answer.mutateAsync({ id, accept });
      showToast({ tone: "success", title: accept ? familyMessages.accepted : familyMessages.refused, description });
    } catch (problem) {
      showToast(failureToast(problem));
    }
    setRefusing(null);
  };
  const isSending = (request: ParentRequest) => answer.isPending && answer.variables.id === request.id;
  return (
    <>
      <CutNotice shown={requests.length} total={total} things="requests of teachers" />
      {requests.length === 0 ? null : (
        <ul aria-label="Requests of teachers" className="mb-4 flex flex-col gap-4">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard
                request={request}
                isSending={isSending(request)}
                contact={contact}
                onAccept={() => void send(request, true)}
                onRefuse={() => setRefusing(request)}
              />
            </li>
          ))}
        </ul>
      )}
      {refusing === null ? null : (
        <AlertDialog
          onClose={() => setRefusing(null)}
          title={`Is ${refusing.teacherName} not ${refusing.childFirstName}'s teacher?`}
          description={`${refusing.teacherName} will not see your details and cannot ask you again for 90 days.`}
          cancelLabel="Cancel"
          confirmLabel="Not My Teacher"
          busy={isSending(refusing)}
          onConfirm={() => void send(refusing, false)}
        />
      )}
    </>
  );
};

interface RequestCardProps extends ParentRequestsProps {
  request: ParentRequest;
  isSending: boolean;
  onAccept: () => void;
  onRefuse: () => void;
}

const RequestCard = ({
  request: { id, teacherName, childFirstName, hasNamesake, createdAt },
  isSending,
  contact,
  onAccept,
  onRefuse,
}: RequestCardProps) => {
  const titleId = `request-${id}`;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={`Is ${teacherName} ${childFirstName}'s teacher?`} titleId={titleId} takesFocus />
      <p className="text-body">
        On {shortDate(dayOf(createdAt))} {teacherName} added {childFirstName} as a student and named you as the parent.
      </p>
      <ul className="mt-3 list-disc pl-5 text-small">
        <li>
          <strong className="font-semibold">Accept</strong>: {childFirstName} and the lessons show here, and{" "}
          {teacherName} can see your email, phone number and address.
        </li>
        <li>
          <strong className="font-semibold">Not My Teacher</strong>: {teacherName} sees only what they typed themselves
          and cannot ask again for 90 days.
        </li>
      </ul>
      {hasNamesake ? (
        <Notice tone="warning" className="mt-3">
          You already have a child named {childFirstName} here. If this is the same {childFirstName}, do not accept: ask
          an administrator to link {childFirstName} to {teacherName}. Accept only for another child of this name.
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {hasNamesake ? contact : null}
        <Button
          variant={hasNamesake ? "outline" : "primary"}
          busy={isSending}
          aria-describedby={titleId}
          onClick={({ currentTarget }) => {
            moveFocusOn(currentTarget);
            onAccept();
          }}
        >
          Accept
        </Button>
        <Button disabled={isSending} aria-describedby={titleId} onClick={onRefuse}>
          Not My Teacher
        </Button>
      </div>
    </Card>
  );
};
