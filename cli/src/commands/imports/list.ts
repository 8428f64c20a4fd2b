import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { fetchImports, recordKey } from "../../imports/queue.ts";

export default class ImportsList extends BaseCommand<typeof ImportsList> {
  static override summary = "list customs records that wait to be processed";
  static override examples = [
    "<%= config.bin %> imports list",
    "<%= config.bin %> imports list --search laptop --format csv",
  ];
  static override flags = {
    search: Flags.string({ char: "q", summary: "part of name, supplier, HS code or declaration" }),
  };

  async run(): Promise<void> {
    const { records } = await fetchImports(await this.client(), await this.profile(), undefined);
    const wanted = this.flags.search?.toUpperCase() ?? "";
    const rows = records
      .map((record) => ({ record: recordKey(record), ...record }))
      .filter(({ record, item_name, supplier_name, declaration_number }) =>
        [record, item_name, supplier_name ?? "", declaration_number]
          .join("\n")
          .toUpperCase()
          .includes(wanted),
      );
    await this.showRows(rows, {
      columns: [
        "record",
        "item_name",
        "quantity",
        "quantity_unit_code",
        "origin_nation_code",
        "invoice_foreign_currency_amount",
        "invoice_foreign_currency",
        "supplier_name",
      ],
      meta: { total: rows.length },
      empty: "No customs record waits.",
    });
  }
}
