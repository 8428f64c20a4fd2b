// Responsible for `reports expenses`.
import { Args, Flags } from "@oclif/core";
import { repeatedBy } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../../failures/failure.ts";
import { EXPENSE_COLUMNS, expenseRow, expensesTable, totalOf } from "../../letters/expenses.ts";
import { counted } from "../../output/words.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { namesOf } from "../../reconcile/find-document.ts";
import { booksFlags, matchFlags } from "../../reconcile/flags.ts";
import { checkReportPath, writeReport } from "../../reconcile/report-file.ts";

const { books: _, ...reading } = booksFlags;
const { from: __, to: ___, local: ____, ...matching } = matchFlags;

export default class ReportsExpenses extends ReconcileCommand<typeof ReportsExpenses> {
  static override summary = "list a year's expenses that have no electronic invoice";
  static override description =
    `Compares the expenses of your books with what suppliers reported, and lists those without an electronic tax invoice: in Kenya they
can't be deducted from income (Income Tax Act, section 16(1)(c)). Expenses that the law seems to exclude are marked by
the words of their supplier and their further columns: emoluments, imports, investment allowances, interest and airline passenger
tickets. Check each mark; the words can't decide.`;
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
      ...{ books: this.args.file, from: `${year}-01-01`, to: `${year}-12-31` },
      ...{ decisions: undefined, author: undefined, local: true },
    });
    const { missing_at_authority } = matched.result;
    // The other entry of a duplicate has the electronic invoice.
    const duplicates = missing_at_authority.filter((one) => repeatedBy(one) !== undefined);
    const rows = missing_at_authority
      .filter((one) => !duplicates.includes(one))
      .map(({ document }) => expenseRow(document));
    const files = out === undefined ? [] : await writeReport(out, [expensesTable(rows)]);
    const [without, excluded] = [totalOf(rows, "no electronic invoice"), totalOf(rows, "excluded")];
    // People read money with its cents.
    const shown = this.isForPeople ? rows.map((row) => ({ ...row, total: row.total.toFixed(2) })) : rows;
    await this.showRows(shown, {
      columns: EXPENSE_COLUMNS,
      empty: "Each expense has an electronic invoice.",
      meta: { year, without_invoice: without, excluded, files },
    });
    this.note(
      `${counted(rows.length, "expense")} without an electronic invoice: ${without.toFixed(2)} not deductible, ${excluded.toFixed(2)} marked as excluded`,
    );
    if (duplicates.length > 0) this.note(`In your books twice, not listed: ${namesOf(duplicates)}`);
    if (files.length > 0) this.note(`Written: ${files.join(", ")}`);
  }
}
