import { useWatch } from "react-hook-form";
import { FormDialog } from "@/components/data/form-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { Recipient } from "@/features/messages/api/send-message";
import { useSendMessage } from "@/features/messages/api/send-message";
import { messageTexts, mostCharacters } from "@/features/messages/messages";
import { useCore } from "@/lib/core";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { numberText } from "@/lib/format/counts";
import { showToast } from "@/lib/toasts";

export interface MessageDialogProps {
  title: string;
  to: Recipient;
  /** The lesson that it is about, and in words. */
  lesson?: { id: string; text: string } | undefined;
  onClose: () => void;
}

/** Contact Teacher, Contact Administrator and Reschedule: one text, which the server sends by mail. */
export const MessageDialog = ({ title, to, lesson, onClose }: MessageDialogProps) => {
  const core = useCore();
  const send = useSendMessage();
  const { form, submit, failure, draft, isBusy } = useDraftForm({
    defaultValues: { text: "" },
    check: ({ text }) => core.checkMessage(text),
    call: ({ text }, keyFor) => send.mutateAsync({ body: { to, text, lessonId: lesson?.id ?? null }, keyFor }),
    onDone: ({ message }) => {
      showToast({ tone: "success", title: messageTexts.sentTitle, description: message });
      onClose();
    },
    fallback: messageTexts.failed,
    failureTitle: messageTexts.failedTitle,
    draft: {
      form: `message-${to}`,
      ...(lesson === undefined ? {} : { id: lesson.id }),
      fields: { text: { label: "Message" } },
    },
  });
  const { length } = [...useWatch({ control: form.control, name: "text" }).trim()];
  const count = `${numberText(length)} / ${numberText(mostCharacters)}`;
  return (
    <FormDialog
      title={title}
      description={lesson?.text}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      submitLabel="Send Message"
      failure={failure?.status === 429 ? messageTexts.tooMany : (failure?.text ?? null)}
      failureTitle={failure?.title}
      draft={draft}
    >
      <Field
        label="Message"
        required
        hint={messageTexts.byMail[to]}
        aside={length > mostCharacters ? <span className="font-semibold text-red-text">{count}</span> : count}
        error={form.formState.errors.text?.message}
      >
        <Textarea rows={6} {...form.register("text")} />
      </Field>
    </FormDialog>
  );
};
