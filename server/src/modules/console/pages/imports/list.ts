// The queue of customs records, each with the item that it may be; and the records that are decided.
import { html, type SafeHtml } from "@remix-run/html-template";
import { checkbox, field, form } from "../../form.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { type Filter, filterForm, filtersOf, table, tickAll } from "../../table.ts";
import { badge, plural, time } from "../../words.ts";
import { branchOptions, itemPath, readBranches } from "../items/words.ts";
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

const states = [
  ["waiting", "Waiting"],
  ["approved", "Approved"],
  ["cancelled", "Rejected"],
  ["all", "All"],
] as const;
type State = (typeof states)[number][0];

/** Whether records are of more than one branch: each row then says of which. */
const areOfSeveral = (records: readonly ImportRecord[]): boolean =>
  new Set(records.map(({ branch_id }) => branch_id)).size > 1;

type NameOptions = { mayDecide: boolean; hasBranch: boolean; isTicked?: boolean };

/** A box to tick in front of a record's name; only the name where there is nothing to decide. */
function nameCell(
  page: AccountPage,
  record: ImportRecord,
  { mayDecide, hasBranch, isTicked = false }: NameOptions,
): SafeHtml {
  const { declaration_number, hs_code, branch_id } = record;
  const name = mayDecide
    ? checkbox(page, {
        name: "tick",
        value: idOfRecord(record),
        label: declaredName(record),
        isOptional: true,
        isTicked,
      })
    : html`<b>${declaredName(record)}</b><br>`;
  return html`${name}<small class="line declared"><a href="${recordPath(page, record)}">${declaration_number}</a> <span class="day">HS ${hs_code}</span>${hasBranch ? ` branch ${branch_id}` : ""}</small>`;
}

function itemCell(page: AccountPage, record: ImportRecord, own: Own): SafeHtml {
  const suggestions = suggestionsFor(record, own);
  const [best] = suggestions;
  const item_code = likelyItem(suggestions);
  const id = idOfRecord(record);
  const known = page.form.has(itemField(id)) ? undefined : best;
  return html`${field(page, {
    name: itemField(id),
    label: `Your item for ${declaredName(record)}`,
    value: item_code,
    isOptional: true,
    attributes: { list: "items", autocomplete: "off", placeholder: "Choose an item" },
  })}${known ? html`<p class="small dim why">${badge("neutral", known.item_code === item_code ? "Suggested" : "Perhaps")} ${known.item_code === item_code ? "" : html`<code>${known.item_code}</code> `}${suggestionText(record, known, own)}</p>` : ""}`;
}

const shared = [
  { label: "Supplier", cell: supplierCell },
  { label: "Quantity", cell: quantityOf, isFigure: true },
  { label: "Amount", cell: amountOf, isFigure: true },
] as const;

async function waiting(page: AccountPage, records: readonly ImportRecord[], next: string | null) {
  const [first] = records;
  if (!first) return decided(page, records, next);
  const [own, sent] = await Promise.all([readOwn(page, first.branch_id), readSent(page)]);
  const mayDecide = page.may("processImport");
  const hasBranch = areOfSeveral(records);
  const query = new URLSearchParams(page.query);
  query.delete("done");
  // “Tick all” ticks what can be approved as it stands, or all where nothing can.
  const open = records.filter((row) => !sentOf(sent, row));
  const known = open.filter((row) => likelyItem(suggestionsFor(row, own)) !== undefined);
  const ticked = query.has("tick") ? (known.length > 0 ? known : open) : [];
  const list = table<ImportRecord>(page, {
    caption: "Customs records that need a decision, latest first",
    rows: records,
    next,
    empty: html``,
    columns: [
      {
        label: "Declared as",
        head: mayDecide ? tickAll({ ...page, path: `${page.base}/imports` }) : "",
        cell: (row) =>
          nameCell(page, row, {
            mayDecide: mayDecide && open.includes(row),
            hasBranch,
            isTicked: ticked.includes(row),
          }),
      },
      ...shared,
      {
        label: "Your item",
        cell: (row) => {
          const open = sentOf(sent, row);
          return html`<div class="choice">${open ? sentText(page, open) : itemCell(page, row, own)}</div>`;
        },
      },
    ],
  });
  if (!mayDecide) return list;
  const bar = html`<p class="ticked">ticked</p>${checkbox(page, {
    name: "units_are_meant",
    label: "Book the quantity in although my item has another unit",
    isOptional: true,
  })}<div class="actions"><button type="submit" class="primary">Approve the ticked</button><button type="submit" class="grave" name="do" value="reject">Reject the ticked</button></div>`;
  const hint = html`<div class="inline untick"><p>Tick records, then approve or reject them.</p><button type="button" disabled>Approve</button><button type="button" disabled>Reject</button></div>`;
  const action = `${page.base}/imports${query.size > 0 ? `?${query}` : ""}`;
  return html`<div class="ticking">${form(page, { action, label: "Approve the ticked", bar }, offeredItems(own), hint, list)}</div>`;
}

function decided(page: AccountPage, records: readonly ImportRecord[], next: string | null): SafeHtml {
  const hasBranch = areOfSeveral(records);
  return table<ImportRecord>(page, {
    caption: "Customs records, latest first",
    rows: records,
    next,
    empty: html`<p>${badge("good", "Nothing")} No customs record waits for you.</p><p>The service fetches new ones once a day. You can fetch them now.</p>`,
    columns: [
      { label: "Declared as", cell: (row) => nameCell(page, row, { mayDecide: false, hasBranch }) },
      ...shared,
      {
        label: "Decision",
        cell: (row) =>
          html`<div>${decisionBadge(row)} ${row.item_code === null ? "" : html`<a href="${itemPath(page, row.item_code)}">${row.item_code}</a>`}${row.decided_at === null ? "" : html`<br><span class="small">${time(page, row.decided_at)}</span>`}</div>`,
      },
    ],
  });
}

export async function showImports(page: AccountPage): Promise<PageResponse> {
  const branches = await readBranches(page);
  const filters: readonly Filter[] = [
    { name: "status", label: "State", options: states, initial: "waiting" },
    { name: "branch_id", label: "Branch", options: branchOptions(branches) },
  ];
  const { status = "waiting", ...query } = filtersOf(page, filters);
  const { data, meta } = await page.read("listImports", {
    query: { ...query, status: status as State, per_page: 25 },
  });
  const isQueue = data.some((record) => !isDecided(record)) && status === "waiting";
  const fetching = page.may("selectImportItems")
    ? form(page, { action: `${page.base}/imports/fetch`, label: "Fetch new records" })
    : "";
  const lead =
    isQueue && meta.total !== undefined
      ? `${plural(meta.total, "record")} ${meta.total === 1 ? "needs" : "need"} a decision. The quantity comes into stock once you approve a record.`
      : undefined;
  return show(
    "Imports",
    html`${filterForm(page, filters, "content")}
<div id="content">${isQueue ? await waiting(page, data, meta.next_cursor) : decided(page, data, meta.next_cursor)}</div>`,
    { lead, actions: fetching },
  );
}
