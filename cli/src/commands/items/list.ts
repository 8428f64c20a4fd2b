import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class ItemsList extends BaseCommand<typeof ItemsList> {
  static override summary = "list items";
  static override examples = [
    "<%= config.bin %> items list --name lantern",
    "<%= config.bin %> items list --all --format csv",
  ];
  static override flags = {
    code: Flags.string({ summary: "part of the item code" }),
    name: Flags.string({ summary: "part of the name" }),
    barcode: Flags.string({ summary: "part of the barcode" }),
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { code, name, barcode } = this.flags;
    const query = { ...given({ item_code: code, item_name: name, barcode }), ...pageQuery(this.flags) };
    const { rows, meta } = await readPages(client.items.list(query), this.flags);
    await this.showRows(rows, {
      columns: ["item_code", "item_name", "item_class_code", "tax_type_code", "default_price", "current_qty"],
      meta,
      empty: "There are no such items.",
    });
  }
}
