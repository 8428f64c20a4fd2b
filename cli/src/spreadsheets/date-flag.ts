// Responsible for the format of `--date-format`.
import { dateFormatRefusal } from "@taxctl/sdk/books";
import { usageFailure } from "../failures/failure.ts";

/** The format, if it names a whole date. */
export function dateFormatNamed(format: string): string {
  const refusal = dateFormatRefusal(format);
  if (refusal) throw usageFailure(`--date-format ${refusal.problem}`, refusal.remedy);
  return format;
}
