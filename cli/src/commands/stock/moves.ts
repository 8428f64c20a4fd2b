import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class StockMoves extends BaseCommand<typeof StockMoves> {
  static override summary = "list stock movements of all items, newest first";
  static override examples = [
    "<%= config.bin %> stock moves --from 2026-03-01 --type purchase",
    "<%= config.bin %> stock moves --code KE2NTXU0000001 --all --format csv",
  ];
  static override flags = {
    code: Flags.string({ summary: "only this item code" }),
    type: Flags.option({ options: ["sales", "purchase", "stock"] as const, summary: "only this type" })(),
    ...dayFlags,
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { code, type, from, to } = this.flags;
    const query = {
      ...given({ item_code: code, type, from_date: from, to_date: to }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.stock.movements(query), this.flags);
    await this.showRows(rows, {
      columns: ["date", "item_code", "item_name", "direction", "qty", "type", "invoice_no", "total_amount"],
      meta,
      empty: "There are no such movements.",
    });
  }
}
