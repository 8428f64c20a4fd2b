// The identifiers of a unit that doesn't name itself in its receipts: as its initialization returned them.
import type { WireName } from "@taxctl/sdk/rules/profiles";
import { isFields, textOrNull } from "../../control-unit/envelope.ts";
import type { ProfileName, UnitAddress } from "../../control-unit/types.ts";
import { unitWireOf } from "../../control-unit/wires/index.ts";

/**
 * The part of an address that names its unit; empty for wires that need none.
 *
 * @param read The unit's own record, then the caller's: the first that has an identifier decides.
 */
export function identifiersOf(
  wire: WireName,
  profile: ProfileName,
  read: () => unknown[],
): Pick<UnitAddress, "identifiers"> {
  if (unitWireOf({ profile, wire }).repeatsIdentifiers) return {};
  const records = read().filter(isFields);
  const find = (name: string) =>
    records.map((record) => textOrNull(record[name])).find((found) => found !== null) ?? null;
  return { identifiers: { sdc_id: find("sdc_id"), mrc_no: find("mrc_no") } };
}
