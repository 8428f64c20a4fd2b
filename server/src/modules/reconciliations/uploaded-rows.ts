// Reads the rows of an upload like a file, so that they get ids and figures by the same rules. Problems are at the fields of the caller.
import { emptyMapping } from "@taxctl/sdk/rules/books";
import { ServiceError } from "../../base/errors.ts";
import type { Handlers } from "../../core/context/operations.ts";
import type { JobOwner } from "../../core/file-jobs/turns.ts";
import type { Jobs } from "./jobs.ts";
import { runJob } from "./run-job.ts";

type Rows = NonNullable<Parameters<Handlers["createReconciliation"]>[0]["body"]["rows"]>;

/** Always columns of the table, so that a row without a value is at fault, and not the table. */
const always = ["number", "date", "supplier_tin", "supplier_name", "taxable", "tax", "total"];

/** @throws ServiceError 422 `books_unreadable` with the rows that can't be read, as `rows[3].total` */
export async function readUploadedRows(
  owner: JobOwner,
  rows: Rows,
  name: string,
): Promise<Jobs["read"]["result"]> {
  try {
    return await runJob(owner, "read", {
      file: Buffer.from(csvOf(rows)),
      name,
      mapping: { ...emptyMapping(), date_format: "yyyy-mm-dd", decimal_comma: false },
      delimiter: ",",
      encoding: "utf-8",
      side: "books",
    });
  } catch (error) {
    if (!(error instanceof ServiceError) || !error.details.errors) throw error;
    const [what = ""] = error.message.split(". ");
    throw new ServiceError(error.status, error.code, `${what}. Correct them, and send all rows again.`, {
      errors: atRows(error.details.errors),
    });
  }
}

function csvOf(rows: Rows): string {
  const names = [...new Set([...always, ...rows.flatMap((row) => Object.keys(row))])];
  const cell = (value: unknown) => `"${String(value ?? "").replaceAll('"', '""')}"`;
  const lines = rows.map((row) => names.map((name) => cell(Reflect.get(row, name))).join(","));
  return [names.map(cell).join(","), ...lines].join("\n");
}

/** The problems of lines, like `total 1.234 has more than 2 decimals`, at the fields of the rows that they are. */
function atRows(errors: Record<string, string[]>): Record<string, string[]> {
  const placed: Record<string, string[]> = {};
  for (const [line, problems] of Object.entries(errors))
    for (const problem of problems) {
      // Line 1 has the names, and no value contains a line break.
      const row = line.replace(/^line (\d+)$/, (_, number) => `rows[${Number(number) - 2}]`);
      const [field = ""] = problem.split(" ");
      const isOfField = always.includes(field) || others.includes(field);
      const place = isOfField ? `${row}.${field}` : row;
      const said = isOfField ? problem.slice(field.length + 1) : problem;
      placed[place] = [...(placed[place] ?? []), said];
    }
  return placed;
}

const others = ["id", "unit_number", "kind", "supplier_branch", "own_branch", "claim"];
