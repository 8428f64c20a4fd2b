// The form of the dates in a file: chosen from two readings of a date that is not clear, else typed.

import type { SafeHtml } from "@remix-run/html-template";
import { isoDay } from "@taxctl/sdk/rules/formats";
import { field, select } from "./form.ts";
import type { PublicPage } from "./page.ts";

const name = "mapping.date_format";
const label = "Form of dates";

/** The first date of a problem that can be read in two ways. */
const ambiguous = /can be read in two ways, like (\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;

/** `3 April 2026`, of `20260403` */
function named(year: string, month: string, day: string): string {
  const at = `${year.length === 2 ? `20${year}` : year}${month.padStart(2, "0")}${day.padStart(2, "0")}`;
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${isoDay(at)}T00:00:00Z`).toLocaleDateString("en-GB", options);
}

/** `problem` is why the file could not be read. The day comes first in the countries of the service. */
export function dateForm(
  page: PublicPage,
  { problem = "", value, hint }: { problem?: string | undefined; value?: string | undefined; hint: string },
): SafeHtml {
  const [, one, two, year] = ambiguous.exec(problem) ?? [];
  if (one === undefined || two === undefined || year === undefined)
    return field(page, { name, label, hint, value, isOptional: true });
  return select(page, {
    name,
    label: "How to read the dates",
    value: "dd/mm/yyyy",
    options: [
      ["dd/mm/yyyy", `${named(year, two, one)} (day first)`],
      ["mm/dd/yyyy", `${named(year, one, two)} (month first)`],
    ],
  });
}
