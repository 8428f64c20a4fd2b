// A branch with supplier sales, and books that agree with all of them but the last.
import type { Taxctl } from "@taxctl/sdk";
import { openBranch } from "./branch.ts";
import type { DatabaseFamily } from "./database.ts";
import { startTestService, type TestService } from "./service.ts";
import { forSuite, latest } from "./suite.ts";

export const march = { from_date: "2020-01-01", to_date: "2030-12-31" };
const head = "Supplier PIN,Supplier,Invoice No,Invoice Date,Net Amount,VAT Amount,Gross Amount";

export type Reported = Awaited<ReturnType<Taxctl["purchases"]["fetchSupplierSales"]>>;

const isoDay = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;

/** The books as CSV, one line for each sale. */
export function booksOf(
  sales: Reported,
  change: (line: string[], index: number) => string[] = (line) => line,
): string {
  const lines = sales.map((sale, index) =>
    change(
      [
        sale.spplrTin,
        `"${sale.spplrNm}"`,
        sale.spplrInvcNo,
        isoDay(sale.regDt),
        sale.totTaxblAmt.toFixed(2),
        sale.totTaxAmt.toFixed(2),
        sale.totAmt.toFixed(2),
      ],
      index,
    ).join(","),
  );
  return [head, ...lines].join("\n");
}

export const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString("base64");

/** A new account with a branch whose suppliers reported twelve sales. */
export async function openReconciling(test: TestService) {
  Object.assign(test.account, await test.openAccount());
  const branch = await openBranch(test);
  const client = test.clientFor(test.account.keys.accountant);
  const sales = await client.purchases.fetchSupplierSales({});
  return { client, sales, branch };
}

export const unknownId = "0199c1a7-0000-7a00-8b00-00000000ffff";

/** A service for a suite, and for each test a new account whose suppliers reported sales. */
export function reconciling(family: DatabaseFamily) {
  const test = forSuite(() => startTestService({ family }));
  let opened: Awaited<ReturnType<typeof openReconciling>> | undefined;
  beforeEach(async () => {
    opened = await openReconciling(test);
  });
  const client = latest(() => opened?.client);
  return {
    test,
    client,
    sales: (): Reported => opened?.sales ?? [],
    upload: (books: string, more = {}) =>
      client.reconciliations.create({ ...march, file: base64(books), file_name: "march.csv", ...more }),
  };
}

/** A reconciliation in the database, without books. */
export const storedReconciliation = (id: string, data_set_id: number, number: number) => ({
  id,
  data_set_id,
  branch_id: 0,
  from_date: "2026-03-01",
  to_date: `2${String(number).padStart(3, "0")}-01-01`,
  name: "books.csv",
  options: JSON.stringify({
    tolerance: { absolute: 1, relative: 0 },
    max_days: 10,
    fiscal_year_start: "01-01",
  }),
  read_as: JSON.stringify({
    columns: {},
    has_branches: false,
    encoding: null,
    decimal: null,
    date_forms: [],
    skipped_rows: 0,
    rounded_amounts: 0,
  }),
  documents: 0,
  upload: 1,
  run: 1,
  uploaded_by: 1,
  uploaded_at: number % 4,
  matched_at: 1,
});
