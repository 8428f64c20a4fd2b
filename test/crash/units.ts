// The units of a fleet: a process for each kind, with its ledger on disk, behind a network that may be bad.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LedgerEntry } from "../../server/src/simulator/index.ts";
import { type BadNetwork, startBadNetwork } from "../support/bad-network.ts";
import { witnessAt } from "../support/invariants.ts";
import { freePort } from "../support/ports.ts";
import { noteFigure } from "../support/report.ts";
import { startTaxd, type TaxdProcess } from "../support/taxd.ts";
import { factsOf, type UnitWire } from "../support/unit-wires.ts";

type FleetUnit = {
  network: BadNetwork;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** What it has written down, and what it remembers. */
  witness(): ReturnType<typeof witnessAt>;
  ledger(): LedgerEntry[];
};

export type FleetUnits = {
  /** The ways to all of them, bad at the same time. */
  network: Omit<BadNetwork, "port">;
  /** Where the services reach the unit of a kind. */
  portOf(wire: UnitWire): number;
  /** Kills all of them, and starts them again on what they wrote down. */
  restart(): Promise<void>;
  ledger(): LedgerEntry[];
  witness(): ReturnType<typeof witnessAt>;
  close(): Promise<void>;
};

async function startUnit(wire: UnitWire, folder: string): Promise<FleetUnit> {
  const port = await freePort();
  const ledgerFile = join(folder, `ledger-${wire}.jsonl`);
  const kept = ["--ledger", ledgerFile, "--state", join(folder, `unit-${wire}`)];
  const args = ["simulator", "--port", String(port), ...factsOf[wire].flags, ...kept, "--quiet"];
  const start = async (): Promise<TaxdProcess> => {
    const started = startTaxd(args, {});
    await started.printed(/http:\/\/[\d.:]+/);
    return started;
  };
  let running = await start();
  const kill = async (): Promise<void> => {
    running.child.kill("SIGKILL");
    await running.finished;
  };
  const ledger = (): LedgerEntry[] =>
    (existsSync(ledgerFile) ? readFileSync(ledgerFile, "utf8") : "")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  return {
    network: await startBadNetwork({ host: "127.0.0.1", port }),
    kill,
    async restart() {
      noteFigure("kills of control units", 1);
      await kill();
      running = await start();
    },
    // The unit itself is asked for its books; the service reaches it by a network that may be bad.
    witness: async () => ({ ...(await witnessAt(`http://127.0.0.1:${port}`)), ledger: ledger() }),
    ledger,
  };
}

/** Starts a unit of each of these kinds. */
export async function startUnits(wires: readonly UnitWire[], folder: string): Promise<FleetUnits> {
  const units = new Map<UnitWire, FleetUnit>();
  for (const wire of new Set(wires)) units.set(wire, await startUnit(wire, folder));
  const all = [...units.values()];
  const each = async (work: (unit: FleetUnit) => Promise<void>): Promise<void> => {
    await Promise.all(all.map(work));
  };
  return {
    network: {
      cut() {
        for (const { network } of all) network.cut();
      },
      delay: (ms) => each(({ network }) => network.delay(ms)),
      halfOpen: (ms) => each(({ network }) => network.halfOpen(ms)),
      close: () => each(({ network }) => network.close()),
    },
    portOf(wire) {
      const unit = units.get(wire);
      if (!unit) throw new Error(`the fleet has no unit of ${wire}`);
      return unit.network.port;
    },
    restart: () => each((unit) => unit.restart()),
    ledger: () => all.flatMap((unit) => unit.ledger()),
    async witness() {
      const seen = await Promise.all(all.map((unit) => unit.witness()));
      return {
        ledger: seen.flatMap(({ ledger }) => ledger),
        violations: seen.flatMap(({ violations }) => violations),
        branches: seen.flatMap(({ branches }) => branches),
        requests: seen.flatMap(({ requests }) => requests ?? []),
      };
    },
    close: () =>
      each(async ({ kill, network }) => {
        await kill();
        await network.close();
      }),
  };
}
