// How many rows of a reconciliation a filter finds.
import type { AccountPage } from "../../page.ts";

export type RowFilter = { status?: string; decision?: "none" | "reject" | "pending" };

export async function rowCount({ read }: AccountPage, id: string, filter: RowFilter): Promise<number> {
  const { meta } = await read("listReconciliationRows", {
    params: { id },
    query: { ...filter, per_page: 1 },
  });
  return meta.total ?? 0;
}
