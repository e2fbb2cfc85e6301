import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import type { ParentRequest } from "@/features/families/api/requests";
import { parentRequests, useAnswerRequest } from "@/features/families/api/requests";
import { familyMessages } from "@/features/families/messages";
import { failureText } from "@/lib/forms";
import { useSession } from "@/lib/session";
import { showToast } from "@/lib/toasts";

/** Teachers who wait for the parent's answer (decision D14); a mail leads here. */
export const ParentRequests = () => {
  const isParent = useSession()?.user.role === "PARENT";
  const { data, isLoadingError } = useQuery({ ...parentRequests, enabled: isParent });
  if (isLoadingError) {
    return (
      <Notice tone="error" role="alert" className="mb-4">
        {familyMessages.requestsFailed}
      </Notice>
    );
  }
  if (data === undefined) return null;
  if (!data.addressProved) return <AddressNotice />;
  return data.requests.map((request) => <RequestCard key={request.id} request={request} />);
};

/** Whoever added the parent may know the password: nothing shows until a mailed one was used. */
const AddressNotice = () => (
  <Notice tone="warning" role="status" className="mb-4">
    Whoever added you may have seen your first password. Please{" "}
    <Link to={paths.forgotPassword} className="underline underline-offset-4">
      ask for a new one by email
    </Link>{" "}
    and set your own. After that your children and their teachers show here.
  </Notice>
);

const RequestCard = ({ request: { id, teacherName, childFirstName } }: { request: ParentRequest }) => {
  const answer = useAnswerRequest();
  const titleId = `request-${id}`;
  const send = (accept: boolean) =>
    answer.mutate(
      { id, accept },
      {
        onSuccess: (message) =>
          showToast({
            tone: "success",
            title: accept ? familyMessages.accepted : familyMessages.refused,
            description: message,
          }),
        onError: (problem) =>
          showToast({
            tone: "error",
            title: familyMessages.answerFailed,
            description: failureText(problem, familyMessages.dashboardHint),
          }),
      },
    );
  const answering = (accept: boolean) => answer.isPending && answer.variables.accept === accept;
  return (
    <Card aria-labelledby={titleId} className="mb-4">
      <CardHeader title={`Is ${teacherName} ${childFirstName}'s teacher?`} titleId={titleId} />
      <p className="text-body">
        {teacherName} has added {childFirstName} as a student and says that you are the parent.
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
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={answering(true)}
          disabled={answering(false)}
          aria-describedby={titleId}
          onClick={() => send(true)}
        >
          Accept
        </Button>
        <Button
          busy={answering(false)}
          disabled={answering(true)}
          aria-describedby={titleId}
          onClick={() => send(false)}
        >
          Not My Teacher
        </Button>
      </div>
    </Card>
  );
};
