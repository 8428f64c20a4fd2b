// Texts of the service for people at a page: its commands and fields become words of the console.
import { html, type SafeHtml } from "@remix-run/html-template";
import { asCommands } from "@taxctl/sdk/rules/commands";
import type { TaxWords } from "@taxctl/sdk/rules/profiles";
import type { AccountPage } from "./page.ts";
import { withMoments } from "./words.ts";

/** What a command does, and where the console does it. */
const commands: readonly [command: RegExp, what: string, where: string][] = [
  [/^taxctl transactions retry\b/, "retry it", "on the document's page"],
  [/^taxctl transactions settle\b/, "record its outcome", "on the document's page"],
  [/^taxctl (?:transactions|sales|receipt) /, "look at it", "among the documents"],
  [/^taxctl devices test\b/, "test the connection", "on the branch's page"],
  [/^taxctl devices init\b/, "initialize the device", "on the branch's page"],
  [/^taxctl devices training off\b/, "end the training", "on the branch's page"],
  [/^taxctl devices setup\b/, "change the device", "on the branch's page"],
  [/^taxctl codes sync\b/, "fetch the code tables again", "on the branch's page"],
  [/^taxctl branches resume\b/, "resume it", "on the branch's page"],
  [/^taxctl branches\b/, "look at the branches", "among the branches"],
  [/^taxctl reports z\b/, "make the Z report", "on the branch's page"],
  [/^taxctl purchases fetch\b/, "fetch supplier invoices", "on the month's page"],
  [/^taxctl purchases match\b/, "upload the books", "on the month's page"],
  [/^taxctl purchases sync\b/, "register the purchases", "on the month's page"],
  [/^taxctl purchases claim\b/, "change the claim", "on the document's page"],
  [/^taxctl purchases\b/, "look at the purchases", "on the month's page"],
  [/^taxctl periods\b/, "do it", "on the month's page"],
  [/^taxctl relays\b/, "do it", "on the page of relays"],
  [/^taxctl stock (?:drift|master)\b/, "compare the quantity", "on the item's page"],
  [/^taxctl stock\b/, "do it", "on the page of the stock"],
  [/^taxctl items create\b/, "register an item", "among the items"],
  [/^taxctl items\b/, "look at the item", "among the items"],
  [/^taxctl imports\b/, "decide it", "among the imports"],
  [/^taxctl exports\b/, "look at the exports", "among the exports"],
  [/^taxctl account update\b/, "change it", "in the settings"],
  [/^taxd mail list\b/, "the list of mails", "of the service"],
  [/^taxd\b/, "ask the operators of this service", "with the operators of this service"],
];

/** Fields of the API as forms name them; `TIN` becomes the word of the country. */
const fields: Readonly<Record<string, string>> = {
  customer_tin: "the TIN of the customer",
  customer_name: "the name of the customer",
  purchase_code: "the purchase code of the customer",
  supplier_tin: "the TIN of the supplier",
  item_code: "the item code",
  item_class_code: "the class of the item",
  item_name: "the name of the item",
  tax_type: "the tax type",
  tax_rate: "the tax rate",
  unit_price: "the price",
  quantity: "the quantity",
  qty_unit_code: "the unit of quantity",
  pkg_unit_code: "the unit of packages",
  sale_date: "the date",
  purchase_date: "the date",
  sale_time: "the time",
  invoice_no: "the number",
  original_invoice_no: "the number of the original sale",
  payment_type: "the payment type",
  refund_reason_code: "the reason",
  exchange_rate: "the exchange rate",
  claim_month: "the month of the claim",
  leave_waiting: "the box below the button",
};

const fieldPattern = new RegExp(`\\b(?:${Object.keys(fields).join("|")})\\b`, "g");

/** What a program may send: forms have a box for it, or nothing. */
const choices: readonly [text: RegExp, words: string][] = [
  [/,? or send `?accept_unusual_tin: true`? if it is right/, ", or tick the box below if it is right"],
  [/,? or send `?register_items: true`? to register it from this line/, ""],
  [/ \((?:GET|POST|PUT|PATCH|DELETE) \/[^)]*\)/, ""],
  [/,? or `?same_item: true`? on the line if it is the same item/, ""],
];

/** A field of a line: `items[0].quantity`. Lines count from 1. */
const lineField = /`?\b(items|payments)\[(\d+)\]\.?`?/g;

/** Other names of fields. A file such as `sales_march.csv`, and what stands in quotes, is no field. */
const otherField = /(?<![\w"“'/.@-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w"”'/@-]|\.\w)/g;

/** A text of the API without names of its fields. */
export function inWords(words: TaxWords, text: string): string {
  return choices
    .reduce((said, [pattern, instead]) => said.replace(pattern, instead), text)
    .replaceAll(
      lineField,
      (_, list, index) => `${list === "items" ? "line" : "payment"} ${Number(index) + 1}: `,
    )
    .replace(fieldPattern, (name) => fields[name] ?? name)
    .replaceAll(otherField, (name) => name.replaceAll("_", " "))
    .replaceAll("`", "")
    .replaceAll(/\bTIN(s?)\b/g, `${words.tin}$1`);
}

/** The name of a field that the page doesn't have: `items[0].item_code` is `Line 1: the item code`. */
export function nameInWords(words: TaxWords, name: string): string {
  const said = inWords(words, name).trim();
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** The words of a command; after a colon its place is enough: `Resume it on the branch's page`. */
function wordsOf(command: string, before: string): string | undefined {
  const [, what, where] = commands.find(([pattern]) => pattern.test(command)) ?? [];
  if (what === undefined || where === undefined) return undefined;
  if (before.trimEnd().endsWith(":")) return where;
  const words = `${what} ${where}`;
  return before === "" || /[.!?] $/.test(before)
    ? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
    : words;
}

/** A text of the service as a person at a page reads it. What the console has no words for stays code. */
export function plainText(page: Pick<AccountPage, "words" | "nowMs" | "timeZone">, text: string): SafeHtml[] {
  const { words } = page;
  const parts = asCommands(withMoments(page, text)).split("`");
  return parts.map((part, index) => {
    if (index % 2 === 1) {
      const known = wordsOf(part, parts[index - 1] ?? "");
      if (known !== undefined) return html`${known}`;
      const said = inWords(words, part);
      return said === part ? html`<code>${part}</code>` : html`${said}`;
    }
    const after = parts[index + 1];
    const isCut = after !== undefined && wordsOf(after, part) !== undefined && part.trimEnd().endsWith(":");
    return html`${inWords(words, isCut ? `${part.trimEnd().slice(0, -1)} ` : part)}`;
  });
}
