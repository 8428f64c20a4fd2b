// Responsible for the facts that the fake service checks sales against, and for all problems of a sale whose form is wrong.
import { normalSource } from "../../tins.ts";
import { type FieldErrors, type Insurance, type SaleFacts, saleErrors } from "../../validation/index.ts";
import type { Operation } from "../operations.ts";
import type { ReadRequest } from "../request.ts";
import { PROFILE } from "./lines.ts";
import type { State } from "./state.ts";

/**
 * Every code of an item counts as registered. The fake's branches have all insurances in common.
 *
 * @param kept insurances of the reissued sale, which stay even if they were changed or deactivated
 */
export function saleFacts(state: State, kept: readonly Insurance[] = []): SaleFacts {
  const known = [...(state.collection("insurances") as Insurance[]), ...kept];
  return {
    today: state.today(),
    profile: PROFILE,
    items: { get: (code) => state.itemAs(code) },
    externalCodes: externalCodes(state),
    taxTypes: state.taxTypes(),
    insurances: new Map(known.map((insurance) => [insurance.code, insurance])),
    vatRegistered: state.account.vat_registered !== false,
  };
}

function externalCodes(state: State): Map<string, Map<string, string>> {
  const bySource = new Map<string, Map<string, string>>();
  for (const { source: given, external_code, item_code } of state.collection("external-codes")) {
    const source = normalSource(String(given));
    const codes = bySource.get(source) ?? new Map<string, string>();
    bySource.set(source, codes.set(String(external_code), String(item_code)));
  }
  return bySource;
}

/** The problems of a request: those of its form and, for a sale, those by the rules. */
export function requestErrors(
  state: State,
  { id }: Operation,
  { body, errors, isChecked }: ReadRequest,
): FieldErrors {
  return id === "createSale" && isChecked ? saleErrors(body, errors, saleFacts(state)) : errors;
}
