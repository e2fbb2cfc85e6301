import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { CodeField, CodeSwitch } from "@/components/data/code-field";
import { FormDialog } from "@/components/data/form-dialog";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { Skeleton } from "@/components/ui/skeleton";
import type { Schemas } from "@/lib/api";
import { useCallForm } from "@/lib/call-form";
import { useCore } from "@/lib/core";
import type { Check } from "@/lib/forms";
import { secondFactorQuery, useProof } from "@/lib/second-factor";

interface ProofDialogProps {
  onProved: () => void | Promise<void>;
  onClose: () => void;
}

const title = "Confirm That It Is You";

/** Asks for a proof, before something that only the owner may do: a code where two-factor sign-in is on, else the password. */
export const ProofDialog = (props: ProofDialogProps) => {
  const query = useQuery(secondFactorQuery);
  if (query.data !== undefined) return query.data.active ? <CodeProof {...props} /> : <PasswordProof {...props} />;
  return (
    <Dialog
      onClose={props.onClose}
      title={title}
      size="compact"
      footer={<Button onClick={props.onClose}>Cancel</Button>}
    >
      <Loaded
        queries={{ query }}
        text="Loading..."
        skeleton={<Skeleton className="h-24" />}
        failure={{ title: "Unable to Load" }}
        className="py-0"
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
};

const PasswordProof = (props: ProofDialogProps) => (
  <ProofForm<{ password: string }>
    {...props}
    description="You signed in a while ago. Please enter your password again."
    defaultValues={{ password: "" }}
    check={() => []}
    proofOf={({ password }) => ({ password })}
  >
    {({ register, formState: { errors } }) => (
      <Field
        label="Password"
        required
        hint="If you have none, sign out and sign in again."
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
    )}
  </ProofForm>
);

const CodeProof = (props: ProofDialogProps) => {
  const core = useCore();
  const [isRecovery, setRecovery] = useState(false);
  const name = isRecovery ? "recoveryCode" : "code";
  return (
    <ProofForm<{ code: string; recoveryCode: string }>
      {...props}
      description="You signed in a while ago. Please show again that it is you."
      defaultValues={{ code: "", recoveryCode: "" }}
      check={({ code, recoveryCode }) => (isRecovery ? core.checkRecoveryCode(recoveryCode) : core.checkCode(code))}
      proofOf={({ code, recoveryCode }) => (isRecovery ? { recoveryCode } : { code })}
    >
      {({ register, formState: { errors } }) => (
        <>
          <CodeField isRecovery={isRecovery} error={errors[name]?.message} control={register(name)} />
          <CodeSwitch isRecovery={isRecovery} onChange={setRecovery} className="self-start" />
        </>
      )}
    </ProofForm>
  );
};

interface ProofFormProps<Draft extends FieldValues> extends ProofDialogProps {
  description: string;
  defaultValues: DefaultValues<Draft>;
  check: Check<Draft>;
  proofOf: (draft: Draft) => Schemas["ProofRequest"];
  /** The fields. */
  children: (form: UseFormReturn<Draft>) => ReactNode;
}

/** Sends the proof; none of it is kept. */
const ProofForm = <Draft extends FieldValues>({
  onProved,
  onClose,
  description,
  defaultValues,
  check,
  proofOf,
  children,
}: ProofFormProps<Draft>) => {
  const prove = useProof();
  const { form, submit, failure, isBusy } = useCallForm<Draft, unknown>({
    defaultValues,
    check,
    call: (draft) => prove.mutateAsync(proofOf(draft)),
    onDone: () => onProved(),
    fallback: "Failed to confirm that it is you",
  });
  return (
    <FormDialog
      title={title}
      description={description}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Continue"
      failure={failure?.text ?? null}
      size="compact"
      draft={null}
    >
      {children(form)}
    </FormDialog>
  );
};
