import { useId } from "react";
import { Button } from "@/components/ui/button";
import { SettingsCard } from "@/features/settings/components/settings-card";

interface SecurityCardProps {
  onChangePassword: () => void;
  /** Null for those to whom it is not offered. */
  onSecondFactor: (() => void) | null;
  onShowSessions: () => void;
}

/** Account Security (Spec §2.9): how and where one signs in. */
export const SecurityCard = ({ onChangePassword, onSecondFactor, onShowSessions }: SecurityCardProps) => (
  <SettingsCard title="Account Security" description="How you sign in, and where.">
    <ul className="-my-3 flex flex-col divide-y divide-line">
      <SecurityRow label="Change Password" onPress={onChangePassword}>
        Signs you out in every other browser.
      </SecurityRow>
      {onSecondFactor === null ? null : (
        <SecurityRow label="Two-Factor Authentication" onPress={onSecondFactor}>
          Also asks for a code from your phone.
        </SecurityRow>
      )}
      <SecurityRow label="Login Sessions" onPress={onShowSessions}>
        The browsers in which you are signed in.
      </SecurityRow>
    </ul>
  </SettingsCard>
);

/** A button with a sentence. */
const SecurityRow = ({ label, onPress, children }: { label: string; onPress: () => void; children: string }) => {
  const textId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Button aria-describedby={textId} className="max-sm:w-full sm:min-w-60" onClick={onPress}>
        {label}
      </Button>
      <p id={textId} className="text-fg-muted text-small">
        {children}
      </p>
    </li>
  );
};
