// Who is behind a TIN: documents of one taxpayer get one group, however their supplier is written.
import { Groups } from "./groups.ts";
import { nameKey, nearNames } from "./names.ts";
import type { Prepared } from "./prepared.ts";
import type { ResolvedOptions } from "./types.ts";

/** A name on more TINs than this ("cash supplier") doesn't identify a taxpayer. */
const maxTinsOfAName = 5;

/** Sets `group`: the same TIN, the same taxpayer named in the options, or the same supplier name; without a TIN, a near name. */
export function groupByTaxpayer(documents: readonly Prepared[], options: ResolvedOptions): void {
  const taxpayers = new Map(
    Object.entries(options.taxpayers).map(([tin, taxpayer]) => [tin.trim().toUpperCase(), taxpayer]),
  );
  const groups = new Groups<string>();
  const keysOfName = new Map<string, Set<string>>();
  const keys = documents.map((prepared) => {
    const name = nameKey(prepared.document.supplier_name);
    const key = prepared.tin !== "" ? `tin ${prepared.tin}` : `name ${name}`;
    const taxpayer = taxpayers.get(prepared.tin);
    if (taxpayer !== undefined) groups.join(key, `taxpayer ${taxpayer}`);
    if (options.supplierNames && name !== "") {
      keysOfName.set(name, (keysOfName.get(name) ?? new Set()).add(key));
    }
    return key;
  });
  for (const [first = "", ...others] of keysOfName.values()) {
    if (others.length < maxTinsOfAName) for (const other of others) groups.join(first, other);
  }
  if (options.supplierNames) joinNearNames(documents, groups);
  const numbers = new Map<string, number>();
  for (const [index, prepared] of documents.entries()) {
    const root = groups.find(keys[index] ?? "");
    const group = numbers.get(root) ?? numbers.size;
    numbers.set(root, group);
    prepared.group = group;
  }
}

/** Joins purchases without a TIN to the supplier with the nearest name, if the authority has no equal name. */
function joinNearNames(documents: readonly Prepared[], groups: Groups<string>): void {
  const reported = new Map<string, string>();
  for (const { document, tin } of documents) {
    const name = nameKey(document.supplier_name);
    if (document.side === "authority" && tin !== "" && name !== "") reported.set(name, `tin ${tin}`);
  }
  const nearest = nearNames(reported.keys());
  const found = new Map<string, string | undefined>();
  for (const prepared of documents) {
    const name = nameKey(prepared.document.supplier_name);
    if (prepared.document.side !== "books" || prepared.tin !== "" || name === "" || reported.has(name))
      continue;
    if (!found.has(name)) found.set(name, nearest(name));
    const near = reported.get(found.get(name) ?? "");
    if (near === undefined) continue;
    groups.join(near, `name ${name}`);
    prepared.byNearName = true;
  }
}
