// The measurable goals of the screens, by their numbers, and how many of them the figures meet.

/** What each goal is about. */
const goals = [
  "axe",
  "main jobs by keyboard",
  "focus after closing",
  "contrast of text",
  "contrast of controls",
  "independent of colour",
  "size of targets",
  "reflow",
  "zoom and text spacing",
  "reduced motion",
  "loading, empty, error",
  "theme",
  "Lighthouse, public pages",
  "Lighthouse, dashboards",
  "largest paint",
  "event to next paint",
  "layout shift",
  "scripts at first load",
  "fonts",
  "timing of loaders",
  "errors of forms",
  "announcements",
  "deep links",
  "steps of a job",
  "print",
  "specified texts",
];

const named = (numbers) => numbers.map((number) => `${number} (${goals[number - 1]})`).join(", ") || "none";

/**
 * How many goals are met: those of which every figure is, and those that a test `held` which ran before. A goal without a
 * figure counts as not met; its own tests may hold it all the same.
 * @param {{ goal: string, met?: boolean }[]} figures
 * @param {readonly number[]} held
 */
export function tally(figures, held) {
  const numbers = goals.map((_, index) => index + 1);
  const of = (number) => figures.filter(({ goal, met }) => goal === String(number) && met !== undefined);
  const missed = numbers.filter((number) => of(number).some(({ met }) => !met));
  const met = numbers.filter((number) => !missed.includes(number) && (held.includes(number) || of(number).length > 0));
  const unmeasured = numbers.filter((number) => !met.includes(number) && !missed.includes(number));
  return [
    `Goals of the screens met: ${met.length} of ${goals.length}`,
    `missed: ${named(missed)}`,
    `without a figure in this run: ${named(unmeasured)}`,
  ].join("\n");
}
