// How large the wasm files may be to download, in bytes after brotli, by the folder of their package: the app's, that of
// the reader of notes, that of the whole practice planner, and that of changes of series. A limit is never exceeded; a goal is what is aimed at.

/** @type {Readonly<Record<string, { limit: number, goal: number }>>} */
export const wasmLimits = {
  pkg: { limit: 77_400, goal: 82_000 },
  "pkg-goals": { limit: 184_000, goal: 60_000 },
  "pkg-planner": { limit: 256_000, goal: 120_000 },
  "pkg-series": { limit: 40_000, goal: 20_000 },
};
