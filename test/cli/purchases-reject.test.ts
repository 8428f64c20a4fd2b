// Rejecting what a supplier reported: one registration with status 04, found by supplier, branch and invoice number.
import { expect } from "chai";
import { Desk } from "./support/command.ts";
import { supplierSale } from "./support/fake-routes.ts";
import type { FakeService } from "./support/fake-service.ts";

describe("purchases reject", () => {
  let service: FakeService;
  let desk: Desk;

  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn());
    service.routes.supplierSales = [supplierSale("801"), supplierSale("802")];
  });

  afterEach(() => desk.clear());

  const reject = (...more: string[]) =>
    desk.run(["purchases", "reject", "--supplier-tin", "p059999999q ", ...more, "--json"]);
  const registered = () =>
    service.calls("POST", "/purchases").map(({ body }) => body as Record<string, unknown>);

  it("registers the supplier's figures and codes with status 04", async () => {
    const ran = await reject("--invoice", "802", "--remark", "never ordered", "--yes");
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(0);
    const [body, ...more] = registered();
    expect(more).to.deep.equal([]);
    expect(body).to.include({
      invoice_no: "REJ-P059999999Q-00-802",
      supplier_invoice_no: "802",
      purchase_status: "04",
      remark: "never ordered",
      total_amount: 3480,
    });
    expect(ran.json().data).to.include({ status: "rejected", supplier_invoice_no: "802" });
  });

  it("changes nothing on a dry run", async () => {
    const ran = await reject("--invoice", "802", "--dry-run");
    expect(ran.exitCode).to.equal(0);
    expect(ran.json().data).to.include({ status: "would be rejected" });
    expect(registered()).to.deep.equal([]);
  });

  it("names the command that lists the invoices when there is no such invoice", async () => {
    for (const which of [
      ["--invoice", "999"],
      ["--invoice", "802", "--supplier-branch", "01"],
    ]) {
      const ran = await reject(...which, "--yes");
      expect(ran.exitCode).to.equal(1);
      expect(ran.json().error ?? ran.json()).to.include({ code: "not_found" });
    }
    expect(registered()).to.deep.equal([]);
  });
});
