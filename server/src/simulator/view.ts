// A plain copy of the unit's state, for tests and for the control endpoint.
import { type Body, type Counters, itemsOf, type SaleRecord, type UnitState } from "./state.ts";

/** The state of one branch. */
export interface BranchView {
  tin: string;
  bhfId: string;
  dvcSrlNo: string | null;
  sdcId: string | null;
  counters: Counters;
  receipts: Record<string, number>;
  sales: SaleRecord[];
  purchases: Body[];
  moves: Body[];
  items: Body[];
  stock: { itemCd: string; moved: number; master: number | null }[];
  customers: Body[];
  users: Body[];
  insurances: Body[];
  supplierSales: (Body & { settled: boolean })[];
  imports: Body[];
  pendingMoves: Body[];
}

/** The state of the whole unit. */
export interface UnitView {
  branches: BranchView[];
  notices: Body[];
}

/** Copies the memory; changing the copy changes nothing. */
export function viewOf(state: UnitState): UnitView {
  const rows = (entries: { row: Body }[]) => entries.map(({ row }) => row);
  const view: UnitView = {
    notices: rows(state.notices),
    branches: [...state.branches.values()].map((branch) => ({
      tin: branch.tin,
      bhfId: branch.bhfId,
      dvcSrlNo: branch.device?.dvcSrlNo ?? null,
      sdcId: branch.device?.sdcId ?? null,
      counters: branch.counters,
      receipts: Object.fromEntries(branch.receipts),
      sales: [...branch.sales.values()],
      purchases: [...branch.purchases.values()].map(({ body }) => body),
      moves: [...branch.moves.values()].map(({ body }) => body),
      items: rows([...itemsOf(state, branch.tin).values()]),
      stock: [...branch.stock].map(([itemCd, level]) => ({ itemCd, ...level })),
      customers: [...branch.customers.values()],
      users: [...branch.users.values()],
      insurances: [...branch.insurances.values()],
      supplierSales: branch.supplierSales.map(({ row, settled }) => ({ ...row, settled })),
      imports: rows(branch.imports),
      pendingMoves: rows(branch.pendingMoves),
    })),
  };
  return structuredClone(view);
}
