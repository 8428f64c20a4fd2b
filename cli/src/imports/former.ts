// Responsible for records that wait no more: what became of them, as the service has it.
import type { Transaction } from "@taxctl/sdk";
import type { ApplyOptions } from "./apply.ts";
import type { ImportRow } from "./run.ts";
import { unitWarning, type Work } from "./work.ts";

type Former = Pick<ImportRow, "status" | "item_code" | "qty_added" | "transaction_id" | "reason">;

/** What an earlier run, or somebody else, made of it: `done` only where that is what is to be done. */
export async function formerOutcome(
  record: string,
  work: Work,
  { client, own, branch, signal }: ApplyOptions,
): Promise<Former> {
  const left = { item_code: work.item_code, qty_added: null, transaction_id: "" };
  const query = {
    type: "import",
    invoice_no: record,
    per_page: 100,
    ...(branch ? { branch_id: branch } : {}),
  } as const;
  const { data } = await client.transactions.list(query, { signal });
  const booked = data.find(({ status }) => status === "success");
  if (!booked && work.action === "cancel")
    return { ...left, status: "done", reason: "it does not wait any more; nothing was stocked in from it" };
  if (!booked)
    return {
      ...left,
      status: "refused",
      reason:
        "it does not wait, and nothing was stocked in from it: it was cancelled or processed elsewhere, or there is no such record",
    };
  const { transaction_id } = booked;
  const { item_code, quantity, quantity_unit_code } = bookedLine(
    await client.transactions.get(transaction_id, { signal }),
  );
  const other = work.action === "cancel" || (work.item_code !== "" && work.item_code !== item_code);
  if (other) {
    const not = work.action === "cancel" ? "and can't be cancelled" : `not under ${work.item_code}`;
    return {
      ...left,
      status: "refused",
      transaction_id,
      reason: `it is stocked in under ${item_code} already, ${not}`,
    };
  }
  const warning = unitWarning({ quantity, quantity_unit_code }, await own.one(item_code));
  const reason = ["stocked in before", warning].filter(Boolean).join("; ");
  return { status: "done", item_code, qty_added: quantity, transaction_id, reason };
}

/** Item, quantity and unit, as they were submitted. */
function bookedLine({ request_data: request }: Transaction) {
  const created = request.new_item;
  const ofNew =
    typeof created === "object" && created !== null && "item_code" in created ? created.item_code : "";
  return {
    item_code: String(request.existing_item_code ?? ofNew),
    quantity: Number(request.quantity),
    quantity_unit_code: String(request.quantity_unit_code ?? ""),
  };
}
