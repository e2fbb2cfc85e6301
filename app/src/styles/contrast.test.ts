import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Tokens = Record<string, [number, number, number]>;

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Opaque colours of one block of tokens.css, by name. */
const tokensOf = (selector: string): Tokens => {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  const tokens: Tokens = {};
  for (const [, name, l, c, h] of block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)) {
    tokens[name ?? ""] = [Number(l), Number(c), Number(h)];
  }
  return tokens;
};

/** Relative luminance (WCAG 2.2) of an OKLCH colour, by way of linear sRGB, out-of-gamut parts clipped. */
const luminance = ([lightness, chroma, hue]: [number, number, number]): number => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const surfaces = ["bg", "surface", "sunken", "raised"];
const hues = ["blue", "green", "red", "orange", "purple", "yellow", "grey"];

describe.each([
  ["light", ":root"],
  ["dark", ".dark"],
])("colours of the %s theme", (_theme, selector) => {
  const tokens = tokensOf(selector);
  const ratio = (front: string, back: string): number => {
    const [x, y] = [front, back].map((name) => {
      const token = tokens[name];
      if (token === undefined) throw new Error(`no token ${name}`);
      return luminance(token) + 0.05;
    });
    return Math.max(x ?? 0, y ?? 0) / Math.min(x ?? 1, y ?? 1);
  };
  const text = 4.5;
  const shape = 3;

  it.each(surfaces)("text, muted text and links can be read on %s", (surface) => {
    for (const front of ["fg", "fg-muted", "primary"]) expect(ratio(front, surface)).toBeGreaterThanOrEqual(text);
  });

  it.each(surfaces)("control borders and the focus ring stand out from %s", (surface) => {
    for (const front of ["line-strong", "ring"]) expect(ratio(front, surface)).toBeGreaterThanOrEqual(shape);
  });

  it.each([
    ["primary-fg", "primary"],
    ["primary-fg", "primary-hover"],
    ["primary-soft-fg", "primary-soft"],
    ["feature-fg", "feature"],
    ["red-solid-fg", "red-solid"],
    ["red-solid-fg", "red-solid-hover"],
  ])("%s can be read on %s", (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(text);
  });

  it.each(hues)("%s: text on its tint can be read, the solid stands out from tint and surfaces", (hue) => {
    expect(ratio(`${hue}-text`, `${hue}-tint`)).toBeGreaterThanOrEqual(text);
    for (const back of [`${hue}-tint`, ...surfaces]) {
      expect(ratio(`${hue}-solid`, back)).toBeGreaterThanOrEqual(shape);
    }
  });
});

describe("ratios that the design guide states", () => {
  it.each([
    [":root", "fg-muted", "sunken", 6.0],
    [":root", "primary-fg", "primary", 7.2],
    [":root", "orange-solid", "orange-tint", 3.1],
    [".dark", "primary-fg", "primary", 10.0],
    [".dark", "red-text", "red-tint", 8.9],
  ])("%s %s on %s", (selector, front, back, stated) => {
    const tokens = tokensOf(selector);
    const [x, y] = [front, back].map((name) => luminance(tokens[name] ?? [0, 0, 0]) + 0.05);
    expect(Math.max(x ?? 0, y ?? 0) / Math.min(x ?? 1, y ?? 1)).toBeCloseTo(stated, 0);
  });
});
