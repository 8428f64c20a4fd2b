// The lines of a sale or purchase: the rules that the fake service shares, and the codes of their units.
import type { Line, Problems } from "@taxctl/sdk/validation";
import { type CodesInUse, codeProblem } from "../codes/in-use.ts";

export {
  checkDocumentFields,
  checkDocumentTotals,
  type Line,
  normalizeLine,
  Problems,
  rateOf,
  readLines,
  type SubmittedLine,
  signLine,
  sumLines,
  type TaxTypes,
} from "@taxctl/sdk/validation";

/** A line may have units of its own. */
export function checkUnits(line: Line, path: string, codes: CodesInUse, problems: Problems): void {
  for (const field of ["pkg_unit_code", "qty_unit_code"] as const) {
    const code = line[field];
    const problem = code === undefined ? undefined : codeProblem(field, code, codes);
    if (problem) problems.add(`${path}.${field}`, problem);
  }
}
