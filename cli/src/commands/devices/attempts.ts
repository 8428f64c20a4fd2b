import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";
import { attemptColumns, bodiesNote } from "../../transactions/attempts.ts";

export default class DevicesAttempts extends BaseCommand<typeof DevicesAttempts> {
  static override summary = "list each call to a control unit with its time, request and response";
  static override examples = [
    "<%= config.bin %> devices attempts 00",
    "<%= config.bin %> devices attempts 00 --fields sent_at,result_message,received",
  ];
  static override args = { branch: branchArg };
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = namedBranch(this.args.branch, await this.branch());
    const { rows, meta } = await readPages(
      client.devices.attempts(branch, pageQuery(this.flags)),
      this.flags,
    );
    await this.showRows(rows, { columns: attemptColumns, meta, empty: "Nothing was sent to it yet." });
    if (rows.length > 0 && !this.wantsJson && !this.flags.fields) this.note(bodiesNote);
  }
}
