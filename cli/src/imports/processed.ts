// Records that wait no more: their state in the service.
import type { ImportItem, Transaction } from "@taxctl/sdk";
import { given } from "../input/paging.ts";
import { type ApplyOptions, cancelled } from "./apply.ts";
import type { ImportRow } from "./row.ts";
import { shownUnitWarning, type Work } from "./work.ts";

/** The authority's status of a record that was booked in. */
const approved = "3";

type Former = Pick<ImportRow, "status" | "item_code" | "qty_added" | "transaction_id" | "reasons">;

/**
 * The result of an earlier run or of another person: `done` only if it equals the decision.
 *
 * @param known the record in the service
 */
export async function formerOutcome(
  record: string,
  known: ImportItem | undefined,
  work: Work,
  { client, own, branch, signal }: ApplyOptions,
): Promise<Former> {
  const left = { item_code: work.item_code, qty_added: null, transaction_id: "" };
  const query = {
    type: "import",
    invoice_no: record,
    per_page: 100,
    ...given({ branch_id: branch }),
  } as const;
  const { data } = await client.transactions.list(query, { signal });
  const booked = data.find(({ status }) => status === "success");
  if (!booked && work.action === "cancel" && known?.import_item_status_code === cancelled)
    return { ...left, status: "done", reasons: [{ problem: "it is cancelled already" }] };
  if (!booked) return { ...left, status: "invalid", reasons: [{ problem: standingOf(known) }] };
  const { transaction_id } = booked;
  const { item_code, quantity, quantity_unit_code } = bookedLine(
    await client.transactions.get(transaction_id, { signal }),
  );
  const other = work.action === "cancel" || (work.item_code !== "" && work.item_code !== item_code);
  if (other) {
    const not = work.action === "cancel" ? "and can't be cancelled" : `not to ${work.item_code}`;
    return {
      ...left,
      status: "invalid",
      transaction_id,
      reasons: [{ problem: `it was added to ${item_code} already, ${not}` }],
    };
  }
  const warning = shownUnitWarning({ quantity, quantity_unit_code }, await own.one(item_code));
  const reasons = ["added to stock before", warning].filter(Boolean).map((problem) => ({ problem }));
  return { status: "done", item_code, qty_added: quantity, transaction_id, reasons };
}

/** Why a record that nothing was stocked in from can't be worked on. */
export function standingOf(known: ImportItem | undefined): string {
  if (!known) return "there is no such record at the authority: see `taxctl imports list`";
  const { import_item_status_code: status } = known;
  if (status === cancelled) return "it is cancelled at the authority; nothing was added to stock";
  if (status === approved) return "it was approved at the authority before; nothing was added to stock here";
  return "it waits again: run the same command again";
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
