import { useState } from "react";
import { Button } from "@/components/ui/button";
import { titleAndTime } from "@/features/lessons/row-texts";
import type { Lesson } from "@/lib/lesson";
import { useSession } from "@/lib/session";
import { MessageDialog } from "@/routes/shared/message-dialog-on-demand";

interface ContactButtonProps {
  label: "Contact Teacher" | "Contact Administrator";
  to: "teacher" | "administrator";
  /** The lesson that it is about. */
  lesson?: Lesson;
  size?: "sm" | "md";
}

/** Opens the form that writes to somebody; nothing for those who look at a family's screen and cannot write from it. */
export const ContactButton = ({ label, to, lesson, size = "md" }: ContactButtonProps) => {
  const role = useSession()?.user.role;
  const [isOpen, setOpen] = useState(false);
  if (role !== "STUDENT" && role !== "PARENT") return null;
  const about = lesson && {
    id: lesson.id,
    text: role === "PARENT" ? `${lesson.student.name}, ${titleAndTime(lesson)}` : titleAndTime(lesson),
  };
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? <MessageDialog title={label} to={to} lesson={about} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
