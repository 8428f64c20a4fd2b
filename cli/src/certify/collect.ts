// Reading the documents of a certification from the service: receipts, PDFs, and the messages with the unit.
import type { Attempt, Item } from "@taxctl/sdk";
import { given } from "../input/paging.ts";
import { objectIn } from "./fields.ts";
import { originalOf } from "./papers.ts";
import type { Message, Paper, Reading, Registered, Unread } from "./script.ts";

/** Every document that was issued, in the order of the set. */
export async function collectPapers(run: Reading): Promise<Paper[]> {
  const { client, state, signal, script } = run;
  const papers: Unread[] = [];
  for (const document of script.set.documents) {
    const done = state.done[document.key];
    if (!done) continue;
    const { transaction_id: id, number } = done;
    const copy_id = document.kind === undefined ? await copyOf(run, id) : undefined;
    const pdfs: Paper["pdfs"] = {};
    for (const { end, isCopy, query } of script.prints(document)) {
      const printed = { ...query, ...(isCopy ? given({ copy_id }) : {}), format: "pdf" as const };
      pdfs[end] = await client.transactions.receipt(id, printed, { signal });
    }
    const attempts = await client.transactions.attempts(id, {}, { signal }).toArray();
    const last = attempts.filter(({ kind, outcome }) => kind === "sale" && outcome !== "not_sent");
    const signed = last.find(({ outcome }) => outcome === "accepted") ?? last[0];
    const received = objectIn(parsed(signed?.received));
    papers.push({
      document,
      number,
      receipt: await client.transactions.receipt(id, {}, { signal }),
      copy:
        copy_id === undefined ? undefined : await client.transactions.receipt(id, { copy_id }, { signal }),
      sent: objectIn(parsed(signed?.sent)),
      received: objectIn(received.data ?? received),
      pdfs,
    });
  }
  const withFields = async (paper: Unread): Promise<Paper> => ({
    ...paper,
    fields: await script.fieldsOf(paper, originalOf(paper, papers)),
  });
  return Promise.all(papers.map(withFields));
}

/** The copy of a document that all its papers show: the one of an earlier run, else a new one. */
async function copyOf({ client, signal }: Reading, id: string): Promise<string> {
  const [earlier] = (await client.transactions.receiptCopies(id, { per_page: 1 }, { signal })).data;
  return (earlier ?? (await client.transactions.createReceiptCopy(id, { signal }))).id;
}

/** The messages of each step, by its number. */
export async function collectMessages(run: Reading): Promise<Record<string, Message[]>> {
  const { client, state, signal } = run;
  const found: Record<string, Message[]> = {};
  for (const { transaction_id: id, number } of Object.values(state.done)) {
    const attempts = await client.transactions.attempts(id, {}, { signal }).toArray();
    // Quotations and training documents have no messages.
    if (attempts.length > 0) found[number] = attempts.toSorted(inOrder).map(messageOf);
  }
  return found;
}

/** How each item was registered: the request, and the service's response after the control unit had accepted the item. */
export function collectRegistrations({ state }: Pick<Reading, "state">): Registered[] {
  const own = Object.values(state.items).map(({ code, registration }) => ({ code, registration }));
  if (state.customs) own.push({ code: state.customs.item_code, registration: state.customs.registration });
  return own.map(({ code, registration }) => ({
    item_code: code,
    ...(registration ? (masked(registration) as typeof registration) : { earlier: true as const }),
  }));
}

/** The items as the service has them. */
export async function collectItems({ client, state, signal }: Reading): Promise<Item[]> {
  const codes = Object.values(state.items).map(({ code }) => code);
  if (state.customs) codes.push(state.customs.item_code);
  const found: Item[] = [];
  for (const code of codes) found.push(await client.items.get(code, { branch_id: state.branch }, { signal }));
  return found;
}

const inOrder = (one: Attempt, other: Attempt) => (one.sent_at < other.sent_at ? -1 : 1);

function messageOf({ path, sent_at, outcome, http_status, sent, received }: Attempt): Message {
  return {
    path,
    sent_at,
    outcome,
    http_status,
    request: masked(parsed(sent)),
    response: masked(parsed(received)),
  };
}

const secret = /key$|password|passwd|token|secret/i;

/** The service masks secrets already; a unit of another make may name them otherwise. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secret.test(name) && inner !== null ? "****" : masked(inner),
    ]),
  );
}

/** A body as data; its text where it is no JSON. */
function parsed(body: string | null | undefined): unknown {
  try {
    return JSON.parse(body ?? "null");
  } catch {
    return body;
  }
}
