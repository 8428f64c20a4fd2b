// The format of `--date-format`.
import { dateFormatProblem } from "@taxctl/sdk/books";
import { usageFailure } from "../failures/failure.ts";

/** The format, if it names a whole date. */
export function dateFormatNamed(format: string): string {
  const invalid = dateFormatProblem(format);
  if (invalid) throw usageFailure(`--date-format ${invalid.problem}`, invalid.remedy);
  return format;
}
