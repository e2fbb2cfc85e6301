import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "@/components/data/form-dialog";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Skeleton } from "@/components/ui/skeleton";
import { useCallForm } from "@/lib/call-form";
import { useCore } from "@/lib/core";
import { secondFactor, useProof } from "@/lib/second-factor";

interface ProofDialogProps {
  onProved: () => void | Promise<void>;
  onClose: () => void;
}

const title = "Confirm That It Is You";
const fallback = "Failed to confirm that it is you";

/** Asks for a proof, before something that only the owner may do: a code where two-factor sign-in is on, else the password. */
export const ProofDialog = (props: ProofDialogProps) => {
  const query = useQuery(secondFactor);
  if (query.data !== undefined) return query.data.active ? <CodeProof {...props} /> : <PasswordProof {...props} />;
  return (
    <Dialog open onOpenChange={props.onClose} title={title} footer={<Button onClick={props.onClose}>Cancel</Button>}>
      <Loaded
        queries={{ query }}
        text="Loading..."
        skeleton={<Skeleton className="h-24" />}
        failure={{ title: "Unable to Load" }}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
};

const PasswordProof = ({ onProved, onClose }: ProofDialogProps) => {
  const prove = useProof();
  const { form, submit, failure, isBusy } = useCallForm({
    defaultValues: { password: "" },
    check: () => [],
    call: (draft: { password: string }) => prove.mutateAsync(draft),
    onDone: () => onProved(),
    fallback,
  });
  return (
    <FormDialog
      title={title}
      description="You signed in a while ago. Please enter your password again."
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Continue"
      failure={failure?.text ?? null}
      draft={null}
    >
      <Field
        label="Password"
        required
        hint="If you have none, sign out and sign in again."
        error={form.formState.errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
    </FormDialog>
  );
};

const CodeProof = ({ onProved, onClose }: ProofDialogProps) => {
  const core = useCore();
  const prove = useProof();
  const [isRecovery, setRecovery] = useState(false);
  const { form, submit, failure, isBusy } = useCallForm({
    defaultValues: { code: "", recoveryCode: "" },
    check: ({ code, recoveryCode }) => (isRecovery ? core.checkRecoveryCode(recoveryCode) : core.checkCode(code)),
    call: ({ code, recoveryCode }: { code: string; recoveryCode: string }) =>
      prove.mutateAsync(isRecovery ? { recoveryCode } : { code }),
    onDone: () => onProved(),
    fallback,
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={title}
      description="You signed in a while ago. Please show again that it is you."
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Continue"
      failure={failure?.text ?? null}
      draft={null}
    >
      {isRecovery ? (
        <Field
          key="recovery"
          label="Recovery Code"
          required
          hint="One of the codes that you kept. Each works once."
          error={errors.recoveryCode?.message}
        >
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.register("recoveryCode")} />
        </Field>
      ) : (
        <Field
          key="code"
          label="Code"
          required
          hint="The 6 digits that your authenticator app shows."
          error={errors.code?.message}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" {...form.register("code")} />
        </Field>
      )}
      <Button className="self-start" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? "Use a Code from Your App" : "Use a Recovery Code"}
      </Button>
    </FormDialog>
  );
};
