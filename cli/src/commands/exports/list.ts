import { BaseCommand } from "../../base.ts";
import { exportFields } from "../../exports/fields.ts";

export default class ExportsList extends BaseCommand<typeof ExportsList> {
  static override summary = "list exports and their progress, newest first";
  static override examples = ["<%= config.bin %> exports list"];

  async run(): Promise<void> {
    const exports = await (await this.client()).exports.list();
    await this.showRows(exports, { columns: exportFields, empty: "There are no exports." });
  }
}
