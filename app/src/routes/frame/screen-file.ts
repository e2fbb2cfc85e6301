import type { ComponentType } from "react";
import type { ScreenQueries } from "@/routes/frame/screen-data";

/** The files of screens; what stands in frame, shared and parts is none. */
const files = import.meta.glob<object>(["../*.tsx", "../*/*.tsx", "!../{frame,shared}/*", "!../**/*.test.tsx"]);

/** What the file of a screen exports: the one whose name ends in Screen, and the queries that start when it is opened. */
export interface ScreenFile {
  Component: ComponentType;
  queries?: ScreenQueries;
}

/** Loads the file of a screen, by the name that config/screens.ts has for it. */
export const loadFile = async (name: string): Promise<ScreenFile> => {
  const file = await files[`../${name}.tsx`]?.();
  const [, Component] = Object.entries(file ?? {}).find(([exported]) => exported.endsWith("Screen")) ?? [];
  if (Component === undefined) throw new Error(`routes/${name}.tsx has no screen`);
  return { ...file, Component };
};
