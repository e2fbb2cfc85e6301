import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { usePageMark } from "@/components/ui/page-mark";
import { showToast } from "@/lib/toasts";

/** The list is read first; a dialog draws what it holds after its frame. */
const readFirst = (list: HTMLElement | null) => list?.focus();

/** Recovery codes, which are shown this once: the dialog stays until they are kept. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [isKept, setKept] = useState(false);
  usePageMark("dialog-paper");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      showToast({ tone: "success", title: "Codes Copied" });
    } catch {
      showToast({ tone: "error", title: "The codes could not be copied. Please write them down." });
    }
  };
  return (
    <Dialog
      stays
      title="Recovery Codes"
      description="Each works once in place of a code from your authenticator app."
      footer={
        <>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button onClick={() => globalThis.print()}>Print</Button>
          <Button variant="primary" disabled={!isKept} onClick={onDone}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice tone="warning">Keep these codes where only you can find them. They are not shown again.</Notice>
        <ul
          ref={readFirst}
          tabIndex={-1}
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-1 font-mono text-body sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Checkbox label="I have kept them" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
      </div>
    </Dialog>
  );
};
