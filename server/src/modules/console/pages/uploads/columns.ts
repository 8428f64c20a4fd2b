// How a file was read, and the form to have it read otherwise.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { Request } from "../../../../core/context/operations.ts";
import type { Problem } from "../../call.ts";
import { checkbox, field, form, given, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse } from "../../page.ts";
import { table, unfiltered } from "../../table.ts";
import { fieldLabels, idOf, type Upload, uploadPath } from "./words.ts";

/** Columns of the first rows that are shown. */
const mostColumns = 12;

/** The first rows of the file; columns that are read come first. */
export function firstRows(page: AccountPage, { read_as }: Upload): SafeHtml {
  const { columns, fields, first_rows } = read_as;
  const used = new Set(Object.values(fields));
  const places = columns
    .map((label, index) => ({ label, index }))
    .toSorted((one, other) => Number(used.has(other.label)) - Number(used.has(one.label)));
  return table<string[]>(unfiltered(page), {
    caption: `The first rows of the file${columns.length > mostColumns ? `, ${mostColumns} of its ${columns.length} columns` : ""}`,
    rows: first_rows,
    empty: html`<p>The file has no rows.</p>`,
    columns: places
      .slice(0, mostColumns)
      .map(({ label, index }) => ({ label, cell: (row) => row[index] ?? "" })),
  });
}

/** Column, form of dates and of amounts: what a person may choose. */
export function columnsForm(page: AccountPage, { id, read_as, mapping, problem }: Upload): SafeHtml {
  const { columns, fields } = read_as;
  const isOpen = problem !== null || page.problem !== undefined;
  return html`<details${isOpen ? html.raw` open` : ""}><summary>Columns of the file</summary>
<p class="hint">Choose the header of the file for each field. Without a choice, the service recognizes the column by its header.</p>
${form(
  page,
  { action: `${uploadPath(page, id)}/columns`, label: "Read the file again" },
  ...fieldLabels(page.words).map(([name, label]) =>
    select(page, {
      name: `mapping.columns.${name}`,
      label,
      value: fields[name] ?? "",
      isOptional: true,
      options: [["", "–"], ...columns.map((column) => [column, column] as const)],
    }),
  ),
  field(page, {
    name: "mapping.date_format",
    label: "Form of dates",
    hint: "Such as dd/mm/yyyy or mm/dd/yyyy hh:mm.",
    value: mapping.date_format ?? undefined,
    isOptional: true,
  }),
  checkbox(page, {
    name: "decimal_comma",
    label: "Amounts have a decimal comma, such as 1.250,00",
    isTicked: mapping.decimal_comma === true,
    isOptional: true,
  }),
  checkbox(page, {
    name: "decimal_point",
    label: "Amounts have a decimal point, such as 1,250.00",
    isTicked: mapping.decimal_comma === false,
    isOptional: true,
  }),
  field(page, {
    name: "mapping.credit_prefix",
    label: "Beginning of the numbers of credit notes",
    hint: "Only if the file has their quantities without a minus.",
    value: mapping.credit_prefix ?? undefined,
    isOptional: true,
  }),
)}</details>`;
}

type Mapping = NonNullable<Request<"updateSalesUpload">["body"]["mapping"]>;

/** A mapping as it is sent: what is detected is left out. */
export function sentMapping({
  date_format,
  decimal_comma,
  credit_prefix,
  source,
  ...lists
}: Upload["mapping"]): Mapping {
  return {
    ...lists,
    ...(date_format !== null && { date_format }),
    ...(decimal_comma !== null && { decimal_comma }),
    ...(credit_prefix !== null && { credit_prefix }),
    ...(source !== null && { source }),
  };
}

/** The mapping of the form, over what the page has no field for. */
function mappingOf({ form: sent, words }: AccountPage, before: Upload["mapping"]): Mapping {
  const shown = new Set<string>(fieldLabels(words).map(([name]) => name));
  const kept = before.columns.filter(({ field: name }) => !shown.has(name));
  const chosen = fieldLabels(words)
    .map(([name]) => ({ field: name, column: sent.text(`mapping.columns.${name}`) }))
    .filter(({ column }) => column !== "");
  const decimals = sent.has("decimal_comma") === sent.has("decimal_point") ? null : sent.has("decimal_comma");
  return sentMapping({
    ...before,
    columns: [...kept, ...chosen],
    date_format: given(sent.text("mapping.date_format")) ?? null,
    credit_prefix: given(sent.text("mapping.credit_prefix")) ?? null,
    decimal_comma: decimals,
  });
}

export async function readAgain(page: AccountPage): Promise<PageResponse> {
  const { data } = await page.read("getSalesUpload", { params: idOf(page) });
  const result = await page.call("updateSalesUpload", {
    params: idOf(page),
    body: { mapping: mappingOf(page, data.mapping) },
  });
  return result.ok ? goTo(uploadPath(page, data.id), "read") : again(result.problem);
}

/** What is unclear in the file, at the fields of the form, in words of the page. */
export function problemOf({ words }: AccountPage, { problem }: Upload): Problem | undefined {
  if (!problem) return undefined;
  const names = new Set<string>(fieldLabels(words).map(([name]) => name));
  const errors = Object.entries(problem.errors).map(([name, texts]) => {
    const said = texts.map((text) => text.replace(/: set `columns\..*$/, ""));
    return [names.has(name) ? `mapping.columns.${name}` : name, said] as const;
  });
  return {
    status: 200,
    code: "sales_file_unreadable",
    message: problem.message.replace(/ (?:Name the columns\.|Set `).*$/s, ""),
    errors: Object.fromEntries(errors),
  };
}
