// Registers many items of one request: each by the rules of a single item, in the order of the list, with a result of its own.

import { monotonicMs } from "../../base/clock.ts";
import { ServiceError, ValidationError } from "../../base/errors.ts";
import type { BulkEntry, Context } from "../../core/context/context.ts";
import { contextOfEntry } from "../../core/context/entry.ts";
import type { Request, ResponseOf } from "../../core/context/operations.ts";
import { entryRow } from "../../core/idempotency/entry-store.ts";
import { prepareItem, warnOfBarcode } from "../../core/items/new-item.ts";
import { type Registration, registerItems } from "../../core/items/register.ts";
import type { ItemRow } from "../../core/items/store.ts";
import { shownWarnings, why } from "./entry.ts";

type Body = Request<"createItemsBulk">["body"];
type Response = ResponseOf<"createItemsBulk">;
type Result = Response["body"]["data"]["results"][number];

/** The response comes before callers give up; an item that is sent then may take as long as a call to the unit. */
const longestMs = 20_000;

/** An entry that can be registered, with a context of its own, or why it can't. */
type Checked = { own: Context; registration?: Registration; problem?: ServiceError };

/** Registers the entries of the request. */
export async function registerEach(context: Context, { idempotency_keys }: Body): Promise<Response> {
  const startedMs = monotonicMs();
  const { entries, claim } = context;
  if (idempotency_keys && idempotency_keys.length !== entries.length)
    throw new ValidationError({
      idempotency_keys: [`must have one key for each of the ${entries.length} items`],
    });
  const keyOf = (index: number) => idempotency_keys?.[index] ?? (claim && `${claim.row.id} ${index}`);
  const checked = await Promise.all(entries.map((entry, index) => checkEntry(context, entry, keyOf(index))));
  // A device that isn't ready is no fault of the item: nothing from there on is registered.
  const firstUnready = checked.findIndex(({ problem }) => problem?.code === "device_not_ready");
  const workable = firstUnready === -1 ? checked : checked.slice(0, firstUnready);
  const { outcomes, failure = checked[firstUnready]?.problem } = await registerItems(
    context.service,
    workable.flatMap(({ registration }) => registration ?? []),
    () => monotonicMs() - startedMs > longestMs,
  );
  const results: Result[] = [];
  const ended = outcomes.values();
  for (const { own, problem } of workable) {
    const outcome = problem ?? ended.next().value;
    if (!outcome) break;
    results.push({ index: results.length, ...(await resultOf(own, outcome)) });
  }
  if (results.length === 0 && failure) throw failure;
  const registered = results.filter(({ result }) => result === "registered").length;
  const rejected = results.length - registered;
  return {
    status: 200,
    body: {
      status: "success",
      message: messageOf(entries.length, registered, rejected),
      data: { registered, rejected, results },
    },
  };
}

function messageOf(entries: number, registered: number, rejected: number): string {
  if (entries === 0) return "Nothing was registered: send the items as entries of items.";
  const items = `${entries} ${entries === 1 ? "item" : "items"}`;
  const left = entries - registered - rejected;
  const rest = left === 0 ? "" : ` Send the other ${left} in another request.`;
  return `${items}: ${registered} registered, ${rejected} rejected.${rest}`;
}

async function checkEntry(context: Context, entry: BulkEntry, key: string | undefined): Promise<Checked> {
  try {
    const { body, branch } = await entry.read();
    const own = contextOfEntry(context, branch, entry.bytes);
    const registration = await prepareItem(own, body as Request<"createItem">["body"]);
    if (key === undefined) return { own, registration };
    const content = [branch.bhf_id, entry.bytes];
    const named = { data_set_id: own.environment.id, user_id: own.user.id, key, content };
    const row = entryRow({ ...named, operation: "createItemsBulk" }, own.service.presence);
    return { own, registration: { ...registration, entry: row } };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    return { own: context, problem: error };
  }
}

async function resultOf(own: Context, outcome: ItemRow | ServiceError): Promise<Omit<Result, "index">> {
  if (outcome instanceof ServiceError) return { result: "rejected", item_code: null, ...why(outcome) };
  const { item_code, barcode } = outcome;
  await warnOfBarcode(own, item_code, barcode);
  return { result: "registered", item_code, ...shownWarnings(own) };
}
