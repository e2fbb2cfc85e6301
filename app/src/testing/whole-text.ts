/** Finds elements by all their text, in which a metronome mark has the name of its note: "bars 9–16 · crotchet = 60". */
export const whole = (text: string) => (_: string, element: Element | null) =>
  element?.textContent?.replaceAll("\u00a0", " ") === text;
