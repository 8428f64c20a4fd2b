// Rows of reference codes and item classes, and the cursors up to which a lane has fetched.

import { round2 } from "@taxctl/sdk/rules/amounts";
import type { components } from "@taxctl/sdk/rules/openapi";
import { cutText } from "../../base/cut-text.ts";
import type { CodeClass, ItemClass } from "../../control-unit/fetched.ts";
import { noteChange } from "../../db/engine/changes.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { counted, type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import { saveRows } from "../../db/sql/rows.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";
import { fold, likePattern } from "../../db/sql/values.ts";

export type CodeRow = {
  code_class: string;
  class_name: string;
  code: string;
  unit_code: string | null;
  name: string;
  sort_order: number;
  /** Percent ×100. */
  rate: number | null;
  /** Of an item class, if the authority's table gives it one. */
  tax_type?: string | null;
  is_active: number;
};

/** The name under which the item classes are listed next to the code classes. */
export const itemClassName = "item_class";

/** A unit may send more than our columns hold. A name is cut; a code that doesn't fit is dropped. */
const fits = (code: string, length: number): boolean => code.length > 0 && code.length <= length;

/** A rate that isn't a percentage is ignored. */
function rateToDb(rate: number | null): number | null {
  return rate === null || rate < 0 || rate > 100 ? null : money.toDb(round2(rate));
}

/**
 * Stores code tables by their natural key, all or nothing with the transaction. Codes that the unit no longer uses become
 * inactive; codes it does not mention stay as they are.
 *
 * @param disabled Tax types that contradict the profile: stored as inactive.
 */
export async function saveCodes(
  trx: Trx,
  environmentId: number,
  classes: CodeClass[],
  disabled: readonly string[],
  nowMs: number,
): Promise<void> {
  const rows = new Map<string, Record<string, unknown>>();
  for (const { code_class, class_name, codes } of classes) {
    if (!fits(code_class, 20)) continue;
    for (const { code, unit_code, name, sort_order, rate, is_active } of codes) {
      if (!fits(code, 20) || !fits(unit_code, 20)) continue;
      const isDisabled = code_class === "04" && disabled.includes(code);
      rows.set(`${code_class} ${code}`, {
        data_set_id: environmentId,
        code_class,
        class_name: cutText(class_name, 100),
        code,
        unit_code,
        name: cutText(name, 200),
        name_folded: fold(name),
        sort_order: Math.trunc(sort_order),
        rate: rateToDb(rate),
        is_active: is_active && !isDisabled ? 1 : 0,
        synced_at: nowMs,
      });
    }
  }
  await saveRows(trx, "codes", ["data_set_id", "code_class", "code"], [...rows.values()]);
  noteChange(trx, "codes");
}

/** Stores one page of item classes by their code. */
export async function saveItemClasses(
  trx: Trx,
  environmentId: number,
  classes: ItemClass[],
  nowMs: number,
): Promise<void> {
  const rows = new Map<string, Record<string, unknown>>();
  for (const { code, name, level, tax_type, is_active } of classes) {
    if (!fits(code, 10)) continue;
    rows.set(code, {
      data_set_id: environmentId,
      code,
      name: cutText(name, 200),
      name_folded: fold(name),
      level: Math.trunc(level),
      tax_type: tax_type?.slice(0, 5) ?? null,
      is_active: is_active ? 1 : 0,
      synced_at: nowMs,
    });
  }
  await saveRows(trx, "item_classes", ["data_set_id", "code"], [...rows.values()]);
}

/** The kinds of data that a lane fetches up to a date of the unit. */
export type CursorKind =
  | "codes"
  | "item_classes"
  | "items"
  | "notices"
  | "supplier_sales"
  | "imports"
  | "daily_imports"
  | "pending_stock";

/** The unit's time up to which a kind is fetched (`YYYYMMDDHHmmss`); undefined before the first time. */
export async function findCursor(
  db: Queryable,
  laneId: number,
  kind: CursorKind,
): Promise<string | undefined> {
  const row = await db("cursors").where({ lane_id: laneId, kind }).first("last_request_date");
  return row?.last_request_date;
}

/** Moves a cursor, in the transaction that stores the rows before it. */
export async function saveCursor(
  trx: Trx,
  laneId: number,
  kind: CursorKind,
  last_request_date: string,
  nowMs: number,
): Promise<void> {
  await trx("cursors")
    .insert({ lane_id: laneId, kind, last_request_date, updated_at: nowMs })
    .onConflict(["lane_id", "kind"])
    .merge();
}

/** The API's counts of stored codes and codes in use. */
export type SyncedCounts = components["schemas"]["SyncedCounts"];

export async function countReference(db: Queryable, environmentId: number): Promise<SyncedCounts> {
  const inUse = { data_set_id: environmentId, is_active: 1 };
  const [codes, item_classes]: [{ code_class: string; count: number }[], number] = await Promise.all([
    db("codes")
      .where(inUse)
      .groupBy("code_class")
      .select("code_class", db.raw("count(*) as ??", ["count"])),
    counted(db("item_classes").where(inUse)),
  ]);
  const counts = new Map(codes.map(({ code_class, count }) => [code_class, count]));
  const of = (codeClass: string): number => counts.get(codeClass) ?? 0;
  return {
    tax_types: of("04"),
    item_classes,
    packaging_units: of("17"),
    quantity_units: of("10"),
    payment_types: of("07"),
    countries: of("05"),
  };
}

/** Every row of one class, also those out of use, in the authority's order. */
export async function findClass(db: Queryable, environmentId: number, codeClass: string): Promise<CodeRow[]> {
  return db("codes")
    .where({ data_set_id: environmentId, code_class: codeClass })
    .orderBy(["sort_order", "code"]);
}

type CodeFilter = { code_class?: string; q?: string };

/** Restricts rows to those that have a text in their code or name, whatever the case, and in names the accents. */
function whereText(rows: QueryBuilder, text: string): void {
  rows.whereRaw("(name_folded like ? escape '!' or lower(code) like ? escape '!')", [
    likePattern(fold(text)),
    likePattern(text.toLowerCase()),
  ]);
}

/** One page of the codes in use, with item classes only on request. */
export function listCodes(
  db: Queryable,
  environmentId: number,
  { code_class, q }: CodeFilter,
  request: PageRequest,
): Promise<Page<CodeRow>> {
  const isOfItems = code_class === itemClassName;
  const codes = db(isOfItems ? "item_classes" : "codes").where({ data_set_id: environmentId, is_active: 1 });
  if (code_class !== undefined && !isOfItems) codes.where({ code_class });
  if (q !== undefined) whereText(codes, q);
  if (!isOfItems) return pageBy(codes, sortBy("asc", "code_class", "sort_order", "code"), request);
  codes
    .select({ code: "code", unit_code: "code", name: "name", sort_order: "level", tax_type: "tax_type" })
    .select(db.raw("? as code_class, ? as class_name, null as rate", [itemClassName, "Item Class"]));
  return pageBy(codes, sortBy("asc", "code"), request);
}

/** Of some code classes, the codes in use; a class that was never synchronized is absent. */
export async function findCodesInUse(
  db: Queryable,
  environmentId: number,
  codeClasses: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows: { code_class: string; code: string }[] = await db("codes")
    .where({ data_set_id: environmentId, is_active: 1 })
    .whereIn("code_class", codeClasses)
    .select("code_class", "code");
  const found = new Map<string, Set<string>>();
  for (const { code_class, code } of rows) {
    const codes = found.get(code_class) ?? new Set();
    found.set(code_class, codes.add(code));
  }
  return found;
}

/** Whether an item class may be used: it is listed, or no classes were synchronized yet. */
export async function isItemClassKnown(db: Queryable, environmentId: number, code: string): Promise<boolean> {
  const own = { data_set_id: environmentId };
  if (
    await db("item_classes")
      .where({ ...own, code, is_active: 1 })
      .first("code")
  )
    return true;
  return (await db("item_classes").where(own).first("code")) === undefined;
}
