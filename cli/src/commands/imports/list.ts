import { Flags } from "@oclif/core";
import type { ImportItem } from "@taxctl/sdk";
import { recordKey } from "@taxctl/sdk/reconcile";
import { BaseCommand } from "../../base.ts";
import { fetchImports } from "../../imports/queue.ts";
import { given } from "../../input/paging.ts";

export default class ImportsList extends BaseCommand<typeof ImportsList> {
  static override summary = "list customs records that wait to be processed";
  static override description =
    "Fetches new records first. With --status, it lists the stored records without a fetch: those of the branch of the profile, or of all branches.";
  static override examples = [
    "<%= config.bin %> imports list",
    "<%= config.bin %> imports list --search laptop --format csv",
    "<%= config.bin %> imports list --status approved",
  ];
  static override flags = {
    search: Flags.string({ char: "q", summary: "part of name, supplier, HS code or declaration" }),
    status: Flags.option({
      options: ["approved", "cancelled", "all"] as const,
      summary: "list the stored records with this status, and the item of each",
    })(),
  };

  async run(): Promise<void> {
    const { status } = this.flags;
    const records = status === undefined ? await this.#waiting() : await this.#stored(status);
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
        ...(status === undefined ? [] : ["import_item_status_code", "item_code", "decided_at"]),
      ],
      meta: { total: rows.length },
      empty: status === undefined ? "No customs record waits." : "No customs record is stored.",
    });
  }

  async #waiting(): Promise<ImportItem[]> {
    return (await fetchImports(await this.client(), await this.profile(), undefined)).records;
  }

  async #stored(status: "approved" | "cancelled" | "all"): Promise<ImportItem[]> {
    const { branch } = await this.profile();
    const client = await this.client();
    return client.imports.list({ status, per_page: 100, ...given({ branch_id: branch }) }).toArray();
  }
}
