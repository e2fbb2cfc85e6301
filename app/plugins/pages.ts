import type { Plugin, Rolldown } from "vite";
import { insideScreens } from "./chunks.ts";

/** The chunks, by name, that all screens of a kind need beside what every page loads. */
const kinds = {
  inside: { chunks: ["public", "forms", "account", "inside", "signed-in", "reedling"], isInside: true },
  account: { chunks: ["public", "forms", "account", "reedling"], isInside: false },
};

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === "chunk");

/** What a chunk imports before it can run, itself included. */
const withImports = (bundle: Bundle, file: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
};

/**
 * Writes `inside.html` and `account.html` beside `index.html`: the same page, which also names what each screen of its kind
 * will ask for, so that it comes together with the first scripts and not after them. The server picks by the path, and
 * prefers the page of a path's own in `pages/`.
 */
export const pagesByKind = (): Plugin => ({
  name: "reedling:pages-by-kind",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("the build has no index.html");
      const html = page.source.toString();
      const fileOf = (what: string, file: string | undefined) => {
        if (file === undefined) throw new Error(`the build has no ${what}`);
        return file;
      };
      // The reader of notes has files of the same names, which no first screen needs.
      const isNamed = (chunk: Rolldown.OutputChunk, name: string) =>
        chunk.name === name &&
        (name !== "reedling" || chunk.moduleIds.some((id) => id.endsWith("/wasm/pkg/reedling.js")));
      const chunkFile = (name: string) =>
        fileOf(name, chunksOf(bundle).find((chunk) => isNamed(chunk, name))?.fileName);
      const assetFile = (name: RegExp) =>
        fileOf(
          `${name}`,
          Object.keys(bundle).find((file) => name.test(file)),
        );
      const rulesFile = () => {
        const rules = bundle[chunkFile("reedling")];
        const code = rules?.type === "chunk" ? rules.code : "";
        return fileOf("the rules' wasm file", /assets\/reedling_bg-[\w-]+\.wasm/.exec(code)?.[0]);
      };
      const isThere = (file: string) => html.includes(`src="/${file}"`);

      const write = (fileName: string, chunks: readonly string[], isInside: boolean, asksEarly = false) => {
        const wanted = [...new Set(chunks)].filter((file) => !isThere(file));
        const links = wanted.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const early = `<script async fetchpriority="high" src="/${assetFile(/\/early-/)}"></script>`;
        const rules = `<link rel="preload" as="fetch" crossorigin href="/${rulesFile()}" type="application/wasm">`;
        // Inside there is no text to read before the code is there: the face comes after it.
        const start = isInside ? html.replace(/(<link rel="preload"[^>]*as="font")/, '$1 fetchpriority="low"') : html;
        const asking = /<script src="[^"]*\/boot-[^>]*><\/script>/;
        const source = (asksEarly ? start.replace(asking, `$&\n    ${early}`) : start).replace(
          "</head>",
          `  ${[...links, ...(isInside ? [rules] : [])].join("\n    ")}\n  </head>`,
        );
        this.emitFile({ type: "asset", fileName, source });
      };

      for (const [kind, { chunks, isInside }] of Object.entries(kinds)) {
        const files = chunks.flatMap((name) => [...withImports(bundle, chunkFile(name))]);
        write(`${kind}.html`, files, isInside);
      }
      // Others find their own code once the frame is there.
      for (const screen of insideScreens) {
        const route = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/routes/${screen}.tsx`));
        const files = [...kinds.inside.chunks.map(chunkFile), fileOf(screen, route?.fileName)];
        const needed = files.flatMap((file) => [...withImports(bundle, file)]);
        write(`pages/${screen}.html`, needed, true, /^(student|parent)\/dashboard$/.test(screen));
      }
    },
  },
});
