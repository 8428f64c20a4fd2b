// Responsible for the authority's side of a reconciliation: supplier invoices, registered or waiting.
import type { PurchaseSummary, SupplierSale, Taxctl } from "@taxctl/sdk";
import { type Document, documentOfPurchase, documentOfSupplierSale } from "@taxctl/sdk/reconcile";
import { given } from "../input/paging.ts";
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { runPool } from "../service/pool.ts";
import { unlessStatus } from "../service/unless-status.ts";
import { readWaiting, type Waiting } from "../supplier-sales/waiting.ts";
import type { Ledger } from "./ledger.ts";
import type { Registration } from "./rows.ts";

/** The authority's side. */
export type Authority = {
  documents: Document[];
  /** Sales that can still be registered, by the id of their document. */
  waiting: Map<string, SupplierSale>;
  /** What was sent about the others, by the id of their document. */
  registrations: Map<string, Registration>;
};

type AuthorityOptions = {
  client: Taxctl;
  ledger: Ledger;
  branch: string | undefined;
  /** Days `YYYY-MM-DD`; registered purchases outside are left out. */
  from: string | undefined;
  to: string | undefined;
  signal: AbortSignal;
  screen: ProgressScreen;
  /** Called with the sales that wait, so that a person sees how old they are. */
  onWaiting: (waiting: Waiting) => void;
};

const AT_ONCE = 4;

/**
 * Supplier sales that wait or are registered, and other purchases: together all that suppliers reported, whatever this or
 * an interrupted run has registered. Each of the other purchases is read once and then remembered.
 */
export async function fetchAuthority(options: AuthorityOptions): Promise<Authority> {
  const { client, branch, signal } = options;
  const read = await readWaiting(client, branch, signal);
  options.onWaiting(read);
  const { sales } = read;
  const waiting = new Map(sales.map((sale) => [documentOfSupplierSale(sale, branch).id, sale]));
  const documents = new Map<string, Document>();
  const registered = await registeredSales(options);
  const purchases = await client.purchases.search(searchOf(options), { signal }).toArray();
  const known = new Set(registered.map(({ transaction_id }) => transaction_id));
  for (const document of await registeredDocuments(options, purchases, known))
    documents.set(document.id, document);
  // A waiting one wins: its purchase was rejected since.
  for (const sale of [...registered, ...sales]) {
    const document = documentOfSupplierSale(sale, branch);
    documents.set(document.id, document);
  }
  const rejections = new Set(
    purchases
      .filter(({ purchase_status }) => purchase_status === "04")
      .map(({ transaction_id }) => transaction_id),
  );
  const registrations = new Map<string, Registration>();
  for (const sale of registered) {
    const { id } = documentOfSupplierSale(sale, branch);
    const isRejected = rejections.has(sale.transaction_id ?? "");
    if (!waiting.has(id)) registrations.set(id, isRejected ? "rejected" : "registered");
  }
  return { documents: [...documents.values()], waiting, registrations };
}

/** Supplier sales of the days that purchases register; none from a service that is too old to list them. */
async function registeredSales(options: AuthorityOptions): Promise<SupplierSale[]> {
  const { client, signal } = options;
  const search = { ...searchOf(options), status: "registered" } as const;
  const list = () => client.purchases.supplierSales(search, { signal }).toArray();
  return (await unlessStatus([404, 405], list)) ?? [];
}

/** The branch and the days. */
function searchOf({ branch, from, to }: AuthorityOptions) {
  return { ...given({ branch_id: branch, from_date: from, to_date: to }), per_page: 100 };
}

/** The purchases whose supplier sales are not among the known ones, such as those that were entered by hand. */
async function registeredDocuments(
  { client, ledger, signal, screen }: AuthorityOptions,
  purchases: readonly PurchaseSummary[],
  known: ReadonlySet<string | null | undefined>,
): Promise<Document[]> {
  const registered = purchases.filter(
    ({ status, transaction_id }) => status !== "failed" && !known.has(transaction_id),
  );
  const unknown = registered.filter(({ transaction_id }) => ledger.find(transaction_id) === undefined);
  const progress = new Progress({ screen, label: "Registered purchases", total: unknown.length });
  try {
    await runPool(
      unknown,
      AT_ONCE,
      async ({ transaction_id }) => {
        const document = documentOfPurchase(await client.purchases.get(transaction_id, { signal }));
        await ledger.keep([{ transaction_id, document }]);
        progress.tick();
      },
      signal,
    );
  } finally {
    progress.end();
  }
  return registered.flatMap(({ transaction_id }) => ledger.find(transaction_id) ?? []);
}

/** The content of `--sales FILE`: the rows of `purchases fetch --json` or `--format json`. */
export function salesOfFile(value: unknown): SupplierSale[] {
  const rows = typeof value === "object" && value !== null && "data" in value ? value.data : value;
  if (!Array.isArray(rows)) throw new RangeError("it is neither a list nor an envelope with one");
  return rows.map((row: unknown, index) => {
    if (isSupplierSale(row)) return row;
    throw new RangeError(`entry ${index + 1} is not a supplier sale`);
  });
}

function isSupplierSale(value: unknown): value is SupplierSale {
  if (typeof value !== "object" || value === null) return false;
  return ["spplrTin", "spplrInvcNo", "regDt", "totAmt", "itemList"].every((field) => field in value);
}
