// Every way the unit's memory can change, as data, so that a journal of changes replays to the same memory.
import type { LedgerEntry } from "./ledger.ts";
import type {
  Body,
  BranchState,
  Counters,
  Device,
  FetchedRow,
  SaleRecord,
  SupplierSale,
  UnitState,
} from "./state.ts";
import { branchOf, emptyState, itemsOf, supplierInvoiceKey } from "./state.ts";
import { linesOf, numberOf, textOf } from "./validate.ts";

interface Scope {
  tin: string;
  bhfId: string;
}

/** What a stock movement does with its items. */
export type Way = "in" | "out" | "transfer_in" | "transfer_out";

/** One change. `entry` is the witness of an accepted save. */
export type Change =
  | (Scope & { op: "install"; device: Device })
  | (Scope & { op: "sale"; record: SaleRecord; pair: string; entry: LedgerEntry })
  | (Scope & { op: "purchase"; number: number; hash: string; body: Body; entry: LedgerEntry })
  | (Scope & {
      op: "move";
      way: Way;
      number: number;
      hash: string;
      body: Body;
      entry: LedgerEntry;
      stamp: string;
    })
  | (Scope & { op: "master"; itemCd: string; rsdQty: number })
  | (Scope & { op: "item"; row: Body; changedAt: string })
  | (Scope & { op: "composition"; row: Body })
  | (Scope & { op: "party"; list: "customers" | "users" | "insurances"; key: string; row: Body })
  | (Scope & { op: "importCursor"; lastReqDt: string })
  | (Scope & { op: "import"; index: number; row: Body; changedAt: string })
  | (Scope & { op: "supplierSales" | "imports" | "pendingMoves"; rows: FetchedRow[] })
  | (Scope & { op: "counters"; counters: Partial<Counters> })
  | { op: "notices"; rows: FetchedRow[] }
  | { op: "reset" };

function decideSupplierSale(rows: SupplierSale[], body: Body): void {
  const match = rows.find(
    ({ row, settled }) =>
      !settled &&
      row.spplrTin === body.spplrTin &&
      String(row.spplrInvcNo) === String(body.spplrInvcNo) &&
      (!body.spplrBhfId || row.spplrBhfId === body.spplrBhfId),
  );
  if (match) match.settled = true;
}

function applyMove(state: UnitState, change: Extract<Change, { op: "move" }>): void {
  const { tin, bhfId, number, hash, body, way } = change;
  const branch = branchOf(state, tin, bhfId);
  branch.moves.set(number, { number, hash, body });
  branch.counters.stock = Math.max(branch.counters.stock, number);
  const sign = way === "in" || way === "transfer_in" ? 1 : -1;
  for (const line of linesOf(body)) {
    const itemCd = textOf(line, "itemCd");
    const level = branch.stock.get(itemCd) ?? { moved: 0, master: null };
    // Hundredths, so that many movements add up exactly.
    level.moved = Math.round(level.moved * 100 + sign * numberOf(line, "qty") * 100) / 100;
    branch.stock.set(itemCd, level);
  }
  const other = textOf(body, "custBhfId");
  if (way === "transfer_out" && other && other !== bhfId) {
    const { regrId, regrNm, modrId, modrNm, ...shipped } = body;
    const row = { ...shipped, tin: undefined, custTin: tin, custBhfId: bhfId, sarNo: number };
    branchOf(state, tin, other).pendingMoves.push({ changedAt: change.stamp, row });
  }
  if (way === "transfer_in" && other) {
    const codes = linesOf(body).map((line) => line.itemCd);
    const index = branch.pendingMoves.findIndex(
      ({ row }) =>
        row.custBhfId === other &&
        linesOf(row).length === codes.length &&
        linesOf(row).every((line) => codes.includes(line.itemCd)),
    );
    if (index >= 0) branch.pendingMoves.splice(index, 1);
  }
}

function setCounters(branch: BranchState, counters: Partial<Counters>): void {
  const streams = { sales: branch.sales, purchases: branch.purchases, stock: branch.moves };
  for (const stream of ["sales", "purchases", "stock"] as const) {
    const value = counters[stream];
    if (value === undefined) continue;
    branch.counters[stream] = value;
    // A counter that goes back drops the numbers above it, as a reset unit does.
    for (const number of streams[stream].keys()) if (number > value) streams[stream].delete(number);
  }
}

/** Applies one change to the memory. Deterministic: replaying the same changes gives the same memory. */
export function applyChange(state: UnitState, change: Change): void {
  if (change.op === "reset") {
    Object.assign(state, emptyState(), { seq: state.seq });
    return;
  }
  if (change.op === "notices") {
    state.notices.push(...change.rows);
    return;
  }
  const branch = branchOf(state, change.tin, change.bhfId);
  switch (change.op) {
    case "install":
      branch.device = change.device;
      break;
    case "sale": {
      const { record, pair } = change;
      branch.sales.set(record.number, record);
      if (record.trdInvcNo !== "") branch.traderNumbers.set(record.trdInvcNo, record.number);
      branch.counters.sales = Math.max(branch.counters.sales, record.number);
      branch.receipts.set(pair, (branch.receipts.get(pair) ?? 0) + 1);
      branch.receipts.set("total", (branch.receipts.get("total") ?? 0) + 1);
      break;
    }
    case "purchase": {
      const { number, hash, body } = change;
      branch.purchases.set(number, { number, hash, body });
      const key = supplierInvoiceKey(body);
      if (key) branch.supplierInvoices.set(key, number);
      branch.counters.purchases = Math.max(branch.counters.purchases, number);
      decideSupplierSale(branch.supplierSales, body);
      break;
    }
    case "move":
      applyMove(state, change);
      break;
    case "master": {
      const level = branch.stock.get(change.itemCd) ?? { moved: 0, master: null };
      branch.stock.set(change.itemCd, { ...level, master: change.rsdQty });
      break;
    }
    case "item":
      itemsOf(state, change.tin).set(textOf(change.row, "itemCd"), {
        changedAt: change.changedAt,
        row: change.row,
      });
      break;
    case "composition": {
      const key = `${change.tin}/${textOf(change.row, "itemCd")}`;
      state.compositions.set(key, [...(state.compositions.get(key) ?? []), change.row]);
      break;
    }
    case "party":
      branch[change.list].set(change.key, change.row);
      break;
    case "importCursor":
      branch.importCursor = change.lastReqDt;
      break;
    case "import":
      branch.imports[change.index] = { changedAt: change.changedAt, row: change.row };
      break;
    case "supplierSales":
      branch.supplierSales.push(...change.rows.map((entry) => ({ ...entry, settled: false })));
      break;
    case "imports":
    case "pendingMoves":
      branch[change.op].push(...change.rows);
      break;
    case "counters":
      setCounters(branch, change.counters);
      break;
  }
}
