// Lines of a sale that name their item by a code of another system.
import { normalSource } from "@taxctl/sdk/rules/tins";
import { ownSource, type SubmittedLine } from "@taxctl/sdk/rules/validation";
import type { Context } from "../context/context.ts";
import { itemsOfExternalCodes } from "../items/external-code-store.ts";

type ItemCodes = {
  /** Item codes by source, then by external code. */
  externalCodes: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Of all lines, by either code. */
  itemCodes: readonly string[];
};

const noCodes: ItemCodes["externalCodes"] = new Map();

/** The item codes that the lines name, themselves or by an external code. */
export async function readItemCodes(
  { service, environment }: Pick<Context, "service" | "environment">,
  lines: readonly SubmittedLine[],
): Promise<ItemCodes> {
  const own = lines.flatMap(({ item_code }) => item_code ?? []);
  const external = lines.flatMap(({ external_code, external_source: source = ownSource }) =>
    external_code === undefined ? [] : [{ source: normalSource(source), external_code }],
  );
  if (external.length === 0) return { externalCodes: noCodes, itemCodes: own };
  const externalCodes = await itemsOfExternalCodes(service.db.knex, environment.id, external);
  return {
    externalCodes,
    itemCodes: [...own, ...[...externalCodes.values()].flatMap((codes) => [...codes.values()])],
  };
}
