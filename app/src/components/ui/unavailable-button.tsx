import { useId } from "react";
import { Button } from "@/components/ui/button";

interface UnavailableButtonProps {
  label: string;
  /** Why nothing can be done with it. */
  reason: string;
}

/** A button that does nothing yet and says so. */
export const UnavailableButton = ({ label, reason }: UnavailableButtonProps) => {
  const reasonId = useId();
  return (
    <>
      <Button disabled aria-describedby={reasonId}>
        {label}
      </Button>
      <p id={reasonId} className="w-full text-center text-fg-muted text-small">
        {reason}
      </p>
    </>
  );
};
