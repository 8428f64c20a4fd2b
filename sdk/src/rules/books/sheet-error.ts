// The error of a file that can't be read as a table or as books: the problem, its place, and the remedy.

/** The kinds of problems of a file. */
export type SheetErrorCode =
  | "bad_file"
  | "bad_books"
  | "bad_mapping"
  | "ambiguous_numbers"
  | "ambiguous_dates";

/** A file can't be read. Options are named in backticks, like `date_format`. */
export class SheetError extends Error {
  readonly code: SheetErrorCode;
  /** One sentence: how to fix it. */
  readonly remedy: string | undefined;
  /** The problems by place in the file or by field: 20 places at most. */
  readonly errors: Record<string, string[]> | undefined;

  constructor(
    code: SheetErrorCode,
    message: string,
    { remedy, errors, cause }: { remedy?: string; errors?: Record<string, string[]>; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = "SheetError";
    this.code = code;
    this.remedy = remedy;
    this.errors = errors && Object.fromEntries(Object.entries(errors).slice(0, mostPlaces));
  }
}

const mostPlaces = 20;

/** The file can't be read as a table. */
export function badFile(
  message: string,
  remedy: string,
  cause?: unknown,
  errors?: Record<string, string[]>,
): SheetError {
  return new SheetError("bad_file", message, { remedy, cause, ...(errors ? { errors } : {}) });
}

/** A workbook can't be read. */
export function notReadable(cause?: unknown): SheetError {
  return badFile("The file is not a readable workbook", "Save it as CSV, or as .xlsx again.", cause);
}

/** `1 row`, `2 rows`. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}
