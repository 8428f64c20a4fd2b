// How many rows of a reconciliation a filter finds.
import type { AccountPage } from "../../page.ts";

export type RowFilter = { status?: string; decision?: "none" | "reject" | "pending"; open?: boolean };

/** What agrees in everything, and nobody looked at. */
export const certainRows = { status: "exact", decision: "none", open: true } as const;

export async function rowCount({ read }: AccountPage, id: string, filter: RowFilter): Promise<number> {
  const { meta } = await read("listReconciliationRows", {
    params: { id },
    query: { ...filter, per_page: 1 },
  });
  return meta.total ?? 0;
}
