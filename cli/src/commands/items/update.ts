import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { requireChange } from "../../input/changes.ts";
import { decimalFlag } from "../../input/decimal.ts";
import { given } from "../../input/paging.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

export default class ItemsUpdate extends BaseCommand<typeof ItemsUpdate> {
  static override summary = "change an item's name, price and other details";
  static override description =
    "The change is sent to the control unit first. The item code never changes, and accepted documents keep the old name and price. " +
    "The service rejects an inactive item in new documents.";
  static override examples = [
    '<%= config.bin %> items update KE2NTXU0000001 --name "Cola 0.5 l" --price 600',
    "<%= config.bin %> items update KE2NTXU0000001 --no-active",
  ];
  static override args = { code: Args.string({ description: "item code", required: true }) };
  static override flags = {
    name: Flags.string({ summary: "name of the item" }),
    price: decimalFlag({ summary: "default price, tax included" }),
    "tax-rate": decimalFlag({ summary: "tax rate of tax type E: 0, or the rate of `codes tax-types`" }),
    "safety-qty": decimalFlag({ summary: "quantity at or below which stock is low" }),
    barcode: Flags.string({ summary: "barcode; an empty text removes it" }),
    active: Flags.boolean({ summary: "whether new documents can name the item", allowNo: true }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { name, price, barcode, active } = this.flags;
    const changes = given({
      item_name: name,
      default_price: price,
      tax_rate: this.flags["tax-rate"],
      safety_qty: this.flags["safety-qty"],
      barcode: barcode === "" ? null : barcode,
      is_active: active,
    });
    requireChange(changes, ItemsUpdate.flags);
    const { code } = this.args;
    const columns = [
      "item_code",
      "item_name",
      "tax_rate",
      "default_price",
      "safety_qty",
      "barcode",
      "is_active",
    ];
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("updateItem", changes);
      return this.showRecord({ ...(await client.items.get(code)), ...changes }, columns);
    }
    await this.showRecord(await client.items.update(code, changes), columns);
  }
}
