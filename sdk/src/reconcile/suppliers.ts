// Responsible for who is behind a TIN: documents of one taxpayer get one group, however their supplier is written.
import { Groups } from "./groups.ts";
import type { Prepared } from "./prepare.ts";
import type { ResolvedOptions } from "./types.ts";

/** A name on more TINs than this ("cash supplier") says nothing about who is behind them. */
const MAX_TINS_OF_A_NAME = 5;

/** Sets `group`: the same TIN, the same taxpayer named in the options, or the same supplier name. */
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
    if (others.length < MAX_TINS_OF_A_NAME) for (const other of others) groups.join(first, other);
  }
  const numbers = new Map<string, number>();
  for (const [index, prepared] of documents.entries()) {
    const root = groups.find(keys[index] ?? "");
    const group = numbers.get(root) ?? numbers.size;
    numbers.set(root, group);
    prepared.group = group;
  }
}

/** The words of a name that tell suppliers apart. */
function nameKey(name: string | undefined): string {
  const words =
    name
      ?.normalize("NFKC")
      .toUpperCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !/^(LTD|LIMITED|PLC|LLP|CO|COMPANY|INC|THE|AND)$/.test(word)).join(" ");
}
