import type { ReactNode } from "react";
import { useId } from "react";

interface ProfilePartProps {
  title: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a student's profile under a heading. */
export const ProfilePart = ({ title, actions, children }: ProfilePartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {actions}
      </div>
      {children}
    </section>
  );
};
