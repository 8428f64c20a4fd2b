// The suppliers' invoices: fetches them, and asks which of the account's items the suppliers' items are.

import { html, type SafeHtml } from "@remix-run/html-template";
import { isTaxLetter, publishedStandard } from "@taxctl/sdk/rules/profiles";
import { documentOfSupplierSale } from "@taxctl/sdk/rules/reconcile";
import { sourceOfSupplier } from "@taxctl/sdk/rules/tins";
import { cutText } from "../../../../base/cut-text.ts";
import type { DataOf, Problem } from "../../call.ts";
import { checkbox, field, form, hiddenFields, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { table } from "../../table.ts";
import { plural } from "../../words.ts";
import { readComparisons } from "./comparisons.ts";
import { monthName, monthOf, monthPath } from "./words.ts";

/** How many supplier items one page shows. */
const mostItems = 50;
/** How many of the account's items a list to choose from has; with more, the code is typed. */
export const mostChoices = 100;

export type Item = DataOf<"listItems">[number];
/** What a line of a supplier says about its item: enough to make one of the account's own. */
type Line = {
  source: string;
  code: string;
  name: string;
  class_code: string;
  tax_type: string;
  price: number;
};
type SupplierItem = Line & { supplier: string };

/** Branches that can call their control unit. */
export async function readyBranches(page: AccountPage): Promise<string[]> {
  const { data } = await page.read("listDevices");
  return data.filter(({ is_active }) => is_active).map(({ bhf_id }) => bhf_id);
}

/** The branch whose unit registers new items: nothing is sent to one that is paused. */
async function registeringBranch(page: AccountPage): Promise<string | undefined> {
  const ready = await readyBranches(page);
  const { data } = await page.read("listBranches", { query: { per_page: 100 } });
  const paused = new Set(data.filter(({ paused_at }) => paused_at !== null).map(({ bhf_id }) => bhf_id));
  return ready.find((branch) => !paused.has(branch)) ?? ready[0];
}

/** It leads back to the month, or to the list of months. */
export function fetchForm(page: AccountPage, month?: string, isPrimary = false): SafeHtml {
  if (!page.may("fetchSupplierSales")) return html``;
  const options = { action: `${page.base}/months/fetch`, label: "Fetch what suppliers reported", isPrimary };
  return form(page, options, ...hiddenFields(month === undefined ? [] : [["month", month]]));
}

export async function fetchNow(page: AccountPage): Promise<PageResponse> {
  for (const branch of await readyBranches(page)) {
    const result = await page.call("fetchSupplierSales", { branch });
    if (!result.ok) return again(result.problem);
  }
  const month = page.form.text("month");
  return goTo(month === "" ? `${page.base}/months` : monthPath(page, encodeURIComponent(month)), "fetched");
}

/** The suppliers' invoices that nobody wants to register now, by the ids of their documents. */
async function readSetAside(page: AccountPage): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { id } of await readComparisons(page))
    for (const decision of ["pending", "ignore", "reject"] as const) {
      let cursor: string | null | undefined;
      do {
        const query = { decision, per_page: 100, ...(cursor && { cursor }) };
        const { data, meta } = await page.read("listReconciliationRows", { params: { id }, query });
        for (const { authority } of data) if (authority) found.add(authority.id);
        cursor = meta.next_cursor;
      } while (cursor);
    }
  return found;
}

/** Items on the month's unregistered supplier sales that are mapped to no item of the account. */
async function readUnknown(page: AccountPage): Promise<SupplierItem[]> {
  const { from_date, to_date } = monthOf(page);
  const setAside = await readSetAside(page);
  const found = new Map<string, SupplierItem>();
  for (const branch of await readyBranches(page)) {
    let cursor: string | null | undefined;
    do {
      const { data, meta } = await page.read("listSupplierSales", {
        branch,
        query: { status: "waiting", from_date, to_date, per_page: 100, ...(cursor && { cursor }) },
      });
      const wanted = data.filter((sale) => !setAside.has(documentOfSupplierSale(sale).id));
      for (const { spplrTin, spplrNm, itemList } of wanted)
        for (const { itemCd: code, itemNm: name, itemClsCd, taxTyCd, prc: price, item_code } of itemList) {
          const source = sourceOfSupplier(spplrTin);
          const known = found.has(`${source} ${code}`);
          const line = { source, code, name, class_code: itemClsCd, tax_type: taxTyCd, price };
          if (item_code == null && !known) found.set(`${source} ${code}`, { ...line, supplier: spplrNm });
        }
      cursor = meta.next_cursor;
    } while (cursor && found.size < mostItems);
  }
  return [...found.values()].slice(0, mostItems);
}

const folded = (name: string): string => name.trim().toLowerCase();

/** An item of the same name is likely the same product. */
export const likelyItem = (items: readonly Item[], name: string): string | undefined =>
  items.find(({ item_name }) => folded(item_name) === folded(name))?.item_code;

function choice(page: AccountPage, item: SupplierItem, index: number, items: readonly Item[]): SafeHtml {
  const name = `item-${index}`;
  const label = `Your item for ${item.name}`;
  const { supplier: _, ...line } = item;
  const key = hiddenFields([[`line-${index}`, JSON.stringify(line)]]);
  const value = likelyItem(items, item.name);
  if (items.length >= mostChoices)
    return html`${key}${field(page, { name, label, value, isOptional: true, hint: "The code of the item." })}`;
  // A code says something where two items have one name.
  const names = Map.groupBy(items, ({ item_name }) => folded(item_name));
  const options = items.map(({ item_code, item_name }) => {
    const isAlone = names.get(folded(item_name))?.length === 1;
    return [item_code, isAlone ? item_name : `${item_name}, ${item_code}`] as const;
  });
  return html`${key}${select(page, { name, label, value, options: [["", "Decide later"], ...options], isOptional: true })}`;
}

/** A box that makes items of the products that have none. */
function newItems(page: AccountPage): SafeHtml {
  if (!page.may("createItem")) return html``;
  return html`${checkbox(page, {
    name: "new_items",
    label: "Make a new item of each product that I leave at “Decide later”",
    isOptional: true,
  })}<p class="hint">A new item has the supplier's name, class and tax type. The control unit gets it.</p>`;
}

export async function showItems(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const unknown = await readUnknown(page);
  const items = (await page.read("listItems", { query: { is_active: true, per_page: mostChoices } })).data;
  const rowsOf = (rows: readonly (readonly [SupplierItem, number])[], id: string): SafeHtml =>
    table<readonly [SupplierItem, number]>(page, {
      id,
      caption: `Supplier items without one of your items, ${mostItems} at most`,
      rows,
      empty: html`<p>Each supplier item of this month is mapped to one of your items.</p><p>Go back to the month and register the purchases.</p>`,
      columns: [
        {
          label: "Supplier's item",
          cell: ([{ name, code }]) =>
            folded(name) === folded(code) ? name : html`${name} <small class="line">${code}</small>`,
        },
        { label: "Supplier", cell: ([{ supplier }]) => supplier },
        { label: "Your item", cell: ([item, index]) => choice(page, item, index, items) },
      ],
    });
  const all = unknown.map((item, index) => [item, index] as const);
  const [same, open] = [true, false].map((isSame) =>
    all.filter(([{ name }]) => (likelyItem(items, name) !== undefined) === isSame),
  ) as [typeof all, typeof all];
  const sameRows =
    same.length === 0
      ? html``
      : open.length === 0
        ? rowsOf(same, "same")
        : html`<details><summary>${plural(same.length, "supplier item")} with the name of one of your items</summary>${rowsOf(same, "same")}</details>`;
  const lead =
    open.length === 0
      ? "Every supplier item has the name of one of your items: save them, then register the purchases."
      : `${plural(open.length, "supplier item")} to choose; those with the name of one of your items are chosen already.`;
  const action = `${monthPath(page, month)}/items`;
  return show(
    `Items of suppliers, ${monthName(month)}`,
    unknown.length === 0
      ? rowsOf([], "list")
      : html`<section class="card chooses">${form(
          page,
          {
            action,
            label: open.length === 0 ? `Save the ${plural(same.length, "item")}` : "Save the items",
            isPrimary: true,
          },
          open.length === 0 ? html`` : rowsOf(open, "list"),
          sameRows,
          open.length === 0 ? html`` : newItems(page),
        )}</section>`,
    {
      back: [monthPath(page, month), monthName(month)],
      lead: unknown.length === 0 ? undefined : lead,
    },
  );
}

type Mapped = { line: Line; item_code: string };

/** Makes one item of each product, however many suppliers sell it. */
export async function makeItems(
  page: AccountPage,
  lines: readonly Line[],
): Promise<{ made: Mapped[]; problem?: Problem }> {
  const made: Mapped[] = [];
  const branch = await registeringBranch(page);
  const codes = new Map<string, string>();
  const taxTypes = (await page.read("listTaxTypes")).data;
  const rates = new Map(taxTypes.map(({ code, rate }) => [code, rate]));
  const standard = taxTypes.find(({ kind }) => kind === "standard")?.code ?? publishedStandard;
  for (const line of lines) {
    const product = JSON.stringify([folded(line.name), line.class_code, line.tax_type]);
    const known = codes.get(product);
    if (known !== undefined) {
      made.push({ line, item_code: known });
      continue;
    }
    const tax_type_code = isTaxLetter(line.tax_type) ? line.tax_type : standard;
    const tax_rate = rates.get(tax_type_code);
    const result = await page.call("createItem", {
      ...(branch !== undefined && { branch }),
      body: {
        item_name: cutText(line.name, 200),
        item_class_code: line.class_code,
        tax_type_code,
        ...(tax_rate !== undefined && { tax_rate }),
        qty_unit_code: "U",
        pkg_unit_code: "NT",
        default_price: line.price,
      },
    });
    if (!result.ok) return { made, problem: result.problem };
    const { item_code } = result.body.data;
    codes.set(product, item_code);
    made.push({ line, item_code });
  }
  return { made };
}

export async function saveItems(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const chosen: Mapped[] = [];
  const left: Line[] = [];
  for (let index = 0; index < mostItems && sent.has(`line-${index}`); index++) {
    const line = JSON.parse(sent.text(`line-${index}`)) as Line;
    const item_code = sent.text(`item-${index}`);
    if (item_code === "") left.push(line);
    else chosen.push({ line, item_code });
  }
  const { made, problem } = sent.has("new_items") ? await makeItems(page, left) : { made: [] };
  const mapped = [...chosen, ...made];
  if (mapped.length === 0)
    return again(
      problem ?? {
        status: 422,
        code: "validation_failed",
        message: "Choose one of your items for at least one item of a supplier, or have new items made",
      },
    );
  const saved = await setCodes(page, mapped);
  if (saved) return again(saved);
  if (problem)
    return again({
      ...problem,
      message: `${plural(mapped.length, "choice")} of items ${mapped.length === 1 ? "is" : "are"} saved. ${problem.message}`,
    });
  return goTo(monthPath(page, monthOf(page).month), "items");
}

/** Stores which item each supplier's item is; why that failed, if it did. */
export async function setCodes(page: AccountPage, mapped: readonly Mapped[]): Promise<Problem | undefined> {
  for (const [source, ours] of Map.groupBy(mapped, ({ line }) => line.source)) {
    const codes = ours.map(({ line, item_code }) => ({
      external_code: line.code,
      item_code,
      description: line.name || line.code,
    }));
    const result = await page.call("setExternalCodes", { body: { source, codes } });
    if (!result.ok) return result.problem;
  }
  return undefined;
}
