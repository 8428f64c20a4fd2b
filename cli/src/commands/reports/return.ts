import { Flags } from "@oclif/core";
import { compareReturns, differs, returnRows } from "@taxctl/sdk/vat-return";
import { BaseCommand } from "../../base.ts";
import { decimalCommaOf, readingFlags } from "../../input/shared-flags.ts";
import { counted } from "../../output/words.ts";
import { monthArgument } from "../../periods/month.ts";
import { checkReportPath, writeReport } from "../../reconcile/report-file.ts";
import { reportHead } from "../../reports/head.ts";
import { comparedColumns, comparedTable, readPrefilled } from "../../reports/prefilled.ts";
import { returnColumns, returnNotes, returnTables } from "../../reports/vat-return.ts";
import { wordsAt } from "../../service/unit-profile.ts";

const { encoding: _, ...numberFlags } = readingFlags("PRE-FILLED RETURN");

export default class ReportsReturn extends BaseCommand<typeof ReportsReturn> {
  static override summary = "fill in a month's return, and compare it with the authority's";
  static override description =
    `Fills in the sections of the authority's return from the month's documents in all branches. Zero-rated and
exempt supplies, and those outside the tax, have their own sections. Enter withheld tax, import tax and other amounts that the service can't know with \`periods enter\`. The file
of --out also lists the sales to buyers with a TIN and the purchases. In each section, other sales are one line.

--prefilled compares the return with the one that the authority filled in. Its rows are found by their words, such as
\`Taxable sales (general rate)\`.`;
  static override examples = [
    "<%= config.bin %> reports return 2026-03",
    "<%= config.bin %> reports return 2026-03 --out return.xlsx",
    "<%= config.bin %> reports return 2026-03 --prefilled prefilled.csv",
  ];
  static override args = monthArgument;
  static override flags = {
    out: Flags.string({ summary: "write the return to a file: .xlsx, .csv or .json", helpValue: "file" }),
    prefilled: Flags.string({
      summary: "the authority's pre-filled return: .xlsx or CSV",
      helpValue: "file",
      helpGroup: "PRE-FILLED RETURN",
    }),
    sheet: Flags.string({ summary: "sheet of the workbook", helpGroup: "PRE-FILLED RETURN" }),
    ...numberFlags,
  };

  async run(): Promise<void> {
    const { out, prefilled, sheet } = this.flags;
    if (out !== undefined) checkReportPath(out);
    const client = await this.client();
    const filled = await client.periods.vatReturn(this.args.month, { itemized: out !== undefined });
    const words = await wordsAt(client, undefined);
    const rows = returnRows(filled, words);
    const decimalComma = decimalCommaOf(this.flags);
    const read =
      prefilled === undefined
        ? undefined
        : await readPrefilled(prefilled, rows, { sheet, decimalComma, words });
    const compared = read && compareReturns(rows, read.rows);
    for (const label of read?.unknown ?? [])
      this.caution(`${label}: no section of the return has this name; it was not compared`);
    const tables = [...returnTables(filled, words), ...(compared ? [comparedTable(compared)] : [])];
    const { form, month: period } = filled;
    const notes = await returnNotes(client, filled, words, { isFile: true });
    const files =
      out === undefined
        ? []
        : await writeReport(out, tables, await reportHead(client, undefined, { form, period, notes }));
    const data = { ...filled, ...(compared ? { prefilled: compared } : {}) };
    if (this.wantsJson) return this.conclude({ data, ...(files.length > 0 ? { meta: { files } } : {}) });
    await this.showRows(compared ?? rows, { columns: compared ? comparedColumns : returnColumns });
    for (const line of await returnNotes(client, filled, words)) this.note(line);
    if (compared) {
      const count = compared.filter(differs).length;
      this.note(
        count === 0 ? "No section differs." : `${counted(count, "section differs", "sections differ")}.`,
      );
    }
    if (files.length > 0) this.note(`Written: ${files.join(", ")}`);
  }
}
