import type { RosterFilter } from "reedling-wasm";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, typedText } from "@/lib/url-state";

/** Search and grade group in the address. */
export const rosterFilterParams: UrlParams<RosterFilter> = {
  search: typedText("q"),
  group: oneOf("grade", ["all", "elementary", "middle", "high", "adult"]),
};
