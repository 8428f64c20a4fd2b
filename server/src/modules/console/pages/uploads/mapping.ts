// How a person wants a file to be read, from the form of its columns; and what is unclear in it, at that form.
import type { Request } from "../../../../core/context/operations.ts";
import type { Problem } from "../../call.ts";
import { given } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse } from "../../page.ts";
import { columnName, labelsOf } from "./columns.ts";
import { type fieldLabels, idOf, neededFields, type Upload, uploadPath } from "./words.ts";

type Labels = ReturnType<typeof fieldLabels>;
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

/** The chosen field of each column; of two columns for one field, why that fails. */
function chosenOf({ form: sent }: AccountPage, { read_as }: Upload, labels: Labels) {
  const columns: Upload["mapping"]["columns"] = [];
  const errors: Record<string, string[]> = {};
  for (const [index, column] of read_as.columns.entries()) {
    const label = labels.find(([name]) => name === sent.text(columnName(index)));
    if (!label) continue;
    const [name, word] = label;
    const other = columns.find((one) => one.field === name);
    if (other) errors[columnName(index)] = [`${word} is chosen for ${other.column} too: choose one of them`];
    else columns.push({ field: name, column });
  }
  return { columns, errors };
}

/** The mapping of the form, over what the page has no field for. */
function mappingOf(
  { form: sent }: AccountPage,
  before: Upload["mapping"],
  labels: Labels,
  chosen: Upload["mapping"]["columns"],
): Mapping {
  const offered = new Set<string>(labels.map(([name]) => name));
  const taken = new Set(chosen.map(({ column }) => column));
  const kept = before.columns.filter(({ field, column }) => !offered.has(field) && !taken.has(column));
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
  const labels = await labelsOf(page, data);
  const { columns, errors } = chosenOf(page, data, labels);
  if (Object.keys(errors).length > 0)
    return again({
      status: 422,
      code: "validation_failed",
      message: "Choose one column for each field",
      errors,
    });
  const result = await page.call("updateSalesUpload", {
    params: idOf(page),
    body: { mapping: mappingOf(page, data.mapping, labels, columns) },
  });
  return result.ok ? goTo(uploadPath(page, data.id), "read") : again(result.problem);
}

/** What is unclear in the file, at the fields that the page shows, in words of the page. */
export function problemOf({ problem }: Upload): Problem | undefined {
  if (!problem) return undefined;
  const names = new Set<string>(neededFields.map(([name]) => name));
  const errors = Object.entries(problem.errors).map(([field, texts]) => {
    const name = field === "item_code" ? "stock_code" : field;
    const said = texts.map((text) => text.replace(/: (?:set `columns\.|map ).*$/, ""));
    return [names.has(name) ? `mapping.columns.${name}` : name, said] as const;
  });
  return {
    status: 200,
    code: "sales_file_unreadable",
    message: problem.message.replace(/ (?:Name the columns\.|Set `).*$/s, ""),
    errors: Object.fromEntries(errors),
  };
}
