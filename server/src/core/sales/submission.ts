// A sale or credit note on its way into the lane: the checks before it is stored and during it, and its warnings of the customer.
import { sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import {
  bearExtraTaxes,
  creditCurrencyErrors,
  creditTaxErrors,
  type Exchange,
  localPayments,
  Problems,
  signCreditLines,
  statedLines,
  sumLines,
} from "@taxctl/sdk/rules/validation";
import { UnprocessableError, ValidationError } from "../../base/errors.ts";
import { type SentSale, sentSaleOf } from "../../control-unit/sent-sale.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import { requireSayableSale } from "../../control-unit/wire.ts";
import { exchangeRate, money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { receiptTexts, walkInName as walkInNameOf } from "../account/receipt-texts.ts";
import { type AccountSettings, recallSettings } from "../account/settings-store.ts";
import type { Context } from "../context/context.ts";
import { type ReadyDevice, recallReadyDevice } from "../devices/ready-store.ts";
import { requireKind } from "../devices/settings.ts";
import { type DocumentFacts, readCheckContext, requireSayable } from "../transactions/check-context.ts";
import { storeSubmission } from "../transactions/intake.ts";
import {
  isLocal,
  type ReceiptKind,
  receiptKindOf,
  type TransactionType,
  typeOfKind,
} from "../transactions/kinds.ts";
import { packPayments } from "../transactions/payments.ts";
import { findBodies, type TransactionRow, updateTransaction } from "../transactions/store.ts";
import type { Submission, Submitted } from "../transactions/submission.ts";
import { packTaxes } from "../transactions/taxes.ts";
import { tinRejection, warnOfTin } from "../transactions/tins.ts";
import {
  compareWithOriginal,
  lockOriginal,
  readCreditNotes,
  requireOriginal,
  requireWithinLimits,
} from "./credit.ts";
import { creditedCustomer, customerWarnings, usualName, warnOfCustomer } from "./customer.ts";
import { readItemCodes } from "./external-lines.ts";
import { insurancesOf, insureNote } from "./insurance.ts";
import { lastRateOf } from "./last-rate.ts";
import { checkSale, countedOf, creditWarning, normalizeSale, type SaleInput } from "./rules.ts";

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
  const { document, against, rejection } = await readSale(context, body, corrected);
  return { document, submission: { ...submissionOf(context, body, document, against), rejection } };
}

/** Stores the sale, or finds the one that it repeats: then it gets the warnings of the first, which follow from the stored sale. */
export async function storeSale(
  context: Context,
  body: SaleInput,
  { document, submission }: PreparedSale,
): Promise<Submitted> {
  // A credit note's customer is known, and warned of, once its original was read.
  const warnings = submission.guard ? [] : customerWarnings(body, document);
  const submitted = await storeSubmission(context, { ...submission, warnings });
  if (submitted.duplicate) {
    const first = await findBodies<SaleDocument>(context.service.db.knex, submitted.id);
    warnOfCustomer(context, body, first.document);
  } else warnOfCustomer(context, body, document);
  return submitted;
}

async function readSale(
  context: Context,
  body: SaleInput,
  corrected?: SaleDocument,
): Promise<{ document: SaleDocument; against: CreditCheckContext; rejection: Submission["rejection"] }> {
  const { service, environment, account } = context;
  const branch = context.requireBranch();
  const device = await recallReadyDevice(service.db, branch);
  const settings = await recallSettings(service.db, environment.id);
  const walkInName = walkInNameOf(settings, branch);
  if (body.sale_kind === "proforma") requireKind(device.profile, "proforma");
  const { externalCodes, itemCodes } = await readItemCodes(context, body.items);
  const facts = await readCheckContext(context, device, itemCodes);
  const document = checkSale(
    body,
    {
      ...facts,
      receipt: receiptTexts({ name: account.name, settings }, branch, device.profile),
      externalCodes,
      insurances: await insurancesOf(context, body, corrected),
      // A corrected sale has its original's rate.
      lastRate: corrected ? undefined : await lastRateOf(context, body, device.profile),
      usualName: await usualName(context, body, walkInName),
      traderName: account.name,
    },
    context.warn,
  );
  requireSayable(device, ({ profile }) => requireSayableSale(profile, document));
  const rejection = tinRejection(device.profile, body);
  if (!rejection) warnOfTin(context, device, "customer_tin", body.customer_tin);
  const asked = typeOfKind(body.sale_kind);
  const type = asked === "sales" && device.training_since !== null ? "training" : asked;
  return { document, against: { settings, profile: device.profile, type, items: facts.items }, rejection };
}

/** The facts that a credit note is checked against besides its original. */
type CreditCheckContext = Pick<DocumentFacts, "items"> & {
  settings: AccountSettings;
  profile: ReadyDevice["profile"];
  /** What the document would be now: training can begin or end before it is stored. */
  type: TransactionType;
};

function submissionOf(
  context: Context,
  body: SaleInput,
  document: SaleDocument,
  against: CreditCheckContext,
): Submission {
  const { original_invoice_no } = body;
  const type = typeOfKind(body.sale_kind);
  return {
    type,
    invoice_no: document.invoice_no,
    document_date: document.sale_date,
    // A month that is closed has its figures, and a quotation changes none.
    period: isLocal(type) ? undefined : document.sale_date.slice(0, 6),
    document_time: document.sale_time,
    receipt_type: document.receipt_type,
    counterparty_tin: document.customer_tin,
    counterparty_name: document.customer_name,
    ...sumsOf(document),
    payment_type: document.payment_type,
    ...(document.payments && { payments: packPayments(document.payments) }),
    ...(document.foreign && foreignColumns(document, document.foreign)),
    request: body,
    document,
    call: { stream: "sales", kind: "sale", content: toBlob({}) },
    localContent: (stored) => ({ profile: against.profile, ...countedOf(stored as SaleDocument) }),
    normalize: (request) => normalizeSale(request as SaleInput, against.profile),
    ...(original_invoice_no === undefined
      ? {}
      : {
          guard: guardCredit(context, body, document, original_invoice_no, against),
        }),
  };
}

/** The sums that are stored with a document. */
function sumsOf({ items }: Pick<SaleDocument, "items">) {
  const { total_amount, tax_amount } = sumLines(items);
  return {
    total_amount: money.toDb(total_amount),
    tax_amount: money.toDb(tax_amount),
    taxes: packTaxes(items),
  };
}

/** What lists show of a foreign currency. */
function foreignColumns({ items }: Pick<SaleDocument, "items">, { currency, exchange_rate }: Exchange) {
  const { total_amount } = sumLines(statedLines(items));
  return {
    currency,
    exchange_rate: exchangeRate.toDb(exchange_rate),
    foreign_amount: money.toDb(total_amount),
  };
}

/**
 * A credit note against its original: its date and the account's limits, its customer, shares and insurances. Warns of what
 * differs from the caller's.
 */
async function creditOf(
  db: Queryable,
  context: Context,
  { body, note, original }: { body: SaleInput; note: SaleDocument; original: TransactionRow },
  { settings, profile, items: own }: CreditCheckContext,
): Promise<SaleDocument> {
  await requireWithinLimits(db, original, note, settings, profile);
  const { document: sold } = await findBodies<SaleDocument>(db, original.id);
  const otherwise = creditCurrencyErrors(original.invoice_no, sold.foreign, body, profile);
  if (Object.keys(otherwise).length > 0) throw new ValidationError(otherwise);
  const { exchange_rate } = sold.foreign ?? {};
  const customer = creditedCustomer(note, sold);
  const earlier = (await readCreditNotes(db, original.id)).flatMap(({ items }) => items);
  const problems = new Problems(body.items);
  const credited = { sold: sold.items, earlier, exchange_rate, profile };
  const signed = signCreditLines(credited, note.items, body, problems);
  const problem = compareWithOriginal(original, { sold: sold.items, earlier }, { items: signed });
  if (problem) {
    throw new UnprocessableError(problem.code, `The credit note can't be made: ${problem.message}.`, {
      errors: { items: [problem.message] },
    });
  }
  requireSoldTax(original.invoice_no, sold, signed);
  const insured = insureNote(sold, earlier, { body, items: signed }, problems);
  const items = [...bearExtraTaxes(insured, sharedRulesOf(profile).extraTaxes)];
  if (problems.any) throw new ValidationError(problems.errors);
  for (const warning of [problems.amountWarning, creditWarning(items, own)])
    if (warning) context.warn(warning);
  const document = { ...note, ...customer, ...foreignNote(sold, note, items), items };
  warnOfCustomer(context, body, document);
  return document;
}

/** The currency of a credit note is its original's. */
function foreignNote(
  { foreign: sold }: SaleDocument,
  { payments }: SaleDocument,
  items: SaleDocument["items"],
): Pick<SaleDocument, "foreign" | "payments"> {
  if (!sold) return {};
  const { currency, exchange_rate, exchange_rate_source, exchange_rate_date } = sold;
  const exchange = { currency, exchange_rate, exchange_rate_source, exchange_rate_date };
  if (!payments) return { foreign: exchange };
  const total = sumLines(items).total_amount;
  return { foreign: { ...exchange, payments }, payments: localPayments(payments, total) };
}

/** @throws UnprocessableError 422 `credit_tax_differs` */
function requireSoldTax(invoiceNo: string, sold: SaleDocument, signed: SaleDocument["items"]): void {
  const errors = creditTaxErrors(invoiceNo, sold.items, signed);
  const [first] = Object.entries(errors);
  if (!first) return;
  const [field, messages] = first;
  const message = `The credit note can't be made: ${field} ${messages[0]}.`;
  throw new UnprocessableError("credit_tax_differs", message, { errors });
}

/** The sale or credit note as it would be signed now; nothing is stored. */
export async function previewSale(
  context: Context,
  body: SaleInput,
): Promise<{ document: SaleDocument; sent: SentSale; kind: ReceiptKind }> {
  const { document, against, rejection } = await readSale(context, body);
  if (rejection) throw rejection;
  const signed = await signedNow(context, body, document, against);
  const sent = sentSaleOf(undefined, against.profile, signed);
  return { document: signed, sent, kind: receiptKindOf(against.type) };
}

async function signedNow(
  context: Context,
  body: SaleInput,
  note: SaleDocument,
  against: CreditCheckContext,
): Promise<SaleDocument> {
  const { original_invoice_no } = body;
  if (original_invoice_no === undefined) {
    warnOfCustomer(context, body, note);
    return note;
  }
  const { knex } = context.service.db;
  const original = await requireOriginal(knex, scopeOf(context), original_invoice_no, against.type);
  return creditOf(knex, context, { body, note, original }, against);
}

const scopeOf = (context: Context) => ({
  data_set_id: context.environment.id,
  branch_id: context.requireBranch().id,
});

/** A credit note is checked against its original, and takes its customer, under a lock, in the transaction that stores it. */
function guardCredit(
  context: Context,
  body: SaleInput,
  note: SaleDocument,
  originalInvoiceNo: string,
  against: CreditCheckContext,
): Submission["guard"] {
  return async (trx, type) => {
    const original = await lockOriginal(trx, scopeOf(context), originalInvoiceNo, type);
    const document = await creditOf(trx, context, { body, note, original }, against);
    // The nodes of a cluster see each other's changes, not each other's locks: of two notes at once, one is retried.
    const updated_at = Math.max(context.service.clock.now(), original.updated_at + 1);
    await updateTransaction(trx, original, { updated_at });
    return {
      original_transaction_id: original.id,
      document,
      ...sumsOf(document),
      ...(document.foreign && {
        ...(document.payments && { payments: packPayments(document.payments) }),
        ...foreignColumns(document, document.foreign),
      }),
      counterparty_tin: document.customer_tin,
      counterparty_name: document.customer_name,
    };
  };
}
