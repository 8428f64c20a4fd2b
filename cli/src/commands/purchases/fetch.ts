// Responsible for `purchases fetch`.
import { BaseCommand } from "../../base.ts";

export default class PurchasesFetch extends BaseCommand<typeof PurchasesFetch> {
  static override summary = "fetch what suppliers reported selling to this branch, as far as it is open";
  static override examples = [
    "<%= config.bin %> purchases fetch",
    "<%= config.bin %> purchases fetch --format csv",
  ];

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await this.branch();
    const sales = await client.purchases.fetchSupplierSales(branch ? { branch_id: branch } : {});
    const rows =
      this.wantsJson || this.flags.format === "json"
        ? sales
        : sales.map((sale) => ({
            supplier_tin: sale.spplrTin,
            supplier_branch: sale.spplrBhfId,
            supplier_name: sale.spplrNm,
            supplier_invoice_no: sale.spplrInvcNo,
            confirmed: this.flags.format === "table" ? moment(sale.regDt) : sale.regDt,
            items: sale.totItemCnt,
            tax_amount: sale.totTaxAmt,
            total_amount: sale.totAmt,
          }));
    await this.showRows(rows, {
      columns: [
        "supplier_tin",
        "supplier_name",
        "supplier_invoice_no",
        "confirmed",
        "items",
        "tax_amount",
        "total_amount",
      ],
      empty: "No supplier sale is waiting.",
    });
    if (rows.length > 0 && !this.wantsJson && this.flags.format === "table")
      this.note("Register them with `taxctl purchases sync`.");
  }
}

/** The unit's time as people write it; what is none stays as it is. */
function moment(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3 $4:$5:$6");
}
