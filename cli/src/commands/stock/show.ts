import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given } from "../../input/paging.ts";
import { details, table } from "../../output/table.ts";

export default class StockShow extends BaseCommand<typeof StockShow> {
  static override summary = "show an item's quantity and its latest movements";
  static override examples = ["<%= config.bin %> stock show KE2NTXU0000001 --from 2026-03-01"];
  static override args = { code: Args.string({ description: "item code", required: true }) };
  static override flags = {
    ...dayFlags,
    "per-page": Flags.integer({ summary: "movements to show", min: 1, max: 50 }),
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { from, to } = this.flags;
    const query = given({ from_date: from, to_date: to, per_page: this.flags["per-page"] });
    const { item, movements } = await client.stock.item(this.args.code, query);
    const fields = ["item_code", "item_name", "current_qty", "safety_qty", "is_low_stock", "qty_unit_code"];
    const columns = ["date", "type", "movement_type", "direction", "qty", "invoice_no", "reference"];
    const moved = await this.forPeople(movements, columns);
    const text = `${details(item, fields, process.stdout)}\n${await table(moved, columns, process.stdout)}`;
    await this.concludeRows(movements, columns, { data: { item, movements }, text });
  }
}
