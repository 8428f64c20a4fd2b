// One history: a seed's world and steps, played and judged.
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Line } from "../checker/format.ts";
import { createChance } from "./chance.ts";
import { Disk } from "./disk.ts";
import { useMachine } from "./globals.ts";
import { Network } from "./network.ts";
import { type Prepared, prepare } from "./prepared.ts";
import { traceStatements } from "./processes.ts";
import { drawSteps, type Step } from "./steps.ts";
import { VirtualTime } from "./time.ts";
import { openUnits } from "./units.ts";
import { type Wire, type Wires, wiresOf } from "./wires.ts";
import { startMs, World } from "./world.ts";

export type Outcome = {
  seed: number;
  /** Of the branches. */
  wires: Wires;
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

/** The databases that histories begin with: one for each choice of wires. */
export type Preparations = { of(wires: Wires): Promise<Prepared> };

/** They are made in this folder when a history needs them. */
export function preparationsIn(folder: string): Preparations {
  const made = new Map<string, Promise<Prepared>>();
  return {
    of(wires) {
      const name = `prepared-${wires.join("-")}`;
      const prepared = made.get(name) ?? prepareIn(join(folder, name), wires);
      made.set(name, prepared);
      return prepared;
    },
  };
}

async function prepareIn(folder: string, wires: Wires): Promise<Prepared> {
  const time = new VirtualTime(startMs - 60_000);
  const chance = createChance(0);
  const disk = new Disk(time, chance, folder);
  const giveBack = useMachine({ time, chance, sync: (...given) => disk.sync(...given) });
  try {
    const made = openUnits(
      wires,
      () => new Date(time.now()),
      () => undefined,
    ).then((units) => prepare(disk.folder, new Network(time, chance), units));
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
  /** Of every branch, in place of the seed's own. */
  wire?: Wire | undefined;
};

/** Plays a seed's history, and has it judged. */
export async function judged(
  seed: number,
  preparations: Preparations,
  folder: string,
  { steps = drawSteps(createChance(seed ^ 0x2545_f491)), until, isTraced = false, wire }: Play = {},
): Promise<Outcome> {
  const wires = wiresOf(seed, wire);
  const prepared = await preparations.of(wires);
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
    wires,
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
