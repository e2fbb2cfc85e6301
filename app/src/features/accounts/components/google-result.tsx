import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { newPasswordPath, paths } from "@/config/paths";
import { useGoogleSignIn } from "@/features/accounts/api/google-sign-in";
import { firstScreen } from "@/features/accounts/first-screen";
import { authMessages } from "@/features/accounts/messages";
import { handSecondStep } from "@/features/accounts/second-step";
import { useCore } from "@/lib/core";
import { useDelayedNavigate } from "@/lib/delayed-navigate";
import { failureText } from "@/lib/forms";
import { startSession } from "@/lib/remember-me";

interface GoogleResultProps {
  /** All three from the address; null where it has none. */
  code: string | null;
  state: string | null;
  error: string | null;
}

/** Finishes a sign-in with the external provider and says how that went (Spec §4). */
export const GoogleResult = ({ code, state, error }: GoogleResultProps) => {
  const core = useCore();
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const { mutateAsync, error: refusal, isSuccess } = useGoogleSignIn();
  const [problem] = core.checkCallback({ code, error });
  const isAllowed = problem === undefined;
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAllowed || isAsked.current) return;
    isAsked.current = true;
    const finish = async () => {
      const outcome = await mutateAsync({ code: code ?? "", state: state ?? "" });
      if ("challenge" in outcome) {
        await handSecondStep(outcome.challenge);
        navigate(paths.login, { replace: true });
        return;
      }
      if ("userId" in outcome) {
        navigate(newPasswordPath(outcome.userId), { replace: true });
        return;
      }
      startSession(outcome.session);
      // The code is used up: the way back leads past this screen.
      goLater(firstScreen(core, outcome.session.user), 1500, { replace: true });
    };
    // What fails is told below.
    finish().catch(() => undefined);
  }, [isAllowed, code, state, core, mutateAsync, navigate, goLater]);

  const failure = problem?.message ?? (refusal === null ? null : failureText(refusal, authMessages.googleRefused));
  return (
    <div className="flex flex-col items-start gap-4">
      <div role="status" className="w-full empty:hidden">
        {failure === null && !isSuccess ? (
          <p className="flex items-center gap-2 text-fg-muted">
            <Spinner />
            {authMessages.googleWaits}
          </p>
        ) : null}
        {isSuccess ? <Notice tone="success">{authMessages.signedIn}</Notice> : null}
      </div>
      {failure === null ? null : (
        <Notice tone="error" role="alert" className="w-full">
          {failure}
        </Notice>
      )}
      {isSuccess ? null : (
        <Link to={paths.login} className={buttonStyles()}>
          Back to Login
        </Link>
      )}
    </div>
  );
};
