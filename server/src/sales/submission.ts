// A sale or credit note on its way into the lane: the checks before it is stored and during it.
import { sumLines } from "@taxctl/sdk/validation";
import { receiptTexts, walkInName as walkInNameOf } from "../account/receipt-texts.ts";
import { type AccountSettings, recallSettings } from "../account/settings-store.ts";
import type { Context } from "../context.ts";
import type { SaleDocument } from "../control-unit/types.ts";
import { requireSayableSale } from "../control-unit/wire.ts";
import { money } from "../db/sql/scaled.ts";
import { toBlob } from "../db/sql/values.ts";
import { type ReadyDevice, recallReadyDevice } from "../devices/ready-store.ts";
import { UnprocessableError } from "../errors.ts";
import { readCheckContext, requireSayable } from "../transactions/check-context.ts";
import { findBodies, updateTransaction } from "../transactions/store.ts";
import type { Submission } from "../transactions/submission.ts";
import { packTaxes } from "../transactions/taxes.ts";
import { warnOfTin } from "../transactions/tins.ts";
import { findCreditProblem, lockOriginal, requireWithinLimits } from "./credit.ts";
import { creditedCustomer, usualName, warnOfCustomer } from "./customer.ts";
import { readItemCodes } from "./external-lines.ts";
import { insuranceOfNote, insurancesOf } from "./insurance.ts";
import { checkSale, normalizeSale, type SaleInput } from "./rules.ts";

/** A checked sale: the content to sign, and its stored form. */
export type PreparedSale = { document: SaleDocument; submission: Submission };

/**
 * Checks a sale or credit note against items, tax types, codes and insurances, and that the unit's message can hold it. Warns of
 * an unusual TIN.
 *
 * @param corrected The sale that it corrects, whose insurances it can keep.
 */
export async function prepareSale(
  context: Context,
  body: SaleInput,
  corrected?: SaleDocument,
): Promise<PreparedSale> {
  const { service, environment, account } = context;
  const branch = context.requireBranch();
  const device = await recallReadyDevice(service.db, branch);
  const settings = await recallSettings(service.db, environment.id);
  const walkInName = walkInNameOf(settings, branch);
  const { externalCodes, itemCodes } = await readItemCodes(context, body.items);
  const document = checkSale(body, {
    ...(await readCheckContext(context, device, itemCodes)),
    receipt: receiptTexts({ name: account.name, settings }, branch),
    externalCodes,
    insurances: await insurancesOf(context, body, corrected),
    usualName: await usualName(context, body, walkInName),
    traderName: account.name,
  });
  requireSayable(device, ({ profile }) => requireSayableSale(profile, document));
  warnOfTin(context, device.profile, "customer_tin", body.customer_tin);
  const against = { settings, profile: device.profile };
  return { document, submission: submissionOf(context, body, document, against) };
}

/** The facts that a credit note is checked against besides its original. */
type CreditCheckContext = { settings: AccountSettings; profile: ReadyDevice["profile"] };

function submissionOf(
  context: Context,
  body: SaleInput,
  document: SaleDocument,
  against: CreditCheckContext,
): Submission {
  const { total_amount, tax_amount } = sumLines(document.items);
  const { original_invoice_no } = body;
  return {
    type: "sales",
    invoice_no: document.invoice_no,
    document_date: document.sale_date,
    period: document.sale_date.slice(0, 6),
    document_time: document.sale_time,
    receipt_type: document.receipt_type,
    counterparty_tin: document.customer_tin,
    counterparty_name: document.customer_name,
    total_amount: money.toDb(total_amount),
    tax_amount: money.toDb(tax_amount),
    taxes: packTaxes(document.items),
    request: body,
    document,
    call: { stream: "sales", kind: "sale", content: toBlob({}) },
    normalize: (request) => normalizeSale(request as SaleInput),
    ...(original_invoice_no === undefined
      ? {}
      : {
          guard: guardCredit(context, body, document, original_invoice_no, against),
        }),
  };
}

/** A credit note is checked against its original, and takes its customer, under a lock, in the transaction that stores it. */
function guardCredit(
  context: Context,
  body: SaleInput,
  note: SaleDocument,
  originalInvoiceNo: string,
  { settings, profile }: CreditCheckContext,
): Submission["guard"] {
  return async (trx) => {
    const scope = { data_set_id: context.environment.id, branch_id: context.requireBranch().id };
    const original = await lockOriginal(trx, scope, originalInvoiceNo);
    await requireWithinLimits(trx, original, note, settings, profile);
    const { document: sold } = await findBodies<SaleDocument>(trx, original.id);
    const customer = creditedCustomer(note, sold);
    const document = { ...note, ...customer };
    const problem = await findCreditProblem(trx, original, document);
    if (problem) {
      throw new UnprocessableError(problem.code, `The credit note can't be made: ${problem.message}.`, {
        errors: { items: [problem.message] },
      });
    }
    document.items = await insuranceOfNote(trx, original, sold, { body, note: document });
    // The nodes of a cluster see each other's changes, not each other's locks: of two notes at once, one is retried.
    const updated_at = Math.max(context.service.clock.now(), original.updated_at + 1);
    await updateTransaction(trx, original, { updated_at });
    warnOfCustomer(context, body, document);
    return {
      original_transaction_id: original.id,
      document,
      counterparty_tin: customer.customer_tin,
      counterparty_name: customer.customer_name,
    };
  };
}
