import { usePrivacySwitches } from "@/features/settings/api/edit-privacy";
import type { OwnAccount } from "@/features/settings/api/settings-cache";
import { SettingsCard } from "@/features/settings/components/settings-card";
import { SwitchList } from "@/features/settings/components/switch-list";
import { saveFailure, settingsMessages } from "@/features/settings/messages";
import { useCore } from "@/lib/core";
import { showToast } from "@/lib/toasts";

/** Who sees what: of somebody who teaches or may teach, and of a student or a parent. */
const descriptions = {
  staff: {
    showEmail: "The students you teach and their parents see your email beside their lessons.",
    showPhone: "The students you teach and their parents see your phone number beside their lessons.",
    allowMessages: "Students and parents can write to you from here. You get it by email.",
  },
  family: {
    showEmail: "Messages you send from here carry your email, so that the school can reply to you.",
    showPhone: "Not in use yet: nobody sees your phone number through this switch.",
    allowMessages: "Not in use yet: nobody can write to you from here.",
  },
} as const;

const switchesOf = (reader: keyof typeof descriptions) => {
  const { showEmail, showPhone, allowMessages } = descriptions[reader];
  return [
    { name: "showEmail", label: "Show Email", description: showEmail },
    { name: "showPhone", label: "Show Phone", description: showPhone },
    { name: "allowMessages", label: "Allow Messages", description: allowMessages },
  ] as const;
};

/** Privacy & Security: three switches (Spec §2.9). */
export const PrivacyCard = ({ account }: { account: OwnAccount }) => {
  const core = useCore();
  const { role } = account.user;
  const reader = role === "STUDENT" || role === "PARENT" ? "family" : "staff";
  const { pressed, press } = usePrivacySwitches({
    onSaved: () => showToast({ tone: "success", title: settingsMessages.updated }),
    onFailed: (problem) => showToast(saveFailure(core, "privacy", problem)),
  });
  return (
    <SettingsCard
      title="Privacy & Security"
      description={
        reader === "family"
          ? "Who can reach you. Your own teachers and the school's administrators see your email and phone number either way."
          : "Who can reach you. Administrators see your email and phone number either way."
      }
    >
      <SwitchList switches={switchesOf(reader)} saved={account.privacy} pressed={pressed} onPress={press} />
    </SettingsCard>
  );
};
