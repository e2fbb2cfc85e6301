/**
 * A function of some data and a few words that is worked out once for each, and forgotten with the data: whoever turns back to a
 * month finds it as it was.
 */
export const oncePer = <Data extends object, Words extends readonly (string | number)[], Result>(
  work: (data: Data, ...words: Words) => Result,
): ((data: Data, ...words: Words) => Result) => {
  const known = new WeakMap<Data, Map<string, Result>>();
  return (data, ...words) => {
    const results = known.get(data) ?? new Map<string, Result>();
    known.set(data, results);
    const key = words.join("\0");
    const found = results.get(key);
    if (found !== undefined) return found;
    const result = work(data, ...words);
    results.set(key, result);
    return result;
  };
};
