import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";

export default class ItemsShow extends BaseCommand<typeof ItemsShow> {
  static override summary = "show an item";
  static override examples = ["<%= config.bin %> items show KE2NTXU0000001"];
  static override args = { code: Args.string({ description: "item code", required: true }) };

  async run(): Promise<void> {
    const item = await (await this.client()).items.get(this.args.code);
    await this.showRecord(item, [
      "item_code",
      "item_name",
      "item_class_code",
      "item_type",
      "tax_type_code",
      "tax_rate",
      "default_price",
      "current_qty",
      "safety_qty",
      "pkg_unit_code",
      "qty_unit_code",
      "origin_nation_code",
      "barcode",
      "is_active",
      "last_synced_at",
    ]);
  }
}
