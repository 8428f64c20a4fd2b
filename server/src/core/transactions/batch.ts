// Stores a batch of submissions: runs all queries at once, decides on each, and writes the new ones at once.

import { localDay } from "../../base/clock.ts";
import { cutText } from "../../base/cut-text.ts";
import { ConflictError, ServiceError, UnprocessableError } from "../../base/errors.ts";
import { otherMonth, shownMonth } from "../../base/months.ts";
import { packWarnings } from "../../base/warnings.ts";
import { zoneOf } from "../../base/zone.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { fold } from "../../db/sql/values.ts";
import { enqueueCalls } from "../../lanes/calls.ts";
import { cancelCalls, findAcceptedMovements } from "../../lanes/transaction-calls.ts";
import { type HeldDevice, holdDevices, type ReadyDevice, requireReady } from "../devices/ready-store.ts";
import { insertAccepted } from "../idempotency/store.ts";
import { claimsOf, isRepetition } from "./accepted.ts";
import { holdClosedMonths, keyOfMonth } from "./closed-month-store.ts";
import { asNamed, contentHash, differences } from "./content.ts";
import { isLocal, type TransactionType } from "./kinds.ts";
import { localRows } from "./local.ts";
import { recordSubmission } from "./record-submission.ts";
import type { LocalRow, NewTransactionRow, TransactionRow } from "./store.ts";
import * as store from "./store.ts";
import type { Entry, FromOriginal, Submission, Submitted, Submitter } from "./submission.ts";

/** The values that two submissions must not share: the number, and the supplier's invoice. */
export function identityOf({ context, submission }: Pick<Entry, "context" | "submission">): string[] {
  const number = numberOf(keysOf({ context, submission }));
  const { supplier_hash } = submission;
  return supplier_hash ? [number, `${context.environment.id} ${supplier_hash}`] : [number];
}

function numberOf({
  data_set_id,
  branch_id,
  type,
  invoice_no,
}: Pick<TransactionRow, "data_set_id" | "branch_id" | "type" | "invoice_no">): string {
  return `${data_set_id} ${branch_id} ${type} ${invoice_no}`;
}

/** A submission to store, and the rejected ones whose number it takes over. */
type Planned = {
  entry: Entry;
  document: unknown;
  row: NewTransactionRow | LocalRow;
  superseded: TransactionRow[];
};

/**
 * Stores a batch in one database transaction. Each outcome is a stored submission, the one it repeats, or its own failure.
 * Credit notes come last and one by one, because each must see how much the others credit of their original.
 */
export async function storeBatch(trx: Trx, entries: Entry[], nowMs: number): Promise<(Submitted | Error)[]> {
  const outcomes = await storeGroup(
    trx,
    entries.filter(({ submission }) => !submission.guard),
    nowMs,
  );
  for (const entry of entries) {
    if (!entry.submission.guard) continue;
    for (const [guarded, outcome] of await storeGroup(trx, [entry], nowMs)) outcomes.set(guarded, outcome);
  }
  return entries.map((entry) => outcomes.get(entry) ?? new Error("a submission was lost in its batch"));
}

type Outcomes = Map<Entry, Submitted | Error>;

async function storeGroup(trx: Trx, entries: Entry[], nowMs: number): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  if (entries.length === 0) return outcomes;
  const known = await findKnown(trx, entries);
  const planned: Planned[] = [];
  const completeLocal = localRows(trx, nowMs);
  for (const entry of entries) {
    try {
      const decision = await decide(trx, entry, known, nowMs);
      if (!("row" in decision)) {
        outcomes.set(entry, decision);
        continue;
      }
      const { row, document } = decision;
      const content = isLocal(row.type) && entry.submission.localContent?.(document);
      planned.push(content ? { ...decision, row: await completeLocal(entry, row, content) } : decision);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      outcomes.set(entry, error);
    }
  }
  for (const { row, superseded } of planned) {
    for (const old of superseded) await supersede(trx, old, row.id, nowMs);
  }
  const sent = planned.filter(({ row }) => !isLocal(row.type));
  for (const group of [sent, planned.filter(({ row }) => isLocal(row.type))]) {
    if (group.length === 0) continue;
    await store.insertTransactions(
      trx,
      group.map(({ entry: { submission }, document, row }) => ({
        row,
        request: submission.request,
        document,
      })),
    );
  }
  await enqueueCalls(
    trx,
    sent.flatMap(({ entry: { submission }, row: { id, lane_id } }) =>
      [...(submission.before ?? []), submission.call].map((call) => ({
        ...call,
        lane_id,
        transaction_id: id,
      })),
    ),
    nowMs,
  );
  const claims = planned.flatMap(({ entry, row }) => claimsOf(entry.context, row));
  if (claims.length > 0) await insertAccepted(trx, claims);
  for (const { entry, row } of planned) {
    await entry.submission.stored?.(trx, row.id);
    // Documents submitted with a key have no entry in the audit: tills submit thousands.
    if (entry.context.session) await recordSubmission(trx, entry.context, row);
    const { id, type, invoice_no: invoiceNo, lane_id: laneId } = row;
    outcomes.set(entry, { id, type, invoiceNo, duplicate: false, laneId, acceptedMs: nowMs });
  }
  return outcomes;
}

/** The batch's facts from the database: by identity, by branch, and the closed months. */
type Known = {
  holders: Map<string, TransactionRow>;
  devices: Map<number, HeldDevice>;
  closedMonths: Set<string>;
};

async function findKnown(trx: Trx, entries: Entry[]): Promise<Known> {
  const holders = new Map<string, TransactionRow>();
  const branches = entries.map(({ context }) => context.requireBranch().id);
  const devices = await holdDevices(trx, branches);
  const keys = entries.flatMap((entry) => {
    const own = keysOf(entry);
    const { type } = inMode(entry.submission, devices.get(own.branch_id));
    return type === own.type ? [own] : [own, { ...own, type }];
  });
  for (const row of await store.findHolders(trx, keys)) {
    holders.set(numberOf(row), row);
    if (row.supplier_hash) holders.set(`${row.data_set_id} ${row.supplier_hash}`, row);
  }
  const environments = entries.map(({ context }) => context.environment.id);
  return { holders, devices, closedMonths: await holdClosedMonths(trx, environments) };
}

function keysOf({ context, submission }: Pick<Entry, "context" | "submission">) {
  const { type, invoice_no, supplier_hash = null } = submission;
  return {
    data_set_id: context.environment.id,
    branch_id: context.requireBranch().id,
    type,
    invoice_no,
    supplier_hash,
  };
}

/** Decides one submission; it writes nothing, so that a failure leaves nothing behind among its neighbors. */
async function decide(trx: Trx, entry: Entry, known: Known, nowMs: number): Promise<Submitted | Planned> {
  const { context, content_hash } = entry;
  const branch = context.requireBranch();
  const device = known.devices.get(branch.id);
  const submission = inMode(entry.submission, device);
  const [number = "", supplier = ""] = identityOf({ context, submission });
  const holder = known.holders.get(number);
  const signed = known.holders.get(numberOf(keysOf(entry)));
  const repeated = submission.isNew ? undefined : await findRepeated(trx, entry, [holder, signed]);
  if (repeated) {
    const { id, type, invoice_no: invoiceNo, lane_id: laneId, created_at: acceptedMs } = repeated;
    return { id, type, invoiceNo, duplicate: isRepetition(context), laneId, acceptedMs };
  }
  if (holder && (!isReplaceable(holder) || (await isPartlyAccepted(trx, holder)))) {
    throw await conflict(trx, holder, submission);
  }
  const registered = known.holders.get(supplier);
  if (registered && !isReplaceable(registered) && !(await submission.replaces?.(trx, registered))) {
    throw alreadyRegistered(registered);
  }
  if (submission.rejection) throw submission.rejection;
  const { period } = submission;
  if (period !== undefined && known.closedMonths.has(keyOfMonth(context.environment.id, period)))
    throw periodClosed(submission, period);
  const { lane_id, profile } = requireReady(device, branch);
  const settled = { ...submission, ...(await submission.guard?.(trx, submission.type)) };
  const row = pendingRow(context, settled, { id: newRowId(trx), lane_id, profile, content_hash, nowMs });
  const superseded = [...new Set([holder, registered])].filter((old) => old !== undefined);
  return { entry, document: settled.document, row, superseded };
}

/** A sale while its device is in training: another document, which changes the figures of no month. */
function inMode(submission: Submission, device: HeldDevice | undefined): Submission {
  if (submission.type !== "sales" || device?.training_since == null) return submission;
  return { ...submission, type: "training", period: undefined };
}

/**
 * The stored submission that a request repeats. In training, it may be a sale from before: that stays a sale. After training,
 * a training document never stands for a sale, which must be reported.
 */
async function findRepeated(
  trx: Trx,
  entry: Entry,
  holders: readonly (TransactionRow | undefined)[],
): Promise<TransactionRow | undefined> {
  for (const row of new Set(holders)) {
    if (row && (row.content_hash === entry.content_hash || (await isSameContent(trx, row, entry))))
      return row;
  }
  return undefined;
}

/** Whether two bodies differ only in how they are written: spacing, order of fields, other names of a field, nulls. */
async function isSameContent(trx: Trx, holder: TransactionRow, { submission }: Entry): Promise<boolean> {
  const { request } = await store.findBodies(trx, holder.id);
  const hashOf = (body: unknown): string => contentHash(submission.normalize(body));
  return hashOf(request) === hashOf(submission.request);
}

/** A submission as a row that waits to be sent. */
export function pendingRow(
  context: Submitter,
  submission: Omit<Submission, "request" | "document" | "call" | "normalize" | "rejection"> &
    Partial<FromOriginal>,
  {
    id,
    lane_id,
    profile,
    content_hash,
    nowMs,
  }: Pick<ReadyDevice, "lane_id" | "profile"> & { id: string; content_hash: string; nowMs: number },
): NewTransactionRow {
  const { service } = context;
  const branch = context.requireBranch();
  return {
    id,
    data_set_id: context.environment.id,
    branch_id: branch.id,
    type: submission.type,
    invoice_no: submission.invoice_no,
    bhf_id: branch.bhf_id,
    lane_id,
    user_id: context.user.id,
    // The caller's credential: a key, or a session.
    key_id: context.key?.id ?? context.session?.id ?? "",
    request_id: context.requestId,
    status: "pending",
    live: 1,
    supplier_hash: submission.supplier_hash ?? null,
    supplier_no: submission.supplier_no ?? null,
    content_hash,
    document_date: submission.document_date,
    document_time: submission.document_time ?? null,
    receipt_type: submission.receipt_type ?? null,
    original_transaction_id: submission.original_transaction_id ?? null,
    counterparty_tin: submission.counterparty_tin ?? null,
    counterparty_name: submission.counterparty_name ?? null,
    counterparty_folded: submission.counterparty_name ? fold(submission.counterparty_name) : null,
    total_amount: submission.total_amount,
    tax_amount: submission.tax_amount,
    taxes: submission.taxes ?? null,
    payment_type: submission.payment_type ?? null,
    payments: submission.payments ?? null,
    purchase_status: submission.purchase_status ?? null,
    claim_month:
      submission.type === "purchase" ? otherMonth(submission.period, submission.document_date) : null,
    no_claim: submission.isUnclaimed ? 1 : 0,
    claim_reason: submission.claim_reason ?? null,
    non_deductible_tax: submission.non_deductible_tax ?? 0,
    warnings: packWarnings([...context.warnings, ...(submission.warnings ?? [])]),
    notify: context.isAsync ? 1 : 0,
    local_day: localDay(nowMs, zoneOf(service.config, profile)),
    created_at: nowMs,
    updated_at: nowMs,
    processed_at: null,
    currency: submission.currency ?? null,
    exchange_rate: submission.exchange_rate ?? null,
    foreign_amount: submission.foreign_amount ?? null,
  };
}

/** A number is free again only if its holder was rejected (not just postponed) and no call of it is on its way. */
function isReplaceable(row: TransactionRow): boolean {
  return row.status === "failed" && row.next_retry_at === null;
}

/** A movement of which the unit accepted one part: only its own retry may continue, or the part would be sent twice. */
async function isPartlyAccepted(trx: Trx, row: TransactionRow): Promise<boolean> {
  return (await findAcceptedMovements(trx, [row.id])).length > 0;
}

/** Another transaction takes the place of a failed one, of which nothing more is sent. */
export async function supersede(trx: Trx, row: TransactionRow, by: string, nowMs: number): Promise<void> {
  if (row.superseded_by) return;
  await store.updateTransaction(trx, row, {
    live: null,
    superseded_by: by,
    can_retry: 0,
    next_retry_at: null,
    updated_at: nowMs,
  });
  await cancelCalls(trx, row.id, nowMs);
}

/** How to correct an accepted document, by its type. */
const corrections: Record<TransactionType, string> = {
  sales: "correct an accepted sale with a credit note",
  proforma: "submit the corrected quotation under another number",
  training: "submit the next training document under another number",
  purchase: "correct an accepted purchase with the supplier's credit note",
  stock: "correct an accepted movement with a movement in the other direction",
  import: "correct the item's quantity with a stock movement",
};

async function conflict(trx: Trx, holder: TransactionRow, submission: Submission): Promise<ConflictError> {
  const { request } = await store.findBodies(trx, holder.id);
  const found = differences(submission.normalize(request), submission.normalize(submission.request));
  const errors = Object.fromEntries(
    found.map(({ path, before, after }) => [
      asNamed(path, submission.request),
      [
        `differs from the first submission: ${shown(before)} then, ${shown(after)} now${isAbsent(before) ? ". Omit it to repeat that one" : ""}`,
      ],
    ]),
  );
  const fields = Object.keys(errors);
  const message =
    `${submission.invoice_no} was already submitted with other content (${holder.status}); ` +
    `different: ${fields.length > 0 ? fields.join(", ") : "what it is part of"}. The first one stands: to repeat it, send it as it was. A new number would report the same business twice: ` +
    `${corrections[holder.type]}, and use a new number only for another document.`;
  return new ConflictError("invoice_conflict", message, {
    transaction_id: holder.id,
    errors,
  });
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** A value in a message, in a few words. */
function shown(value: unknown): string {
  if (isAbsent(value)) return "absent";
  if (Array.isArray(value)) return `${value.length} entries`;
  return typeof value === "object" ? "given" : cutText(String(value), 100);
}

function alreadyRegistered(row: TransactionRow): ConflictError {
  return new ConflictError(
    "supplier_invoice_registered",
    `This supplier invoice is already registered as ${row.invoice_no} (${row.status}). Another invoice of the supplier needs its own supplier_invoice_no; to correct this one, register the supplier's credit note (receipt_type R).`,
    { transaction_id: row.id },
  );
}

function periodClosed({ type, invoice_no }: Submission, month: string): UnprocessableError {
  const [what, field] = type === "sales" ? ["dated", "sale_date"] : ["claimed", "claim_month"];
  const message = `${invoice_no} is ${what} in ${shownMonth(month)}, which is closed. Use another month, or have the owner reopen it.`;
  return new UnprocessableError("period_closed", message, { errors: { [field]: ["is in a closed month"] } });
}
