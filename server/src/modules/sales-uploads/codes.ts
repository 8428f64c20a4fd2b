// The items behind the stock codes of a file.
import { normalSource } from "@taxctl/sdk/rules/tins";
import type { Context } from "../../core/context/context.ts";
import { itemsOfExternalCodes } from "../../core/items/external-code-store.ts";
import { findItemsByCode, findItemsByName } from "../../core/items/store.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { fold } from "../../db/sql/values.ts";
import type { FileSale, NamedCode, ReadSales } from "./jobs.ts";

/** Codes that are shown. */
const mostUnknown = 100;

/** The only item that each unknown code, or its text in the file, means: by the item's code or by its name, in any case. */
async function findMeant(
  db: Queryable,
  environmentId: number,
  unknown: readonly NamedCode[],
): Promise<Map<string, string>> {
  const own = await findItemsByCode(
    db,
    environmentId,
    unknown.map(({ code }) => code.trim().toUpperCase()),
  );
  const named = await findItemsByName(
    db,
    environmentId,
    unknown.flatMap(({ code, name }) => [fold(code), ...(name === null ? [] : [fold(name)])]),
  );
  const onlyOf = (name: string | null): string | undefined => {
    const found = name === null ? [] : (named.get(fold(name)) ?? []);
    return found.length === 1 ? found[0]?.item_code : undefined;
  };
  return new Map(
    unknown.flatMap(({ code, name }) => {
      const found = own.get(code.trim().toUpperCase())?.item_code ?? onlyOf(code) ?? onlyOf(name);
      return found === undefined ? [] : [[code, found] as const];
    }),
  );
}

/**
 * The sales with the items of their codes: a code that is mapped to an item stays as it is; one that is the code of an item itself
 * names that item, as does one whose text is the name of one item only. `unknown` are the others.
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
  const items = new Map([...own.keys()].map((code) => [code, code]));
  const unnamed = others.filter(({ code }) => !own.has(code));
  for (const [code, item] of await findMeant(knex, environment.id, unnamed)) items.set(code, item);
  const unknown = unnamed.filter(({ code }) => !items.has(code));
  if (items.size === 0) return { sales: [...sales], unknown: unknown.slice(0, mostUnknown) };
  const named = sales.map((sale) => {
    const { document } = sale;
    if (!document) return sale;
    const lines = document.items.map((line) => {
      const { external_code, external_source: _, ...rest } = line;
      const item_code = external_code === undefined ? undefined : items.get(external_code);
      return item_code === undefined ? line : { ...rest, item_code };
    });
    return { ...sale, document: { ...document, items: lines } };
  });
  return { sales: named as FileSale[], unknown: unknown.slice(0, mostUnknown) };
}
