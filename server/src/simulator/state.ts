// The unit's state: taxpayers' items and, for each branch, counters, documents, stock and rows waiting to be fetched.

/** A JSON object as it came over the wire. */
export type Body = Record<string, unknown>;

/** A row that a select call returns, with the stamp after which it counts as changed. */
export interface FetchedRow {
  changedAt: string;
  row: Body;
}

/** A supplier's sale that names this branch as buyer. `settled` once a purchase has decided it. */
export interface SupplierSale extends FetchedRow {
  settled: boolean;
}

/** The stored part of an accepted sale or credit note, for checks of replays and later credit notes. */
export interface SaleRecord {
  number: number;
  trdInvcNo: string;
  hash: string;
  rcptTyCd: string;
  orgInvcNo: number;
  custTin: string | null;
  custNm: string | null;
  remark?: string;
  /** The buyer's purchase code, where the country has such codes. */
  prcOrdCd?: string;
  totAmt: number;
  lines: SaleLine[];
  data: Body;
}

/** A line of an accepted sale. */
export interface SaleLine {
  itemCd: string;
  qty: number;
  totAmt: number;
  taxTyCd: string;
}

/** An accepted purchase or stock movement. */
interface DocumentRecord {
  number: number;
  hash: string;
  body: Body;
}

/** Running stock of one item: the sum of its movements and the last stock balance. */
interface StockLevel {
  moved: number;
  master: number | null;
}

/** The device of a branch, once installed. */
export interface Device {
  dvcSrlNo: string;
  dvcId: string;
  sdcId: string;
  mrcNo: string;
  installedAt: string;
}

/** The last accepted number of each stream. */
export interface Counters {
  sales: number;
  purchases: number;
  stock: number;
}

/** One branch of one taxpayer. */
export interface BranchState {
  tin: string;
  bhfId: string;
  device: Device | null;
  counters: Counters;
  /** Receipts signed, by type pair such as `NS`, and `total`. */
  receipts: Map<string, number>;
  sales: Map<number, SaleRecord>;
  /** Numbers of accepted sales by the trader's own invoice number. */
  traderNumbers: Map<string, number>;
  purchases: Map<number, DocumentRecord>;
  /** Numbers of accepted purchases by supplier, branch, invoice number and receipt kind. */
  supplierInvoices: Map<string, number>;
  moves: Map<number, DocumentRecord>;
  stock: Map<string, StockLevel>;
  customers: Map<string, Body>;
  users: Map<string, Body>;
  insurances: Map<string, Body>;
  supplierSales: SupplierSale[];
  imports: FetchedRow[];
  /** Of the last fetch of customs records, where the country has it rise. */
  importCursor?: string;
  pendingMoves: FetchedRow[];
}

/** Everything the unit knows. Maps are written to disk by `snapshot.ts`. */
export interface UnitState {
  /** The number of the last applied change. */
  seq: number;
  /** Branches by `tin/bhfId`. */
  branches: Map<string, BranchState>;
  /** Items by taxpayer, then item code. */
  items: Map<string, Map<string, FetchedRow>>;
  /** Components by `tin/itemCd`. */
  compositions: Map<string, Body[]>;
  notices: FetchedRow[];
}

/** A unit without any taxpayer. */
export function emptyState(): UnitState {
  return { seq: 0, branches: new Map(), items: new Map(), compositions: new Map(), notices: [] };
}

/** The identity of a supplier's invoice; undefined if the purchase names none. */
export function supplierInvoiceKey(body: Body): string | undefined {
  if (!body.spplrTin || !body.spplrInvcNo) return undefined;
  return [body.spplrTin, body.spplrBhfId ?? "", body.spplrInvcNo, body.rcptTyCd].join("/");
}

/** The branch of a taxpayer, made on first use. */
export function branchOf(state: UnitState, tin: string, bhfId: string): BranchState {
  const key = `${tin}/${bhfId}`;
  let branch = state.branches.get(key);
  if (!branch) {
    branch = {
      tin,
      bhfId,
      device: null,
      counters: { sales: 0, purchases: 0, stock: 0 },
      receipts: new Map(),
      sales: new Map(),
      traderNumbers: new Map(),
      purchases: new Map(),
      supplierInvoices: new Map(),
      moves: new Map(),
      stock: new Map(),
      customers: new Map(),
      users: new Map(),
      insurances: new Map(),
      supplierSales: [],
      imports: [],
      pendingMoves: [],
    };
    state.branches.set(key, branch);
  }
  return branch;
}

/** The items of a taxpayer, by code. */
export function itemsOf(state: UnitState, tin: string): Map<string, FetchedRow> {
  let items = state.items.get(tin);
  if (!items) {
    items = new Map();
    state.items.set(tin, items);
  }
  return items;
}
