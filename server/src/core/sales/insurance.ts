// The insurances of a sale's lines: those that a sale can name, and those that a credit note takes from its original.
import {
  creditInsurance,
  type Insurance,
  type Problems,
  type SubmittedSale,
} from "@taxctl/sdk/rules/validation";
import type { SaleDocument } from "../../control-unit/types.ts";
import type { Context } from "../context/context.ts";
import { findInsurances } from "../insurances/store.ts";
import type { SaleInput } from "./rules.ts";

/**
 * The insurances of the lines of a sale, by code.
 *
 * @param corrected The sale that it corrects, whose insurances stay as they were then.
 */
export async function insurancesOf(
  context: Pick<Context, "service" | "requireBranch">,
  { receipt_type, items }: Pick<SubmittedSale, "receipt_type" | "items">,
  corrected: SaleDocument | undefined,
): Promise<ReadonlyMap<string, Insurance>> {
  const codes = items.flatMap(({ insurance_code }) => insurance_code ?? []);
  if (receipt_type === "R" || codes.length === 0) return new Map();
  const { db } = context.service;
  const { id } = context.requireBranch();
  const known = await db.lookups.findMany("insurances", String(id), codes, (missing) =>
    findInsurances(db.knex, id, missing),
  );
  const kept = (corrected?.items ?? []).flatMap(({ insurance_code: code, insurance_name, insurance_rate }) =>
    code === undefined
      ? []
      : [{ code, name: insurance_name ?? code, rate: insurance_rate ?? 0, is_active: true }],
  );
  return new Map<string, Insurance>([...known, ...kept.map((one) => [one.code, one] as const)]);
}

/** The lines of a credit note with the insurances of its original. An insurance that the original doesn't have is a problem. */
export function insureNote(
  sold: SaleDocument,
  earlier: SaleDocument["items"],
  { body, items }: { body: SaleInput; items: SaleDocument["items"] },
  problems: Problems,
): SaleDocument["items"] {
  const isInsured = [...sold.items, ...body.items].some(({ insurance_code }) => insurance_code !== undefined);
  if (!isInsured) return items;
  const insured = creditInsurance(sold, earlier, items, body.items, problems);
  return items.map((line, index) => ({ ...line, ...insured[index] }));
}
