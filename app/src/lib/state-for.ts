import { useState } from "react";

/** State that belongs to something, such as the filter of a list: another key starts it afresh. */
export const useStateFor = <Value>(key: string, initial: Value): readonly [Value, (value: Value) => void] => {
  const [kept, keep] = useState({ key, value: initial });
  return [kept.key === key ? kept.value : initial, (value) => keep({ key, value })];
};
