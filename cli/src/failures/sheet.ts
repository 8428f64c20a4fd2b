// Showing the problems of a file of a table or of books: options become flags.
import type { SheetError } from "@taxctl/sdk/books";
import { exitCodes } from "./exit-codes.ts";
import { Failure } from "./failure.ts";

/** Whether it comes from reading a table; by name, so that the reader need not be loaded to describe its errors. */
export function isSheetError(error: unknown): error is SheetError {
  return error instanceof Error && error.name === "SheetError";
}

/** The failure to show. */
export function describeSheet(error: SheetError): Failure {
  const { code, message, remedy, errors } = error;
  return new Failure(asFlags(message), {
    code: code === "bad_mapping" ? "usage" : code,
    exitCode: exitCodes.usage,
    remedy: remedy && asFlags(remedy),
    errors:
      errors && Object.fromEntries(Object.entries(errors).map(([place, said]) => [place, said.map(asFlags)])),
    cause: error,
  });
}

/** The text with the flags of the command line in place of the options of the SDK. */
export function asFlags(text: string): string {
  return text
    .replace("Set `decimal_comma` to true or false", "Use --decimal-comma or --decimal-point")
    .replace("set `decimal_comma` to true", "use --decimal-comma")
    .replace("set `decimal_comma` to false", "use --decimal-point")
    .replace(
      "set `columns.supplier_tin` or `columns.supplier_name`",
      "add --map supplier_tin=COLUMN (or supplier_name)",
    )
    .replace(/set `columns\.(\w+)`/g, "add --map $1=COLUMN")
    .replace(
      /`(date_format|sheet|delimiter|encoding)`/g,
      (_, option: string) => `--${option.replace("_", "-")}`,
    );
}
