import { Bell, CalendarPlus, Settings } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tooltip, TooltipProvider } from "@/components/ui/tooltip";
import { Examples, Showcase } from "@/features/developer/components/showcase";
import { showToast } from "@/lib/toasts";

const tools = [
  { text: "Schedule Lesson", icon: CalendarPlus },
  { text: "Notifications", icon: Bell },
  { text: "Settings", icon: Settings },
];

type Open = "dialog" | "form" | "question" | null;

const Dialogs = () => {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Examples label="A dialog to read, one to fill in, a question, a message">
      <Button onClick={() => setOpen("dialog")}>Open Dialog</Button>
      <Button onClick={() => setOpen("form")}>Open Form</Button>
      <Button onClick={() => setOpen("question")}>Open Question</Button>
      <Button
        onClick={() => showToast({ tone: "success", title: "Saved", description: "This is how a message looks." })}
      >
        Show Message
      </Button>
      {open === "dialog" ? (
        <Dialog onClose={close} title="Dialog" description="At most 560 wide, below 640 a sheet at the bottom.">
          <p>Escape and a press outside close it, and the focus goes back to the button that opened it.</p>
        </Dialog>
      ) : null}
      {open === "form" ? (
        <Dialog
          onClose={close}
          title="Form"
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" variant="primary">
                Save
              </Button>
            </>
          }
        >
          <Field label="Piece" hint="A hint stands below its field.">
            <Input name="piece" autoComplete="off" />
          </Field>
        </Dialog>
      ) : null}
      {open === "question" ? (
        <AlertDialog
          onClose={close}
          title="Question"
          description="Before something that cannot be undone. The safe button has the focus."
          cancelLabel="Keep It"
          confirmLabel="Remove It"
          onConfirm={close}
        />
      ) : null}
    </Examples>
  );
};

/** Dialogs, messages and tooltips. */
export const Overlays = () => {
  return (
    <Showcase title="Dialogs and tooltips" description="What opens above the screen.">
      <div className="flex flex-col gap-6">
        <Dialogs />
        <TooltipProvider>
          <Examples label="Tooltips, on hover and on focus">
            {tools.map(({ text, icon: Icon }) => (
              <Tooltip key={text} text={text}>
                <Button size="icon" aria-label={text}>
                  <Icon aria-hidden />
                </Button>
              </Tooltip>
            ))}
          </Examples>
        </TooltipProvider>
      </div>
    </Showcase>
  );
};
