// Responsible for the documents of a tax report: receipts of sales, purchases, each read from the service once.
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Taxctl } from "@taxctl/sdk";
import { isServiceFailure } from "../describe.ts";
import { runPool } from "../pool.ts";
import { Progress, type ProgressScreen } from "../progress.ts";
import { lettersOf, type Taxed } from "./figures.ts";

export type CollectOptions = {
  client: Taxctl;
  branch: string | undefined;
  /** Days `YYYY-MM-DD` of the documents. */
  from: string;
  to: string;
  /** Where what was read is remembered: a signed document never changes. */
  cachePath: string;
  signal: AbortSignal;
  screen: ProgressScreen;
};

type Wanted = { transaction_id: string; kind: Taxed["kind"]; date: string };

/** Every document that the authority has accepted with a date in the period. */
export async function collect(options: CollectOptions): Promise<Taxed[]> {
  const { client, cachePath, signal, screen } = options;
  const wanted = await listDocuments(options);
  const known = await readCache(cachePath);
  const missing = wanted.filter(({ transaction_id }) => !known.has(transaction_id));
  const progress = new Progress({ screen, label: "Documents", total: missing.length });
  await mkdir(dirname(cachePath), { recursive: true, mode: 0o700 });
  const cache = await open(cachePath, "a", 0o600);
  try {
    if (missing.length > 0) await cache.appendFile("\n");
    await runPool(
      missing,
      4,
      async (one) => {
        const document = await readDocument(client, one, signal);
        known.set(one.transaction_id, document);
        await cache.appendFile(`${JSON.stringify(document)}\n`);
        progress.tick();
      },
      signal,
    );
  } finally {
    progress.end();
    await cache.close();
  }
  return wanted.flatMap(({ transaction_id }) => known.get(transaction_id) ?? []);
}

async function listDocuments({ client, branch, from, to, signal }: CollectOptions): Promise<Wanted[]> {
  const search = {
    from_date: from,
    to_date: to,
    status: "success" as const,
    per_page: 100,
    ...(branch ? { branch_id: branch } : {}),
  };
  const [sales, purchases] = await Promise.all([
    client.sales.search(search, { signal }).toArray(),
    client.purchases.search(search, { signal }).toArray(),
  ]);
  return [
    ...sales.map(({ transaction_id, receipt_type, sale_date }) => ({
      transaction_id,
      kind: receipt_type === "R" ? ("credit_note" as const) : ("sale" as const),
      date: sale_date,
    })),
    ...purchases.map(({ transaction_id, purchase_date }) => ({
      transaction_id,
      kind: "purchase" as const,
      date: purchase_date,
    })),
  ];
}

async function readDocument(client: Taxctl, wanted: Wanted, signal: AbortSignal): Promise<Taxed> {
  if (wanted.kind === "purchase") {
    const { items, total_amount, receipt_type } = await client.purchases.get(wanted.transaction_id, {
      signal,
    });
    const kind = receipt_type === "R" ? "purchase_return" : "purchase";
    return { ...wanted, kind, letters: lettersOf(items), total_amount };
  }
  try {
    const { taxes, total_amount } = await client.transactions.receipt(wanted.transaction_id, {}, { signal });
    return { ...wanted, letters: taxes, total_amount };
  } catch (error) {
    // A sale whose receipt was lost has been signed all the same: its lines say what was.
    if (!isServiceFailure(error) || (error.status !== 404 && error.status !== 422)) throw error;
    const { items, total_amount } = await client.sales.get(wanted.transaction_id, { signal });
    return { ...wanted, letters: lettersOf(items), total_amount };
  }
}

async function readCache(path: string): Promise<Map<string, Taxed>> {
  const known = new Map<string, Taxed>();
  const text = await readFile(path, "utf8").catch(() => "");
  for (const line of text.split("\n")) {
    try {
      const document: Taxed = JSON.parse(line);
      if (Array.isArray(document.letters)) known.set(document.transaction_id, document);
    } catch {}
  }
  return known;
}
