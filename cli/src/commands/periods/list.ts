// Responsible for `periods list`.
import { BaseCommand } from "../../base.ts";

export default class PeriodsList extends BaseCommand<typeof PeriodsList> {
  static override summary = "list months with their status and unfinished documents";
  static override examples = ["<%= config.bin %> periods list"];

  async run(): Promise<void> {
    const client = await this.client();
    const { periods } = await client.periods.list();
    await this.showRows(periods, {
      columns: ["month", "status", "open_documents", "closed_at", "reason"],
      empty: "There are no sales or purchases yet.",
    });
  }
}
