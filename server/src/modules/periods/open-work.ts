// What a person still has to do in a month: one list for the months, the close, the home page and health.
import type { OpenWork } from "@taxctl/sdk/rules/validation";
import type { Queryable } from "../../db/sql/schema.ts";
import { countUndecided, countUnregistered } from "../reconciliations/row-store.ts";
import { countOpenByMonth } from "./store.ts";

export const noWork: OpenWork = { open_documents: 0, undecided_rows: 0, unregistered_invoices: 0 };

/** The open work of an environment by stored month (`YYYYMM`); months without any are left out. */
export async function readOpenWork(db: Queryable, environmentId: number): Promise<Map<string, OpenWork>> {
  const [documents, rows, invoices] = await Promise.all([
    countOpenByMonth(db, environmentId),
    countUndecided(db, environmentId),
    countUnregistered(db, environmentId),
  ]);
  const months = new Set([...documents.keys(), ...rows.keys(), ...invoices.keys()]);
  return new Map(
    [...months].map((month) => [
      month,
      {
        open_documents: documents.get(month) ?? 0,
        undecided_rows: rows.get(month) ?? 0,
        unregistered_invoices: invoices.get(month) ?? 0,
      },
    ]),
  );
}
