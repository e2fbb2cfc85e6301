import type { ReactNode } from "react";

/** A titled group of fields in a long form. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-4 border-line border-t pt-5 first-of-type:border-t-0 first-of-type:pt-0">
    <legend className="float-left w-full font-semibold">{title}</legend>
    {children}
  </fieldset>
);
