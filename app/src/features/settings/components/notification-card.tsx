import { useNotificationSwitches } from "@/features/settings/api/edit-notifications";
import type { OwnAccount } from "@/features/settings/api/settings-cache";
import { SettingsCard } from "@/features/settings/components/settings-card";
import { SwitchList } from "@/features/settings/components/switch-list";
import { saveFailure, settingsMessages } from "@/features/settings/messages";
import { useCore } from "@/lib/core";
import { showToast } from "@/lib/toasts";

const switches = [
  { name: "emailNotifications", label: "Email Notifications", description: "News of your lessons by email." },
  { name: "pushNotifications", label: "Push Notifications", description: "News of your lessons on your device." },
  { name: "lessonReminders", label: "Lesson Reminders", description: "A reminder before each lesson." },
  { name: "examNotifications", label: "Exam Notifications", description: "Dates and results of exams." },
  { name: "achievementAlerts", label: "Achievement Alerts", description: "Milestones that are reached." },
] as const;

/** Notification Preferences: five switches (Spec §2.9). */
export const NotificationCard = ({ account }: { account: OwnAccount }) => {
  const core = useCore();
  const { pressed, press } = useNotificationSwitches({
    onSaved: () => showToast({ tone: "success", title: settingsMessages.updated }),
    onFailed: (problem) => showToast(saveFailure(core, "notifications", problem)),
  });
  return (
    <SettingsCard
      title="Notification Preferences"
      description="We'll use these once reminders are available. Emails about your account always come."
    >
      <SwitchList switches={switches} saved={account.notifications} pressed={pressed} onPress={press} />
    </SettingsCard>
  );
};
