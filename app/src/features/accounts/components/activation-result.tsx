import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { Button, buttonStyles } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/config/paths";
import { activationQuery } from "@/features/accounts/api/activate";
import { useResendActivation } from "@/features/accounts/api/resend-activation";
import { handEmail } from "@/features/accounts/handed-email";
import { authMessages } from "@/features/accounts/messages";
import { useCore } from "@/lib/core";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { failureText } from "@/lib/forms";

interface ActivationResultProps {
  /** Both from the link of the mail; the empty text when it has none. */
  token: string;
  email: string;
}

/** Uses an activation link up and says how that went (Spec §4). */
export const ActivationResult = ({ token, email }: ActivationResultProps) => {
  const core = useCore();
  const goLater = useDelayedNavigate();
  const result = useQuery(activationQuery(token));
  const resend = useResendActivation();
  const [problem] = core.checkActivation({ token: token === "" ? null : token });

  useEffect(() => {
    if (!result.isSuccess) return;
    handEmail(email);
    goLater(paths.login, 3000);
  }, [result.isSuccess, email, goLater]);
  useEffect(() => {
    if (resend.isSuccess) goLater(paths.login, 2000);
  }, [resend.isSuccess, goLater]);

  if (problem === undefined && result.isPending) {
    return (
      <p role="status" className="flex items-center gap-2 text-fg-muted">
        <Spinner />
        Activating your account...
      </p>
    );
  }
  if (result.isSuccess) {
    return (
      <Notice tone="success" role="status">
        Account Activated! Taking you to sign in...
      </Notice>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="error" role="alert" className="w-full">
        {problem?.message ?? failureText(result.error, authMessages.activationFailed)}
      </Notice>
      {resend.isSuccess ? (
        <Notice tone="success" role="status" className="w-full">
          {resend.data}
        </Notice>
      ) : null}
      {resend.isError ? (
        <Notice tone="error" role="alert" className="w-full">
          {failureText(resend.error, authMessages.resendFailed)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {email === "" ? null : (
          <Button variant="primary" busy={resend.isPending} onClick={() => resend.mutate(email)}>
            Resend Email
          </Button>
        )}
        <Link to={paths.login} className={buttonStyles()}>
          Back to Sign In
        </Link>
      </div>
    </div>
  );
};
