// The suppliers' invoices: fetches them, and asks which of the account's items the suppliers' items are.
import { html, type SafeHtml } from "@remix-run/html-template";
import { sourceOfSupplier } from "@taxctl/sdk/tins";
import type { DataOf } from "../../call.ts";
import { field, form, hiddenFields, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageReply, show } from "../../page.ts";
import { table } from "../../table.ts";
import { monthName, monthOf, monthPath } from "./words.ts";

/** How many supplier items one page shows. */
const mostItems = 50;
/** How many of the account's items a list to choose from has; with more, the code is typed. */
const mostChoices = 100;

type Item = DataOf<"listItems">[number];
type SupplierItem = { source: string; code: string; name: string; supplier: string };

/** Branches that can call their control unit. */
async function readyBranches(page: AccountPage): Promise<string[]> {
  const { data } = await page.read("listDevices");
  return data.filter(({ is_active }) => is_active).map(({ bhf_id }) => bhf_id);
}

export function fetchForm(page: AccountPage): SafeHtml {
  if (!page.may("fetchSupplierSales")) return html``;
  return html`<h2>What suppliers reported</h2><p>The service fetches it once a day. You can fetch it now.</p>
${form({ ...page, problem: undefined }, { action: `${page.base}/months/fetch`, label: "Fetch what suppliers reported" })}`;
}

export async function fetchNow(page: AccountPage): Promise<PageReply> {
  for (const branch of await readyBranches(page)) {
    const result = await page.call("fetchSupplierSales", { branch });
    if (!result.ok) return again(result.problem);
  }
  return goTo(`${page.base}/months`, "fetched");
}

/** Items on the month's unregistered supplier sales that are mapped to no item of the account. */
async function readUnknown(page: AccountPage): Promise<SupplierItem[]> {
  const { from_date, to_date } = monthOf(page);
  const found = new Map<string, SupplierItem>();
  for (const branch of await readyBranches(page)) {
    let cursor: string | null | undefined;
    do {
      const { data, meta } = await page.read("listSupplierSales", {
        branch,
        query: { status: "waiting", from_date, to_date, per_page: 100, ...(cursor && { cursor }) },
      });
      for (const { spplrTin, spplrNm, itemList } of data)
        for (const { itemCd: code, itemNm: name, item_code } of itemList) {
          const source = sourceOfSupplier(spplrTin);
          const known = found.has(`${source} ${code}`);
          if (item_code == null && !known)
            found.set(`${source} ${code}`, { source, code, name, supplier: spplrNm });
        }
      cursor = meta.next_cursor;
    } while (cursor && found.size < mostItems);
  }
  return [...found.values()].slice(0, mostItems);
}

function choice(page: AccountPage, item: SupplierItem, index: number, items: readonly Item[]): SafeHtml {
  const name = `item-${index}`;
  const label = `Your item for ${item.name}`;
  const key = hiddenFields([[`code-${index}`, JSON.stringify([item.source, item.code, item.name])]]);
  if (items.length >= mostChoices)
    return html`${key}${field(page, { name, label, isOptional: true, hint: "The code of the item." })}`;
  const options = items.map(({ item_code, item_name }) => [item_code, `${item_name}, ${item_code}`] as const);
  return html`${key}${select(page, { name, label, options: [["", "Decide later"], ...options], isOptional: true })}`;
}

export async function showItems(page: AccountPage): Promise<PageReply> {
  const { month } = monthOf(page);
  const unknown = await readUnknown(page);
  const items = (await page.read("listItems", { query: { is_active: true, per_page: mostChoices } })).data;
  const back = html`<p><a href="${monthPath(page, month)}">Back to the month</a></p>`;
  const rows = table<readonly [SupplierItem, number]>(page, {
    caption: `Supplier items without one of your items, ${mostItems} at most`,
    rows: unknown.map((item, index) => [item, index] as const),
    empty: html`<p>Each supplier item of this month is mapped to one of your items.</p><p>Go back to the month and register the purchases.</p>`,
    columns: [
      { label: "Supplier", cell: ([{ supplier }]) => supplier },
      {
        label: "Supplier's item",
        cell: ([{ name, code }]) => html`${name}<br><span class="small">${code}</span>`,
      },
      { label: "Your item", cell: ([item, index]) => choice(page, item, index, items) },
    ],
  });
  const none =
    items.length === 0
      ? html`<div class="note"><p>You have no items yet. Register them first: <code>taxctl items create</code>.</p></div>`
      : "";
  return show(
    `Items of suppliers, ${monthName(month)}`,
    html`${none}${unknown.length === 0 ? rows : form(page, { action: `${monthPath(page, month)}/items`, label: "Save the items" }, rows)}${back}`,
  );
}

export async function saveItems(page: AccountPage): Promise<PageReply> {
  const { month } = monthOf(page);
  const bySource = new Map<string, { external_code: string; item_code: string; description: string }[]>();
  for (let index = 0; index < mostItems; index++) {
    const item_code = page.form.text(`item-${index}`);
    if (item_code === "") continue;
    const [source, external_code, description] = JSON.parse(page.form.text(`code-${index}`)) as string[];
    if (source === undefined || external_code === undefined) continue;
    const codes = bySource.get(source) ?? [];
    bySource.set(source, [...codes, { external_code, item_code, description: description || external_code }]);
  }
  if (bySource.size === 0)
    return again({
      status: 422,
      code: "validation_failed",
      message: "Choose one of your items for at least one item of a supplier",
    });
  for (const [source, codes] of bySource) {
    const result = await page.call("setExternalCodes", { body: { source, codes } });
    if (!result.ok) return again(result.problem);
  }
  return goTo(monthPath(page, month), "items");
}
