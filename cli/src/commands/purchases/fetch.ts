import { BaseCommand } from "../../base.ts";
import { supplierSaleColumns, supplierSaleRow } from "../../supplier-sales/columns.ts";

export default class PurchasesFetch extends BaseCommand<typeof PurchasesFetch> {
  static override summary = "fetch the supplier invoices that aren't registered yet";
  static override examples = [
    "<%= config.bin %> purchases fetch",
    "<%= config.bin %> purchases fetch --format csv",
  ];

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await this.branch();
    const sales = await client.purchases.fetchSupplierSales(branch ? { branch_id: branch } : {});
    const isWhole = this.wantsJson || this.flags.format === "json";
    const rows = isWhole ? sales : sales.map(supplierSaleRow);
    await this.showRows(rows, { columns: supplierSaleColumns, empty: "No supplier invoice is waiting." });
    if (rows.length > 0 && this.isForPeople) this.note("Register them with `taxctl purchases sync`.");
  }
}
