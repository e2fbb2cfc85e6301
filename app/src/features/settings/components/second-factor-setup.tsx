import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SecondFactorSetup } from "@/features/settings/api/second-factor";
import { useConfirmSecondFactor } from "@/features/settings/api/second-factor";
import { QrCode } from "@/features/settings/components/qr-code";
import { useCallForm } from "@/lib/call-form";

interface SetupProps {
  setup: SecondFactorSetup;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret as it is typed: in groups of four. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Shows the secret to an authenticator app, and asks for its first code. */
export const SecondFactorSetupDialog = ({ setup, onDone, onClose }: SetupProps) => {
  const confirm = useConfirmSecondFactor();
  const { form, submit, failure, isBusy } = useCallForm({
    defaultValues: { code: "" },
    check: () => [],
    call: ({ code }: { code: string }) => confirm.mutateAsync(code),
    onDone: (codes) => onDone(codes),
    fallback: "Failed to turn on two-factor sign-in",
  });
  return (
    <FormDialog
      title="Set Up Your App"
      description="Scan the code with an authenticator app, or type the key into it."
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Turn On"
      failure={failure?.text ?? null}
      draft={null}
    >
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={setup.otpauthUrl} label="QR code of the key" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold text-small">Key</p>
          <p className="wrap-anywhere font-mono text-body">{inGroups(setup.secret)}</p>
        </div>
      </div>
      <Field
        label="Code"
        required
        hint="The 6 digits that the app shows now."
        error={form.formState.errors.code?.message}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" {...form.register("code")} />
      </Field>
    </FormDialog>
  );
};
