import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { minifySync } from "vite";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../src", path), "utf8");

/** The blocks of a style file without what nobody names: each custom property that is set but never used goes. */
const usedTokens = (tokens: string, style: string) =>
  tokens
    .split("\n")
    .filter((line) => {
      const name = /^\s*(--[\w-]+):/.exec(line)?.[1];
      return name === undefined || style.includes(`var(${name})`);
    })
    .join("\n");

/** Smaller without a change of meaning; there is no `calc` in it, whose `+` needs its spaces. */
const squeeze = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>~+]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/(?<!\d)0\./g, ".")
    .replace(/;}/g, "}")
    .trim();

const minified = (file: string) => minifySync(file, read(`shell/${file}`), { mangle: { toplevel: true } }).code;

/**
 * The two files that the first paint waits for, the one that asks for data meanwhile, and the one that lets the code of a
 * page rendered at build come, as they are served.
 */
export const firstPaintFiles = () => {
  const style = read("shell/shell.css");
  const tokens = usedTokens(read("styles/tokens.css"), style);
  return {
    boot: minified("boot.js"),
    early: minified("early.js"),
    start: minified("start.js"),
    shell: squeeze(style.replace(/@import "[^"]*tokens.css";/, tokens)),
  };
};

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

const hashed = (name: string, extension: string, source: string) =>
  `assets/${name}-${digest(source).slice(0, 8)}.${extension}`;

const sourceTags = /\s*<(?:script|link)[^>]*\/src\/shell\/[^>]*>(?:<\/script>)?/g;
const appStyle = /\s*(<link rel="stylesheet"[^>]*>)/;

/**
 * Puts `boot.js` and `shell.css` first, small and under names of their own, and the app's style behind the shell, so that
 * the shell is painted before that comes. The app's scripts wait for it (HTML, "script-blocking style sheet"). The page also
 * names its release, which the server sends with every answer of the API.
 */
export const firstPaint = (): Plugin[] => {
  const { boot, early, start, shell } = firstPaintFiles();
  const bootPath = hashed("boot", "js", boot);
  const shellPath = hashed("shell", "css", shell);
  return [
    {
      name: "reedling:first-paint",
      apply: "build",
      buildStart() {
        this.emitFile({ type: "asset", fileName: bootPath, source: boot });
        this.emitFile({ type: "asset", fileName: shellPath, source: shell });
        this.emitFile({ type: "asset", fileName: hashed("early", "js", early), source: early });
        this.emitFile({ type: "asset", fileName: hashed("start", "js", start), source: start });
      },
      transformIndexHtml: { order: "pre", handler: (html) => html.replace(sourceTags, "") },
    },
    {
      name: "reedling:first-paint-tags",
      apply: "build",
      transformIndexHtml: {
        order: "post",
        handler: (html, { bundle = {} }) => {
          const style = appStyle.exec(html)?.[1] ?? "";
          const release = digest(Object.keys(bundle).sort().join()).slice(0, 12);
          const first = `<meta name="release" content="${release}">\n    <script src="/${bootPath}"></script>\n    <link rel="stylesheet" href="/${shellPath}">`;
          return html
            .replace(appStyle, "")
            .replace(/(<meta charset[^>]*>)/, `$1\n    ${first}`)
            .replace("</body>", `  ${style}\n  </body>`);
        },
      },
    },
  ];
};
