import { usePrivacySwitches } from "@/features/settings/api/edit-privacy";
import type { OwnAccount } from "@/features/settings/api/settings-cache";
import { SettingsCard } from "@/features/settings/components/settings-card";
import { SwitchList } from "@/features/settings/components/switch-list";
import { saveFailure, settingsMessages } from "@/features/settings/messages";
import { useCore } from "@/lib/core";
import { showToast } from "@/lib/toasts";

/** Who sees what, in the words of whoever teaches and of everybody else. */
const switchesOf = (teaches: boolean) =>
  [
    {
      name: "showEmail",
      label: "Show Email",
      description: teaches ? "Your students and their parents see your email." : "Others see your email.",
    },
    {
      name: "showPhone",
      label: "Show Phone",
      description: teaches ? "Your students and their parents see your phone number." : "Others see your phone number.",
    },
    { name: "allowMessages", label: "Allow Messages", description: "Others may write to you." },
  ] as const;

/** Privacy & Security: three switches (Spec §2.9). */
export const PrivacyCard = ({ account }: { account: OwnAccount }) => {
  const core = useCore();
  const { role } = account.user;
  const { pressed, press } = usePrivacySwitches({
    onSaved: () => showToast({ tone: "success", title: settingsMessages.updated }),
    onFailed: (problem) => showToast(saveFailure(core, "privacy", problem)),
  });
  return (
    <SettingsCard
      title="Privacy & Security"
      description={
        role === "STUDENT" || role === "PARENT"
          ? "Who can reach you. Your own teachers see your email and phone number either way."
          : "Who can reach you."
      }
    >
      <SwitchList switches={switchesOf(role === "TEACHER")} saved={account.privacy} pressed={pressed} onPress={press} />
    </SettingsCard>
  );
};
