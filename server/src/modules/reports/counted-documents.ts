// The documents that the figures of a tax report count.
import { listAbroad } from "../../core/devices/currencies.ts";
import { type ListedTransaction, pageOfTransactions } from "../../core/transactions/list-store.ts";
import type { ListedDocument } from "../../core/transactions/search.ts";
import { withFigures } from "../../core/transactions/taxes.ts";
import type { Position } from "../../db/sql/keyset.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { ReportScope } from "./figure-store.ts";
import { readClaims } from "./store.ts";
import type { Kind } from "./tax-figures.ts";
import { isApproved, kindOf, makeTaxReport, type TaxFigures } from "./tax-report.ts";

/** Rows of one page: some milliseconds of work, so that other requests run in between. */
const readAtOnce = 500;

/** A document that the figures count. */
export type CountedDocument = ListedDocument & { of: Kind };

/** The documents of a type that the control unit accepted, page by page. */
async function* acceptedPages(db: Queryable, scope: ReportScope, type: "sales" | "purchase") {
  const filter = { ...scope, type, status: "success" };
  const abroad = scope.branch_id === undefined ? await listAbroad(db, scope.data_set_id) : [];
  const left = new Set(abroad.flatMap(({ branches }) => branches.map(({ bhf_id }) => bhf_id)));
  let after: Position | undefined;
  do {
    const page = await pageOfTransactions(db, filter, { page: 1, per_page: readAtOnce, after });
    yield page.rows.filter(
      ({ claim_month, no_claim, bhf_id }) => claim_month === null && !no_claim && !left.has(bhf_id),
    );
    after = page.next;
  } while (after);
}

/** Purchases that are claimed on the first day of a later month. */
async function* claimedPages(db: Queryable, scope: ReportScope) {
  let after = "";
  do {
    const rows = await readClaims(db, scope, after, readAtOnce);
    yield rows;
    after = rows.length < readAtOnce ? "" : (rows.at(-1)?.id ?? "");
  } while (after !== "");
}

/** Each document of a period that its figures count, in no order. */
async function* countedDocuments(db: Queryable, scope: ReportScope): AsyncIterable<CountedDocument> {
  const sources: (() => AsyncIterable<ListedTransaction[]>)[] = [
    () => acceptedPages(db, scope, "sales"),
    () => acceptedPages(db, scope, "purchase"),
    () => claimedPages(db, scope),
  ];
  for (const source of sources)
    for await (const rows of source())
      for (const row of rows) if (isApproved(row)) yield { ...withFigures(row), of: kindOf(row) };
}

/** A document that is signed between the two reads makes them differ. */
const mostReads = 5;

/** The report of a period, and what `pick` takes of the documents that it counts. */
export async function reportDocuments<Picked>(
  db: Queryable,
  scope: ReportScope,
  pick: (document: CountedDocument) => Picked | undefined,
): Promise<{ figures: TaxFigures; documents: Picked[] }> {
  for (let reads = 1; ; reads++) {
    const figures = await makeTaxReport(db, scope);
    const documents: Picked[] = [];
    let counted = 0;
    for await (const document of countedDocuments(db, scope)) {
      counted += 1;
      const picked = pick(document);
      if (picked !== undefined) documents.push(picked);
    }
    if (counted === figures.documents || reads === mostReads) return { figures, documents };
  }
}
