// Reads a file of sales, and checks the sales in it.
import { dateFormatProblem } from "@taxctl/sdk/rules/books";
import { ValidationError } from "../../base/errors.ts";
import type { Context } from "../../core/context/context.ts";
import type { Request } from "../../core/context/operations.ts";
import type { JobOwner } from "../../core/file-jobs/turns.ts";
import { checkSales } from "./check.ts";
import { nameItems } from "./codes.ts";
import { firstRowsOf } from "./file-table.ts";
import type { UploadMapping } from "./jobs.ts";
import type { ReadAs } from "./read-as.ts";
import { runJob } from "./run-job.ts";
import type { Amounts, CheckedSale } from "./sale.ts";
import type { UploadRow } from "./store.ts";

/** Rows that are shown of a file. */
const shownRows = 5;
/** Characters that are shown of a cell. */
const shownChars = 100;

/** A caller's job, which ends when the caller goes away. */
const ownerOf = ({ account, signal }: Context): JobOwner => ({ accountId: account.id, signal });

/** The table of an uploaded file, in parts, and how it was found. */
export type ReadTable = { parts: string[] } & Pick<
  ReadAs,
  "columns" | "first_rows" | "encoding" | "title_rows"
>;

/** @throws ServiceError 422 `sales_file_unreadable` */
export async function readTable(
  context: Context,
  body: Request<"createSalesUpload">["body"],
): Promise<ReadTable> {
  const { mapping, file_name = "the file", delimiter, encoding, sheet } = body;
  const { file } = context.files;
  if (!file) throw new ValidationError({ file: ["is required"] });
  const job = { file, name: file_name, columns: mapping?.columns ?? [], delimiter, encoding, sheet };
  const { parts, encoding: read, titles } = await runJob(ownerOf(context), "salesTable", job);
  const { columns, rows } = firstRowsOf(parts, shownRows);
  const first_rows = rows.map((cells) => cells.map((cell) => cell.slice(0, shownChars)));
  return { parts, columns, first_rows, encoding: read, title_rows: titles };
}

/** The sales of a table, checked. `read_as` explains how it was read. */
export type ReadUpload = {
  sales: CheckedSale[];
  changes: Pick<UploadRow, "mapping" | "read_as" | "sales" | "with_warnings" | "total_amount" | "tax_amount">;
};

/** @throws ValidationError for an unknown form of dates */
export async function readUpload(
  context: Context,
  { parts, ...table }: ReadTable,
  mapping: UploadMapping,
): Promise<ReadUpload> {
  const wrong = mapping.date_format === undefined ? undefined : dateFormatProblem(mapping.date_format);
  if (wrong) throw new ValidationError({ "mapping.date_format": [`${wrong.problem}. ${wrong.remedy}`] });
  const read = await runJob(ownerOf(context), "salesOfTable", { parts, mapping });
  const { sales: named, unknown } = await nameItems(context, read);
  const sales = await checkSales(context, named, read.fields);
  const { sales: _, codes: __, source: ___, ...how } = read;
  return {
    sales,
    changes: {
      mapping,
      read_as: { ...table, ...how, unknown_codes: unknown },
      sales: sales.length,
      with_warnings: sales.filter(({ body }) => body.warnings.length > 0).length,
      ...sumOf(sales),
    },
  };
}

/** The sum of what can be sent, less credit notes. */
function sumOf(sales: readonly CheckedSale[]): Amounts {
  const sum: Amounts = { total_amount: 0, tax_amount: 0 };
  for (const { state, is_note, body } of sales) {
    if (state !== "ready" || !body.amounts) continue;
    const sign = is_note ? -1 : 1;
    sum.total_amount += sign * body.amounts.total_amount;
    sum.tax_amount += sign * body.amounts.tax_amount;
  }
  return sum;
}
