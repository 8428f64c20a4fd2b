// Transfers between branches: the request, its default reference, the service's checks, and the text of a failure.
import type { Body, Item, Taxctl, Transaction } from "@taxctl/sdk";
import { shellWord } from "@taxctl/sdk/commands";
import { transferNumbers } from "@taxctl/sdk/validation";
import { errorsOf, type FieldErrors } from "../dry-run/body-errors.ts";
import { Failure } from "../failures/failure.ts";
import { rejectionFailure } from "../sales-file/one-sale.ts";
import type { Today } from "../service/local-day.ts";
import { runPool } from "../service/pool.ts";
import { shortHash } from "./adjust.ts";

export type TransferInput = Body<"transferStock">;

/** One item of a transfer, and the line of the file that names it. */
export type Moved = { item: Item; quantity: number; line?: number | undefined };

/**
 * The default reference of a transfer, made from its day and content: a command that is run again on the same day gets the same
 * reference, and the service transfers once.
 */
export function transferReference(day: string, input: Omit<TransferInput, "reference">): string {
  const { from_branch_id, to_branch_id, items, remark = null, transfer_date = null } = input;
  const content = [from_branch_id, to_branch_id, remark, transfer_date, items];
  return `TRANSFER-${transfer_date ?? day}-${shortHash(content)}`;
}

/** Flags that fields of a transfer come from. */
const flags: Record<string, string> = {
  reference: "--reference",
  from_branch_id: "--from",
  to_branch_id: "--to",
  transfer_date: "--date",
  remark: "--remark",
};

/** The service's errors for a transfer, by flag, item or line of the file. */
export function transferErrors(input: TransferInput, moved: readonly Moved[], today: Today): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(errorsOf("transferStock", input, today))) {
    const [, index, name] = /^items\[(\d+)\]\.(.+)$/.exec(field) ?? [];
    const one = moved[Number(index)];
    const place = one ? (one.line === undefined ? one.item.item_code : `line ${one.line}`) : flags[field];
    const said = messages.map((message) => (one ? `${name} ${message}` : message));
    errors[place ?? field] = [...(errors[place ?? field] ?? []), ...said];
  }
  return errors;
}

/** Up to so many items are looked up one by one. */
const few = 20;

/** A branch's current quantities of items, by code. */
export async function quantitiesAt(
  client: Taxctl,
  branch: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  if (codes.length <= few) {
    await runPool(codes, 4, async (code) => {
      const { item } = await client.stock.item(code, { per_page: 1 }, { branch });
      held.set(code, item.current_qty);
    });
    return held;
  }
  for (const level of await client.stock.list({ per_page: 100 }, { branch }).toArray())
    held.set(level.item_code, level.current_qty);
  return held;
}

/** The accepted outgoing movement of the transfer with this reference: its items have left the sending branch. */
export async function earlierTransfer(client: Taxctl, reference: string): Promise<Transaction | undefined> {
  const { outgoing } = transferNumbers(reference);
  const sought = { invoice_no: outgoing, type: "stock", status: "success", per_page: 100 } as const;
  const { data } = await client.transactions.list(sought);
  const found = data.find(({ invoice_no }) => invoice_no === outgoing);
  return found && client.transactions.get(found.transaction_id);
}

/** A movement of a transfer that was rejected: where the items are, and how to go on. */
export function rejectedTransfer(
  movement: Transaction,
  { from_branch_id, to_branch_id }: TransferInput,
): Failure {
  const { can_retry, invoice_no, transferred_to } = movement;
  const { message, ...details } = rejectionFailure(movement);
  const where =
    transferred_to === null
      ? `The items have left branch ${from_branch_id} and have not arrived at branch ${to_branch_id}.`
      : "No stock has moved.";
  const retry = `Remove the cause, then \`taxctl transactions retry ${shellWord(invoice_no)}\`.`;
  const follows = transferred_to === null ? "" : ` ${transferred_to.invoice_no} follows automatically.`;
  const again = "Remove the cause, then run the same command with another --remark and the same --reference.";
  return new Failure(`${message} ${where}`, {
    ...details,
    transactionId: movement.transaction_id,
    remedy: can_retry ? `${retry}${follows}` : again,
  });
}
