// One customs record: what was declared, the items that it may be, an item made for it, and its rejection.
import { html, type SafeHtml } from "@remix-run/html-template";
import { portion } from "@taxctl/sdk/rules/amounts";
import { authorityUnit, customsAmount, lackingOf } from "@taxctl/sdk/rules/reconcile";
import { cutText } from "../../../../base/cut-text.ts";
import { checkbox, field, form, hiddenFields, select } from "../../form.ts";
import { type AccountPage, goTo, type PageResponse, show } from "../../page.ts";
import { amount, time } from "../../words.ts";
import { classField } from "../items/class-field.ts";
import { itemPath, quantity, taxTypeOptions } from "../items/words.ts";
import { readRecord } from "./decide.ts";
import {
  likelyItem,
  type Own,
  offeredItems,
  readOwn,
  readSent,
  sentOf,
  sentText,
  suggestionsFor,
  suggestionText,
} from "./suggestions.ts";
import {
  amountOf,
  decisionBadge,
  declaredName,
  type ImportRecord,
  idOfRecord,
  isDecided,
  itemField,
  quantityOf,
  recordPath,
  supplierCell,
} from "./words.ts";

function facts(page: AccountPage, record: ImportRecord): SafeHtml {
  const rate = record.invoice_foreign_currency_exchange_rate;
  const weight = (value: number | null) => (value === null ? "–" : quantity(value, "kg"));
  const rows = [
    ["Declaration", `${record.declaration_number}, item ${record.item_sequence}`],
    ["HS code", record.hs_code],
    ["Branch", record.branch_id],
    ["Supplier", supplierCell(record)],
    ["Agent", record.agent_name ?? "–"],
    ["Quantity", quantityOf(record)],
    ["Amount", `${amountOf(record)}${rate === null ? "" : `, at ${amount(rate)}`}`],
    ["Net weight", weight(record.net_weight)],
    ["Fetched", time(page, record.fetched_at)],
  ] as const;
  return html`<section class="card"><header><h2>What customs says</h2></header><div class="rest"><dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></div></section>`;
}

/** Fields for values that the declaration lacks. */
function lackingFields(page: AccountPage, record: ImportRecord): SafeHtml[] {
  return lackingOf(record, {}).map((name) =>
    name === "invoice_amount"
      ? field(page, {
          name,
          label: "Amount of the supplier's invoice",
          hint: "The declaration has none.",
          attributes: { inputmode: "decimal" },
        })
      : field(page, {
          name,
          label: "Country of origin",
          hint: "Two letters, such as CN. The declaration has none.",
          attributes: { maxlength: "2" },
        }),
  );
}

function itemOf(page: AccountPage, record: ImportRecord, value: string | undefined): SafeHtml {
  return field(page, {
    name: itemField(idOfRecord(record)),
    label: "Your item",
    hint: "The code of the item.",
    value,
    attributes: { list: "items", autocomplete: "off" },
  });
}

function approval(page: AccountPage, record: ImportRecord, own: Own): SafeHtml {
  const suggestions = suggestionsFor(record, own);
  const more = page.may("createItem")
    ? html`<p><a class="button" href="${page.base}/imports/new?${new URLSearchParams({ id: idOfRecord(record) }).toString()}">Register a new item for it</a></p>`
    : "";
  return html`<section class="card"><header><div><h2>What you book</h2><p>The quantity comes into the item's stock.</p></div></header><div class="rest">${
    suggestions.length === 0
      ? html`<p class="dim">No item of yours is alike.</p>`
      : html`<ul class="suggestions">${suggestions.map((one) => html`<li><code>${one.item_code}</code> ${suggestionText(record, one, own)}</li>`)}</ul>`
  }
${form(
  page,
  { action: recordPath(page, record), label: "Approve the record", isPrimary: true },
  ...hiddenFields([["tick", idOfRecord(record)]]),
  itemOf(page, record, likelyItem(suggestions)),
  ...lackingFields(page, record),
  checkbox(page, {
    name: "units_are_meant",
    label: "Book the quantity in although my item has another unit",
    isOptional: true,
  }),
)}${more}</div></section>`;
}

function rejection(page: AccountPage, record: ImportRecord, own: Own): SafeHtml {
  return html`<details><summary>Reject the record</summary><p>Nothing comes into stock. The tax authority asks for an item even here: name any item of yours.</p>
${form(
  page,
  { action: recordPath(page, record), label: "Reject the record", isGrave: true },
  ...hiddenFields([
    ["tick", idOfRecord(record)],
    ["do", "reject"],
    [
      itemField(idOfRecord(record)),
      suggestionsFor(record, own)[0]?.item_code ?? own.items[0]?.item_code ?? "",
    ],
  ]),
)}</details>`;
}

export async function showRecord(page: AccountPage): Promise<PageResponse> {
  const id = page.query.get("id") ?? "";
  if (id === "") return goTo(`${page.base}/imports`);
  const record = await readRecord(page, id);
  const back = [`${page.base}/imports`, "Imports"] as const;
  const { item_code, transaction_id } = record;
  if (isDecided(record) || !page.may("processImport"))
    return show(declaredName(record), facts(page, record), {
      back,
      state: decisionBadge(record),
      lead: html`${time(page, record.decided_at)}${item_code === null ? "" : html` · <a href="${itemPath(page, item_code)}">${item_code}</a>`}${transaction_id === null ? "" : html` · <a href="${page.base}/documents/${transaction_id}">Document</a>`}`,
    });
  const [own, sent] = await Promise.all([readOwn(page, record.branch_id), readSent(page)]);
  const open = sentOf(sent, record);
  return show(
    declaredName(record),
    html`<div class="pair-of-cards">${facts(page, record)}
${open ? "" : approval(page, record, own)}</div>${open ? "" : html`${offeredItems(own)}${rejection(page, record, own)}`}`,
    { back, state: open ? sentText(page, open) : decisionBadge(record) },
  );
}

/** The form for an item that is made for a record, which is booked in under it. */
export async function showNew(page: AccountPage): Promise<PageResponse> {
  const id = page.query.get("id") ?? "";
  if (id === "") return goTo(`${page.base}/imports`);
  const record = await readRecord(page, id);
  if (isDecided(record)) return goTo(recordPath(page, record));
  const types = (await page.read("listTaxTypes")).data.filter(({ is_active }) => is_active);
  const value = customsAmount(record, {}) ?? 0;
  const price = portion(value, record.invoice_foreign_currency_exchange_rate ?? 1, record.quantity);
  return show(
    "Register an item for a record",
    html`${form(
      page,
      {
        action: `${page.base}/imports/new?${new URLSearchParams({ id })}`,
        label: "Register the item and approve",
        isPrimary: true,
      },
      ...hiddenFields([
        ["record_id", idOfRecord(record)],
        ["units_are_meant", "yes"],
      ]),
      field(page, {
        name: "item_name",
        label: "Name",
        hint: "Receipts print it.",
        value: cutText(record.item_name, 200),
      }),
      await classField(page),
      select(page, {
        name: "tax_type_code",
        label: "Tax type",
        value: types.find(({ kind }) => kind === "standard")?.code,
        options: taxTypeOptions(page, types),
      }),
      field(page, {
        name: "qty_unit_code",
        label: "Unit of quantity",
        value: authorityUnit(record.quantity_unit_code) ?? "U",
      }),
      field(page, {
        name: "pkg_unit_code",
        label: "Unit of packages",
        value: record.package_unit_code ?? "NT",
      }),
      field(page, {
        name: "default_price",
        label: `Price with ${page.words.tax}`,
        hint: "Until you change it: what a unit cost.",
        value: String(price),
        attributes: { inputmode: "decimal" },
      }),
      ...lackingFields(page, record),
    )}`,
    {
      back: [recordPath(page, record), declaredName(record)],
      lead: "The control unit gets the item, and the quantity of the customs record comes into its stock. Its class, tax type and units can't be changed later.",
    },
  );
}
