// Responsible for `periods list`.
import { BaseCommand } from "../../base.ts";
import { localTimes } from "../../service/local-day.ts";

export default class PeriodsList extends BaseCommand<typeof PeriodsList> {
  static override summary = "list months with their status and unfinished documents";
  static override examples = ["<%= config.bin %> periods list"];

  async run(): Promise<void> {
    const client = await this.client();
    const { periods } = await client.periods.list();
    const isTable = !this.wantsJson && this.flags.format === "table";
    const shows = isTable && periods.some(({ closed_at }) => closed_at !== null);
    const local = shows ? await localTimes(client) : (time: string) => time;
    const rows = periods.map((period) => ({
      ...period,
      closed_at: period.closed_at && local(period.closed_at),
    }));
    await this.showRows(rows, {
      columns: ["month", "status", "open_documents", "closed_at", "reason"],
      empty: "There are no sales or purchases yet.",
    });
  }
}
