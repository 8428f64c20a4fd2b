// The tax report of a period: what the control units accepted, and the number of documents left out.
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { profileOf } from "../../core/devices/store.ts";
import { branchProfile } from "../../core/devices/zones.ts";
import { movesStock } from "../../core/purchases/status.ts";
import { noClaim } from "../../core/transactions/figures.ts";
import type { TransactionType } from "../../core/transactions/store.ts";
import { countTotals } from "../../db/history/counters.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { type ReportScope, sumFigures } from "./figure-store.ts";
import { Figures, type Kind } from "./tax-figures.ts";

const open = ["pending", "processing", "failed"] as const;

async function countOpen(db: Queryable, scope: ReportScope, type: TransactionType) {
  const [pending = 0, processing = 0, failed = 0] = await Promise.all(
    open.map((status) => countTotals(db, { ...scope, type, status })),
  );
  return { pending, processing, failed };
}

export type TaxFigures = Awaited<ReturnType<typeof makeTaxReport>>;

/** Sums up the documents of a period by their own dates, purchases by the month in which they are claimed. */
export async function makeTaxReport(db: Queryable, scope: ReportScope) {
  const { data_set_id, branch_id } = scope;
  const profile =
    branch_id === undefined
      ? await profileOf(db, data_set_id)
      : await branchProfile(db, { data_set_id, branch_id });
  const figures = new Figures();
  const imports = { documents: 0, cents: 0 };
  const unclaimed = { documents: 0, cents: 0 };
  let notApproved = 0;
  for (const sum of await sumFigures(db, scope)) {
    const kind = kindOf(sum);
    if (sum.type === "import") {
      imports.documents += sum.firsts;
      imports.cents += sum.total_amount;
    } else if (!isApproved(sum)) notApproved += sum.firsts;
    else if (sum.claim === noClaim) {
      unclaimed.documents += sum.firsts;
      unclaimed.cents += (kind === "purchase_credit_notes" ? -1 : 1) * sum.tax_amount;
    } else figures.add(kind, sum);
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

type Kinded = { type: string; receipt_type: string | null; purchase_status: string | null };

/** The line of the report that a document counts in. */
export function kindOf({ type, receipt_type }: Pick<Kinded, "type" | "receipt_type">): Kind {
  const isCredit = receipt_type === "R";
  if (type === "sales") return isCredit ? "credit_notes" : "sales";
  return isCredit ? "purchase_credit_notes" : "purchases";
}

/** Whether a document can count: a sale, an approved purchase, or a supplier's credit note. Such purchases move stock. */
export function isApproved({ type, receipt_type, purchase_status }: Kinded): boolean {
  return type === "sales" || movesStock(purchase_status || null, receipt_type === "R" ? "R" : "P");
}
