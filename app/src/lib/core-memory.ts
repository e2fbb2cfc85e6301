/** Words that are kept of one function; screens know a handful. */
const most = 200;

// biome-ignore lint/suspicious/noExplicitAny: of each function its own.
type WordsOnly = (...words: any[]) => unknown;

/** The same function, asked once for the same words. Its answers are shared: nobody changes them. */
const remembered = (ask: WordsOnly): WordsOnly => {
  const answers = new Map<string, unknown>();
  return (...words) => {
    const key = words.join("\0");
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...words);
    if (answers.size < most) answers.set(key, answer);
    return answer;
  };
};

/**
 * A module some of whose functions are asked once for the same words: a month asks for the look of a status hundreds of
 * times while it is drawn, and each answer of core is read anew.
 */
export const remembering = <Module extends object>(module: Module, names: readonly (keyof Module)[]): Module => ({
  ...module,
  ...Object.fromEntries(names.map((name) => [name, remembered(module[name] as WordsOnly)])),
});
