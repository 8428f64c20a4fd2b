// A running simulator, as its users see it.
import type { LedgerEntry } from "./ledger.ts";
import type { RecordedRequest } from "./server.ts";
import type { Body, Counters } from "./state.ts";
import type { ActiveFault, FaultSwitch } from "./switches.ts";
import type { Violation } from "./unit.ts";
import type { UnitView } from "./view.ts";

/** A running simulator. Every method that changes something is done when its promise resolves. */
export interface Simulator {
  readonly url: string;
  readonly port: number;
  /** A copy of the unit's state, taken at each read. */
  readonly state: UnitView;
  /** The callers' violations; empty if there are none. */
  readonly violations: Violation[];
  /** The latest requests, oldest first. */
  readonly requests: RecordedRequest[];
  /** Every accepted save, also of earlier runs when a file keeps them. */
  ledger(): LedgerEntry[];
  /** Switches a fault on. Throws for an unknown id or name. */
  setFault(fault: FaultSwitch): Promise<void>;
  /** Switches every fault off, and listens again if a fault had stopped it. */
  clearFaults(): Promise<void>;
  /** Faults that can still hit. */
  faults(): ActiveFault[];
  /** Sets last accepted numbers, as another system on the same counter (up) or a reset (down) would. */
  setCounters(tin: string, bhfId: string, counters: Partial<Counters>): Promise<void>;
  /** Adds supplier sales, or so many made-up ones; fields that a row leaves out are made up. */
  addSupplierSales(tin: string, bhfId: string, rows: Body[] | number): Promise<void>;
  addImports(tin: string, bhfId: string, rows: Body[] | number): Promise<void>;
  /** Adds items that another branch shipped to this one. */
  addStockMoves(tin: string, bhfId: string, rows: Body[] | number): Promise<void>;
  addNotices(rows: Body[] | number): Promise<void>;
  /** Sets the unit's clock off by milliseconds. */
  setClock(skewMs: number): Promise<void>;
  /** Forgets everything but the ledger: branches, faults, violations, requests. */
  reset(): Promise<void>;
  /** Ends every connection, with or without a response, and writes the state if it is kept. A second call does nothing. */
  close(): Promise<void>;
}
