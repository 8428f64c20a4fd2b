// The key of a customs record on pages, and how a record and its state read.
import { html, type SafeHtml } from "@remix-run/html-template";
import { recordKey } from "@taxctl/sdk/rules/reconcile";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { amount, badge, type Tone } from "../../words.ts";
import { quantity } from "../items/words.ts";

export type ImportRecord = DataOf<"listImports">[number];

/** `00 2310001/20260309/1/20055900000`: the branch and the key of a record. */
export const idOfRecord = (record: ImportRecord): string => `${record.branch_id} ${recordKey(record)}`;

/** The branch and the key in a record's id; empty where the text has none. */
export function partsOfId(id: string): { branch_id: string; record: string } {
  const [branch_id = "", ...rest] = id.split(" ");
  return { branch_id, record: rest.join(" ") };
}

export const recordPath = ({ base }: AccountPage, record: ImportRecord): string =>
  `${base}/imports/record?${new URLSearchParams({ id: idOfRecord(record) })}`;

const isShouted = (text: string): boolean => text === text.toUpperCase();

/** A word in small letters, unless it has a digit: `500ML`. */
const small = (word: string): string => (/\d/.test(word) ? word : word.toLowerCase());

const withCapital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** The declared name as people write it: customs has capitals only. */
export function declaredName({ item_name }: Pick<ImportRecord, "item_name">): string {
  return isShouted(item_name) ? withCapital(item_name.split(" ").map(small).join(" ")) : item_name;
}

/** `PEARL TRADING CO LTD` as `Pearl Trading Co Ltd`. */
const businessName = (name: string): string =>
  isShouted(name)
    ? name
        .split(" ")
        .map((word) => withCapital(small(word)))
        .join(" ")
    : name;

/** The name of the field for a record's item: messages about it stand there. */
export const itemField = (id: string): string => `item ${id}`;

export const quantityOf = ({ quantity: qty, quantity_unit_code: unit }: ImportRecord): string =>
  quantity(qty, unit ?? "");

/** `500.00 USD` */
export function amountOf(record: ImportRecord): string {
  const { invoice_foreign_currency_amount: value, invoice_foreign_currency: currency } = record;
  return value === null ? "–" : `${amount(value)} ${currency ?? ""}`;
}

const statuses: Record<string, [Tone, string]> = {
  "3": ["good", "Approved"],
  "4": ["neutral", "Rejected"],
};

export const decisionBadge = ({ import_item_status_code: status }: ImportRecord): SafeHtml =>
  badge(...(statuses[status] ?? (["wait", "Waiting"] as const)));

export const isDecided = ({ import_item_status_code: status }: ImportRecord): boolean => status in statuses;

export const supplierCell = ({ supplier_name, origin_nation_code }: ImportRecord): SafeHtml =>
  html`${supplier_name === null ? "Not declared" : businessName(supplier_name)}${origin_nation_code === null ? "" : html` <span class="dim">${origin_nation_code}</span>`}`;
