import { Flags } from "@oclif/core";
import { compareSides, near, readingPeriod } from "@taxctl/sdk/reconcile";
import { BaseCommand } from "../../base.ts";
import {
  comparedRow,
  salesOfList,
  sidesColumns,
  sidesTable,
  sidesText,
  signedSales,
} from "../../compare/sales.ts";
import { exitCodes } from "../../failures/exit-codes.ts";
import { Failure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { allBranchesFlag } from "../../input/shared-flags.ts";
import { counted } from "../../output/words.ts";
import { matchFlags } from "../../reconcile/flags.ts";
import { matchOptions } from "../../reconcile/match-options.ts";
import { checkReportPath, writeReport } from "../../reconcile/report-file.ts";

const { authority: _, ...matching } = matchFlags;

export default class SalesCompare extends BaseCommand<typeof SalesCompare> {
  static override summary = "compare your signed sales with the authority's list and with your books";
  static override description =
    `Matches the sales of the authority's list, of your books and of this service by the control unit's number, the invoice number
and the amounts. It shows the sales that differ or are missing on one side. It ignores the pipe that the authority's portal writes
before numbers. A number that a spreadsheet rounded, such as 1.23457E+18, gives only a possible match. Exit code 9 with --check if anything differs.`;
  static override examples = [
    "<%= config.bin %> sales compare --authority portal-sales.csv --from 2026-03-01 --to 2026-03-31",
    "<%= config.bin %> sales compare --authority portal.csv --books ledger.xlsx --out sales-check.xlsx",
    "<%= config.bin %> sales compare --authority portal.csv --map unit_number='CU No' --check",
  ];
  static override flags = {
    authority: Flags.string({
      summary: "the authority's own list of your sales, from its portal: .xlsx or CSV",
      helpValue: "file",
      required: true,
    }),
    books: Flags.string({ summary: "export of the sales in your books: .xlsx or CSV", helpValue: "file" }),
    map: Flags.string({
      summary: "column of a field in the authority's list, if not detected; repeat the flag for several",
      multiple: true,
      multipleNonGreedy: true,
      helpValue: "field=Column",
    }),
    "books-map": Flags.string({
      summary: "the same for the books",
      multiple: true,
      multipleNonGreedy: true,
      helpValue: "field=Column",
    }),
    ...matching,
    out: Flags.string({ summary: "write all sales to a file: .xlsx, .csv or .json", helpValue: "file" }),
    all: Flags.boolean({ summary: "also show sales that agree" }),
    check: Flags.boolean({ summary: "exit code 9 when anything differs" }),
    ...allBranchesFlag,
  };

  async run(): Promise<void> {
    const { authority: list, books: ledger, out, from, to } = this.flags;
    if (out !== undefined) checkReportPath(out);
    const period = { since: from, until: to };
    const maxDays = this.flags["max-days"];
    const signal = this.stopSignal(() => "Nothing was changed: run the same command again.");
    const ask = () => this.ask();
    const authority = near(await salesOfList(list, this.flags.map, ask), period, 0);
    const books =
      ledger === undefined
        ? undefined
        : near(await salesOfList(ledger, this.flags["books-map"], ask), period, 0);
    const days = readingPeriod(
      period,
      [...authority, ...(books ?? [])],
      period.since === undefined ? maxDays : 0,
    );
    const branch = await this.branch();
    const search = given({ from_date: days.from, to_date: days.to, branch_id: branch });
    const registered = near(await signedSales(await this.client(), search, signal), period, 0);
    this.note(sidesText([list, authority], [ledger, books], registered));
    const rows = compareSides({ authority, books, registered }, matchOptions(this.flags)).map(comparedRow);
    const differing = rows.filter(({ status }) => status !== "agrees");
    const files = out === undefined ? [] : await writeReport(out, [sidesTable(rows)]);
    const failure =
      this.flags.check && differing.length > 0
        ? new Failure(`${counted(differing.length, "sale differs", "sales differ")}`, {
            code: "differences_found",
            exitCode: exitCodes.differences,
          })
        : undefined;
    await this.showRows(this.flags.all || this.wantsJson ? rows : differing, {
      columns: sidesColumns,
      empty: "No sale differs.",
      meta: {
        compared: rows.length,
        differing: differing.length,
        files,
        authority_list: { file_name: list, rows: authority.length },
      },
      failure,
    });
    this.note(`${counted(rows.length, "sale")} compared, ${differing.length} not the same on all sides`);
    if (files.length > 0) this.note(`Written: ${files.join(", ")}`);
  }
}
