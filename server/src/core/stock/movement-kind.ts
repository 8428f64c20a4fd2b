// An explicit movement in its device's lane: one call for each of the unit's types it takes, one after the other.
// Decisions about the API: 57.

import { round2 } from "@taxctl/sdk/rules/amounts";
import type { Clock } from "../../base/clock.ts";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import type { MovementDocument } from "../../control-unit/types.ts";
import { wireMovement } from "../../control-unit/wire.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { contentOf, enqueueCalls } from "../../lanes/calls.ts";
import type { StockContent } from "../../lanes/choose.ts";
import type { CallKind, CallRow, UnitRejection } from "../../lanes/kinds.ts";
import { finishAccepted, finishRejected, markDoubt, markNotSent, markSent } from "../transactions/finish.ts";
import { findHold } from "../transactions/pair-order.ts";
import { findBodies, readTransaction, type TransactionRow } from "../transactions/store.ts";
import { bookingOf } from "./effects.ts";
import { followUpKind } from "./follow-ups.ts";
import { enqueueMasters } from "./masters.ts";
import type { StockDocument, StockLine } from "./movement-rules.ts";
import { recordPending } from "./pending-store.ts";
import { bookMovements } from "./store.ts";
import { acknowledge } from "./sync-store.ts";
import { moveTransfer, releaseIncoming, transferWords } from "./transfers.ts";

/** The part of its movement in a call; for the incoming movement of a transfer, the transaction of the outgoing one. */
export type PartContent = StockContent & { part: number; outgoing_id?: string };

/** Both kinds of movements share the stock stream and its numbers: follow-ups of other transactions, and explicit ones. */
export function movementKind(dependencies: ZoneSetting & { clock: Clock }): CallKind {
  const followUp = followUpKind(dependencies);
  const explicit = explicitKind(dependencies);
  const kindOf = (call: CallRow): CallKind => (contentOf<StockContent>(call).follow_up ? followUp : explicit);
  return {
    numbered: true,
    prepare: (trx, call, ...bound) => kindOf(call).prepare(trx, call, ...bound),
    sent: (trx, call) => kindOf(call).sent(trx, call),
    notSent: (trx, call) => kindOf(call).notSent(trx, call),
    doubted: (trx, call, message) => kindOf(call).doubted(trx, call, message),
    accepted: (trx, call, unit, acceptance) => kindOf(call).accepted(trx, call, unit, acceptance),
    rejected: (trx, call, rejection) => kindOf(call).rejected(trx, call, rejection),
  };
}

/** The content of a part's call. */
export function partContent(document: StockDocument, part: number): Uint8Array {
  const items = document.lines.filter((line) => line.part === part).map(({ item_id }) => item_id);
  const content: PartContent = { follow_up: false, item_ids: [...new Set(items)], part };
  return toBlob(content);
}

/** The message of a part: lines are numbered again, since units count from 1. */
export function partDocument(document: StockDocument, part: number): MovementDocument {
  const lines = document.lines.filter((line) => line.part === part);
  return {
    sar_type: document.parts[part] ?? "",
    date: document.date,
    customer_tin: document.transfer?.tin ?? null,
    customer_name: null,
    customer_bhf_id: document.transfer?.bhf_id ?? null,
    original_number: null,
    remark: document.remark,
    by: document.by,
    items: lines.map(({ line }, index) => ({ ...line, item_seq: index + 1 })),
  };
}

function explicitKind(dependencies: ZoneSetting & { clock: Clock }): CallKind {
  const { clock } = dependencies;
  return {
    numbered: true,
    async prepare(trx, call, unit, number) {
      const { outgoing_id } = contentOf<PartContent>(call);
      const held = outgoing_id && (await findHold(trx, outgoing_id, transferWords, clock.now()));
      if (held) return held;
      const { document, part } = await readPart(trx, call);
      return wireMovement(unit, partDocument(document, part), number);
    },
    sent: (trx, call) => markSent(trx, call.transaction_id, clock),
    notSent: (trx, call) => markNotSent(trx, call.transaction_id, clock),
    doubted: (trx, call) => markDoubt(trx, call.transaction_id, clock),
    async accepted(trx, call, { address }, acceptance) {
      const nowMs = clock.now();
      const { row, document, part } = await readPart(trx, call);
      const changes = document.lines
        .filter((line) => line.part === part)
        .map(({ item_id, qty, line }) => ({ item_id, item_code: line.item_code, qty }));
      const { lane_id, branch_id, id: transaction_id } = row;
      await acknowledge(trx, "movement", row, changes, nowMs);
      if (part + 1 < document.parts.length) {
        // Only when one part is in does the next go out: a rejection of the first leaves nothing half done.
        const content = partContent(document, part + 1);
        await enqueueCalls(
          trx,
          [{ lane_id, stream: "stock", kind: "movement", transaction_id, content }],
          nowMs,
        );
      } else {
        const response = { receipt_no: null, receipt_date: acceptance.result_date };
        await finishAccepted(trx, row.id, acceptance, response, clock);
        const now = { ms: nowMs, timeZone: zoneOf(dependencies, address.profile) };
        await bookMovements(
          trx,
          bookingOf(row, referenceOf(row, document), now),
          document.lines.map((line, index) => bookingLine(line, index, document.sar_type)),
          nowMs,
        );
        const { transfer, lines } = document;
        const sent = { ...address, number: call.number, lines: lines.length };
        if (transfer) await moveTransfer(trx, row, transfer, sent, nowMs);
        else await recordPending(trx, branch_id, lines, row.id);
      }
      await enqueueMasters(trx, { lane_id, transaction_id, branch_id, by: document.by }, changes, nowMs);
    },
    async rejected(trx, call, rejection) {
      const { part } = contentOf<PartContent>(call);
      // A movement that can't be read is given up too.
      const shown =
        part === 0 ? rejection : partlyRejected(rejection, (await readPart(trx, call)).document, part);
      const { again } = await finishRejected(trx, call.transaction_id, shown, clock);
      // Its incoming movement need not wait any longer to learn that it isn't sent.
      if (again === null) await releaseIncoming(trx, call.transaction_id, clock.now());
      return again;
    },
  };
}

/** The accepted part stays accepted, and the message of the rejection says so. */
function partlyRejected(rejection: UnitRejection, { parts }: StockDocument, part: number): UnitRejection {
  const note = `part ${part + 1} of ${parts.length} was rejected; the parts before it are accepted, a retry sends only the rest`;
  return { ...rejection, message: `${rejection.message} (${note})` };
}

/** How histories name the movement. */
function referenceOf({ invoice_no }: TransactionRow, { transfer }: StockDocument): string {
  if (!transfer) return `Movement ${invoice_no}`;
  const { reference, side, bhf_id } = transfer;
  return `Transfer ${reference} ${side === "out" ? "to" : "from"} branch ${bhf_id}`;
}

function bookingLine({ item_id, qty, line }: StockLine, index: number, movement_type: string) {
  return {
    item_id,
    line: index + 1,
    movement_type,
    qty,
    unit_price: money.toDb(round2(line.unit_price)),
    total_amount: money.toDb(round2(line.total_amount)),
  };
}

async function readPart(
  trx: Trx,
  call: CallRow,
): Promise<{ row: TransactionRow; document: StockDocument; part: number }> {
  const row = await readTransaction(trx, call.transaction_id);
  const { document } = await findBodies<StockDocument>(trx, row.id);
  return { row, document, part: contentOf<PartContent>(call).part };
}
