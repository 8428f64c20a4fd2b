// One history: a seed's world and steps, played and judged.
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Line } from "../checker/format.ts";
import { createChance } from "./chance.ts";
import { Disk } from "./disk.ts";
import { useMachine } from "./globals.ts";
import { Network } from "./network.ts";
import { type Prepared, prepare, tin } from "./prepared.ts";
import { traceStatements } from "./processes.ts";
import { branches, drawSteps, type Step } from "./steps.ts";
import { VirtualTime } from "./time.ts";
import { openSimulatedUnit } from "./unit.ts";
import { startMs, World } from "./world.ts";

export type Outcome = {
  seed: number;
  steps: readonly Step[];
  /** The history as the checker reads it. */
  lines: readonly Line[];
  violations: string[];
  happened: ReadonlyMap<string, number>;
  events: number;
  /** Of its own time. */
  tookMs: number;
  statements: number;
  /** Of every statement with its time and bindings: equal runs have equal ones. */
  digest: string;
};

/** The database that histories begin with, in a folder of its own. */
export async function prepareIn(folder: string): Promise<Prepared> {
  const time = new VirtualTime(startMs - 60_000);
  const chance = createChance(0);
  const disk = new Disk(time, chance, join(folder, "prepared"));
  const giveBack = useMachine({ time, chance, sync: (...given) => disk.sync(...given) });
  try {
    const made = openSimulatedUnit(
      () => new Date(time.now()),
      () => undefined,
    ).then(async (unit) => {
      for (const branch of branches) await unit.install(tin, branch);
      return prepare(disk.folder, new Network(time, chance), unit);
    });
    return await time.runUntil(made);
  } finally {
    giveBack();
  }
}

export type Play = {
  /** In place of the seed's own steps. */
  steps?: readonly Step[] | undefined;
  /** Plays only so many of them. */
  until?: number | undefined;
  /** Whether every statement counts for `digest`. */
  isTraced?: boolean | undefined;
};

/** Plays a seed's history, and has it judged. */
export async function judged(
  seed: number,
  prepared: Prepared,
  folder: string,
  { steps = drawSteps(createChance(seed ^ 0x2545_f491)), until, isTraced = false }: Play = {},
): Promise<Outcome> {
  const played = steps.slice(0, until);
  const world = new World(seed, prepared, join(folder, `history-${seed}`));
  const { seen, time } = world;
  const hash = createHash("sha256");
  let statements = 0;
  traceStatements(
    isTraced
      ? (line) => {
          statements += 1;
          hash.update(`${time.monotonicMs} ${line}\n`);
        }
      : undefined,
  );
  try {
    await world.play(played);
  } catch (error) {
    seen.violation(`the history did not end: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    traceStatements(undefined);
  }
  const { lines } = seen.history;
  const violations = [...seen.violations];
  if (violations.length === 0) violations.push(...seen.history.broken());
  return {
    seed,
    steps: played,
    lines,
    violations,
    happened: seen.happened,
    events: time.events,
    tookMs: time.monotonicMs,
    statements,
    digest: hash.digest("hex").slice(0, 16),
  };
}
