// The insurances of a sale's lines: those that a sale can name, and those that a credit note takes from its original.
import { creditInsurance, type Insurance, Problems, type SubmittedSale } from "@taxctl/sdk/validation";
import type { Context } from "../context.ts";
import type { SaleDocument } from "../control-unit/types.ts";
import type { Trx } from "../db/sql/schema.ts";
import { ValidationError } from "../errors.ts";
import { findInsurances } from "../insurances/store.ts";
import type { TransactionRow } from "../transactions/store.ts";
import { readCreditNotes } from "./credit.ts";
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

/**
 * The lines of a credit note with the insurances of its original.
 *
 * @throws ValidationError for an insurance that the original doesn't have.
 */
export async function insuranceOfNote(
  trx: Trx,
  original: TransactionRow,
  sold: SaleDocument,
  { body, note }: { body: SaleInput; note: SaleDocument },
): Promise<SaleDocument["items"]> {
  const isInsured = [...sold.items, ...body.items].some(({ insurance_code }) => insurance_code !== undefined);
  if (!isInsured) return note.items;
  const earlier = (await readCreditNotes(trx, original.id)).flatMap(({ items }) => items);
  const problems = new Problems(body.items);
  const insured = creditInsurance(sold, earlier, note.items, body.items, problems);
  if (problems.any) throw new ValidationError(problems.errors);
  return note.items.map((line, index) => ({ ...line, ...insured[index] }));
}
