/** What an entry of the history keeps whose dialog another screen has asked for: the id of the control that asked there. */
export interface OpenedFrom {
  openedFrom: string;
}

/** The control that asked for what an entry of the history shows. */
export const openedFrom = (state: unknown): string | undefined => (state as Partial<OpenedFrom> | null)?.openedFrom;
