// The documentation for readers that are programs: an index of its pages (llms.txt, by llmstxt.org), and all of them as one text.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = new URL("llms.txt", import.meta.url);

/** The sections, and the files or folders of each. */
const sections: Record<string, string[]> = {
  Start: ["README.md", "docs/go-live.md", "docs/glossary.md"],
  "Developers: report sales from an app": [
    "docs/developers",
    "sdk/README.md",
    "docs/errors.md",
    "docs/webhooks.md",
    "docs/versions.md",
    "docs/simulator.md",
    "docs/unit-faults.md",
  ],
  "Accountants: receipts, purchases and the month": [
    "docs/accountants",
    "docs/matching.md",
    "docs/exports.md",
    "cli/README.md",
  ],
  "Operators: run the service": [
    "docs/operators",
    "docs/troubleshooting.md",
    "docs/security.md",
    "server/README.md",
    "SECURITY.md",
  ],
  Countries: ["docs/countries"],
  // The heading that llmstxt.org has for what a short reading may leave out.
  Optional: [
    "docs/internals",
    "docs/interface-decisions.md",
    "docs/how-it-is-tested.md",
    "bench/README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
  ],
};

type Page = { path: string; text: string };

const read = (path: string): Page => ({ path, text: readFileSync(`${root}${path}`, "utf8") });

/** The pages of a section: those of a folder with its README first, then by name. */
function pagesOf(entries: readonly string[]): Page[] {
  return entries.flatMap((entry) => {
    if (entry.endsWith(".md")) return [read(entry)];
    const found = globSync(`${entry}/**/*.md`, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
    const byName = found.sort((one, other) => (one < other ? -1 : 1));
    const isIntroduction = (path: string) => path.endsWith("/README.md");
    return [...byName.filter(isIntroduction), ...byName.filter((path) => !isIntroduction(path))].map(read);
  });
}

const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*?([^*]+)\*\*?/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

/** The title of a page, and the first sentence of its text. */
export function describePage({ path, text }: Page): { title: string; note: string } {
  const prose = text.replace(/<!--[\s\S]*?-->/g, "").replace(/^(```|~~~)[\s\S]*?^\1/gm, "");
  const title = /^# (.+)$/m.exec(prose)?.[1];
  if (title === undefined) throw new Error(`${path} has no title`);
  const blocks = prose.slice(prose.indexOf(title) + title.length).split(/\n\s*\n/);
  const first = blocks.map((block) => block.trim()).find((block) => /^[A-Za-z`*[]/.test(block));
  const [, sentence = ""] = /^(.+?[.:!?])(?:\s|$)/.exec(plain(first ?? "")) ?? [];
  return { title: plain(title), note: sentence.replace(/:$/, ".") };
}

/** The index, with links from the folder `docs`: the service has the same paths. */
export function indexText(): string {
  const parts = Object.entries(sections).map(([name, entries]) => {
    const lines = pagesOf(entries).map((page) => {
      const { title, note } = describePage(page);
      return `- [${title}](${relative("docs", page.path).replaceAll("\\", "/")})${note ? `: ${note}` : ""}`;
    });
    return `## ${name}\n\n${lines.join("\n")}\n`;
  });
  const summary = describePage(read("README.md"));
  return `# ${summary.title}

> ${summary.note}

Every operation, field and error of the API is in [openapi.yaml](../openapi.yaml). A running service has this index at /docs/llms.txt, and all pages in one text at /docs/llms-full.txt.

${parts.join("\n")}`;
}

/** All pages as one text. A line with the path of each stands above it. */
export function wholeText(): string {
  const pages = Object.values(sections).flatMap(pagesOf);
  return pages.map(({ path, text }) => `<!-- page: ${path} -->\n${text.trimEnd()}\n`).join("\n");
}

if (import.meta.main) writeFileSync(target, indexText());
