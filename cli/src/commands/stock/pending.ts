import { BaseCommand } from "../../base.ts";

export default class StockPending extends BaseCommand<typeof StockPending> {
  static override summary = "fetch movements that only the control unit has";
  static override examples = ["<%= config.bin %> stock pending", "<%= config.bin %> stock pending --json"];

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await this.branch();
    const rows = await client.stock.fetchItems(branch ? { branch_id: branch } : {});
    await this.showRows(rows, {
      columns: ["itemCd", "itemNm", "qty", "qtyUnitCd", "prc", "totAmt", "lastReqDt"],
      meta: { total: rows.length },
      empty: "Everything that the unit knows is recorded.",
    });
  }
}
