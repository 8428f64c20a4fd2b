// Responsible for what the service would reject of an adjustment, by the flags, arguments and lines of the count that say it.
import { errorsOf, type FieldErrors } from "../dry-run/body-errors.ts";
import type { Today } from "../service/local-day.ts";
import { type Change, countNumber, type MovementPlan, movementOf } from "./adjust.ts";
import { partsOf } from "./run-count.ts";

/** Flags that fields of a movement come from. */
const FLAGS: Record<string, string> = {
  sar_no: "--number",
  sar_dt: "--date",
  remark: "--remark",
  branch_id: "--branch",
};

/** What is wrong with the movements that would be booked. */
export function movementErrors(
  changes: readonly Change[],
  number: string | undefined,
  plan: MovementPlan,
  today: Today,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { part, named } of partsOf(changes, number)) {
    const sarNo = named ?? countNumber(plan.date, part, 0);
    const found = errorsOf("createStockMovement", movementOf(part, sarNo, plan), today);
    for (const [field, messages] of Object.entries(found)) {
      const [place, text] = placeOf(field, part);
      errors[place] = [...new Set([...(errors[place] ?? []), ...messages.map((message) => text + message)])];
    }
  }
  return errors;
}

/** Where a field comes from, and what to say before its messages. */
function placeOf(field: string, part: readonly Change[]): [place: string, text: string] {
  const [, index, name = field] = /^items\[(\d+)\]\.(.+)$/.exec(field) ?? [];
  const change = part[Number(index)];
  if (!change) return [FLAGS[field] ?? field, ""];
  if (name === "prc" && change.price !== undefined) return ["--price", ""];
  if (change.line !== undefined) return [`line ${change.line}`, `${name} `];
  return name === "qty" || name === "pkg" ? ["change", ""] : [name, ""];
}
