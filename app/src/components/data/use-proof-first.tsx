import type { ReactElement } from "react";
import { useState } from "react";
import { ProofDialog } from "@/components/data/proof-dialog";
import { ApiError } from "@/lib/api";

interface Asked {
  answer: () => void;
  refuse: () => void;
}

interface ProofFirst {
  /** Makes a call. When the last proof of who is signed in is too old, it asks for a new one and makes the call again. */
  withProof: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** The dialog that asks. It belongs beside a form, not in it: it is a form itself. */
  proof: ReactElement | null;
}

/** For calls that want a fresh proof: password or code within the last ten minutes. */
export const useProofFirst = (): ProofFirst => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const withProof = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.code === "proof_needed")) throw problem;
      await new Promise<void>((answer, reject) => setAsked({ answer, refuse: () => reject(problem) }));
      return call();
    }
  };
  const close = (end: () => void) => () => {
    setAsked(null);
    end();
  };
  const proof = asked === null ? null : <ProofDialog onProved={close(asked.answer)} onClose={close(asked.refuse)} />;
  return { withProof, proof };
};
