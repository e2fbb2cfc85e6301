import type { Preferences } from "@/features/settings/api/edit-preferences";
import { useReminderSwitch } from "@/features/settings/api/edit-preferences";
import { DefaultDuration } from "@/features/settings/components/default-duration";
import { SettingsCard } from "@/features/settings/components/settings-card";
import { SwitchList } from "@/features/settings/components/switch-list";
import { failureToast, settingsMessages } from "@/features/settings/messages";
import { showToast } from "@/lib/toasts";

const switches = [
  {
    name: "lessonReminders",
    label: "Lesson Reminders",
    description: "Reminders sent 24 hours before lessons. They start with a coming release; your choice is kept.",
  },
] as const;

/** Lesson Preferences of a teacher (Spec §2.6, decision D15). */
export const LessonPreferencesCard = ({ preferences }: { preferences: Preferences }) => {
  const { pressed, press } = useReminderSwitch({
    onSaved: () => showToast({ tone: "success", title: settingsMessages.updated }),
    onFailed: (problem) => showToast(failureToast(settingsMessages.preferencesSaveFailed, problem)),
  });
  return (
    <SettingsCard title="Lesson Preferences" description="The usual length of a lesson, and reminders.">
      <div className="flex flex-col divide-y divide-line">
        <DefaultDuration minutes={preferences.defaultDuration} />
        <div className="pt-4">
          <SwitchList switches={switches} saved={preferences} pressed={pressed} onPress={press} />
        </div>
      </div>
    </SettingsCard>
  );
};
