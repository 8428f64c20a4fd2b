// The list of items, and the form for a new one.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { BodyOf } from "../../call.ts";
import { field, form, given, hiddenFields, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { type Filter, filterForm, filtersOf, table } from "../../table.ts";
import { amount, badge } from "../../words.ts";
import { classField, classOf } from "./class-field.ts";
import {
  branchOptions,
  type Item,
  isService,
  itemPath,
  quantity,
  readBranches,
  readTaxTypes,
  taxTypeOptions,
} from "./words.ts";

const filters: readonly Filter[] = [
  { name: "q", label: "Name, code or barcode" },
  {
    name: "is_active",
    label: "State",
    options: [
      ["true", "In use"],
      ["false", "Out of use"],
    ],
  },
];

/** The items with a text in their name; else those with it as their code or barcode. */
async function readItems(page: AccountPage): Promise<BodyOf<"listItems">> {
  const { is_active, q, cursor } = filtersOf(page, filters);
  const query = {
    ...(cursor && { cursor }),
    ...(is_active && { is_active: is_active === "true" }),
    per_page: 50,
  };
  const by = q ? [{ item_name: q }, { item_code: q.toUpperCase() }, { barcode: q }] : [{}];
  const [first = {}, ...others] = by;
  let read = await page.read("listItems", { query: { ...query, ...first } });
  for (const other of others) {
    if (read.data.length > 0) return read;
    read = await page.read("listItems", { query: { ...query, ...other } });
  }
  return read;
}

export async function showItems(page: AccountPage): Promise<PageResponse> {
  const [{ data, meta }, taxTypeOf] = await Promise.all([readItems(page), readTaxTypes(page)]);
  const mayCreate = page.may("createItem");
  return show(
    "Items",
    html`${filterForm(page, filters)}
${table<Item>(page, {
  caption: "Items, newest first, with their quantity in all branches",
  currency: page.currency,
  rows: data,
  next: meta.next_cursor,
  link: ({ item_code }) => itemPath(page, item_code),
  empty: html`<p>There is no item yet.${mayCreate ? " Register the first one." : ""}</p>`,
  columns: [
    {
      label: "Item",
      cell: ({ item_name, item_code }) => html`${item_name} <small class="line">${item_code}</small>`,
    },
    { label: "Tax type", cell: taxTypeOf },
    { label: "State", cell: (item) => stateOf(item) },
    {
      label: "Quantity",
      cell: (item) => (isService(item) ? "–" : quantity(item.current_qty, item.qty_unit_code)),
      isFigure: true,
    },
    {
      label: `Price with ${page.words.tax}`,
      cell: ({ default_price }) => amount(default_price),
      isMoney: true,
    },
  ],
})}`,
    {
      actions: mayCreate
        ? html`<a class="button primary" href="${page.base}/items/new">Register an item</a>`
        : "",
    },
  );
}

export function stateOf(item: Item): SafeHtml {
  if (!item.is_active) return badge("neutral", "Out of use");
  if (isService(item)) return badge("neutral", "Service");
  if (item.current_qty <= 0) return badge("wait", "Out of stock");
  return item.current_qty <= item.safety_qty ? badge("wait", "Low") : html`<span class="dim">In stock</span>`;
}

/** A unit from the authority's table; its code is typed until the service has fetched the table. */
async function unitField(
  page: AccountPage,
  code_class: string,
  unit: { name: string; label: string; value: string; hint: string },
): Promise<SafeHtml> {
  const { data } = await page.read("listCodes", { query: { code_class, per_page: 100 } });
  if (data.length === 0) return field(page, unit);
  return select(page, {
    ...unit,
    options: data.map(({ code, name }) => [code, `${name} (${code})`] as const),
  });
}

export async function showNew(page: AccountPage): Promise<PageResponse> {
  const [branches, taxTypes, itemClass, quantityUnit, packageUnit] = await Promise.all([
    readBranches(page),
    page.read("listTaxTypes"),
    classField(page),
    unitField(page, "10", {
      name: "qty_unit_code",
      label: "Unit of quantity",
      value: "U",
      hint: "U is a piece.",
    }),
    unitField(page, "17", {
      name: "pkg_unit_code",
      label: "Unit of packages",
      value: "NT",
      hint: "NT is no package.",
    }),
  ]);
  const types = taxTypes.data.filter(({ is_active }) => is_active);
  const standard = types.find(({ kind }) => kind === "standard")?.code;
  const hasMoreProblem = ["qty_unit_code", "pkg_unit_code", "safety_qty", "barcode", "branch_id"].some(
    (name) => page.problem?.errors?.[name],
  );
  const [only] = branches;
  const choice =
    only && branches.length === 1
      ? html`${hiddenFields([["branch_id", only.bhf_id]])}`
      : select(page, {
          name: "branch_id",
          label: "Branch whose control unit registers it",
          options: branchOptions(branches),
        });
  return show(
    "Register an item",
    html`${form(
      page,
      {
        action: `${page.base}/items/new`,
        label: "Register the item",
        isPrimary: true,
        cancel: `${page.base}/items`,
      },
      html`<div class="columns">${[
        field(page, { name: "item_name", label: "Name", hint: "Receipts print it." }),
        itemClass,
        priceField(page, undefined),
        select(page, {
          name: "tax_type_code",
          label: "Tax type",
          value: standard,
          options: taxTypeOptions(page, types),
        }),
        select(page, {
          name: "item_type",
          label: "Kind",
          value: "2",
          options: [
            ["2", "Product"],
            ["1", "Raw material"],
            ["3", "Service, without stock"],
          ],
        }),
      ]}</div>
<details${hasMoreProblem ? html.raw` open` : ""}><summary>Units, barcode and more</summary><div class="columns">${quantityUnit}${packageUnit}${safetyField(page, undefined)}${field(page, { name: "barcode", label: "Barcode", isOptional: true })}${choice}</div></details>`,
    )}`,
    {
      back: [`${page.base}/items`, "Items"],
      lead: "The control unit gets the item, so that sales can name it. Its code, class, tax type and units can't be changed later.",
    },
  );
}

export const priceField = (page: AccountPage, value: number | undefined): SafeHtml =>
  field(page, {
    name: "default_price",
    label: `Price with ${page.words.tax}${page.currency === null ? "" : `, ${page.currency}`}`,
    value: value === undefined ? "" : String(value),
    isOptional: true,
    attributes: { inputmode: "decimal" },
  });

export const safetyField = (page: AccountPage, value: number | undefined): SafeHtml =>
  field(page, {
    name: "safety_qty",
    label: "Quantity at which stock is low",
    value: value === undefined ? "" : String(value),
    isOptional: true,
    attributes: { inputmode: "decimal" },
  });

/** Where the service makes the code, the redirect leads to the new item. */
export async function register(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const item_class_code = await classOf(page);
  // Words name no class yet: the form comes back with those that have them.
  if (item_class_code === undefined) return showNew(page);
  const result = await page.call("createItem", {
    body: {
      branch_id: given(sent.text("branch_id")),
      item_name: sent.text("item_name"),
      item_class_code,
      item_type: sent.text("item_type") as Item["item_type"] & ("1" | "2" | "3"),
      tax_type_code: sent.text("tax_type_code") as Item["tax_type_code"],
      qty_unit_code: sent.text("qty_unit_code"),
      pkg_unit_code: sent.text("pkg_unit_code"),
      default_price: sent.number("default_price"),
      safety_qty: sent.number("safety_qty"),
      barcode: given(sent.text("barcode")),
    },
  });
  if (!result.ok) return again(result.problem);
  return goTo(itemPath(page, Object(result.body.data).item_code), "registered");
}
