// `npm run mutants [-- folder… | file[:line]…]`: changes the code in one place at a time, and reports which changes no test notices.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { takenNow } from "../support/machine.ts";
import { createCompiler } from "./compiler.ts";
import { copyTree, readCoverage, type TreeCopy } from "./copy.ts";
import { countEquivalent, isEquivalent } from "./equivalent/list.ts";
import { folders, type MutatedFolder } from "./folders.ts";
import { applyMutant, type Mutant, mutantsOf, shuffle } from "./mutations.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "30" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    jobs: { type: "string", default: String(Math.max(1, availableParallelism() - 1)) },
    report: { type: "string" },
  },
});
const places = positionals.filter((name) => !(name in folders));
const goal = 0.9;

type Tested = { mutant: Mutant; result: "killed" | "timed out" | "survived" | "not covered" };

const isAsked = ({ file, line }: Mutant): boolean =>
  places.length === 0 || places.some((place) => place === file || place === `${file}:${line}`);

function sampleOf(
  { sources }: MutatedFolder,
  cwd: string,
  isRejected: (mutant: Mutant) => boolean,
): Mutant[] {
  const files = globSync(sources, { cwd }).toSorted();
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(cwd, file), "utf8")));
  const candidates = all.filter((mutant) => isAsked(mutant) && !isEquivalent(mutant));
  const sample: Mutant[] = [];
  for (const mutant of shuffle(candidates, Number(values.seed))) {
    if (sample.length === Number(values.count)) break;
    if (!isRejected(mutant)) sample.push(mutant);
  }
  return sample;
}

/** Does the work with as many workers as there are copies of the tree. */
async function share<T>(
  copies: readonly TreeCopy[],
  tasks: readonly T[],
  work: (task: T, copy: TreeCopy) => Promise<void>,
): Promise<void> {
  const queue = [...tasks];
  await Promise.all(
    copies.map(async (copy) => {
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) await work(task, copy);
    }),
  );
}

/** The test files that run each mutant's place, the fastest first, and the time that they need. */
async function findTests(copies: readonly TreeCopy[], mutants: readonly Mutant[], tests: readonly string[]) {
  const coveredBy = new Map(mutants.map((mutant) => [mutant, [] as { test: string; ms: number }[]]));
  await share(copies, tests, async (test, copy) => {
    const folder = mkdtempSync(join(copy.folder, "../coverage-"));
    const { outcome, ms, output } = await copy.run([test], 600_000, folder);
    if (outcome === "passed") {
      const isCovered = readCoverage(folder, copy);
      for (const [mutant, found] of coveredBy)
        if (isCovered(mutant.file, mutant.reached)) found.push({ test, ms });
    } else console.log(`${test} fails without a mutant and is left out:\n${output}`);
    rmSync(folder, { recursive: true });
  });
  return coveredBy;
}

async function testMutant(mutant: Mutant, copy: TreeCopy, tests: { test: string; ms: number }[]) {
  if (tests.length === 0) return "not covered";
  const path = join(copy.folder, mutant.file);
  const original = readFileSync(path, "utf8");
  writeFileSync(path, applyMutant(original, mutant));
  const fastestFirst = tests.toSorted((one, other) => one.ms - other.ms);
  const usualMs = tests.reduce((sum, { ms }) => sum + ms, 0);
  try {
    const { outcome } = await copy.run(
      fastestFirst.map(({ test }) => test),
      60_000 + 3 * usualMs,
    );
    return outcome === "passed" ? "survived" : outcome === "failed" ? "killed" : "timed out";
  } finally {
    writeFileSync(path, original);
  }
}

const summaries: Record<string, Record<string, string | number>> = {};

async function measure(name: string, folder: MutatedFolder, copies: readonly TreeCopy[]): Promise<void> {
  // The copy is tested, whatever is edited in the tree meanwhile.
  const cwd = copies[0]?.folder ?? "";
  const mutants = sampleOf(folder, cwd, isRejected);
  if (mutants.length === 0) return;
  const tests = [...new Set(folder.tests.flatMap((pattern) => globSync(pattern, { cwd })))];
  const coveredBy = await findTests(copies, mutants, tests);
  const tested: Tested[] = [];
  await share(copies, mutants, async (mutant, copy) => {
    const result = await testMutant(mutant, copy, coveredBy.get(mutant) ?? []);
    tested.push({ mutant, result });
    const { file, line, change, text } = mutant;
    console.log(
      `${result.padEnd(11)} ${file}:${line}  ${change}${result === "killed" ? "" : `\n    ${text}`}`,
    );
  });
  const count = (result: Tested["result"]): number => tested.filter((one) => one.result === result).length;
  const killed = count("killed") + count("timed out");
  summaries[name] = {
    mutants: tested.length,
    killed: count("killed"),
    "timed out": count("timed out"),
    survived: count("survived"),
    "not covered": count("not covered"),
    "killed %": Math.round((100 * killed) / tested.length),
    "listed as equivalent": countEquivalent(globSync(folder.sources, { cwd })),
  };
  if (places.length === 0 && killed / tested.length < goal) process.exitCode = 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
setPriority(5);
console.log(`seed ${values.seed}`);
const copies = Array.from({ length: Number(values.jobs) }, copyTree);
const isRejected = createCompiler(copies[0]?.folder ?? "");
for (const [name, folder] of Object.entries(folders))
  if (places.length > 0 || positionals.length === 0 || positionals.includes(name))
    await measure(name, folder, copies);
for (const copy of copies) copy.remove();
console.table(summaries);
if (values.report)
  writeFileSync(
    values.report,
    `${JSON.stringify({ ...takenNow(), seconds: performance.now() / 1_000, folders: summaries }, null, 2)}\n`,
  );
