// The items behind the stock codes of a file.
import { normalSource } from "@taxctl/sdk/rules/tins";
import type { Context } from "../../core/context/context.ts";
import { itemsOfExternalCodes } from "../../core/items/external-code-store.ts";
import { findItemsByCode } from "../../core/items/store.ts";
import type { FileSale, NamedCode, ReadSales } from "./jobs.ts";

/** Codes that are shown. */
const mostUnknown = 100;

/**
 * The sales with the items of their codes: a code that is mapped to an item stays as it is; one that is the code of an item itself
 * names that item. `unknown` are the others.
 */
export async function nameItems(
  { service, environment }: Pick<Context, "service" | "environment">,
  { sales, codes, source }: ReadSales,
): Promise<{ sales: FileSale[]; unknown: NamedCode[] }> {
  const { knex } = service.db;
  const normal = normalSource(source);
  const wanted = codes.map(({ code }) => ({ source: normal, external_code: code }));
  const mapped = (await itemsOfExternalCodes(knex, environment.id, wanted)).get(normal);
  const others = codes.filter(({ code }) => !mapped?.has(code));
  const own = await findItemsByCode(
    knex,
    environment.id,
    others.map(({ code }) => code),
  );
  const unknown = others.filter(({ code }) => !own.has(code));
  if (own.size === 0) return { sales: [...sales], unknown: unknown.slice(0, mostUnknown) };
  const named = sales.map((sale) => {
    const { document } = sale;
    if (!document) return sale;
    const items = document.items.map((line) => {
      const { external_code, external_source: _, ...rest } = line;
      return external_code !== undefined && own.has(external_code)
        ? { ...rest, item_code: external_code }
        : line;
    });
    return { ...sale, document: { ...document, items } };
  });
  return { sales: named as FileSale[], unknown: unknown.slice(0, mostUnknown) };
}
