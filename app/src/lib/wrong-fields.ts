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

/** Attribute of a summary that has the focus when several fields are wrong. */
export const summaryMark = "data-form-summary";

/** Leads to what is wrong: to the summary of a full page with several wrong fields, else to the first wrong field. */
export const focusWrong = (form: HTMLElement) => {
  const wrong = wrongFields(form);
  const summary = wrong.length > 1 ? form.querySelector<HTMLElement>(`[${summaryMark}]`) : null;
  (summary ?? wrong[0]?.control)?.focus();
};
