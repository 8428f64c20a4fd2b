// Credit notes are negative for people, and as the API has them for programs.
import { expect } from "chai";
import { sale } from "../../support/branch.ts";
import { supplierSale } from "../../support/supplier-sales.ts";
import { signedInDesk } from "../support/command.ts";

describe("credit notes at the terminal", () => {
  const { service, desk } = signedInDesk();

  it("of suppliers are negative in lists and files, and positive in JSON", async () => {
    service.reported = [supplierSale("801", "SUP-1", { rcptTyCd: "R" }), supplierSale("802")];
    const people = await desk.run(["purchases", "fetch"]);
    expect(people.stdout)
      .to.match(/801 .*-480\.00 +-3480\.00/)
      .and.match(/802 .* 480\.00 +3480\.00/);
    const program = (await desk.run(["purchases", "fetch", "--json"])).json().data as { totAmt: number }[];
    expect(program.map(({ totAmt }) => totAmt)).to.deep.equal([3480, 3480]);
    const planned = await desk.run(["purchases", "sync", "--register-items", "--dry-run"]);
    expect(planned.stdout).to.contain("-3480.00");
  });

  it("of sales are negative with their lines, not in their quantities", async () => {
    const client = service.client;
    const original = sale();
    await client.sales.create(original);
    const note = { receipt_type: "R" as const, refund_reason_code: "06", invoice_no: "CN-1" };
    const { transaction_id } = await client.sales.create(
      sale({ ...note, original_invoice_no: original.invoice_no }),
    );
    const shown = await desk.run(["sales", "show", transaction_id]);
    const signed = await client.sales.get(transaction_id);
    expect(shown.stdout).to.contain(`-${signed.total_amount.toFixed(2)}`);
    expect(shown.stdout).to.not.match(/quantity +-\d/i);
    const json = (await desk.run(["sales", "show", transaction_id, "--json"])).json().data;
    expect(json).to.include({ total_amount: signed.total_amount });
  });
});
