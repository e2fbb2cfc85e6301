import { useState } from "react";
import { Button } from "@/components/ui/button";
import { MessageDialog } from "@/routes/shared/message-dialog-on-demand";

interface ContactButtonProps {
  label: "Contact Teacher" | "Contact Administrator";
  to: "teacher" | "administrator";
}

/** Opens the form that writes to somebody. */
export const ContactButton = ({ label, to }: ContactButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen ? <MessageDialog title={label} to={to} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
