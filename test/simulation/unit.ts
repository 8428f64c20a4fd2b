// The control unit behind the network: the simulator's own logic, without its sockets.

import type { LedgerEntry } from "../../server/src/simulator/ledger.ts";
import { settle } from "../../server/src/simulator/options.ts";
import { functionsByPath } from "../../server/src/simulator/paths.ts";
import { processCall } from "../../server/src/simulator/process.ts";
import { createSwitches, type FaultSwitch } from "../../server/src/simulator/switches.ts";
import { openUnit, type Unit } from "../../server/src/simulator/unit.ts";
import { viewOf } from "../../server/src/simulator/view.ts";
import type { Body } from "../checker/format.ts";
import { factsOf, type Wire } from "./wires.ts";

/** Whether the caller has given the call up. */
type IsGone = () => boolean;
/** Called with each document that the unit accepts, and what it was sent. */
type Signed = (entry: LedgerEntry, body: Body) => void;
export type UnitResponse = { status: number; text: string; resultCd: string | null };

const kinds: Record<string, LedgerEntry["kind"]> = {
  saveSales: "sale",
  savePurchases: "purchase",
  saveStockItems: "move",
};

const isOf = ({ kind, tin, bhfId, number }: LedgerEntry, name: string, body: Body): boolean =>
  kinds[name] === kind &&
  body.tin === tin &&
  body.bhfId === bhfId &&
  number === Number(body.invcNo ?? body.sarNo);

export class SimulatedUnit {
  readonly #unit: Unit;
  readonly #switches;
  /** Calls of each branch that are worked on: more than one save at a time is a violation. */
  readonly #told = new Set<number>();
  readonly #saving = new Map<string, Set<IsGone>>();

  readonly signed: Signed;
  readonly wire: Wire;
  readonly tin: string;
  readonly #areLeasesKept: () => boolean;

  /** @param areLeasesKept While a clock has just ended leases that were used, two saves at once are no violation. */
  constructor(unit: Unit, wire: Wire, signed: Signed, areLeasesKept: () => boolean) {
    this.wire = wire;
    this.tin = factsOf[wire].tin;
    this.signed = signed;
    this.#areLeasesKept = areLeasesKept;
    this.#unit = unit;
    this.#switches = createSwitches(() => unit.clock.ms());
  }

  /**
   * @param work How long a save takes; another one that comes meanwhile is a violation.
   * @param key In the headers of a call to an online unit.
   */
  async respond(
    method: string,
    path: string,
    text: string,
    isGone: IsGone,
    work: () => Promise<void> = async () => undefined,
    key?: string,
  ): Promise<UnitResponse | "silent"> {
    const name = functionsByPath[this.#unit.settings.wire].get(path);
    if (name === undefined) return { status: 404, text: `no ${method} ${path}`, resultCd: null };
    let place = "";
    try {
      const onStart = (tin: string, bhfId: string) => {
        if (!/^(save|update)/.test(name)) return;
        place = `${tin}/${bhfId}`;
        const others = this.#saving.get(place) ?? new Set();
        this.#saving.set(place, others);
        if (this.#areLeasesKept() && [...others].some((isOtherGone) => !isOtherGone()))
          this.#unit.report({ kind: "concurrent_saves", tin, bhfId, detail: `${name} next to another save` });
        others.add(isGone);
      };
      const outcome = await processCall(this.#unit, this.#switches, name, text, onStart, key);
      if (outcome.isFresh) this.#tell(name, text);
      if (place !== "") await work();
      const isLost = outcome.faults.take("F3", () => outcome.isFresh);
      const { resultCd, reply } = outcome;
      return isLost ? "silent" : { status: reply.status, text: reply.text, resultCd };
    } finally {
      this.#saving.get(place)?.delete(isGone);
    }
  }

  /** Several calls may be worked on at once: the ledger's new entry is the one of this call's kind and branch. */
  #tell(name: string, text: string): void {
    const body: Body = JSON.parse(text);
    const entry = this.ledger.findLast((one) => !this.#told.has(one.seq) && isOf(one, name, body));
    if (!entry) return;
    this.#told.add(entry.seq);
    this.signed(entry, body);
  }

  setFault(fault: FaultSwitch): void {
    this.#switches.set(fault);
  }

  clearFaults(): void {
    this.#switches.clear();
    this.#unit.held.clear();
  }

  /** Another system used so many numbers of a counter. */
  async useNumbers(bhfId: string, stream: "sales" | "purchases" | "stock", by: number): Promise<void> {
    const { tin } = this;
    const { counters } = this.#unit.branch(tin, bhfId);
    await this.#unit.commit({ op: "counters", tin, bhfId, counters: { [stream]: counters[stream] + by } });
  }

  install(bhfId: string, tin = this.tin): Promise<unknown> {
    return this.#unit.install(tin, bhfId, `DEV-${tin}`);
  }

  get clock() {
    return this.#unit.clock;
  }

  get ledger() {
    return this.#unit.memory.ledger;
  }

  get violations() {
    return this.#unit.violations;
  }

  get branches() {
    return viewOf(this.#unit.memory.state).branches;
  }
}

export async function openSimulatedUnit(
  wire: Wire,
  now: () => Date,
  signed: Signed,
  areLeasesKept: () => boolean = () => true,
): Promise<SimulatedUnit> {
  const settings = settle({
    ...factsOf[wire].simulator,
    now,
    itemClasses: 10,
    supplierSales: 2,
    imports: 2,
    notices: 0,
  });
  return new SimulatedUnit(await openUnit(settings), wire, signed, areLeasesKept);
}
