// The rows of external codes: the item of another system's code, by source.

import { Slice } from "../../base/event-loop.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";

export type ExternalCodeRow = {
  data_set_id: number;
  source: string;
  external_code: string;
  item_code: string;
  description: string | null;
  created_at: number;
  updated_at: number;
};

/** A code with the source that it belongs to. */
export type ExternalCode = Pick<ExternalCodeRow, "source" | "external_code">;

type ExternalCodeFilter = {
  source?: string | undefined;
  external_code?: string | undefined;
  item_code?: string | undefined;
};

/** One page of an environment's codes, in the order of source and code. */
export function pageOfExternalCodes(
  db: Queryable,
  environmentId: number,
  { source, external_code, item_code }: ExternalCodeFilter,
  request: PageRequest,
): Promise<Page<ExternalCodeRow>> {
  const wanted = Object.entries({ source, external_code, item_code }).filter(
    ([, value]) => value !== undefined,
  );
  const query = db("external_codes").where({ data_set_id: environmentId, ...Object.fromEntries(wanted) });
  return pageBy<ExternalCodeRow>(query, sortBy("asc", "source", "external_code"), request);
}

const mostAtOnce = 200;

/** The rows of these codes of one source, by code. */
export async function findExternalCodes(
  db: Queryable,
  environmentId: number,
  source: string,
  codes: Iterable<string>,
): Promise<Map<string, ExternalCodeRow>> {
  const unique = [...new Set(codes)];
  const found = new Map<string, ExternalCodeRow>();
  for (let start = 0; start < unique.length; start += mostAtOnce) {
    const rows: ExternalCodeRow[] = await db("external_codes")
      .where({ data_set_id: environmentId, source })
      .whereIn("external_code", unique.slice(start, start + mostAtOnce));
    for (const row of rows) found.set(row.external_code, row);
  }
  return found;
}

/** The items of codes from several sources: source, then external code, to item code. */
export async function itemsOfExternalCodes(
  db: Queryable,
  environmentId: number,
  codes: Iterable<ExternalCode>,
): Promise<Map<string, Map<string, string>>> {
  const wanted = new Map<string, Set<string>>();
  const slice = new Slice();
  for (const { source, external_code } of codes) {
    if (slice.isOver) await slice.next();
    const known = wanted.get(source);
    if (known) known.add(external_code);
    else wanted.set(source, new Set([external_code]));
  }
  const found = new Map<string, Map<string, string>>();
  for (const [source, some] of wanted) {
    const rows = await findExternalCodes(db, environmentId, source, some);
    found.set(source, new Map([...rows].map(([code, { item_code }]) => [code, item_code])));
  }
  return found;
}

/** Stores these rows, over those that are there. */
export async function saveExternalCodes(trx: Trx, rows: readonly ExternalCodeRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += mostAtOnce) {
    await trx("external_codes")
      .insert(rows.slice(start, start + mostAtOnce))
      .onConflict(["data_set_id", "source", "external_code"])
      .merge(["item_code", "description", "updated_at"]);
  }
}

/** Deletes a code; the row that stood there, if any. */
export async function deleteExternalCode(
  trx: Trx,
  environmentId: number,
  { source, external_code }: ExternalCode,
): Promise<ExternalCodeRow | undefined> {
  const row: ExternalCodeRow | undefined = await trx("external_codes")
    .where({ data_set_id: environmentId, source, external_code })
    .forUpdate()
    .first();
  if (row) await trx("external_codes").where({ data_set_id: environmentId, source, external_code }).delete();
  return row;
}
