// The tax report of a period: the documents that the control units accepted, and the number of documents left out.
import { rulesOf } from "../../control-unit/profiles/profile.ts";
import { profileOf } from "../../core/devices/store.ts";
import { movesStock } from "../../core/purchases/status.ts";
import { type ListedTransaction, pageOfTransactions } from "../../core/transactions/list-store.ts";
import type { ListedDocument } from "../../core/transactions/search.ts";
import type { TransactionType } from "../../core/transactions/store.ts";
import { figuresOfRows } from "../../core/transactions/taxes.ts";
import { countTotals } from "../../db/history/counters.ts";
import type { Position } from "../../db/sql/keyset.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { readClaims } from "./store.ts";
import { Figures, type Kind } from "./tax-figures.ts";

/** The owner and the dates of the documents (`YYYYMMDD`, both included). */
type ReportScope = {
  data_set_id: number;
  branch_id?: number | undefined;
  document_from: string;
  document_to: string;
};

/** Rows of one page: some milliseconds of work, so that other requests run in between. */
const readAtOnce = 500;

const open = ["pending", "processing", "failed"] as const;

/** The documents that the control unit accepted, page by page. */
async function* acceptedPages(db: Queryable, scope: ReportScope, type: TransactionType) {
  const filter = { ...scope, type, status: "success" };
  let after: Position | undefined;
  do {
    const page = await pageOfTransactions(db, filter, { page: 1, per_page: readAtOnce, after });
    yield page.rows;
    after = page.next;
  } while (after);
}

/**
 * Purchases that are claimed in the month of their date, and those that are claimed on the first day of a later month. Those without
 * a claim go to the callback.
 */
async function* purchasePages(
  db: Queryable,
  scope: ReportScope,
  onUnclaimed: (row: ListedTransaction) => void,
) {
  for await (const rows of acceptedPages(db, scope, "purchase")) {
    for (const row of rows) if (row.no_claim) onUnclaimed(row);
    yield rows.filter(({ claim_month, no_claim }) => claim_month === null && !no_claim);
  }
  let after = "";
  do {
    const rows = await readClaims(db, scope, after, readAtOnce);
    yield rows;
    after = rows.length < readAtOnce ? "" : (rows.at(-1)?.id ?? "");
  } while (after !== "");
}

async function countOpen(db: Queryable, scope: ReportScope, type: TransactionType) {
  const [pending = 0, processing = 0, failed = 0] = await Promise.all(
    open.map((status) => countTotals(db, { ...scope, type, status })),
  );
  return { pending, processing, failed };
}

export type TaxFigures = Awaited<ReturnType<typeof makeTaxReport>>;

/** A document that the figures count. */
export type CountedDocument = ListedDocument & { of: Kind };

/**
 * Sums up the documents of a period by their own dates, purchases by the month in which they are claimed.
 *
 * @param onCounted called with each document that the figures count
 */
export async function makeTaxReport(
  db: Queryable,
  scope: ReportScope,
  onCounted: (document: CountedDocument) => void = () => {},
) {
  const profile = await profileOf(db, scope.data_set_id);
  const figures = new Figures();
  const count = (of: Kind, row: ListedDocument): void => {
    figures.add(of, row.figures.taxes, Number(row.non_deductible_tax));
    onCounted({ ...row, of });
  };
  const imports = { documents: 0, cents: 0 };
  const unclaimed = { documents: 0, cents: 0 };
  let notApproved = 0;
  const leaveOut = (row: ListedTransaction): void => {
    if (!isApproved(row)) notApproved += 1;
    else {
      unclaimed.documents += 1;
      unclaimed.cents += (row.receipt_type === "R" ? -1 : 1) * Number(row.tax_amount);
    }
  };
  for await (const rows of acceptedPages(db, scope, "sales"))
    for (const row of await figuresOfRows(db, rows))
      count(row.receipt_type === "R" ? "credit_notes" : "sales", row);
  for await (const rows of purchasePages(db, scope, leaveOut))
    for (const row of await figuresOfRows(db, rows)) {
      if (!isApproved(row)) leaveOut(row);
      else count(row.receipt_type === "R" ? "purchase_credit_notes" : "purchases", row);
    }
  for await (const rows of acceptedPages(db, scope, "import"))
    for (const { total_amount } of rows) {
      imports.documents += 1;
      imports.cents += Number(total_amount);
    }
  const [sales, purchases, openImports] = await Promise.all([
    countOpen(db, scope, "sales"),
    countOpen(db, scope, "purchase"),
    countOpen(db, scope, "import"),
  ]);
  return {
    documents: figures.documents,
    ...figures.show(rulesOf(profile)),
    imports: { documents: imports.documents, total_amount: money.fromDb(imports.cents) },
    left_out: {
      sales,
      purchases: {
        ...purchases,
        not_approved: notApproved,
        not_claimed: unclaimed.documents,
        not_claimed_tax: money.fromDb(unclaimed.cents),
      },
      imports: openImports,
    },
  };
}

/** Whether a purchase can count: it is approved, or a supplier's credit note. These are the ones that move stock. */
function isApproved({
  receipt_type,
  purchase_status,
}: Pick<ListedDocument, "receipt_type" | "purchase_status">): boolean {
  return movesStock(purchase_status, receipt_type === "R" ? "R" : "P");
}
