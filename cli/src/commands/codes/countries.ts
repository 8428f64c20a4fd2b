import { BaseCommand } from "../../base.ts";

export default class CodesCountries extends BaseCommand<typeof CodesCountries> {
  static override summary = "list countries";
  static override examples = ["<%= config.bin %> codes countries"];

  async run(): Promise<void> {
    const rows = await (await this.client()).codes.countries();
    await this.showRows(rows, { columns: ["code", "unit_code", "name"] });
  }
}
