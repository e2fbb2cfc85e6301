/** What an entry of the history keeps whose dialog another screen has asked for: the id of the control that asked there. */
interface OpenedFrom {
  openedFrom: string;
}

/** For a link to a dialog of another screen: closing the dialog leads back, and the focus goes to that control. */
export const leadingBackTo = (controlId: string): { state: OpenedFrom } => ({ state: { openedFrom: controlId } });

/** The control that asked for what an entry of the history shows. */
export const openedFrom = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "openedFrom" in state ? (state as OpenedFrom).openedFrom : null;
