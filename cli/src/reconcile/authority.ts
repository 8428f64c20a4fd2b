// Responsible for the authority's side of a reconciliation: what suppliers reported, registered by now or still waiting.
import type { Purchase, SupplierSale, Taxctl } from "@taxctl/sdk";
import { add } from "@taxctl/sdk/amounts";
import { type Document, documentOfSupplierSale } from "@taxctl/sdk/reconcile";
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { runPool } from "../service/pool.ts";
import { readWaiting, type Waiting } from "../supplier-sales/waiting.ts";
import type { Ledger } from "./ledger.ts";
import { dayOf } from "./period.ts";

/** The authority's side. */
export type Authority = {
  documents: Document[];
  /** Sales that can still be registered, by the id of their document. */
  waiting: Map<string, SupplierSale>;
};

type GatherOptions = {
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
 * Supplier sales that wait, and purchases that were registered: together all that suppliers reported, whatever this or
 * an interrupted run has registered. Each registered purchase is read once and then remembered.
 */
export async function gatherAuthority(options: GatherOptions): Promise<Authority> {
  const { client, branch, signal } = options;
  const read = await readWaiting(client, branch, signal);
  options.onWaiting(read);
  const { sales } = read;
  const waiting = new Map(sales.map((sale) => [documentOfSupplierSale(sale, branch).id, sale]));
  const documents = new Map<string, Document>();
  for (const document of await registeredDocuments(options)) documents.set(document.id, document);
  // What is waiting wins: its purchase was refused since.
  for (const sale of sales) {
    const document = documentOfSupplierSale(sale, branch);
    documents.set(document.id, document);
  }
  return { documents: [...documents.values()], waiting };
}

async function registeredDocuments(options: GatherOptions): Promise<Document[]> {
  const { client, ledger, branch, from, to, signal, screen } = options;
  const search = {
    ...(branch ? { branch_id: branch } : {}),
    ...(from ? { from_date: from } : {}),
    ...(to ? { to_date: to } : {}),
    per_page: 100,
  };
  const rows = await client.purchases.search(search, { signal }).toArray();
  const registered = rows.filter(({ status }) => status !== "failed");
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

/** A registered purchase as the document that its supplier's sale was: the same id, the same figures. */
function documentOfPurchase(purchase: Purchase): Document {
  const { supplier_tin, supplier_bhf_id, supplier_invoice_no, total_amount, tax_amount } = purchase;
  const branch = supplier_bhf_id ?? "00";
  return {
    id: [supplier_tin, branch, supplier_invoice_no, purchase.purchase_date + purchase.purchase_time].join(
      "/",
    ),
    side: "authority",
    supplier_tin,
    supplier_branch: branch,
    supplier_name: purchase.supplier_name,
    own_branch: purchase.branch_id,
    number: supplier_invoice_no,
    ...(purchase.cu_invoice_no ? { unit_number: purchase.cu_invoice_no } : {}),
    date: purchase.purchase_date,
    kind: purchase.receipt_type === "R" ? "credit_note" : undefined,
    taxable: purchase.taxable_amount ?? add(total_amount, -tax_amount),
    tax: tax_amount,
    total: total_amount,
    by_letter: lettersOf(purchase),
  };
}

/**
 * The document without what only one of its two forms tells, a sale that waits and a purchase that is registered: what
 * was decided about the first must hold for the second.
 */
export function comparable(
  document: Document,
  books: { hasLetters: boolean; branch: string | undefined },
): Document {
  const { by_letter, supplier_name, kind, ...rest } = document;
  return {
    ...rest,
    kind: kind === "credit_note" ? kind : undefined,
    date: dayOf(document),
    supplier_name: supplier_name?.slice(0, 60),
    own_branch: books.branch,
    ...(books.hasLetters && by_letter ? { by_letter } : {}),
  };
}

/** The lines by tax letter, where they add up to the document; suppliers' lines need not. */
function lettersOf({ items, tax_amount, taxable_amount }: Purchase): Document["by_letter"] {
  const letters: NonNullable<Document["by_letter"]> = {};
  for (const line of items) {
    const so = letters[line.tax_type] ?? { taxable: 0, tax: 0 };
    letters[line.tax_type] = {
      taxable: add(so.taxable, line.taxable_amount),
      tax: add(so.tax, line.tax_amount),
    };
  }
  const sums = Object.values(letters);
  const tax = add(0, ...sums.map((sum) => sum.tax));
  const taxable = add(0, ...sums.map((sum) => sum.taxable));
  const fits = tax === tax_amount && (taxable_amount === undefined || taxable === taxable_amount);
  return fits ? letters : undefined;
}

/** What `--sales FILE` holds: the rows of `purchases fetch --json` or `--format json`. */
export function salesOfFile(value: unknown): SupplierSale[] {
  const rows = typeof value === "object" && value !== null && "data" in value ? value.data : value;
  if (!Array.isArray(rows)) throw new RangeError("it is neither a list nor an envelope with one");
  return rows.map((row: unknown, index) => {
    if (isSupplierSale(row)) return row;
    throw new RangeError(`entry ${index + 1} is no supplier sale`);
  });
}

function isSupplierSale(value: unknown): value is SupplierSale {
  if (typeof value !== "object" || value === null) return false;
  return ["spplrTin", "spplrInvcNo", "regDt", "totAmt", "itemList"].every((field) => field in value);
}
