import { extname } from "node:path";
import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { downloadExport } from "../../exports/download.ts";
import { downloaded, waitFlag } from "../../exports/fields.ts";
import { waitForExport } from "../../exports/wait.ts";
import { usageFailure } from "../../failures/failure.ts";
import { allBranchesFlag, dryRunFlag } from "../../input/shared-flags.ts";
import { daysOf, periodFlags } from "../../periods/month.ts";

const types = ["sales", "purchases", "movements", "audit"] as const;
const formats = ["csv", "xlsx", "jsonl"] as const;

export default class ExportsCreate extends BaseCommand<typeof ExportsCreate> {
  static override summary = "export the records of a period to a file that the service writes";
  static override description =
    `The service writes the file in the background, up to 1,000,000 rows, and deletes it after seven days. With --out, the
command waits for the file and downloads it. Continue an interrupted download with \`exports download\`. Without --branch, and without a
branch in the profile, all branches are exported. The dates of the documents select sales and purchases. Credit notes
are negative, and \`counted\` says whether \`taxctl reports\` counts the document.
Exit code 8 if the file is not ready after --timeout.`;
  static override examples = [
    "<%= config.bin %> exports create sales --month 2026-03 --out march.xlsx",
    "<%= config.bin %> exports create movements --from 2026-01-01 --to 2026-03-31 --file-format jsonl",
  ];
  static override args = {
    type: Args.string({ description: "type of the records", options: types, required: true }),
  };
  static override flags = {
    ...periodFlags,
    "file-format": Flags.string({
      summary: "format of the file (default: csv, or the extension of --out)",
      options: formats,
    }),
    out: Flags.string({
      summary: "wait, and download the file: .csv, .xlsx or .jsonl",
      helpValue: "file",
    }),
    ...waitFlag,
    ...allBranchesFlag,
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { out, timeout } = this.flags;
    const format = formatOf(out, this.flags["file-format"]);
    const days = await daysOf(this.flags, () => this.client());
    const client = await this.client();
    const branch_id = await this.branch();
    const type = types.find((one) => one === this.args.type) ?? "sales";
    const body = {
      type,
      format,
      from_date: days.from,
      to_date: days.to,
      ...(branch_id !== undefined && type !== "audit" && { branch_id }),
    };
    if (this.flags["dry-run"]) {
      await requireValidBody("createExport", body);
      return this.conclude({
        data: body,
        sentence: `Would be exported: ${type} as ${format}, ${days.from} to ${days.to}`,
      });
    }
    const made = await client.exports.create(body);
    if (out === undefined)
      return this.conclude({
        data: made,
        sentence: `The export ${made.id} is being made. Download it with: taxctl exports download ${made.id}`,
      });
    const signal = this.stopSignal(() => `taxctl exports download ${made.id} --out ${out}`);
    const ready = await waitForExport(client, made.id, { timeoutMs: timeout * 1_000, signal });
    await downloadExport(client, ready, out, signal);
    this.conclude({ data: { ...ready, file: out }, sentence: downloaded(ready, out) });
  }
}

function formatOf(out: string | undefined, named: string | undefined): (typeof formats)[number] {
  const ending = out === undefined ? undefined : extname(out).slice(1).toLowerCase();
  const wanted = named ?? ending ?? "csv";
  const format = formats.find((one) => one === wanted);
  if (!format)
    throw usageFailure(
      `Unsupported file extension: ${out}`,
      "Use .csv, .xlsx or .jsonl, or name --file-format.",
    );
  return format;
}
