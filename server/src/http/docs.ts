// Pages next to the API: the API reference, the document, the error catalog, and the documentation for programs.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "@taxctl/sdk/rules/catalogue";
import type { Context as KoaContext, Next } from "koa";
import { documentText } from "../base/document.ts";
import { document, operationList } from "../core/context/operations.ts";
import type { Exchange } from "./exchange.ts";
import { documentForReading } from "./reading-document.ts";
import { revalidate, tagOf } from "./revalidate.ts";

type Page = { type: string; body: string | Buffer; policy?: string };
type TaggedPage = Page & { tag: string };

/** The reference sets styles from its script and shows images of its own; everything comes from this service. */
const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const textPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>taxctl: API reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="reference"></div>
<noscript>The reference needs JavaScript; the document is at <a href="/openapi.yaml">/openapi.yaml</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

const referenceScript = `SwaggerUIBundle({
  url: "/docs/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

const assets: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
  "llms.txt": "text/plain; charset=utf-8",
  "llms-full.txt": "text/markdown; charset=utf-8",
};

/** A page of the documentation, as the file of all pages has it under the line with its path. */
function cutPage(whole: string, path: string): string | undefined {
  const mark = `<!-- page: ${path} -->\n`;
  const start = whole.startsWith(mark) ? 0 : whole.indexOf(`\n${mark}`) + 1;
  if (start === 0 && !whole.startsWith(mark)) return undefined;
  const end = whole.indexOf("\n<!-- page: ", start);
  return whole.slice(start + mark.length, end === -1 ? undefined : end);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Text of the catalog, in which backquotes mark code. */
function richText(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

function errorsPage(): string {
  const sections = Object.entries(catalogue).map(
    ([code, { title, cause, remedy, actor, retryable }]) => `<section id="${escapeHtml(code)}">
<h2>${richText(title)} <code>${escapeHtml(code)}</code></h2>
<p>${richText(cause)}</p>
<p><b>How to fix it:</b> ${richText(remedy)}</p>
<p><b>Who must act:</b> ${actor}. <b>Retryable:</b> ${retryable ? "yes" : "no"}.</p>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>taxctl: error codes</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}h2{font-size:1.1rem;margin:2rem 0 .3rem}code{background:#eee;padding:.1em .3em;border-radius:3px}p{margin:.3rem 0}:target{outline:2px solid #48f;outline-offset:.5rem}</style>
</head>
<body>
<h1>Error codes</h1>
<p>Every failure carries one of these in <code>code</code>. The operations are in the <a href="/docs">API reference</a>.</p>
${sections.join("\n")}
</body>
</html>
`;
}

/** Serves the paths outside the versioned API; passes all others on. With a console, `/` leads people there. */
export function createPages({ hasConsole }: { hasConsole: boolean }) {
  // The build puts it there (`server/build.ts`), for the sources too.
  const folder = fileURLToPath(new URL("../../dist/reference", import.meta.url));
  const json = "application/json; charset=utf-8";
  const html = "text/html; charset=utf-8";
  const index = {
    name: "taxctl",
    docs: "/docs",
    document: ["/openapi.json", "/openapi.yaml"],
    errors: "/docs/errors",
    pages: "/docs/llms.txt",
    interface: ["/api/v1", "/sandbox/api/v1"],
    operations: operationList.length,
  };
  const pages: Record<string, () => Page | Promise<Page>> = {
    "/": () => ({ type: json, body: `${JSON.stringify(index, null, 2)}\n` }),
    "/docs": () => ({ type: html, body: referencePage, policy: referencePolicy }),
    "/docs/reference.js": () => ({ type: "text/javascript; charset=utf-8", body: referenceScript }),
    "/docs/openapi.json": () => ({ type: json, body: documentForReading() }),
    "/docs/errors": () => ({ type: html, body: errorsPage(), policy: textPolicy }),
    "/openapi.json": () => ({ type: json, body: documentText }),
    "/openapi.yaml": async () => {
      // Loaded on first use: most processes never serve it.
      const { stringify } = await import("yaml");
      return { type: "application/yaml; charset=utf-8", body: stringify(document) };
    },
  };
  for (const [name, type] of Object.entries(assets)) {
    pages[`/docs/${name}`] = async () => ({ type, body: await readFile(join(folder, name)) });
  }
  const made = new Map<string, TaggedPage>();

  async function markdownAt(path: string): Promise<Page | undefined> {
    if (!path.endsWith(".md")) return undefined;
    const body = cutPage(await readFile(join(folder, "llms-full.txt"), "utf8"), path.slice(1));
    return body === undefined ? undefined : { type: "text/markdown; charset=utf-8", body };
  }

  async function pageAt(path: string): Promise<TaggedPage | undefined> {
    const known = made.get(path);
    if (known) return known;
    const page = await (Object.hasOwn(pages, path) ? pages[path]?.() : markdownAt(path));
    if (!page) return undefined;
    const tagged = { ...page, tag: tagOf(page.body) };
    made.set(path, tagged);
    return tagged;
  }

  return async (ctx: KoaContext, next: Next): Promise<void> => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    if (hasConsole && ctx.path === "/") {
      ctx.vary("Accept");
      if (ctx.accepts("json", "html") === "html") {
        ctx.redirect("/console");
        return;
      }
    }
    const page = await pageAt(ctx.path === "/docs/" ? "/docs" : ctx.path);
    if (!page) return next();
    if (page.policy !== undefined) ctx.set("Content-Security-Policy", page.policy);
    if (revalidate(ctx, ctx.state.exchange as Exchange, page.tag)) return;
    ctx.type = page.type;
    ctx.body = page.body;
  };
}
