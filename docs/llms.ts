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

/** What a page is for, where its first sentence doesn't say it. */
export const notes: Readonly<Record<string, string>> = {
  "docs/developers/README.md":
    "Submit a first sale from your app to a service on your own machine, with the SDK.",
  "docs/developers/any-language.md":
    "Report sales without the SDK: authentication, requests, responses and retries over HTTP.",
  "docs/developers/async-and-webhooks.md":
    "Submit sales without waiting for the control unit, and get each outcome by webhook.",
  "docs/developers/end-of-day.md":
    "Compare the till's sales of a day with those of the service, and submit what is missing.",
  "docs/developers/errors-and-retries.md":
    "Which failures the SDK retries, what your code does about the others, and how a sale is signed only once.",
  "docs/developers/folder.md":
    "Report sales as files: a till writes them into a folder, and `taxctl watch` writes the receipts.",
  "docs/developers/paging.md": "Read all rows of a list, by cursor or page, with filters.",
  "docs/developers/rounding.md":
    "How taxes, discounts and totals are rounded, so that your totals equal the signed ones to the cent.",
  "docs/developers/sales.md":
    "The tasks of a till in code: sales, discounts, credit notes, receipts, printing.",
  "docs/developers/testing.md":
    "Test your app without a service or against a whole sandbox: `@taxctl/sdk/testing`.",
  "docs/versions.md":
    "What each release promises to keep, how something is deprecated, and which versions work together.",
  "docs/accountants/README.md":
    "Work on the months of clients from a terminal: sign in, look at sales, purchases and VAT.",
  "docs/accountants/close-the-month.md":
    "Compare the books with suppliers' invoices, decide each difference, and file the VAT return.",
  "docs/accountants/corrections.md": "Correct a signed receipt: credit notes, and correct and reissue.",
  "docs/accountants/day-reports.md": "X and Z reports of a business day, and PLU reports of items sold.",
  "docs/accountants/first-day.md": "Get signed receipts for a day's invoices in a spreadsheet.",
  "docs/accountants/imports.md": "Accept or reject what customs reports, and match it with your items.",
  "docs/accountants/stock-take.md":
    "Count items, and set their quantities in the service and at the authority.",
  "docs/matching.md": "How books are compared with suppliers' invoices: statuses, tolerances, suggestions.",
  "docs/exports.md": "Write the records of a period into files: formats, columns, how long they are kept.",
  "cli/README.md": "All commands of `taxctl` with their arguments, options and exit codes.",
  "docs/operators/README.md":
    "Where an operator begins: which pages to read for one shop, one business or many.",
  "docs/operators/accounts.md":
    "Accounts, TINs, users, keys, the console, mail: open, change and close them.",
  "docs/operators/alarms.md": "Each Prometheus alarm: the symptom, how to check it, and how to fix it.",
  "docs/operators/backup.md":
    "Encrypted copies, a replica that is seconds behind, restores, and what to do after a restore.",
  "docs/operators/control-units.md":
    "Reach a control unit: in the shop's network, over a relay, or with tills that write files.",
  "docs/operators/databases.md":
    "Choose and set up the database: embedded SQLite, MySQL, MariaDB, clusters, TLS, grants.",
  "docs/operators/install.md":
    "Install the service and the command line: one file each, as a service, without Node.",
  "docs/operators/lost-machine.md":
    "Bring the service back on another machine in about ten minutes, and settle what was lost.",
  "docs/operators/monitoring.md":
    "What to watch, for one shop and for many: status, metrics, objectives, logs, audit, OpenTelemetry.",
  "docs/operators/moving-in.md": "Move a branch here from another integration, without a gap in its numbers.",
  "docs/operators/processes.md":
    "Run several processes, restart without lost requests, containers and Kubernetes.",
  "docs/operators/receipts.md":
    "What receipts print, and the nightly fetch of suppliers' invoices and codes.",
  "docs/operators/settings.md": "Every setting of `taxd`: name, type, default and meaning.",
  "docs/operators/sizing.md":
    "How much memory, processor and disk the service needs, and when to add a process.",
  "docs/operators/upgrade.md": "Bring a new version into service, and go back to the one before.",
  "docs/operators/windows.md": "Install, run, back up and restore the service on Windows.",
  "docs/troubleshooting.md": "Symptoms and messages, with their causes and how to fix them.",
  "server/README.md": "The package of the service: what it contains, and how to start it.",
  "SECURITY.md": "How to report a vulnerability, and which versions get fixes.",
  "docs/internals/architecture.md": "Which folder of the code does what, and the rules between them.",
  "docs/internals/core.md": "The parts of the service's core, and the way of a sale through them.",
  "docs/internals/countries.md": "What a profile of a tax authority decides, and how to add a country.",
  "docs/internals/databases.md":
    "How the code uses SQLite, MySQL and MariaDB: schema, transactions, batches.",
  "docs/internals/lane.md":
    "How calls to a control unit are numbered, sent one at a time, and resolved after a failure.",
  "docs/internals/release.md": "Steps before, at and after a release, and the files that it makes.",
  "docs/internals/webhooks.md": "How events are stored, delivered and retried.",
  "docs/interface-decisions.md":
    "What the service does where the published API is silent or contradicts itself.",
  "docs/how-it-is-tested.md": "The evidence of the tests: suites, figures, and what they don't show.",
  "CONTRIBUTING.md": "Set up the repository, run the tests, and add operations, fields, modules and pages.",
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
      const { title, note: sentence } = describePage(page);
      const note = notes[page.path] ?? sentence;
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
