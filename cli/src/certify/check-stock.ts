// The rows about stock: the quantities that the set's documents leave, whatever else was sold meanwhile.
import { add } from "@taxctl/sdk/amounts";
import { stockOf } from "./register.ts";
import { failed, passed } from "./rows.ts";
import type { CertifyRun } from "./script.ts";

/** The service's stock is the opening stock with everything that the documents moved. */
export async function checkStock(run: CertifyRun): Promise<void> {
  const { state } = run;
  const { items, documents, purchase, adjustment } = run.script.set;
  const isDone = (key: string) => state.done[key] !== undefined;
  const check = async (code: string, expected: number) => {
    const quantity = await ownStock(code, run);
    const row = quantity === expected ? passed : failed;
    run.onRow(row("Stock agrees with the documents", code, `${quantity} in stock, ${expected} expected`));
  };
  for (const { key, opening } of items) {
    const own = state.items[key];
    if (opening === undefined || !own) continue;
    const of = (lines: readonly { item: string; quantity: number }[]) =>
      add(0, ...lines.filter(({ item }) => item === key).map(({ quantity }) => quantity));
    const sold = documents.filter((document) => document.kind === undefined && isDone(document.key));
    const expected = add(
      own.before,
      isDone("opening") ? opening : 0,
      isDone("purchase") ? of(purchase) : 0,
      isDone("adjustment") ? of([adjustment]) : 0,
      ...sold.map((document) => (document.credits ? 1 : -1) * of(document.lines)),
    );
    await check(own.code, expected);
  }
  const { customs } = state;
  if (!customs || !isDone("import")) return;
  await check(customs.item_code, add(customs.before ?? 0, customs.record.quantity));
}

/** The quantity without what other documents moved since the set's first: a trader sells the same items between two runs. */
async function ownStock(code: string, run: CertifyRun): Promise<number> {
  const { client, state, signal, script } = run;
  // Steps of a country alone are others too.
  const keys = ["opening", "purchase", "adjustment", "import", ...script.set.documents.map(({ key }) => key)];
  const own = new Set(keys.flatMap((key) => state.done[key]?.transaction_id ?? []));
  const from_date = state.day.replace(/(....)(..)(..)/, "$1-$2-$3");
  const query = { branch_id: state.branch, item_code: code, from_date, sort_order: "asc" } as const;
  const moved = await client.stock.movements(query, { signal }).toArray();
  const first = moved.findIndex(({ transaction_id }) => own.has(transaction_id));
  const since = first < 0 ? [] : moved.slice(first);
  const others = since.filter(({ transaction_id }) => !own.has(transaction_id));
  return add(
    await stockOf(code, run),
    ...others.map(({ direction, qty }) => (direction === "OUT" ? qty : -qty)),
  );
}
