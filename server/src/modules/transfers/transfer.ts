// Transfer of stock between branches: both movements are stored in one database transaction, each in the lane of its branch.
import { add } from "@taxctl/sdk/rules/amounts";
import { Problems, transferNumbers } from "@taxctl/sdk/rules/validation";
import { ConflictError, ServiceError, ValidationError } from "../../base/errors.ts";
import { wireMovement } from "../../control-unit/wire.ts";
import { recordChange } from "../../core/audit/record.ts";
import { findBranch } from "../../core/branches/store.ts";
import { taxTypesOf } from "../../core/codes/tax-types.ts";
import type { BranchRow } from "../../core/context/branch.ts";
import type { Context } from "../../core/context/context.ts";
import {
  findReadyDevice,
  holdDevices,
  type ReadyDevice,
  requireReady,
} from "../../core/devices/ready-store.ts";
import { findItemsByCode } from "../../core/items/store.ts";
import { type PartContent, partContent, partDocument } from "../../core/stock/movement-kind.ts";
import type { StockDocument } from "../../core/stock/movement-rules.ts";
import type { TransferSide } from "../../core/stock/transfers.ts";
import { requireSayable } from "../../core/transactions/check-context.ts";
import { contentHash } from "../../core/transactions/content.ts";
import {
  findStored,
  isRejected,
  keepsFirst,
  type PairPart,
  type PairPlan,
  type PairRow,
  type StoredPair,
  storePair,
} from "../../core/transactions/pairs.ts";
import { findBodies, type TransactionRow } from "../../core/transactions/store.ts";
import type { Submission } from "../../core/transactions/submission.ts";
import { findTransfer, insertTransfer, replaceTransfer } from "../../core/transactions/transfer-store.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { contentOf } from "../../lanes/calls.ts";
import { checkTransfer, type TransferCheckContext, type TransferInput, transferDocument } from "./rules.ts";

/** A branch with its device that is ready. */
type End = { branch: BranchRow; device: ReadyDevice };
type Ends = { from: End; to: End };

/**
 * Stores a transfer, or finds the one that the request repeats. A transfer with a rejected movement is corrected by another request.
 *
 * @throws ValidationError with every problem at once.
 * @throws ConflictError 409 `invoice_conflict` for other content under a reference that is taken.
 */
export async function storeTransfer(context: Context, input: TransferInput): Promise<StoredPair> {
  const { db } = context.service;
  const content_hash = contentHash(input);
  const earlier = await findPair(db.knex, context, input);
  if (earlier?.content_hash === content_hash) return findStored(db.knex, context, earlier);
  const hasLeft = earlier !== undefined && (await keepsFirst(db.knex, earlier));
  const read = await readTransfer(context, input);
  return storePair(context, planOf(context, input, read, content_hash, hasLeft));
}

async function findPair(
  db: Trx | Context["service"]["db"]["knex"],
  { environment }: Context,
  { reference }: TransferInput,
): Promise<PairRow | undefined> {
  const row = await findTransfer(db, { data_set_id: environment.id, reference });
  return row && { first_id: row.out_id, second_id: row.in_id, content_hash: row.content_hash };
}

/** Both branches, items and taxes of a transfer that may be stored. */
async function readTransfer(
  context: Context,
  input: TransferInput,
): Promise<{ ends: Ends; against: TransferCheckContext }> {
  const { service, environment, user, takeTurn } = context;
  const db = service.db.knex;
  const problems = new Problems();
  const codes = input.items.map((line) => line.item_code);
  const [from, to, items, taxTypes] = await Promise.all([
    readEnd(context, "from_branch_id", input.from_branch_id, problems),
    readEnd(context, "to_branch_id", input.to_branch_id, problems),
    findItemsByCode(db, environment.id, codes),
    taxTypesOf(db, environment.id),
  ]);
  await takeTurn();
  const by = { id: String(user.id), name: user.name };
  const against = { items, taxTypes, by, nowMs: service.clock.now(), timeZone: service.config.timeZone };
  checkTransfer(input, { from: from?.device, to: to?.device }, against, problems);
  if (problems.any || !from || !to) throw new ValidationError(problems.errors);
  return { ends: { from, to }, against };
}

/** The branch with its ready device; adds a problem if it has none. */
async function readEnd(
  { service, environment }: Context,
  field: string,
  bhfId: string,
  problems: Problems,
): Promise<End | undefined> {
  const branch = await findBranch(service.db.knex, environment.id, bhfId);
  if (!branch) {
    problems.add(
      field,
      `must name an existing branch; there is no branch ${bhfId}: GET /branches lists them`,
    );
    return undefined;
  }
  try {
    return { branch, device: await findReadyDevice(service.db.knex, branch) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const remedy = `Set it up: POST /devices, then POST /devices/${encodeURIComponent(bhfId)}/initialize`;
    problems.add(field, `has no initialized device. ${remedy}`);
    return undefined;
  }
}

function planOf(
  context: Context,
  input: TransferInput,
  { ends, against }: { ends: Ends; against: TransferCheckContext },
  content_hash: string,
  hasLeft: boolean,
): PairPlan {
  const { from, to } = ends;
  const { reference } = input;
  const numbers = transferNumbers(reference);
  const partOf = (
    { branch, device }: End,
    number: string,
    side: TransferSide["side"],
    { tin, bhf_id }: ReadyDevice,
  ): PairPart => {
    const document = transferDocument(input, { reference, side, tin, bhf_id }, device, against);
    requireSayable(device, (address) => void wireMovement(address, partDocument(document, 0), 0));
    const inBranch = { ...context, branch, requireBranch: () => branch };
    return { context: inBranch, submission: submissionOf(number, input, document) };
  };
  const outgoing = partOf(from, numbers.outgoing, "out", to.device);
  const incoming = partOf(to, numbers.incoming, "in", from.device);
  return {
    content_hash,
    first: hasLeft ? undefined : outgoing,
    second(outgoing_id) {
      const { call } = incoming.submission;
      const content: PartContent = { ...contentOf<PartContent>(call), outgoing_id };
      return {
        ...incoming,
        submission: { ...incoming.submission, call: { ...call, content: toBlob(content) } },
      };
    },
    async lock(trx) {
      const held = await holdDevices(trx, [from.branch.id, to.branch.id]);
      for (const { branch } of [from, to]) requireReady(held.get(branch.id), branch);
    },
    find: (db) => findPair(db, context, input),
    requireReplaceable: (trx, earlier) => requireReplaceable(trx, input, ends, earlier),
    async save(trx, { first_id: out_id, second_id: in_id }, earlier) {
      const names = { data_set_id: context.environment.id, reference, to_branch_id: to.branch.id };
      const row = { ...names, out_id, in_id, content_hash, created_at: against.nowMs };
      await (earlier ? replaceTransfer(trx, row) : insertTransfer(trx, row));
      const { from_branch_id, to_branch_id, items } = input;
      await recordChange(
        trx,
        { ...context, claim: undefined },
        {
          action: "stock.transfer",
          subject: `transfer ${reference}`,
          new: { from_branch_id, to_branch_id, items: items.length },
          detail: { outgoing: out_id, incoming: in_id },
        },
      );
    },
  };
}

/** Either movement of a transfer, as a caller would submit it. */
function submissionOf(number: string, input: TransferInput, document: StockDocument): Submission {
  const lines = document.lines.map(({ line }) => line);
  return {
    type: "stock",
    invoice_no: number,
    document_date: document.date,
    total_amount: money.toDb(add(...lines.map((line) => line.total_amount))),
    tax_amount: money.toDb(add(...lines.map((line) => line.tax_amount))),
    request: input,
    document,
    call: { stream: "stock", kind: "movement", content: partContent(document, 0) },
    normalize: (request) => ({ ...(request as TransferInput), number }),
  };
}

/** @throws ConflictError 409 `invoice_conflict` unless a movement of the earlier transfer was rejected, and the items that left stay the same. */
async function requireReplaceable(
  trx: Trx,
  input: TransferInput,
  { from, to }: Ends,
  { first: outgoing, second: incoming }: { first: TransactionRow; second: TransactionRow },
): Promise<void> {
  const { reference } = input;
  if (!isRejected(incoming)) {
    const message =
      `Transfer ${reference} was already submitted with other content (${incoming.status}). The first one stands: ` +
      "transfer stock back to correct it, and use a new reference for another transfer.";
    throw new ConflictError("invoice_conflict", message, { transaction_id: incoming.id });
  }
  if (outgoing.status === "failed") return;
  const { document } = await findBodies<StockDocument>(trx, outgoing.id);
  const isSame =
    outgoing.branch_id === from.branch.id &&
    incoming.branch_id === to.branch.id &&
    contentHash(document.lines.map(({ line }) => [line.item_code, line.qty])) ===
      contentHash(input.items.map((line) => [line.item_code, line.quantity]));
  if (isSame) return;
  const message =
    `The items of transfer ${reference} have left branch ${outgoing.bhf_id}. Send the same branches, items and quantities, ` +
    `or retry ${incoming.invoice_no}.`;
  throw new ConflictError("invoice_conflict", message, { transaction_id: outgoing.id });
}
