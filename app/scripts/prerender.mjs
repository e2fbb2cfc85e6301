// Renders the public screens into dist/pages/, a page for each path; the app takes them over in the browser.

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Path, file, the chunks beside those of every page, and whether it is a school's. */
const pages = [
  { path: "/", file: "school", chunks: ["public", "pages", "landing"], ofSchool: true },
  { path: "/", file: "home", chunks: ["public", "pages", "landing"] },
  { path: "/learn-more", file: "learn-more", chunks: ["pages", "site", "learn-more"] },
  { path: "/demo", file: "demo", chunks: ["forms", "site", "demo"] },
  { path: "/auth/signin", file: "auth/signin", chunks: ["public", "forms", "account", "sign-in"] },
  { path: "/auth/login", file: "auth/login", chunks: ["public", "forms", "account", "sign-in"] },
  { path: "/auth/register", file: "auth/register", chunks: ["public", "forms", "account", "register"] },
  {
    path: "/auth/forgot-password",
    file: "auth/forgot-password",
    chunks: ["public", "forms", "account", "forgot-password"],
  },
];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = here("../dist");
const built = here("../../node_modules/.prerender");

/** What the app's modules ask of a browser while they load. */
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  window: { addEventListener: () => undefined, removeEventListener: () => undefined },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

await build({
  configFile: false,
  root: here(".."),
  logLevel: "warn",
  plugins: [react()],
  resolve: { alias: { "@": here("../src") } },
  ssr: { noExternal: true },
  build: {
    ssr: "src/prerender.tsx",
    outDir: built,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { external: ["reedling-wasm"] },
  },
});
/** What answers to the app alone, as a form and its buttons do, takes no click and no letter before the app is there: it would lose them. */
const waiting = (markup) => markup.replace(/<(?:button|input|label|select|textarea)(?=[\s>])/g, '$& inert=""');

const { render } = await import(pathToFileURL(join(built, "prerender.js")).href);

const assets = await readdir(join(dist, "assets"));
const chunkFile = (name) => {
  const found = assets.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  if (found === undefined) throw new Error(`the build has no chunk ${name}`);
  return `/assets/${found}`;
};

const template = await readFile(join(dist, "index.html"), "utf8");
const [style] = /<link rel="stylesheet"[^>]*base-[^>]*>/.exec(template) ?? [];
if (style === undefined) throw new Error("the page names no style of the app");
const scripts = [...template.matchAll(/\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g)];
if (scripts.length === 0) throw new Error("the page names no script of the app");

for (const { path, file, chunks, ofSchool = false } of pages) {
  const rendered = await render(path, ofSchool);
  // The policy allows neither; the browser would drop them and the page look different.
  if (/<script|<style|\sstyle="/.test(rendered)) throw new Error(`${path} has inline style or script`);
  // Where the server writes the school's name (server/src/api/assets/school.rs).
  if (!/ data-school=""[^>]*>reedling</.test(rendered) || !template.includes('<meta name="school" content=""'))
    throw new Error(`${path} has no place for the school's name`);
  const [title] = /<title>.*?<\/title>/.exec(rendered) ?? [];
  if (title === undefined || !rendered.includes("<h1")) throw new Error(`${path} renders no screen`);
  // What others are told of the page stands in its head.
  const [description = ""] = /<meta name="description"[^>]*>/.exec(rendered) ?? [];
  const markup = rendered.replace(title, "").replace(description, "");
  const head = description === "" ? template : template.replace(/<meta\s+name="description"[^>]*>/, () => description);
  const links = chunks.map((name) => `<link rel="modulepreload" crossorigin href="${chunkFile(name)}">`);
  // What is read needs no code: that comes after it (src/shell/start.js).
  const code = [...links, ...scripts.map(([, script]) => script)].join("");
  const page = scripts
    .reduce((text, [script]) => text.replace(script, ""), head)
    .replace(style, "")
    .replace(/<title>.*?<\/title>/, title)
    .replace(
      "</head>",
      () => `  ${[style, `<script defer src="${chunkFile("start")}"></script>`].join("\n    ")}\n  </head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-built="">${waiting(markup)}</div>`)
    .replace("</body>", () => `  <template id="app-code">${code}</template>\n  </body>`);
  const target = join(dist, "pages", `${file}.html`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, page);
}
await rm(built, { recursive: true, force: true });
