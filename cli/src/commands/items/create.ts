import { Flags } from "@oclif/core";
import { taxLetters } from "@taxctl/sdk/profiles";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { decimalFlag } from "../../input/decimal.ts";
import { given } from "../../input/paging.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { standardTaxType } from "../../service/tax-types.ts";

export default class ItemsCreate extends BaseCommand<typeof ItemsCreate> {
  static override summary = "register an item with the authority";
  static override description = "The service makes the item code unless you pass one.";
  static override examples = [
    '<%= config.bin %> items create --name "Cola 500ml" --class 5020230602 --price 580',
  ];
  static override flags = {
    name: Flags.string({ summary: "name of the item", required: true }),
    class: Flags.string({
      summary: "item class of the authority: `codes list --class item_class`",
      required: true,
    }),
    code: Flags.string({ summary: "item code (default: the service makes it)" }),
    price: decimalFlag({ summary: "default price, tax included" }),
    "tax-type": Flags.option({
      options: taxLetters,
      summary: "tax type, of `codes tax-types` (default: the standard rate)",
    })(),
    "tax-rate": decimalFlag({
      summary: "tax rate of a tax type with own rates: 0, or the rate of `codes tax-types`",
    }),
    type: Flags.option({
      options: ["1", "2", "3"] as const,
      default: "2" as const,
      summary: "1 raw material, 2 finished product, 3 service without stock",
    })(),
    unit: Flags.string({ summary: "quantity unit", default: "U" }),
    "package-unit": Flags.string({ summary: "package unit", default: "NT" }),
    origin: Flags.string({ summary: "country of origin (default: the country of the control unit)" }),
    barcode: Flags.string({ summary: "barcode" }),
    "safety-qty": decimalFlag({ summary: "quantity at or below which stock is low" }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { name, code, price, type, unit, origin, barcode } = this.flags;
    const body = {
      item_name: name,
      item_class_code: this.flags.class,
      item_type: type,
      tax_type_code: this.flags["tax-type"] ?? (await standardTaxType(() => this.client())),
      qty_unit_code: unit,
      pkg_unit_code: this.flags["package-unit"],
      ...given({
        origin_nation_code: origin,
        item_code: code,
        barcode,
        tax_rate: this.flags["tax-rate"],
        default_price: price,
        safety_qty: this.flags["safety-qty"],
      }),
    };
    const columns = [
      "item_code",
      "item_name",
      "item_class_code",
      "tax_type_code",
      "tax_rate",
      "default_price",
    ];
    if (this.flags["dry-run"]) {
      await requireValidBody("createItem", body);
      return this.showRecord(body, columns);
    }
    const client = await this.client();
    await this.showRecord(await client.items.create(body), columns);
  }
}
