import { extname } from "node:path";
import { Args, Flags } from "@oclif/core";
import { recordKey } from "@taxctl/sdk/reconcile";
import { BaseCommand } from "../../base.ts";
import { writeAtomically } from "../../files/atomic-file.ts";
import { lockFile } from "../../files/file-lock.ts";
import { importContext } from "../../imports/context.ts";
import { fetchImports, namedImports } from "../../imports/queue.ts";
import { resultsCsv } from "../../imports/results.ts";
import { type ImportRow, importColumns, shownImport } from "../../imports/row.ts";
import { importFailure, runImports } from "../../imports/run.ts";
import { readWorklist, unreadable } from "../../imports/worklist.ts";
import { encodingFlag, linesFlag } from "../../input/shared-flags.ts";
import { authorFlag } from "../../items/author.ts";
import { counted } from "../../output/words.ts";
import { readTable } from "../../spreadsheets/read.ts";
import { stopped } from "../../transactions/outcome.ts";

export default class ImportsApply extends BaseCommand<typeof ImportsApply> {
  static override summary = "process the customs records of a worklist";
  static override description =
    `FILE is the worklist of \`imports suggest --out\`, CSV or .xlsx, with the actions filled in: map (needs item_code),
create (needs item_class_code; item_name replaces the record's name) or cancel. Rows without an action are skipped.
A row whose record and item have different units is rejected, unless you pass --yes.
The result file has every row with its outcome. You can correct it and submit it again. After Ctrl-C or a crash, run
the same command again: nothing is processed twice.
Exit codes: 0 all rows succeeded, 3 some succeeded, 5 the authority rejected all, 8 still pending.`;
  static override examples = [
    "<%= config.bin %> imports apply imports.csv --dry-run",
    "<%= config.bin %> imports apply imports.csv",
    "<%= config.bin %> imports apply imports.results.csv",
  ];
  static override args = {
    file: Args.string({ description: "worklist, or - for standard input", required: true }),
  };
  static override flags = {
    results: Flags.string({
      summary: "result file (default FILE.results.csv)",
      helpValue: "file",
      helpGroup: "RUN",
    }),
    sheet: Flags.string({ summary: "sheet of the workbook (default the first)", helpGroup: "SHEET" }),
    delimiter: Flags.string({ summary: "column delimiter of CSV (default: detected)", helpGroup: "SHEET" }),
    encoding: encodingFlag({ helpGroup: "SHEET" }),
    author: authorFlag(),
    timeout: Flags.integer({ summary: "seconds to wait for each outcome", default: 120, min: 1 }),
    "dry-run": Flags.boolean({ summary: "show the changes without making them" }),
    ...linesFlag,
  };

  async run(): Promise<void> {
    const { file } = this.args;
    const { sheet, delimiter, encoding, author, timeout, "dry-run": dryRun } = this.flags;
    const table = await readTable(file, { sheet, delimiter, encoding });
    const { tasks, left, skipped, problems } = readWorklist(table);
    const isReadable = problems.size === 0;
    const rows: ImportRow[] = [];
    const signal = this.stopSignal(
      () => `${rows.length} of ${tasks.length} done. Run the same command again for the rest.`,
    );
    const client = await this.client();
    const profile = await this.profile();
    const results = dryRun || !isReadable ? undefined : (this.flags.results ?? resultsPath(file));
    const lock = results === undefined ? undefined : await lockFile(results);
    try {
      const { records, until } = await fetchImports(client, profile, undefined, signal);
      const waiting = new Set(records.map(recordKey));
      const others = tasks.map(({ record }) => record).filter((key) => !waiting.has(key));
      const asked = { branch: profile.branch, since: until, signal };
      const former = await namedImports(client, others, asked);
      const waitMs = timeout * 1000;
      const unitsAreMeant = this.flags.yes;
      const apply = await importContext({ client, profile, author, unitsAreMeant, waitMs, signal });
      const onRow = async (row: ImportRow) => (isReadable ? this.emit(shownImport(row)) : undefined);
      const screen = isReadable ? process.stderr : { write: () => true };
      await runImports({
        records,
        former,
        tasks,
        apply,
        dryRun: dryRun || !isReadable,
        screen,
        rows,
        onRow,
      });
    } catch (error) {
      throw signal.aborted ? signal.reason : stopped(error, "run the same command again for the rest.");
    } finally {
      if (results !== undefined && rows.length > 0) await writeAtomically(results, resultsCsv(table, rows));
      await lock?.release();
    }
    if (!isReadable) throw unreadable({ tasks, problems }, rows);
    const failure = importFailure(rows);
    const shown = rows.map(shownImport);
    if (failure && this.wantsJson) throw Object.assign(failure, { data: shown });
    await this.showRows(shown, {
      columns: importColumns,
      empty: "No row has an action.",
      meta: { results: results ?? null },
    });
    const kept = results && rows.length > 0 ? `; results: ${results}` : "";
    const totals = skipped > 0 ? `, ${counted(skipped, "total row")} skipped` : "";
    this.note(`${counted(rows.length, "row")} with an action, ${left} left alone${totals}${kept}`);
    if (failure) throw failure;
  }
}

function resultsPath(file: string): string | undefined {
  if (file === "-") return undefined;
  const stem = file.slice(0, file.length - extname(file).length).replace(/\.results$/, "");
  return `${stem}.results.csv`;
}
