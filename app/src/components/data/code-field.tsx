import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface CodeFieldProps {
  /** Whether a recovery code is typed in place of a code of the app. */
  isRecovery: boolean;
  error: string | undefined;
  /** What the form ties the box to. */
  control: ComponentProps<typeof Input>;
}

/** Takes a code of the authenticator app, or a recovery code. */
export const CodeField = ({ isRecovery, error, control }: CodeFieldProps) =>
  isRecovery ? (
    <Field
      key="recovery"
      label="Recovery Code"
      required
      hint="One of the codes that you kept. Each works once."
      error={error}
    >
      <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...control} />
    </Field>
  ) : (
    <Field key="code" label="Code" required hint="The 6 digits that your authenticator app shows." error={error}>
      <Input inputMode="numeric" autoComplete="one-time-code" {...control} />
    </Field>
  );

interface CodeSwitchProps {
  isRecovery: boolean;
  onChange: (isRecovery: boolean) => void;
  className?: string | undefined;
}

/** Turns from the one kind of code to the other. */
export const CodeSwitch = ({ isRecovery, onChange, className }: CodeSwitchProps) => (
  <Button className={className} onClick={() => onChange(!isRecovery)}>
    {isRecovery ? "Use a Code from Your App" : "Use a Recovery Code"}
  </Button>
);
