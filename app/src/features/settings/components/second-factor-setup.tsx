import { FormDialog } from "@/components/data/form-dialog";
import { useProofFirst } from "@/components/data/use-proof-first";
import { Button, buttonStyles } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SecondFactorSetup } from "@/features/settings/api/second-factor";
import { useConfirmSecondFactor } from "@/features/settings/api/second-factor";
import { QrCode } from "@/features/settings/components/qr-code";
import { useCallForm } from "@/lib/call-form";
import { useCore } from "@/lib/core";
import { showToast } from "@/lib/toasts";

interface SetupProps {
  setup: SecondFactorSetup;
  /** Whether it takes the place of another app. */
  isMove: boolean;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

const scan = "Scan the code with an authenticator app, or type the key into it.";
const untilThen = "Your current app and recovery codes keep working until you have entered a code from the new one.";

/** The secret as it is typed: in groups of four. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

const copy = async (secret: string) => {
  try {
    await navigator.clipboard.writeText(secret);
    showToast({ tone: "success", title: "Key Copied" });
  } catch {
    showToast({ tone: "error", title: "The key could not be copied. Please type it." });
  }
};

/** Shows the secret to an authenticator app, and asks for its first code. */
export const SecondFactorSetupDialog = ({ setup, isMove, onDone, onClose }: SetupProps) => {
  const core = useCore();
  const confirm = useConfirmSecondFactor();
  // Reading and scanning may take longer than the proof before it holds.
  const { withProof, proof } = useProofFirst();
  const { form, submit, failure, isBusy } = useCallForm({
    defaultValues: { code: "" },
    check: ({ code }) => core.checkCode(code),
    call: ({ code }: { code: string }) => withProof(() => confirm.mutateAsync(code)),
    onDone: (codes) => onDone(codes),
    fallback: "Failed to turn on two-factor sign-in",
  });
  return (
    <>
      <FormDialog
        title="Set Up Your App"
        description={isMove ? `${scan} ${untilThen}` : scan}
        onSubmit={submit}
        onClose={onClose}
        busy={isBusy}
        submitLabel={isMove ? "Use This App" : "Turn On"}
        failure={failure?.text ?? null}
        draft={null}
      >
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={setup.otpauthUrl} label="QR code of the key" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold text-small">Key</p>
            <p className="wrap-anywhere font-mono text-body">{inGroups(setup.secret)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void copy(setup.secret)}>
                Copy Key
              </Button>
              <a href={setup.otpauthUrl} className={buttonStyles({ size: "sm" })}>
                Open App on This Device
              </a>
            </div>
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
      {proof}
    </>
  );
};
