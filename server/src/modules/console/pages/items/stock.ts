// The stock of a branch: its levels, and where the tax authority has another quantity.
import { html, type SafeHtml } from "@remix-run/html-template";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { type Column, type Filter, filterForm, filtersOf, table, unfiltered } from "../../table.ts";
import { badge, count, time } from "../../words.ts";
import { branchOptions, itemPath, quantity, readBranches } from "./words.ts";

/** Items in disagreement that one page shows. */
const mostDifferent = 50;

const filtersByLevel: readonly Filter[] = [
  { name: "item_name", label: "Name" },
  { name: "level", label: "", type: "hidden" },
];

const levels = [
  ["", "All items", {}],
  ["low", "Low or out", { low_stock: true }],
  ["out", "Out of stock", { out_of_stock: true }],
] as const;

/** Links to the items by level, each with how many there are. */
async function levelLinks(page: AccountPage, branch: string, level: string): Promise<SafeHtml> {
  const links = await Promise.all(
    levels.map(async ([name, label, query]) => {
      const { meta } = await page.read("listStock", { branch, query: { ...query, per_page: 1 } });
      const target = new URLSearchParams({ branch, ...(name !== "" && { level: name }) });
      const total = meta.total === undefined ? "" : html` <span>${count(meta.total)}</span>`;
      return html`<a href="${page.path}?${target.toString()}"${name === level ? html.raw` aria-current="true"` : ""}>${label}${total}</a>`;
    }),
  );
  return html`<nav class="tabs" aria-label="Levels">${links}</nav>`;
}

async function differences(page: AccountPage, branch: string): Promise<SafeHtml> {
  const { data } = await page.read("getStockDrift", { branch, query: { per_page: mostDifferent } });
  if (data.length === 0)
    return html`<p>${badge("good", "Agree")} <span class="dim">The control unit has every quantity as it is here.</span></p>`;
  const why = ({ sync_error, follow_ups: [first] }: (typeof data)[number]) =>
    sync_error ?? first?.reason ?? "The quantities differ";
  return html`<h2>The tax authority's quantities</h2>${table(unfiltered(page), {
    caption: "Items whose quantity differs, or whose changes are not sent yet",
    rows: data,
    link: ({ item_code }) => `${itemPath(page, item_code)}?branch=${encodeURIComponent(branch)}`,
    empty: html``,
    columns: [
      { label: "Item", cell: ({ item_name }) => item_name },
      { label: "Why", cell: why },
      { label: "How to fix it", cell: ({ follow_ups: [first] }) => first?.remedy ?? "Enter a count" },
      { label: "Here", cell: ({ current_qty }) => String(current_qty), isFigure: true },
      { label: "At the authority", cell: ({ acknowledged_qty }) => String(acknowledged_qty), isFigure: true },
    ],
  })}`;
}

/** Items that were never sent have no such column. */
const sentColumn = (page: AccountPage): Column<{ last_synced_at: string | null }> => ({
  label: "Sent to the authority",
  isNamed: true,
  cell: ({ last_synced_at }) => time(page, last_synced_at),
});

export async function showStock(page: AccountPage): Promise<PageResponse> {
  const branches = await readBranches(page);
  const [first] = branches;
  if (!first) return show("Stock", html`<p>The account has no branch here yet.</p>`);
  const filters: readonly Filter[] = [
    { name: "branch", label: "Branch", options: branchOptions(branches), initial: first.bhf_id },
    ...filtersByLevel,
  ];
  const { branch = first.bhf_id, level = "", item_name, cursor } = filtersOf(page, filters);
  const query = {
    ...(item_name && { item_name }),
    ...levels.find(([name]) => name === level)?.[2],
    ...(cursor && { cursor }),
    per_page: 50,
  };
  const { data, meta } = await page.read("listStock", { branch, query });
  return show(
    "Stock",
    html`${await levelLinks(page, branch, level)}${filterForm(page, filters)}
${page.may("getStockDrift") ? await differences(page, branch) : ""}
${table(page, {
  caption: `Quantities in branch ${branch}`,
  rows: data,
  next: meta.next_cursor,
  link: ({ item_code }) => `${itemPath(page, item_code)}?branch=${encodeURIComponent(branch)}`,
  empty: html`<p>No item was registered, moved or counted in this branch.</p>`,
  columns: [
    {
      label: "Item",
      cell: ({ item_name: name, item_code }) => html`${name} <small class="line">${item_code}</small>`,
    },
    {
      label: "State",
      cell: (row) =>
        row.is_out_of_stock
          ? badge("wait", "Out of stock")
          : row.is_low_stock
            ? badge("wait", "Low")
            : html`<span class="dim">In stock</span>`,
    },
    ...(data.some(({ last_synced_at }) => last_synced_at !== null) ? [sentColumn(page)] : []),
    {
      label: "Quantity",
      cell: ({ current_qty, qty_unit_code }) => quantity(current_qty, qty_unit_code),
      isFigure: true,
    },
  ],
})}`,
  );
}
