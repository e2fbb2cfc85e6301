import type { Plugin } from "vite";

/** The chunks, by name, that all screens of a kind need beside what every page loads. */
const kinds = {
  inside: { chunks: ["public", "forms", "account", "site", "frame", "signed-in", "reedling"], hasRules: true },
  account: { chunks: ["public", "forms", "account", "reedling"], hasRules: false },
};

/**
 * Writes `inside.html` and `account.html` beside `index.html`: the same page, which also names what each screen of its kind
 * will ask for, so that it comes together with the first scripts and not after them. The server picks by the path.
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
      const files = Object.values(bundle);
      const chunkFile = (name: string) => {
        const chunk = files.find((file) => file.type === "chunk" && file.name === name);
        if (chunk === undefined) throw new Error(`the build has no chunk ${name}`);
        return chunk.fileName;
      };
      const rules = files.find((file) => file.fileName.endsWith(".wasm"))?.fileName;
      for (const [kind, { chunks, hasRules }] of Object.entries(kinds)) {
        const links = chunks.map((name) => `<link rel="modulepreload" crossorigin href="/${chunkFile(name)}">`);
        if (hasRules)
          links.push(`<link rel="preload" as="fetch" crossorigin href="/${rules}" type="application/wasm">`);
        const source = page.source.toString().replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
        this.emitFile({ type: "asset", fileName: `${kind}.html`, source });
      }
    },
  },
});
