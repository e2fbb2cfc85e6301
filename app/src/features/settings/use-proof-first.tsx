import type { ReactElement } from "react";
import { useState } from "react";
import { ProofDialog } from "@/features/settings/components/proof-dialog";
import { ApiError } from "@/lib/api";

interface Asked {
  answer: () => void;
  refuse: () => void;
}

interface ProofFirst {
  /** Makes a call; where it is too long ago that one showed who one is, asks for that and makes it again. */
  withProof: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** What asks; stands outside of a form. */
  proof: ReactElement | null;
}

/** For calls that only the owner of an account may make. */
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
