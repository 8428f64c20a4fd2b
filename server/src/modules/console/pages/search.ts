// The search: documents by what is printed on them. One result opens.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import type { DataOf } from "../call.ts";
import { type AccountPage, goTo, type PageResponse, type Route, show } from "../page.ts";
import { table, unfiltered } from "../table.ts";
import { amount, plural } from "../words.ts";
import { branchNames, day, documentColumns } from "./documents/columns.ts";
import { pathOf } from "./documents/path.ts";

type Result = DataOf<"searchTransactions">;

const placesIn = ({ tin }: TaxWords): Record<Result["documents"][number]["found_by"][number], string> => ({
  invoice_no: "Number",
  receipt_no: "Receipt number",
  tin: capitalized(tin),
  invoice_no_beginning: "Beginning of the number",
  supplier_invoice_no: "Supplier's number",
  name: "Name",
  amount: "Total",
});

const dayMs = 24 * 60 * 60_000;
const compact = (isoDay: string): string => isoDay.replaceAll("-", "");

/** The days of the URL, and a form to choose others. */
function daysForm({ base, query }: AccountPage, q: string): SafeHtml {
  const field = (name: string, label: string): SafeHtml =>
    html`<div class="field"><label for="q-${name}">${label}</label><input type="date" id="q-${name}" name="${name}" value="${query.get(name) ?? ""}"></div>`;
  const isOpen = query.has("from_date") || query.has("to_date");
  return html`<details${isOpen ? html.raw` open` : ""}><summary>Choose days</summary><form class="inline" method="get" action="${base}/search"><input type="hidden" name="q" value="${q}">
${field("from_date", "Entered from")}
${field("to_date", "Entered until")}
<button type="submit">Search these days</button></form></details>`;
}

/** What was searched, and from when. */
function scope(
  { base, query, words }: AccountPage,
  q: string,
  { searched_from, amount: sum, has_more }: Result,
): SafeHtml {
  const meaning = sum === null ? "" : ` As an amount, it is ${amount(sum)}.`;
  const more = has_more
    ? html`<p class="note">There are more documents than these. Type more of the number or name, or choose days.</p>`
    : "";
  if (searched_from === null)
    return html`${more}<p class="dim">Numbers, receipts, ${words.tin}s, names and totals of all documents were searched.${meaning}</p>`;
  const before = new Date(Date.parse(searched_from) - (has_more ? 0 : dayMs)).toISOString().slice(0, 10);
  const earlier = new URLSearchParams({ ...Object.fromEntries(query), q, to_date: before });
  return html`${more}<p class="dim">Whole numbers, receipts and ${words.tin}s were searched in all documents; beginnings of numbers, names and totals in those entered since ${day(compact(searched_from))}.${meaning} <a href="${base}/search?${earlier.toString()}">Search earlier documents</a></p>`;
}

async function showSearch(page: AccountPage): Promise<PageResponse> {
  const q = page.query.get("q")?.trim() ?? "";
  const form = daysForm(page, q);
  if (q === "")
    return show(
      "Search",
      html`<p class="empty">Type a number, a receipt number, a customer's or supplier's name or ${page.words.tin}, or a total such as 1,160.00.</p>`,
    );
  const days = { from_date: page.query.get("from_date") ?? "", to_date: page.query.get("to_date") ?? "" };
  const result = await page.call("searchTransactions", { query: { q, ...days } });
  if (!result.ok) return show("Search", form, { problem: result.problem });
  const { data } = result.body;
  const { documents, has_more } = data;
  const [only] = documents;
  if (only && documents.length === 1 && !has_more) return goTo(pathOf(page, only.transaction_id));
  const placesOf = ({ found_by }: Result["documents"][number]) =>
    found_by.map((place) => placesIn(page.words)[place]).join(", ");
  const [places = "", ...otherPlaces] = new Set(documents.map(placesOf));
  const isSame = otherPlaces.length === 0;
  // Where each was found stands with its kind.
  const columns = documentColumns(page, await branchNames(page), documents, isSame ? undefined : true);
  const by = isSame && places !== "" ? ` (${places.toLowerCase()})` : "";
  // Nothing is left to search, and no days to change.
  const isDone = documents.length === 0 && data.searched_from === null && !days.from_date && !days.to_date;
  return show(
    `${documents.length === 0 ? "No document" : has_more ? `The first ${documents.length} documents` : plural(documents.length, "document")} with “${q}”${by}`,
    html`${table(unfiltered(page), {
      caption: "Documents found: whole numbers first, then the newest",
      rows: documents,
      link: ({ transaction_id }) => pathOf(page, transaction_id),
      empty: html`<p>No document has this number, receipt, ${page.words.tin}, name or total. Check the spelling.</p><p><a class="button" href="${page.base}/documents">All documents</a></p>`,
      columns: columns.map((column) => ({
        ...column,
        // A column of its own would make the table wider than a small screen.
        cell: (row: Result["documents"][number]) =>
          column.label === "Kind" && !isSame
            ? html`${column.cell(row)}<br><small class="dim word">${placesOf(row)}</small>`
            : column.cell(row),
      })),
    })}
${isDone ? "" : html`${scope(page, q, data)}${form}`}`,
  );
}

export const searchPages: Route[] = [
  { access: "account", path: "/search", needs: "searchTransactions", get: showSearch },
];
