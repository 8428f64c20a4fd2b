// Applying decisions about customs records: booking them in under an item, or setting their status.
import type { ImportItem, Taxctl } from "@taxctl/sdk";
import { customsLine, processBody } from "@taxctl/sdk/reconcile";
import { stockProblem } from "@taxctl/sdk/validation";
import { errorsOf } from "../dry-run/body-errors.ts";
import { isServiceFailure } from "../failures/describe.ts";
import { fieldReasons, type Reason } from "../failures/reasons.ts";
import type { KnownCodes } from "../items/authority-codes.ts";
import type { MemoryFile } from "../items/memory-file.ts";
import { checkNewItem } from "../items/new-item.ts";
import type { OwnItems } from "../items/registered-items.ts";
import { concernsAll, type Ending, endingOf, rejectionReasons } from "../transactions/outcome.ts";
import { lacksOf, newItem, problemsOf, shownUnitWarning, type Work } from "./work.ts";

/** The result of one record. */
export type Applied = Ending & {
  item_code: string;
  qty_added: number | null;
  new_qty: number | null;
  warning: string;
};

export type ApplyOptions = {
  client: Taxctl;
  own: OwnItems;
  known: KnownCodes;
  memory: MemoryFile;
  branch: string | undefined;
  /** The author for the authority, where it asks for a name. */
  author: string;
  /** Whether a person confirmed a unit that differs from the item's. */
  unitsAreMeant: boolean;
  waitMs: number;
  signal: AbortSignal;
};

const nothingDone = {
  transaction_id: "",
  receipt_no: "",
  reasons: [],
  qty_added: null,
  new_qty: null,
  warning: "",
};

/** Applies it. A rejection is a result; an error that would meet every other record too is thrown. */
export async function applyOne(record: ImportItem, work: Work, options: ApplyOptions): Promise<Applied> {
  const rejected = (reasons: Reason[]): Applied => ({
    ...nothingDone,
    status: "invalid",
    item_code: work.item_code,
    reasons,
  });
  try {
    const { problems, warning } = await lookAhead(record, work, options);
    if (problems.length > 0) return rejected(problems);
    if (work.action === "cancel") return await cancel(record, work, options);
    const itemCode = work.action === "create" ? await ensureItem(record, work, options) : work.item_code;
    const applied = await stockIn(record, work, itemCode, options);
    if (applied.status !== "invalid") await options.memory.remember(customsLine(record), itemCode);
    return { ...applied, warning: [warning, applied.warning].filter(Boolean).join("; ") };
  } catch (error) {
    if (!isServiceFailure(error) || concernsAll(error)) throw error;
    return rejected(rejectionReasons(error));
  }
}

/** The item that `create` would register, and the existing item for the same product. */
async function plannedItem(record: ImportItem, work: Work, { own, known }: ApplyOptions) {
  const input = await newItem(record, work, known);
  return { input, same: work.item_code ? await own.one(work.item_code) : await own.same(input) };
}

/** The obstacles of a record's work, and the warnings for a person before it is done. */
type Ahead = { problems: Reason[]; warning: string; unitsDiffer: boolean };

/** Checks without changing anything. */
export async function lookAhead(record: ImportItem, work: Work, options: ApplyOptions): Promise<Ahead> {
  const problems = [...problemsOf(work), ...lacksOf(record, work)];
  const nothing = { warning: "", unitsDiffer: false };
  if (problems.length > 0) return { ...nothing, problems };
  if (work.action === "cancel")
    return { ...nothing, problems: rejections("updateImportItem", await cancelBody(record, work, options)) };
  const { problems: ofItem, item, warning: ofClass } = await intendedItem(record, work, options);
  const ofUnits = shownUnitWarning(record, item);
  if (ofUnits && !options.unitsAreMeant) ofItem.push({ problem: `${ofUnits}: pass --yes if that is right` });
  const warning = [ofUnits, ofClass].filter(Boolean).join("; ");
  return { problems: ofItem, warning, unitsDiffer: ofUnits !== "" };
}

async function intendedItem(record: ImportItem, work: Work, options: ApplyOptions) {
  if (work.action === "map") {
    const item = await options.own.one(work.item_code);
    const problem = item ? stockProblem(work.item_code, item) : `there is no item ${work.item_code}`;
    const problems = problem ? [{ problem }] : [];
    return { item, problems: [...problems, ...stockingProblems(record, work, work.item_code)], warning: "" };
  }
  const { input, same } = await plannedItem(record, work, options);
  const item = same ?? input;
  const problem = same && stockProblem(same.item_code, same);
  // The service chooses the code of a new item.
  const ofStock = stockingProblems(record, work, item.item_code ?? "new");
  if (same) return { item, problems: [...(problem ? [{ problem }] : []), ...ofStock], warning: "" };
  const { problems, warning } = await checkNewItem(input, options.known);
  return { item, problems: [...problems, ...ofStock], warning };
}

/** The service's errors for booking a record in under an item. */
function stockingProblems(record: ImportItem, work: Work, itemCode: string): Reason[] {
  return rejections("processImport", processBody(record, work, itemCode));
}

/** The service's errors for a body. */
function rejections(operationId: string, body: object): Reason[] {
  return fieldReasons(errorsOf(operationId, body));
}

/** The item of the good, registered unless there is one. */
async function ensureItem(record: ImportItem, work: Work, options: ApplyOptions): Promise<string> {
  const { own, branch } = options;
  const { input, same } = await plannedItem(record, work, options);
  return (same ?? (await own.register(input, branch))).item_code;
}

async function stockIn(
  record: ImportItem,
  work: Work,
  itemCode: string,
  { client, branch, waitMs, signal }: ApplyOptions,
): Promise<Applied> {
  const body = { ...processBody(record, work, itemCode), ...(branch ? { branch_id: branch } : {}) };
  let booked: Pick<Applied, "qty_added" | "new_qty" | "warning"> = {
    qty_added: null,
    new_qty: null,
    warning: "",
  };
  const submit = async () => {
    const result = await client.imports.process(body, { signal });
    const { qty_added, new_qty, authority_status_updated: isUpdated, sync_error } = result;
    const warning =
      sync_error ?? (isUpdated ? "" : "the authority's status is not updated yet; the service retries it");
    booked = { qty_added, new_qty, warning };
    return result;
  };
  const ending = await endingOf(client, submit, { timeoutMs: waitMs, signal });
  return { ...ending, item_code: itemCode, ...booked };
}

/** The authority's status of a cancelled record. */
export const cancelled = "4";

async function cancel(record: ImportItem, work: Work, options: ApplyOptions): Promise<Applied> {
  await options.client.imports.updateItem(await cancelBody(record, work, options), {
    signal: options.signal,
  });
  const reasons = [{ problem: "cancelled at the authority" }];
  return { ...nothingDone, status: "success", item_code: work.item_code, reasons };
}

async function cancelBody(record: ImportItem, work: Work, { own, branch, author }: ApplyOptions) {
  const item = await own.byCode(work.item_code);
  const { task_code, declaration_date, item_sequence, hs_code } = record;
  return {
    ...(branch ? { branch_id: branch } : {}),
    task_code,
    declaration_date,
    item_sequence,
    hs_code,
    item_code: work.item_code,
    item_class_code: work.item_class_code ?? item?.item_class_code ?? "",
    import_item_status_code: cancelled,
    modifier_name: author.slice(0, 60),
    modifier_id: author.slice(0, 20),
  };
}
