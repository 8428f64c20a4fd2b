import { Flags } from "@oclif/core";
import { exitCodes } from "../../failures/exit-codes.ts";
import { Failure } from "../../failures/failure.ts";
import { counted } from "../../output/words.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { booksFlags, matchFlags, trialFlags } from "../../reconcile/flags.ts";
import { chosenStatuses, countRows, openRows, rowColumns } from "../../reconcile/rows.ts";
import { countsText, readableRows } from "../../reconcile/show.ts";

export default class PurchasesMatch extends ReconcileCommand<typeof PurchasesMatch> {
  static override summary = "compare your books with suppliers' invoices";
  static override description =
    `Matches the export of your books with the invoices that suppliers reported, and shows each row as: agree, nearly the
same (spelling or rounding differs), differ (same invoice, other figures), perhaps the same (same figures, other number
or no TIN), not in books, or not reported. The service stores the books and the rows for all users of
the account; with --dry-run or --check it stores nothing. Nothing is registered.
The command works on one branch: --branch or the profile's. If the books have a branch column, purchases of other
branches are skipped, and a purchase under the wrong branch is found. Columns are detected by their names; map others with --map or --mapping.
Exit codes: 0 done, 9 an undecided row differs (--check).`;
  static override examples = [
    "<%= config.bin %> purchases match --books march.xlsx --from 2026-03-01 --to 2026-03-31",
    "<%= config.bin %> purchases match --books march.csv --map number='Bill No' --map date='Bill Date' --status mismatch",
    "<%= config.bin %> purchases match --books march.csv --check --json",
    "<%= config.bin %> purchases match --no-books --from 2026-03-01 --to 2026-03-31",
  ];
  static override flags = {
    ...booksFlags,
    "no-books": Flags.boolean({
      summary: "list what suppliers reported, without books; replaces uploaded books",
      helpGroup: "BOOKS",
      exclusive: ["books", "dry-run", "check", "authority"],
    }),
    ...matchFlags,
    status: Flags.string({ summary: "only these rows, separated by commas (default all but exact)" }),
    all: Flags.boolean({ summary: "also show rows that agree" }),
    ...trialFlags,
    check: Flags.boolean({ summary: "exit code 9 if an undecided row differs" }),
  };

  async run(): Promise<void> {
    const statuses = chosenStatuses(this.flags.status, this.flags.all);
    const reconciliation = await this.openReconciliation(this.flags);
    this.cautionLapsed(reconciliation);
    const rows = reconciliation.rows();
    const counts = countRows(rows);
    const open = openRows(rows).length;
    const failure =
      this.flags.check && open > 0
        ? new Failure(`${open} differences are not decided`, {
            code: "differences_found",
            exitCode: exitCodes.differences,
            remedy:
              "Decide them with `taxctl purchases decide`; `taxctl purchases explain` says why a pair did not match.",
          })
        : undefined;
    const shown = rows.filter(({ status }) => statuses.includes(status));
    if (this.wantsJson) return this.conclude({ data: { counts, open, rows: shown }, failure });
    await this.showRows(this.isForPeople ? readableRows(shown) : shown, {
      columns: rowColumns,
      empty: "Nothing else to show.",
    });
    this.note(`\n${await countsText(counts, process.stderr)}`.trimEnd());
    const registered = rows.filter(({ registration }) => registration === "registered").length;
    if (registered > 0) this.note(`Registered already: ${counted(registered, "supplier invoice")}.`);
    const { ofOtherBranches } = reconciliation.matched;
    if (ofOtherBranches > 0)
      this.note(
        `Left out: ${counted(ofOtherBranches, "purchase")} that the books have under other branches.`,
      );
    if (failure) throw failure;
  }
}
