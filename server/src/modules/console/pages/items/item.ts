// One item: what it is, its stock in each branch with a count of it, and its changes.
import { html, type SafeHtml } from "@remix-run/html-template";
import { add } from "@taxctl/sdk/rules/amounts";
import { checkbox, field, form, given, hiddenFields, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { opener, sheet } from "../../parts.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, money, time } from "../../words.ts";
import { pathOf } from "../documents/path.ts";
import { documentTime } from "../documents/words.ts";
import { priceField, safetyField, stateOf } from "./list.ts";
import {
  type Branch,
  branchOptions,
  type Item,
  isService,
  itemPath,
  quantity,
  readBranches,
  readTaxTypes,
} from "./words.ts";

/** Branches whose stock one page shows. */
const mostBranches = 20;
const mostMovements = 20;

const codeOf = ({ params }: AccountPage): string => params.item ?? "";

/** The branch whose history is shown: the one of the query, or the first one. */
const shownBranch = (page: AccountPage, branches: readonly Branch[]): string | undefined =>
  branches.find(({ bhf_id }) => bhf_id === page.query.get("branch"))?.bhf_id ?? branches[0]?.bhf_id;

/** Whether the form was sent and failed. */
const isAskedAt = (page: AccountPage, end: string): boolean =>
  page.problem !== undefined && page.path.endsWith(`/${end}`);

function editForm(page: AccountPage, item: Item): SafeHtml {
  const content = form(
    page,
    { action: `${itemPath(page, item.item_code)}/edit`, label: "Save the item" },
    field(page, { name: "item_name", label: "Name", value: item.item_name }),
    priceField(page, item.default_price),
    safetyField(page, item.safety_qty),
    field(page, { name: "barcode", label: "Barcode", value: item.barcode ?? "", isOptional: true }),
    checkbox(page, {
      name: "is_active",
      label: "In use: documents may name it",
      isOptional: true,
      isTicked: item.is_active,
    }),
  );
  return sheet("change", "Change the item", content, isAskedAt(page, "edit"));
}

function countForm(page: AccountPage, item: Item, branches: readonly Branch[]): SafeHtml {
  const [only] = branches;
  const content = html`<p>The service books the difference, and tells the tax authority the new quantity.</p>
${form(
  page,
  { action: `${itemPath(page, item.item_code)}/count`, label: "Save the count" },
  only && branches.length === 1
    ? html`${hiddenFields([["branch_id", only.bhf_id]])}`
    : select(page, {
        name: "branch_id",
        label: "Branch",
        options: branchOptions(branches),
        value: shownBranch(page, branches),
      }),
  field(page, {
    name: "remaining_qty",
    label: `Counted quantity (${item.qty_unit_code})`,
    attributes: { inputmode: "decimal" },
  }),
  field(page, { name: "remark", label: "Remark", isOptional: true }),
)}`;
  return sheet("count", "Enter a count", content, isAskedAt(page, "count"));
}

/** The quantity in each branch. */
async function levelsOf(page: AccountPage, item: Item, branches: readonly Branch[]): Promise<SafeHtml> {
  const { item_code } = item;
  if (branches.length === 0)
    return html`<p>In all branches: ${quantity(item.current_qty, item.qty_unit_code)}.</p>`;
  const levels = await Promise.all(
    branches.slice(0, mostBranches).map(async (branch) => ({
      branch,
      qty: (await page.read("getItem", { params: { itemCode: item_code }, branch: branch.bhf_id })).data
        .current_qty,
    })),
  );
  return table(unfiltered(page), {
    id: "levels",
    title: "Stock by branch",
    caption: "Quantity in each branch",
    rows: levels,
    link: ({ branch: { bhf_id } }) => `${itemPath(page, item_code)}?branch=${encodeURIComponent(bhf_id)}`,
    empty: html`<p>There is no branch yet.</p>`,
    columns: [
      {
        label: "Branch",
        cell: ({ branch: { bhf_id, name } }) => html`${name} <small class="dim">${bhf_id}</small>`,
      },
      { label: "Quantity", cell: ({ qty }) => quantity(qty, item.qty_unit_code), isFigure: true },
    ],
  });
}

/** What was moved in the branch that is shown. */
async function movementsOf(page: AccountPage, item: Item, branches: readonly Branch[]): Promise<SafeHtml> {
  const branch = shownBranch(page, branches);
  if (branch === undefined || !page.may("listStockMovements")) return html``;
  const query = { item_code: item.item_code, per_page: mostMovements };
  const [{ data }, { data: here }] = await Promise.all([
    page.read("listStockMovements", { branch, query }),
    page.read("getItem", { params: { itemCode: item.item_code }, branch }),
  ]);
  const ids = [...new Set(data.map(({ transaction_id }) => transaction_id))];
  const documents = await Promise.all(ids.map((id) => page.read("getTransaction", { params: { id } })));
  const dates = new Map(documents.map(({ data: one }) => [one.transaction_id, one]));
  const shown = branches.find(({ bhf_id }) => bhf_id === branch);
  // The quantity after each movement, from the one that is there now back.
  let balance = here.current_qty;
  const rows = data.map((row) => {
    const moved = row.direction === "OUT" ? -row.qty : row.qty;
    const after = balance;
    balance = add(balance, -moved);
    return { ...row, moved, after };
  });
  return table(unfiltered(page), {
    id: "movements",
    title: `Movements${shown ? ` in ${shown.name}` : ""}`,
    end: html`<p>The last ${mostMovements}</p>`,
    caption: "Movements, newest first, with the quantity after each",
    rows,
    link: ({ transaction_id }) => pathOf(page, transaction_id),
    empty: html`<p>The item was not moved in this branch.</p>`,
    columns: [
      { label: "What", cell: ({ reference }) => reference },
      {
        label: "Date",
        cell: ({ transaction_id, date }) => {
          const document = dates.get(transaction_id);
          return document
            ? documentTime(document.document_date, document.document_time ?? undefined)
            : html`${time(page, date)}`;
        },
      },
      { label: "Balance", cell: ({ after }) => quantity(after, item.qty_unit_code), isFigure: true },
      {
        label: "Quantity",
        cell: ({ moved }) => quantity(moved, item.qty_unit_code),
        isFigure: true,
      },
    ],
  });
}

export async function showItem(page: AccountPage): Promise<PageResponse> {
  const item_code = codeOf(page);
  const [{ data: item }, branches, taxTypeOf] = await Promise.all([
    page.read("getItem", { params: { itemCode: item_code } }),
    readBranches(page),
    readTaxTypes(page),
  ]);
  const rows = [
    ["Code", html`<code>${item.item_code}</code>`],
    ["Class", item.item_class_code],
    ["Tax type", taxTypeOf(item)],
    ["Barcode", item.barcode ?? "–"],
    ["Stock is low at", isService(item) ? "–" : quantity(item.safety_qty, item.qty_unit_code)],
    ["Accepted by the control unit", time(page, item.last_synced_at)],
  ] as const;
  const mayChange = page.may("updateItem");
  const mayCount = !isService(item) && page.may("saveStockMaster") && branches.length > 0;
  return show(
    item.item_name,
    html`${mayChange ? editForm(page, item) : ""}${mayCount ? countForm(page, item, branches) : ""}
<div class="pair-of-cards"><section class="card" aria-labelledby="item"><header><h2 id="item">Details</h2></header><div class="rest"><dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></div></section>
${isService(item) ? "" : await levelsOf(page, item, branches)}</div>
${isService(item) ? "" : await movementsOf(page, item, branches)}`,
    {
      back: [`${page.base}/items`, "Items"],
      actions: html`${mayChange ? html`<a class="button neutral" href="#change">Change</a>` : ""}${mayCount ? opener("count", "Enter a count") : ""}`,
      lead: html`<p class="headline"><b>${money(page, amount(item.default_price))}</b> <small>with ${page.words.tax}</small> ${stateOf(item)}${isService(item) ? "" : html` <span class="dim">${quantity(item.current_qty, item.qty_unit_code)} in all branches</span>`}</p>`,
    },
  );
}

export async function save(page: AccountPage): Promise<PageResponse> {
  const item_code = codeOf(page);
  const { form: sent } = page;
  const result = await page.call("updateItem", {
    params: { itemCode: item_code },
    body: {
      item_name: sent.text("item_name"),
      default_price: sent.number("default_price") ?? 0,
      safety_qty: sent.number("safety_qty") ?? 0,
      barcode: sent.text("barcode") || null,
      is_active: sent.has("is_active"),
    },
  });
  return result.ok ? goTo(itemPath(page, item_code), "saved") : again(result.problem);
}

export async function count(page: AccountPage): Promise<PageResponse> {
  const item_code = codeOf(page);
  const { form: sent } = page;
  const branch = sent.text("branch_id");
  const remark = sent.text("remark");
  const result = await page.call("saveStockMaster", {
    body: {
      branch_id: given(branch),
      item_code,
      remaining_qty: sent.number("remaining_qty"),
      ...(remark !== "" && { remark }),
    },
  });
  if (!result.ok) return again(result.problem);
  return goTo(`${itemPath(page, item_code)}?branch=${encodeURIComponent(branch)}`, "counted");
}
