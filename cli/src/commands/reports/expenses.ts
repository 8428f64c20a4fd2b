import { Args, Flags } from "@oclif/core";
import { add } from "@taxctl/sdk/amounts";
import { repeatedBy } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import {
  type ExpenseRow,
  expenseColumns,
  expenseRow,
  expensesTable,
  totalOf,
  unclaimedRow,
} from "../../letters/expenses.ts";
import { counted } from "../../output/words.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { namesOf } from "../../reconcile/find-document.ts";
import { booksFlags, matchFlags } from "../../reconcile/flags.ts";
import { checkReportPath, writeReport } from "../../reconcile/report-file.ts";
import { reportHead } from "../../reports/head.ts";

const { books: _, ...reading } = booksFlags;
const { from: __, to: ___, ...matching } = matchFlags;

export default class ReportsExpenses extends ReconcileCommand<typeof ReportsExpenses> {
  static override summary = "list a year's expenses that have no electronic invoice";
  static override description =
    `Compares the expenses of your books with what suppliers reported, and lists those without an electronic tax invoice: where the
law asks for one, they can't be deducted from income. Expenses that usually need none are marked by
the words of their supplier and their further columns: emoluments, imports, investment allowances, interest and airline passenger
tickets. Check each mark; the words can't decide. Registered purchases whose tax you don't claim are listed too: that tax is a
cost.`;
  static override examples = [
    "<%= config.bin %> reports expenses ledger-2026.xlsx --year 2026",
    "<%= config.bin %> reports expenses ledger-2026.xlsx --year 2026 --authority portal.csv --out expenses.xlsx",
  ];
  static override args = {
    file: Args.string({ description: "export of the expenses in your books: .xlsx or CSV", required: true }),
  };
  static override flags = {
    year: Flags.string({ summary: "the year", helpValue: "yyyy", required: true }),
    ...reading,
    ...matching,
    out: Flags.string({ summary: "write the list to a file: .xlsx, .csv or .json", helpValue: "file" }),
  };

  async run(): Promise<void> {
    const { year, out } = this.flags;
    if (!/^20\d\d$/.test(year)) throw usageFailure(`--year ${year} is not a year`, "Write it like 2026.");
    if (out !== undefined) checkReportPath(out);
    const { matched } = await this.openReconciliation({
      ...this.flags,
      books: this.args.file,
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      "dry-run": true,
    });
    const { missing_at_authority } = matched.result;
    // The other entry of a duplicate has the electronic invoice.
    const duplicates = missing_at_authority.filter((one) => repeatedBy(one) !== undefined);
    const rows = missing_at_authority
      .filter((one) => !duplicates.includes(one))
      .map(({ document }) => expenseRow(document));
    const unclaimed = await this.#unclaimed(year);
    const listed = [...rows, ...unclaimed];
    const files =
      out === undefined
        ? []
        : await writeReport(
            out,
            [expensesTable(listed)],
            await reportHead(await this.client(), await this.branch(), { period: year }),
          );
    const [without, excluded] = [totalOf(rows, "no electronic invoice"), totalOf(rows, "excluded")];
    // People read money with its cents.
    const shown = this.isForPeople ? listed.map((row) => ({ ...row, total: row.total.toFixed(2) })) : listed;
    const cost = add(0, ...unclaimed.map(({ tax }) => tax));
    await this.showRows(shown, {
      columns: expenseColumns,
      empty: "Each expense has an electronic invoice.",
      meta: { year, without_invoice: without, excluded, unclaimed_tax: cost, files },
    });
    this.note(
      `${counted(rows.length, "expense")} without an electronic invoice: ${without.toFixed(2)} not deductible, ${excluded.toFixed(2)} marked as excluded`,
    );
    if (unclaimed.length > 0)
      this.note(
        `${counted(unclaimed.length, "registered purchase")} without a claim of all its tax: ${cost.toFixed(2)} of tax is a cost`,
      );
    if (duplicates.length > 0) this.note(`In your books twice, not listed: ${namesOf(duplicates)}`);
    if (files.length > 0) this.note(`Written: ${files.join(", ")}`);
  }

  /** The year's registered purchases whose tax is not claimed, or not all of it. */
  async #unclaimed(year: string): Promise<ExpenseRow[]> {
    const client = await this.client();
    const branch_id = await this.branch();
    const search = {
      ...({
        status: "success",
        from_date: `${year}-01-01`,
        to_date: `${year}-12-31`,
        per_page: 100,
      } as const),
      ...given({ branch_id }),
    };
    const purchases = await client.purchases.search(search).toArray();
    return purchases.flatMap((purchase) => unclaimedRow(purchase) ?? []);
  }
}
