import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { Loaded } from "@/components/data/loaded";
import { useProofFirst } from "@/components/data/use-proof-first";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { SecondFactorSetup } from "@/features/settings/api/second-factor";
import {
  useBeginSecondFactor,
  useRenewRecoveryCodes,
  useTurnOffSecondFactor,
} from "@/features/settings/api/second-factor";
import { RecoveryCodes } from "@/features/settings/components/recovery-codes";
import { SecondFactorSetupDialog } from "@/features/settings/components/second-factor-setup";
import { failureText } from "@/lib/forms";
import type { SecondFactor } from "@/lib/second-factor";
import { secondFactorQuery } from "@/lib/second-factor";
import { showToast } from "@/lib/toasts";

/** Below so many recovery codes it is time for new ones. */
const few = 3;

/** What follows turning it off where the school requires it. */
const askedAgain = "Your school requires two-factor sign-in: you will have to set it up again before anything else.";

/** What cannot be taken back, told before. */
const questions = {
  renew: {
    title: "New Recovery Codes",
    description: "The codes that you have kept stop working, and other browsers are signed out.",
    cancelLabel: "Keep Current Codes",
    confirmLabel: "Make New Codes",
  },
  end: {
    title: "Turn Off Two-Factor Authentication",
    description:
      "Your password alone will open your account. Your app and your recovery codes stop working, and other browsers are signed out.",
    cancelLabel: "Keep It On",
    confirmLabel: "Turn Off",
  },
} as const;

/** Two-Factor Authentication: sets an authenticator app up, makes new recovery codes, turns it off. */
export const SecondFactorDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(secondFactorQuery);
  const begin = useBeginSecondFactor();
  const renew = useRenewRecoveryCodes();
  const turnOff = useTurnOffSecondFactor();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { withProof, proof } = useProofFirst();
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = begin.isPending || renew.isPending || turnOff.isPending;

  const attempt = async (act: () => Promise<void>) => {
    setFailure(null);
    try {
      await withProof(act);
    } catch (problem) {
      setFailure(failureText(problem, "Failed to change two-factor sign-in"));
    }
  };
  const startSetup = async () => setSetup(await begin.mutateAsync());
  const renewCodes = async () => setCodes(await renew.mutateAsync(null));
  const end = async () => {
    const { message } = await turnOff.mutateAsync(null);
    onClose();
    showToast({ tone: "success", title: "Turned Off", description: message });
  };

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (proof !== null) return proof;
  if (question !== null) {
    const { description, ...texts } = questions[question];
    const comesBack = question === "end" && query.data?.required === true;
    return (
      <AlertDialog
        {...texts}
        description={comesBack ? `${description} ${askedAgain}` : description}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          void attempt(question === "end" ? end : renewCodes);
        }}
      />
    );
  }
  if (setup !== null) {
    return (
      <SecondFactorSetupDialog
        setup={setup}
        isMove={query.data?.active === true}
        onDone={setCodes}
        onClose={() => setSetup(null)}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      busy={isBusy}
      size="compact"
      title="Two-Factor Authentication"
      description="Signing in then needs a code from your phone as well as your password."
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Close
          </Button>
          <Acts
            state={query.data}
            busy={isBusy}
            onSetUp={() => void attempt(startSetup)}
            onRenew={() => setQuestion("renew")}
            onEnd={() => setQuestion("end")}
          />
        </>
      }
    >
      <Loaded
        queries={{ query }}
        text="Loading..."
        skeleton={<Skeleton className="h-24" />}
        failure={{ title: "Unable to Load" }}
        className="py-0"
      >
        {(answers) => (
          <div className="flex flex-col gap-4">
            <State state={answers.query} />
            <DialogFailure text={failure} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};

const State = ({ state: { available, active, codesLeft } }: { state: SecondFactor }) => {
  if (!active) {
    return available ? (
      <p>You need an authenticator app on your phone. It shows a new code every 30 seconds.</p>
    ) : (
      <p>This server is not set up for two-factor sign-in.</p>
    );
  }
  const left = codesLeft === 1 ? "1 recovery code is left." : `${codesLeft} recovery codes are left.`;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge color="green">On</Badge>
        {left}
      </p>
      {codesLeft < few ? (
        <Notice tone="warning">Please make new recovery codes before you run out of them.</Notice>
      ) : null}
    </>
  );
};

interface ActsProps {
  state: SecondFactor | undefined;
  busy: boolean;
  onSetUp: () => void;
  onRenew: () => void;
  onEnd: () => void;
}

const Acts = ({ state, busy, onSetUp, onRenew, onEnd }: ActsProps) => {
  if (state?.active) {
    return (
      <>
        <Button disabled={busy} onClick={onSetUp}>
          Use Another Phone
        </Button>
        <Button disabled={busy} onClick={onRenew}>
          New Recovery Codes
        </Button>
        <Button variant="danger" disabled={busy} onClick={onEnd}>
          Turn Off
        </Button>
      </>
    );
  }
  return state?.available ? (
    <Button variant="primary" busy={busy} onClick={onSetUp}>
      Set Up
    </Button>
  ) : null;
};
