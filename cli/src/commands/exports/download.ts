import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { downloadExport, partialName } from "../../exports/download.ts";
import { downloaded, exportArgument, waitFlag } from "../../exports/fields.ts";
import { waitForExport } from "../../exports/wait.ts";

export default class ExportsDownload extends BaseCommand<typeof ExportsDownload> {
  static override summary = "download the file of an export, or continue an interrupted download";
  static override description =
    `Waits until the export is ready. Until the file is complete and its checksum is correct, it is named FILE.ID.part.
After an interruption, run the same command again to continue.
Exit code 8 if the file is not ready after --timeout.`;
  static override examples = [
    "<%= config.bin %> exports download 0199c166-0000-7a00-8b00-00000000ef01",
    "<%= config.bin %> exports download 0199c166-0000-7a00-8b00-00000000ef01 --out march.csv",
  ];
  static override args = exportArgument;
  static override flags = {
    out: Flags.string({ summary: "name of the file (default: that of the export)", helpValue: "file" }),
    ...waitFlag,
  };

  async run(): Promise<void> {
    const { id } = this.args;
    const client = await this.client();
    const signal = this.stopSignal(
      () => `Run the same command again: it goes on with ${partialName("the file", id)}`,
    );
    const ready = await waitForExport(client, id, { timeoutMs: this.flags.timeout * 1_000, signal });
    // A name, and no way out of this folder.
    const file = this.flags.out ?? ready.file_name.replaceAll(/[^\w.-]/g, "_");
    await downloadExport(client, ready, file, signal);
    this.conclude({ data: { ...ready, file }, sentence: downloaded(ready, file) });
  }
}
