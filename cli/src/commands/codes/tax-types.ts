import { BaseCommand } from "../../base.ts";

export default class CodesTaxTypes extends BaseCommand<typeof CodesTaxTypes> {
  static override summary = "list tax types with their rates";
  static override examples = ["<%= config.bin %> codes tax-types"];

  async run(): Promise<void> {
    const rows = await (await this.client()).codes.taxTypes();
    await this.showRows(rows, { columns: ["code", "unit_code", "name", "rate", "is_active"] });
  }
}
