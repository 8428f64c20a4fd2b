// The supplier sales that wait: fetched now, or as the service stored them while the control unit is away.
import { type SupplierSale, type Taxctl, TaxctlError } from "@taxctl/sdk";
import { duration } from "../output/progress.ts";
import { localTimes } from "../service/local-day.ts";

export type Waiting = {
  sales: SupplierSale[];
  /** When the service fetched them, and how long ago. */
  synced_at: string | null;
  age_s: number;
  /** Why they were not fetched now, and when they were, in local time. */
  unreachable?: string;
  fetched_at?: string;
};

/** Fetches the supplier sales that are not registered. A unit that can't be reached leaves those of the last fetch. */
export async function readWaiting(
  client: Taxctl,
  branch: string | undefined,
  signal: AbortSignal,
): Promise<Waiting> {
  const of = branch ? { branch_id: branch } : {};
  try {
    const { body } = await client.purchases.fetchSupplierSales(of, { signal }).withResponse();
    return { sales: body.data, synced_at: body.meta.timestamp, age_s: 0 };
  } catch (error) {
    if (!(error instanceof TaxctlError) || error.code !== "unit_unreachable") throw error;
    const call = client.purchases.supplierSales({ ...of, per_page: 100 }, { signal });
    const { synced_at, age_s } = (await call).meta;
    if (age_s === null) throw error;
    const fetched_at = synced_at === null ? "" : (await localTimes(client))(synced_at);
    return { sales: await call.toArray(), synced_at, age_s, unreachable: error.message, fetched_at };
  }
}

/** How old they are, in a sentence. */
export function ageText({ fetched_at, age_s, unreachable }: Waiting): string {
  if (unreachable === undefined) return "Supplier invoices: fetched just now.";
  return `The control unit can't be reached. Supplier invoices: as of ${fetched_at}, ${duration(age_s)} ago.`;
}
