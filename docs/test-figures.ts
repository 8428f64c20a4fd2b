// `npm run test:figures -- REPORTS_FOLDER`: writes the figures of how-it-is-tested.md. They come from the reports of test runs; without a
// folder, the page is only rendered anew. A run that has no report keeps its last figures with their date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Machine, takenNow } from "../test/support/machine.ts";
import { type Run, type Runs, readReports } from "./test-reports.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
export const pageFile = fileURLToPath(new URL("how-it-is-tested.md", import.meta.url));
export const figuresFile = fileURLToPath(new URL("how-it-is-tested.json", import.meta.url));

/** The lines of the table of runs: what each tries, and how a reader runs it. */
const lines: readonly { run: string; what: string; command: string }[] = [
  { run: "main", what: "Main suite", command: "npm test" },
  { run: "faults", what: "Faults of the control unit", command: "npx mocha test/faults" },
  { run: "lanes", what: "The queue of each unit", command: "npx mocha test/lanes" },
  { run: "security", what: "Security matrices", command: "npx mocha test/security" },
  { run: "fuzz", what: "Fuzzer", command: "npm run fuzz" },
  { run: "kills", what: "Kills", command: "npm run test:crash" },
  { run: "restores", what: "Restores", command: "RESTORES=100 npx mocha test/crash/restores.test.ts" },
  {
    run: "histories",
    what: "Random histories of a queue",
    command: "HISTORY_SECONDS=600 npx mocha test/crash/lane-histories.test.ts",
  },
  { run: "cluster", what: "Cluster", command: "CLUSTER_ROUNDS=4 npm run test:cluster" },
  { run: "simulation", what: "Simulation", command: "npm run simulate -- --histories 20000" },
  { run: "planted", what: "Planted bugs", command: "npm run planted" },
  { run: "mutants", what: "Mutants", command: "npm run mutants" },
  { run: "checker", what: "The checker's own tests", command: "npx mocha test/checker" },
  { run: "browser", what: "Console in a browser", command: "npm run test:browser" },
  { run: "docs", what: "Guides, examples and packages", command: "npm run test:docs" },
];

const number = (value: number): string => value.toLocaleString("en");

function duration(seconds: number): string {
  if (seconds < 100) return `${Math.max(1, Math.round(seconds))} s`;
  return seconds < 6_000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const nameOf = ({ cores, cpu, memory_gb, node }: Machine): string =>
  `${cores} cores (${cpu}), ${memory_gb} GB of memory, Node ${node.replace(/^v/, "")}`;

/** A name in the plural, or of one. */
const counted = (count: number, name: string): string =>
  `${number(count)} ${count === 1 ? name.replace(/^(\w+?)(ies|s)\b/, (_, stem, end) => (end === "ies" ? `${stem}y` : stem)) : name}`;

const figuresOf = ({ figures }: Run): string =>
  Object.entries(figures)
    .map(([name, count]) => counted(count, name))
    .join(", ");

function runsTable(runs: Runs): string {
  const shown = lines.flatMap(({ run }) => runs[run] ?? []);
  const machines = [...new Set(shown.map(({ machine }) => nameOf(machine)))];
  const letterOf = (run: Run): string => String.fromCharCode(65 + machines.indexOf(nameOf(run.machine)));
  const rows = lines.map(({ run: name, what, command }) => {
    const { [name]: run } = runs;
    const cells = run
      ? [figuresOf(run), duration(run.seconds), `${run.date}, ${letterOf(run)}`]
      : ["no figures yet", "–", "–"];
    return [what, ...cells, `\`${command}\``];
  });
  const list = machines.map((machine, index) => `- ${String.fromCharCode(65 + index)}: ${machine}`);
  return [
    table(["What", "Last run", "Time", "Date, machine", "Run it"], rows),
    "",
    "Machines:",
    "",
    ...list,
  ].join("\n");
}

const none = "No figures yet.";

const detailsOf = (runs: Runs, name: string): (string | number | null)[][] => runs[name]?.details ?? [];

function plantedTable(runs: Runs): string {
  const rows = detailsOf(runs, "planted").map(([name, harm, after]) => [
    String(name),
    String(harm),
    typeof after === "number" ? number(after) : "not found",
  ]);
  if (rows.length === 0) return none;
  return table(["Planted bug", "What it would do to a user", "Found after histories"], rows);
}

function happenedTable(runs: Runs): string {
  const rows = detailsOf(runs, "simulation").map(([name, times]) => [String(name), number(Number(times))]);
  if (rows.length === 0) return none;
  return table(["In these histories", "Times"], rows);
}

function mutantsTable(runs: Runs): string {
  const rows = detailsOf(runs, "mutants").map(([folder, all, noticed]) => [
    `\`${folder}\``,
    number(Number(all)),
    number(Number(noticed)),
  ]);
  if (rows.length === 0) return none;
  return table(["Code", "Mutants", "Noticed"], rows);
}

function codeLine(runs: Runs): string {
  const { "lines of code": code, "lines of tests": tests } = runs.code?.figures ?? {};
  if (!code || !tests) return none;
  return `The project has ${number(code)} lines of code and ${number(tests)} lines of tests: ${(tests / code).toFixed(1)} for each line of code (${runs.code?.date}).`;
}

const blocks: Readonly<Record<string, (runs: Runs) => string>> = {
  runs: runsTable,
  planted: plantedTable,
  happened: happenedTable,
  mutants: mutantsTable,
  code: codeLine,
};

/**
 * The page with these figures between its markers.
 * @throws Error if a marker names no block, has no end, or a block has no marker
 */
export function render(page: string, runs: Runs): string {
  const left = new Set(Object.keys(blocks));
  const rendered = page.replaceAll(
    /<!-- figures: (\w+) -->\n(.*?)<!-- end of figures -->\n/gs,
    (_, name: string, old: string) => {
      const { [name]: block } = blocks;
      if (!block) throw new Error(`The page asks for the figures "${name}", which don't exist`);
      if (old.includes("<!-- figures: ")) throw new Error(`The figures "${name}" have no end in the page`);
      left.delete(name);
      return `<!-- figures: ${name} -->\n\n${block(runs)}\n\n<!-- end of figures -->\n`;
    },
  );
  if (left.size > 0) throw new Error(`The page has no place for the figures ${[...left].join(", ")}`);
  return rendered;
}

const generated = new Set(["sdk/src/rules/openapi.ts", "sdk/src/client/routes.ts"]);

/** Lines of the code that runs, without generated ones, and of tests. */
function countLines(): Record<string, number> {
  const linesOf = (...folders: string[]): number =>
    execFileSync("git", ["ls-files", ...folders], { cwd: root, encoding: "utf8" })
      .split("\n")
      .filter((file) => file.endsWith(".ts") && !generated.has(file))
      .reduce((sum, file) => sum + readFileSync(`${root}${file}`, "utf8").split("\n").length - 1, 0);
  return { "lines of code": linesOf("server/src", "cli/src", "sdk/src"), "lines of tests": linesOf("test") };
}

export const readRuns = (): Runs => JSON.parse(readFileSync(figuresFile, "utf8"));

/** The earlier figures, and in their place those that a folder has reports of. */
export function renew(earlier: Runs, folder: string): { runs: Runs; notes: string[] } {
  const { runs, notes } = readReports(folder, root);
  const { at, machine } = takenNow();
  const code: Run = { date: at.slice(0, 10), machine, seconds: 0, figures: countLines() };
  return { runs: { ...earlier, ...runs, code }, notes };
}

function main([folder]: readonly string[]): void {
  let runs = readRuns();
  if (folder !== undefined) {
    const renewed = renew(runs, folder);
    for (const note of renewed.notes) console.log(note);
    ({ runs } = renewed);
    writeFileSync(figuresFile, `${JSON.stringify(runs, null, 2)}\n`);
  }
  writeFileSync(pageFile, render(readFileSync(pageFile, "utf8"), runs));
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
