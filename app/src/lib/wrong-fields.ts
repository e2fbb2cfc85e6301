/** A control whose field has an error. */
export interface WrongField {
  control: HTMLElement;
  label: string;
}

const isLabelled = (control: HTMLElement): control is HTMLInputElement => "labels" in control;

const labelOf = (control: HTMLElement): string => {
  const label = isLabelled(control) ? control.labels?.[0] : null;
  return (label?.textContent ?? control.getAttribute("aria-label") ?? "").trim();
};

/** The wrong controls of a form in the order in which they are seen, whatever order the rules came in. */
export const wrongFields = (form: HTMLElement): WrongField[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((control) => ({
    control,
    label: labelOf(control),
  }));

/** Leads to the first wrong field; a summary above it is read out as it comes, and has a way to each of the others. */
export const focusWrong = (form: HTMLElement) => wrongFields(form)[0]?.control.focus();
