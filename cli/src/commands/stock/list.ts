import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class StockList extends BaseCommand<typeof StockList> {
  static override summary = "list stock levels";
  static override examples = [
    "<%= config.bin %> stock list --low",
    "<%= config.bin %> stock list --name lantern",
  ];
  static override flags = {
    code: Flags.string({ summary: "part of the item code" }),
    name: Flags.string({ summary: "part of the name" }),
    barcode: Flags.string({ summary: "part of the barcode" }),
    low: Flags.boolean({ summary: "only at or below the safety quantity" }),
    out: Flags.boolean({ summary: "only at zero or below" }),
    sort: Flags.option({
      options: ["item_code", "item_name", "current_qty", "last_synced_at"] as const,
      summary: "order by",
    })(),
    desc: Flags.boolean({ summary: "largest first", dependsOn: ["sort"] }),
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { code, name, barcode, low, out, sort, desc } = this.flags;
    const query = {
      ...given({ item_code: code, item_name: name, barcode, sort_by: sort }),
      ...(low ? { low_stock: true } : {}),
      ...(out ? { out_of_stock: true } : {}),
      ...(desc ? { sort_order: "desc" as const } : {}),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.stock.list(query), this.flags);
    await this.showRows(rows, {
      columns: [
        "item_code",
        "item_name",
        "current_qty",
        "safety_qty",
        "is_low_stock",
        "qty_unit_code",
        "last_synced_at",
      ],
      meta,
    });
  }
}
