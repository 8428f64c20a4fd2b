import { BaseCommand } from "../../base.ts";

export default class CodesPaymentTypes extends BaseCommand<typeof CodesPaymentTypes> {
  static override summary = "list payment types";
  static override description =
    "Use the codes of the column CODE in sales and mapping files. UNIT CODE is the control unit's own code, which the service fills in.";
  static override examples = ["<%= config.bin %> codes payment-types"];

  async run(): Promise<void> {
    const rows = await (await this.client()).codes.paymentTypes();
    rows.sort((one, other) => one.code.localeCompare(other.code));
    await this.showRows(rows, { columns: ["code", "unit_code", "name"] });
  }
}
