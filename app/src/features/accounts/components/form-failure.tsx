import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

interface FormFailureProps {
  /** Null while nothing went wrong. */
  text: string | null;
  action?: ReactNode;
}

/** What went wrong with the whole form, above its first field. */
export const FormFailure = ({ text, action }: FormFailureProps) =>
  text === null ? null : (
    <Notice tone="error" role="alert" action={action}>
      {text}
    </Notice>
  );
