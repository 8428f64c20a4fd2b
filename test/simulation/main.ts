// `npm run simulate`: plays histories of the whole service in virtual time, and has each judged by the checker.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { takenNow } from "../support/machine.ts";
import { judged, type Outcome, preparationsIn } from "./history.ts";
import { runHistories, type Summary } from "./run.ts";
import { shrink } from "./shrink.ts";
import { missing } from "./sometimes.ts";
import { type Wire, wires } from "./wires.ts";

const help = `npm run simulate -- [options]

  --histories K   how many (default 200; with --seed 1)
  --seed N        the first seed; the next histories have the next ones (default: a new one)
  --seconds S     ends after so long, however many histories that is
  --jobs J        processes (default: one for each core)
  --wire NAME     of every branch: vscu, oscu or rw (default: each seed draws them)
  --until STEP    ends the history of --seed after so many steps, and prints them
  --shrink        leaves out what the failing history of --seed does not need
  --kept          plays the seeds of test/simulation/seeds.txt, which once failed
  --sometimes     fails if something that a long run must meet never happened
  --report FILE   writes the figures as JSON
`;

const { values: given } = parseArgs({
  options: {
    histories: { type: "string" },
    seed: { type: "string" },
    seconds: { type: "string" },
    jobs: { type: "string" },
    wire: { type: "string" },
    until: { type: "string" },
    shrink: { type: "boolean" },
    kept: { type: "boolean" },
    sometimes: { type: "boolean" },
    report: { type: "string" },
    help: { type: "boolean" },
  },
});

/** A number among the options. A run by a wrong one would prove something else. */
function numberOf(name: "histories" | "seed" | "seconds" | "jobs" | "until"): number | undefined {
  const text = given[name];
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  process.stderr.write(`--${name} must be a whole number, found "${text}".\n`);
  process.exit(2);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const isWire = (name: string | undefined): name is Wire => wires.some((one) => one === name);

function wireAsked(): Wire | undefined {
  const { wire } = given;
  if (wire === undefined || isWire(wire)) return wire;
  process.stderr.write(`--wire must be ${wires.join(", ")}, found "${wire}".\n`);
  process.exit(2);
}

/** The seeds that once failed, each with its wire where it needs one, and its reason behind them. */
function keptSeeds(): { seed: number; wire: Wire | undefined }[] {
  const text = readFileSync(new URL("seeds.txt", import.meta.url), "utf8");
  return text.split("\n").flatMap((line) => {
    const [, seed, wire] = /^(\d+) (\w+)/.exec(line) ?? [];
    return seed === undefined ? [] : [{ seed: Number(seed), wire: isWire(wire) ? wire : undefined }];
  });
}

function printOutcome({ seed, wires: own, steps, violations, lines, statements, digest }: Outcome): void {
  for (const step of steps) print(JSON.stringify(step));
  print(
    `seed ${seed} (${own.join(", ")}): ${steps.length} steps, ${lines.length} lines of history, ${statements} statements (${digest})`,
  );
  for (const violation of violations) print(`  ${violation}`);
  if (violations.length === 0) print("  no violation");
}

/** One seed, looked at closely. */
async function playOne(seed: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "taxctl-simulation-"));
  try {
    const prepared = preparationsIn(folder);
    const [until, wire] = [numberOf("until"), wireAsked()];
    const first = await judged(seed, prepared, folder, { until, isTraced: true, wire });
    const outcome =
      given.shrink && first.violations.length > 0 ? await shrink(first, prepared, folder, wire) : first;
    printOutcome(outcome);
    const file = join(tmpdir(), `taxctl-history-${seed}.jsonl`);
    writeFileSync(file, `${outcome.lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
    print(`  its history: npx node test/checker/main.ts ${file}`);
    return outcome.violations.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playMany(): Promise<boolean> {
  const seed = numberOf("seed") ?? Date.now() & 0x3fff_ffff;
  const seconds = numberOf("seconds");
  const histories = numberOf("histories") ?? (seconds === undefined ? 200 : Number.MAX_SAFE_INTEGER);
  const jobs = numberOf("jobs") ?? availableParallelism();
  const wire = wireAsked();
  print(`seeds from ${seed}`);
  let ended = 0;
  const ends = ({ seed: own, violations }: Summary): void => {
    ended += 1;
    for (const violation of violations) print(`seed ${own}: ${violation}`);
    if (ended % 500 === 0) print(`${ended} histories`);
  };
  const totals = await runHistories({ seed, histories, seconds, jobs, wire, ended: ends });
  const lacking = missing(totals.happened, wire);
  const speed = (totals.histories / totals.processorSeconds).toFixed(1);
  print(
    `${totals.histories} histories, ${totals.medianSteps} steps at the median, ${totals.virtualSeconds} s of their time; ${speed} a second of processor time`,
  );
  for (const what of lacking) print(`never: ${what}`);
  const report = { ...takenNow(), seed, wire, ...totals, lacking };
  if (given.report) writeFileSync(given.report, `${JSON.stringify(report, null, 2)}\n`);
  for (const { seed: own } of totals.violating)
    print(`failed: npm run simulate -- --seed ${own}${wire === undefined ? "" : ` --wire ${wire}`}`);
  print(`${totals.histories - totals.violating.length} passed, ${totals.violating.length} failed`);
  return totals.violating.length === 0 && (!given.sometimes || lacking.length === 0);
}

async function playKept(): Promise<boolean> {
  let isGood = true;
  for (const { seed, wire } of keptSeeds()) {
    const totals = await runHistories({ seed, histories: 1, wire });
    for (const { violations } of totals.violating)
      for (const one of violations) print(`seed ${seed}: ${one}`);
    isGood &&= totals.violating.length === 0;
  }
  return isGood;
}

if (given.help) print(help);
else {
  const isOne =
    given.seed !== undefined &&
    (given.histories === undefined || given.histories === "1") &&
    given.seconds === undefined;
  const isGood = given.kept
    ? await playKept()
    : isOne
      ? await playOne(numberOf("seed") ?? 0)
      : await playMany();
  // Packages may keep timers that would hold the process.
  process.exit(isGood ? 0 : 1);
}
