// The service's checks of an adjustment, by the flags, arguments and lines of the stock take that contain the values.
import type { Taxctl } from "@taxctl/sdk";
import { errorsOf, type FieldErrors } from "../dry-run/body-errors.ts";
import { usageFailure } from "../failures/failure.ts";
import { dayAtService, type Today } from "../service/local-day.ts";
import { type Change, countNumber, type MovementPlan, movementOf } from "./adjust.ts";
import { partsOf } from "./run-count.ts";

/** Flags that fields of a movement come from. */
const flags: Record<string, string> = {
  sar_no: "--number",
  sar_dt: "--date",
  remark: "--remark",
  branch_id: "--branch",
};

/** How changes are booked. @throws Failure that names everything the service would reject */
export async function planMovement(
  client: Taxctl,
  changes: readonly Change[],
  number: string | undefined,
  { date, ...wish }: Pick<MovementPlan, "kind" | "remark" | "branch"> & { date: string | undefined },
): Promise<MovementPlan> {
  const day = await dayAtService(client, wish.branch);
  const taxTypes = await client.codes.taxTypes();
  const rates = new Map(taxTypes.map(({ code, rate }) => [code, rate]));
  const plan = { ...wish, date: (date ?? day.today).replaceAll("-", ""), rates };
  const errors = movementErrors(changes, number, plan, day);
  if (Object.keys(errors).length === 0) return plan;
  throw usageFailure(
    "The service would reject this",
    "Correct the named values; nothing was booked.",
    errors,
  );
}

/** The problems of the movements that would be booked. */
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

/** The source of a field, and the text before its messages. */
function placeOf(field: string, part: readonly Change[]): [place: string, text: string] {
  const [, index, name = field] = /^items\[(\d+)\]\.(.+)$/.exec(field) ?? [];
  const change = part[Number(index)];
  if (!change) return [flags[field] ?? field, ""];
  if (name === "prc" && change.price !== undefined) return ["--price", ""];
  if (change.line !== undefined) return [`line ${change.line}`, `${name} `];
  return name === "qty" || name === "pkg" ? ["change", ""] : [name, ""];
}
