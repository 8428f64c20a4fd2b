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
  /** A copy of what the unit remembers, taken at each read. */
  readonly state: UnitView;
  /** What callers did wrong; empty when all behaved. */
  readonly violations: Violation[];
  /** The latest requests, oldest first. */
  readonly requests: RecordedRequest[];
  /** Every accepted save, also of earlier runs when a file keeps them. */
  ledger(): LedgerEntry[];
  /** Switches a fault on. Throws when there is none of that id or name. */
  setFault(fault: FaultSwitch): Promise<void>;
  /** Switches every fault off, and listens again if nobody did. */
  clearFaults(): Promise<void>;
  /** Faults that can still hit. */
  faults(): ActiveFault[];
  /** Sets last accepted numbers, as another system on the same counter (up) or a reset (down) would. */
  setCounters(tin: string, bhfId: string, counters: Partial<Counters>): Promise<void>;
  /** Adds supplier sales, or so many made-up ones; fields that a row leaves out are made up. */
  addSupplierSales(tin: string, bhfId: string, rows: Body[] | number): Promise<void>;
  addImports(tin: string, bhfId: string, rows: Body[] | number): Promise<void>;
  /** Adds goods that another branch shipped to this one. */
  addStockMoves(tin: string, bhfId: string, rows: Body[] | number): Promise<void>;
  addNotices(rows: Body[] | number): Promise<void>;
  /** Sets the unit's clock off by milliseconds. */
  setClock(skewMs: number): Promise<void>;
  /** Forgets everything but the ledger: branches, faults, violations, requests. */
  reset(): Promise<void>;
  /** Ends every connection, answered or not, and writes the state where it is kept; again: does nothing. */
  close(): Promise<void>;
}
