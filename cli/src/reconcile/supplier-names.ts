// Names of suppliers that the books leave out: rows show them, and nothing is matched by them.
import type { Taxctl } from "@taxctl/sdk";
import { normalTin } from "@taxctl/sdk/tins";
import { runPool } from "../service/pool.ts";
import { cachedName } from "../taxpayers/cached-name.ts";
import type { ReconcileRow } from "./rows.ts";

const atOnce = 4;
/** With more suppliers without a name, none is looked up: each is a request. */
const mostRequests = 200;

/** A name by TIN. */
export type SupplierNames = ReadonlyMap<string, string>;

/** The names of suppliers by TIN: from other rows, else from the service's cache. */
export async function findSupplierNames(
  rows: readonly ReconcileRow[],
  client: Taxctl,
  { branch, signal }: { branch: string | undefined; signal: AbortSignal },
): Promise<SupplierNames> {
  const tinOf = ({ supplier_tin }: ReconcileRow) => normalTin(supplier_tin);
  const named = rows.filter(({ supplier_tin, supplier_name }) => supplier_tin !== "" && supplier_name !== "");
  const names = new Map(named.map((row) => [tinOf(row), row.supplier_name]));
  const unnamed = rows.filter((row) => row.supplier_tin !== "" && !names.has(tinOf(row)));
  await runPool(
    [...new Set(unnamed.map(tinOf))].slice(0, mostRequests),
    atOnce,
    async (tin) => {
      const name = await cachedName(client, tin, { branch, signal });
      if (name !== undefined) names.set(tin, name);
    },
    signal,
  );
  return names;
}

/** The row with its supplier's name, if it has none and the name is known. */
export function withSupplierName(row: ReconcileRow, names: SupplierNames): ReconcileRow {
  if (row.supplier_name !== "") return row;
  return { ...row, supplier_name: names.get(normalTin(row.supplier_tin)) ?? "" };
}
