import { useLayoutEffect, useRef, useState } from "react";
import { DraftNotice } from "@/components/data/draft-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Preferences } from "@/features/settings/api/edit-preferences";
import { useEditDefaultDuration } from "@/features/settings/api/edit-preferences";
import { failureToast, hasFields, settingsMessages } from "@/features/settings/messages";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { minutesOf } from "@/lib/format/minutes";
import { showToast } from "@/lib/toasts";

/** How long a new lesson is at first; Change turns the line into a field. */
export const DefaultDuration = ({ minutes }: { minutes: number }) => {
  const [isEditing, setEditing] = useState(false);
  const hasEdited = useRef(false);
  const change = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isEditing) hasEdited.current = true;
    else if (hasEdited.current) change.current?.focus();
  }, [isEditing]);
  if (isEditing) return <DurationForm minutes={minutes} onClose={() => setEditing(false)} />;
  return (
    <div className="flex items-center justify-between gap-4 pb-4">
      <div>
        <p className="font-semibold">Default Lesson Duration</p>
        <p className="text-fg-muted text-small">{minutes} minutes</p>
      </div>
      <Button ref={change} onClick={() => setEditing(true)}>
        Change<span className="sr-only"> Default Lesson Duration</span>
      </Button>
    </div>
  );
};

const DurationForm = ({ minutes, onClose }: { minutes: number; onClose: () => void }) => {
  const core = useCore();
  const edit = useEditDefaultDuration();
  const { form, submit, draft, isBusy } = useDraftForm<{ defaultDuration: string }, Preferences>({
    defaultValues: { defaultDuration: String(minutes) },
    check: ({ defaultDuration }) => core.checkDefaultDuration(minutesOf(defaultDuration)),
    call: ({ defaultDuration }) => edit.mutateAsync(Number(defaultDuration.trim())),
    onDone: ({ defaultDuration }) => {
      showToast({
        tone: "success",
        title: settingsMessages.updated,
        description: `New lessons start with ${defaultDuration} minutes.`,
      });
      onClose();
    },
    fallback: settingsMessages.preferencesSaveFailed,
    onFailure: (problem) => {
      if (hasFields(problem)) return false;
      showToast(failureToast(settingsMessages.preferencesSaveFailed, problem));
      return true;
    },
    draft: { form: "default-duration", id: "own", fields: { defaultDuration: { label: "Default Lesson Duration" } } },
  });
  const { setFocus } = form;
  useLayoutEffect(() => setFocus("defaultDuration", { shouldSelect: true }), [setFocus]);
  return (
    <form aria-label="Default Lesson Duration" noValidate onSubmit={submit} className="flex flex-col gap-4 pb-4">
      <DraftNotice draft={draft} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <Field
          label="Default Lesson Duration"
          hint="Minutes, from 15 to 240."
          error={form.formState.errors.defaultDuration?.message}
          className="grow sm:max-w-60"
        >
          <Input inputMode="numeric" autoComplete="off" {...form.register("defaultDuration")} />
        </Field>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 sm:pt-6.5">
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Save
          </Button>
        </div>
      </div>
    </form>
  );
};
