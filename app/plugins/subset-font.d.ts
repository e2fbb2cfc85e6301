declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** What is left of each axis of a variable face. */
    variationAxes: Record<string, { min: number; max: number }>;
  }
  /** The face with these characters alone. */
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;

  export = subsetFont;
}
