import { Args, Flags } from "@oclif/core";
import { runFailure } from "../../failures/run-failure.ts";
import { counted } from "../../output/words.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { booksFlags, matchFlags } from "../../reconcile/flags.ts";
import { type UploadRow, uploadFolder } from "../../reconcile/upload-folder.ts";

const { books: _books, ...readingFlags } = booksFlags;
const { tolerance, "max-days": maxDays, "fiscal-year": fiscalYear } = matchFlags;

export default class PurchasesUpload extends ReconcileCommand<typeof PurchasesUpload> {
  static override summary = "upload new and changed exports of a folder, to be matched each night";
  static override description =
    `Uploads each .xlsx or CSV export that was saved after its months were last uploaded, and shows how many rows are open.
If two exports have the same months, only the newer one is uploaded. The service matches the uploaded books again each night.
Files are neither changed nor moved, and nothing is asked, so that a timer can run the command. A file that can't be read
doesn't stop the others.
Exit codes: 0 all files are uploaded, 1 all failed, 3 some failed.`;
  static override examples = [
    "<%= config.bin %> purchases upload /srv/exports",
    "<%= config.bin %> purchases upload exports --mapping columns.json --json",
  ];
  static override args = {
    folder: Args.string({ description: "folder with exports of your books", required: true }),
  };
  static override flags = {
    ...readingFlags,
    tolerance,
    "max-days": maxDays,
    "fiscal-year": fiscalYear,
    "dry-run": Flags.boolean({ summary: "show what would be uploaded" }),
  };

  async run(): Promise<void> {
    const signal = this.stopSignal(() => "Run the same command again for the rest.");
    const context = {
      ...this.context(signal),
      ask: async () => undefined,
      onBooks: () => {},
    };
    const rows = await uploadFolder(this.args.folder, this.flags, context, this.flags["dry-run"]);
    const failed = rows.filter(({ status }) => status === "failed").length;
    const failure = runFailure(
      { all: rows.length, good: rows.length - failed, pending: 0, failed: 0 },
      `${counted(failed, "file was", "files were")} not uploaded`,
      "Correct the problems in the list, and run the same command again.",
    );
    const columns: (keyof UploadRow)[] = ["file", "from_date", "to_date", "status", "documents", "open"];
    await this.showRows(rows, { columns: failed > 0 ? [...columns, "reason"] : columns, failure });
  }
}
