// The first rows of a file with the field of each column, and the form to have the file read otherwise.
import { html, type SafeHtml } from "@remix-run/html-template";
import { dateForm } from "../../date-form.ts";
import { checkbox, field, idOf as fieldId, form, select } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import { badge, plural } from "../../words.ts";
import { rulesOfBranch } from "../documents/purchase-code.ts";
import { fieldLabels, neededFields, type Upload, uploadPath } from "./words.ts";

/** Columns of a file for which a page has room. */
export const mostColumns = 100;

/** The fields that a person may choose for the columns of an upload. */
export async function labelsOf(page: AccountPage, { branch_id }: Upload) {
  const { purchaseCode } = await rulesOfBranch(page, branch_id);
  return fieldLabels(page.words, purchaseCode !== null);
}

/** The name of the choice for a column of the file, by its place there. */
export const columnName = (index: number): string => `column-${index}`;

const needed = new Set<string>(neededFields.map(([name]) => name));

/** The column of a needed field; the service's own item code stands for an item as well. */
const columnOf = ({ read_as: { fields } }: Upload, name: string): string | undefined =>
  fields[name] ?? (name === "stock_code" ? fields.item_code : undefined);

/** The fields that every sale needs, each with its column, or with what is unclear of it. */
function neededColumns(page: AccountPage, one: Upload): SafeHtml {
  const facts = neededFields.map(([name, label]) => {
    const id = `mapping.columns.${name}`;
    page.labels.set(id, label);
    const column = columnOf(one, name);
    const why = page.problem?.errors?.[id]?.join("; ");
    const shown =
      why === undefined && column !== undefined
        ? html`${column}`
        : html`${badge("bad", "Choose its column")}${why === undefined ? "" : html` <small class="line">${why}</small>`}`;
    return html`<div id="${fieldId(id)}" tabindex="-1"><dt>${label}</dt><dd>${shown}</dd></div>`;
  });
  return html`<dl class="facts">${facts}</dl>`;
}

/** Columns of needed fields first, then those of other fields and the rest; each group in the order of the file. */
function placesOf({ mapping, read_as: { columns, fields }, problem }: Upload) {
  // A column can be read as two fields: names of items also stand for their codes. The person's choice counts.
  const byColumn = new Map([
    ...Object.entries(fields).map(([name, column]) => [column, name] as const),
    ...mapping.columns.map(({ field: name, column }) => [column, name] as const),
  ]);
  // Where a column is missing, it is among those without a field.
  const [other, rest] = problem ? [2, 1] : [1, 2];
  const rankOf = (name: string | undefined) => (name === undefined ? rest : needed.has(name) ? 0 : other);
  return columns
    .map((column, index) => ({ column, index, name: byColumn.get(column) }))
    .slice(0, mostColumns)
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
}

function columnsTable(page: AccountPage, one: Upload, labels: ReturnType<typeof fieldLabels>): SafeHtml {
  const offered = new Set<string>(labels.map(([name]) => name));
  const places = placesOf(one);
  const { columns, first_rows } = one.read_as;
  const head = places.map(({ column, index, name }) => {
    // A field that is read by its own name has no choice here.
    const byName = name !== undefined && !offered.has(name) ? `By its header: ${name}` : "Not chosen";
    const choice = select(page, {
      name: columnName(index),
      label: column,
      value: name !== undefined && offered.has(name) ? name : "",
      isOptional: true,
      options: [["", byName], ...labels],
    });
    return html`<th scope="col"${name === undefined ? html.raw` class="unread"` : ""}>${choice}</th>`;
  });
  const rows = first_rows.map(
    (cells) =>
      html`<tr>${places.map(({ index, name }) => html`<td${name === undefined ? html.raw` class="unread"` : ""}>${cells[index] ?? ""}</td>`)}</tr>`,
  );
  const more = columns.length > places.length ? `, ${places.length} of its ${columns.length} columns` : "";
  return html`<div class="sheet" role="region" aria-label="First rows of the file" tabindex="0"><table><caption>The first ${plural(first_rows.length, "row")} of the file${more}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Forms of dates, amounts and numbers, which most files show by themselves. */
const formats = (page: AccountPage, { mapping, problem }: Upload): SafeHtml => {
  const wrong = Object.keys(page.problem?.errors ?? {});
  const isOpen =
    page.problem !== undefined && !wrong.some((name) => /^(?:mapping\.columns\.|column-)/.test(name));
  return html`<details${isOpen ? html.raw` open` : ""}><summary>Dates, amounts and credit notes</summary>
${dateForm(page, {
  problem: problem?.message,
  hint: "Such as dd/mm/yyyy or mm/dd/yyyy hh:mm.",
  value: mapping.date_format ?? undefined,
})}${checkbox(page, {
  name: "decimal_comma",
  label: "Amounts have a decimal comma, such as 1.250,00",
  isTicked: mapping.decimal_comma === true,
  isOptional: true,
})}${checkbox(page, {
  name: "decimal_point",
  label: "Amounts have a decimal point, such as 1,250.00",
  isTicked: mapping.decimal_comma === false,
  isOptional: true,
})}${field(page, {
  name: "mapping.credit_prefix",
  label: "Beginning of the numbers of credit notes",
  hint: "Only if the file has their quantities without a minus.",
  value: mapping.credit_prefix ?? undefined,
  isOptional: true,
})}</details>`;
};

function unused({ read_as: { unused_columns }, problem }: Upload): SafeHtml | "" {
  if (unused_columns.length === 0 || problem) return "";
  return html`<p class="hint">Columns that are not read: ${unused_columns.join(", ")}. A discount in one of them is in no receipt.</p>`;
}

/** How the file was read. A person who may change it chooses the field of each column. */
export async function columnsCard(page: AccountPage, one: Upload): Promise<SafeHtml> {
  const isUnclear = one.problem !== null;
  const head = html`<header><div><h2>Columns of the file</h2>
<p>A column without a choice is read by its header, if the service knows it.</p></div></header>${neededColumns(page, one)}`;
  const labels = await labelsOf(page, one);
  const content = html`${columnsTable(page, one, labels)}${unused(one)}`;
  if (!page.may("updateSalesUpload"))
    return html`<section class="card columns-card">${head}<div class="rest">${content}</div></section>`;
  return html`<section class="card columns-card">${head}<div class="rest">${form(
    page,
    {
      action: `${uploadPath(page, one.id)}/columns`,
      label: "Read the file again",
      isPrimary: isUnclear,
    },
    content,
    formats(page, one),
  )}</div></section>`;
}
