// Responsible for taxpayers at the fake service: made up for each TIN, and kept as the service's cache keeps them.
import { tinProblem } from "../../tins.ts";
import type { FakeRequest } from "./request.ts";
import { type FakeResponse, failure, invalid, success } from "./responses.ts";
import type { State } from "./state.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The authority knows every TIN but those with nine zeros. */
export function showTaxpayer({ operation, request, state }: FakeRequest): FakeResponse {
  const tin = String(request.params.tin);
  const rows = state.collection("taxpayers");
  const known = rows.find((row) => row.tin === tin);
  const age = known ? Date.parse(state.timestamp()) - Date.parse(String(known.fetched_at)) : 0;
  const shown = (row: object, source: string) =>
    success(operation, { data: { ...row, source, age_s: Math.max(0, Math.floor(age / 1000)) } });
  if (known && (age < DAY_MS || request.query.cached === true)) return shown(known, "cache");
  if (request.query.cached === true)
    return failure(404, "NotFound", {
      code: "taxpayer_not_cached",
      message: `The cache doesn't have ${tin}. Omit cached to ask the control unit.`,
    });
  const problem = tinProblem(tin, "ke");
  if (problem !== undefined) return invalid(operation, { tin: [problem] });
  if (tin.slice(1, 10) === "000000000")
    return failure(404, "NotFound", {
      code: "taxpayer_unknown",
      message: `The tax authority knows no taxpayer with the TIN ${tin}.`,
    });
  const row = known ?? { tin, name: `TAXPAYER ${tin}`, status: "active", address: null };
  if (!known) rows.push(row);
  Object.assign(row, { fetched_at: state.timestamp() });
  return success(operation, { data: { ...row, source: "unit", age_s: 0 } });
}

/** The name of a taxpayer that was looked up. */
export function knownName(state: State, tin: string | null): string | undefined {
  const row = state.collection("taxpayers").find((one) => one.tin === tin);
  return row && String(row.name);
}
