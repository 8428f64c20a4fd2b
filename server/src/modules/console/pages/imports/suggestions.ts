// The account's items that a customs record may be, by earlier decisions and by likeness; and records that are on their way already.
import { html, type SafeHtml } from "@remix-run/html-template";
import {
  customsLine,
  type ItemMemory,
  memoryOfRecords,
  reasonsText,
  recordKey,
  type Suggestion,
  suggestItems,
  unitWarning,
  worthOffering,
} from "@taxctl/sdk/rules/reconcile";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { badge } from "../../words.ts";
import type { DocumentRow } from "../documents/columns.ts";
import { stateBadge } from "../documents/words.ts";
import type { ImportRecord } from "./words.ts";

export type Item = DataOf<"listImportItems">["items"][number];
export type Own = { items: readonly Item[]; byCode: ReadonlyMap<string, Item>; memory: ItemMemory };

/** How many items the fields of a page offer; others are typed. */
const mostOffered = 300;
/** How many decisions suggestions remember. */
const mostRemembered = 100;

/** The items that a branch's records can become, and the last decisions about records. */
export async function readOwn(page: AccountPage, branch: string): Promise<Own> {
  const [{ data }, decided] = await Promise.all([
    page.read("listImportItems", { branch }),
    page.read("listImports", { query: { status: "approved", per_page: mostRemembered } }),
  ]);
  return {
    items: data.items,
    byCode: new Map(data.items.map((item) => [item.item_code, item])),
    memory: memoryOfRecords(decided.data),
  };
}

/** The items that are worth a look, the likeliest first. */
export function suggestionsFor(record: ImportRecord, { items, memory }: Own): Suggestion[] {
  const { suggestions } = suggestItems(customsLine(record), items, memory);
  return suggestions.filter(({ score }) => score >= worthOffering);
}

/** Points for a name of which two words in three agree. */
const likelyName = 30;

/**
 * The item that a field has before a person looks: one that was chosen for such a record before, or that has its barcode or its
 * name. The class alone, or one common word, is no reason to book goods in under another item.
 */
export function likelyItem(suggestions: readonly Suggestion[]): string | undefined {
  const [best] = suggestions;
  const isLikely = best?.reasons.some(
    ({ kind, points }) =>
      kind === "memory" || kind === "barcode" || (kind === "name" && points >= likelyName),
  );
  return isLikely ? best?.item_code : undefined;
}

/** The item's name, why it is suggested, and that its unit is another. */
export function suggestionText(record: ImportRecord, suggestion: Suggestion, { byCode }: Own): SafeHtml {
  const warning = unitWarning(record, byCode.get(suggestion.item_code));
  return html`<b>${suggestion.item_name}</b>: ${reasonsText(suggestion)}.${
    warning === "" ? "" : html` <span title="${warning}">${badge("wait", "Another unit")}</span>`
  }`;
}

/** The list that the fields for items offer. */
export const offeredItems = ({ items }: Own): SafeHtml =>
  html`<datalist id="items">${items
    .slice(0, mostOffered)
    .map(({ item_code, item_name }) => html`<option value="${item_code}">${item_name}</option>`)}</datalist>`;

/** Records whose approval is stored and not accepted yet, by branch and key. */
export async function readSent(page: AccountPage): Promise<Map<string, DocumentRow>> {
  const { data } = await page.read("listTransactions", { query: { type: "import", per_page: 100 } });
  const open = data.filter(({ status }) => status !== "success");
  return new Map(open.map((row) => [`${row.branch_id} ${row.invoice_no}`, row]));
}

/** What became of a record's approval so far. */
export const sentText = (page: AccountPage, row: DocumentRow): SafeHtml =>
  html`${stateBadge(row, row.in_doubt)} <a href="${page.base}/documents/${row.transaction_id}">Open the document</a>`;

export const sentOf = (sent: ReadonlyMap<string, DocumentRow>, record: ImportRecord) =>
  sent.get(`${record.branch_id} ${recordKey(record)}`);
