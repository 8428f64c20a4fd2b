import { BaseCommand } from "../../base.ts";
import { exportArgument } from "../../exports/fields.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

export default class ExportsDelete extends BaseCommand<typeof ExportsDelete> {
  static override summary = "delete an export and its file; an unfinished export is stopped";
  static override examples = ["<%= config.bin %> exports delete 0199c166-0000-7a00-8b00-00000000ef01 --yes"];
  static override args = exportArgument;
  static override flags = { ...dryRunFlag };

  async run(): Promise<void> {
    const client = await this.client();
    const { id, file_name } = await client.exports.get(this.args.id);
    if (this.flags["dry-run"])
      return this.conclude({ data: { id, deleted: false }, sentence: `Would be deleted: ${file_name}` });
    if (!(await this.confirm(`Delete ${file_name}?`))) return this.note("Nothing was deleted.");
    await client.exports.delete(id);
    this.conclude({ data: { id, deleted: true }, sentence: `Deleted: ${file_name}` });
  }
}
