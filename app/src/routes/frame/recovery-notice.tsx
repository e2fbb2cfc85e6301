import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { onDemand } from "@/lib/on-demand";
import { forgetRecovery, useSignedInByRecovery } from "@/lib/recovery-sign-in";
import { secondFactorQuery } from "@/lib/second-factor";

const SecondFactorDialog = onDemand(
  async () => (await import("@/features/settings/components/second-factor-dialog")).SecondFactorDialog,
  ({ onClose }) => onClose(),
);

/** Above every screen of somebody who signed in with a recovery code: how many are left, and what to do without the phone. */
export const RecoveryNotice = () => (useSignedInByRecovery() ? <Left /> : null);

const Left = () => {
  const { data } = useQuery(secondFactorQuery);
  const [isOpen, setOpen] = useState(false);
  if (data?.active !== true) return null;
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        role="status"
        className="max-sm:flex-wrap"
        action={
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button size="sm" onClick={() => setOpen(true)}>
              Use Another Phone
            </Button>
            <Button size="sm" onClick={forgetRecovery}>
              Dismiss
            </Button>
          </div>
        }
      >
        You signed in with a recovery code and have {data.codesLeft} left. If you no longer have your phone, set up
        another one.
      </Notice>
      {isOpen ? <SecondFactorDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
};
