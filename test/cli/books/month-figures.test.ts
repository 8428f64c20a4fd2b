// `periods close`, `periods list --figures` and `reports period` lead from the tax of a month's documents to the tax due of its return.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "../support/command.ts";

describe("the figures of a month", () => {
  let test: TestService;
  let desk: Desk;
  before(async () => {
    test = await startTestService();
    await openBranch(test);
    desk = await Desk.open();
    await desk.signIn(test.url, test.keys.owner);
    const items = [
      { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 },
      { item_code: "KE2NTXL0000002", quantity: 1, unit_price: 40, tax_type: "D" as const },
    ];
    await test.client.sales.create(sale({ items }));
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  const march = { tax_difference: 160, sales_outside_vat: 40, purchases_outside_vat: 0 };
  const entered = { import_tax: 30.5, imported_services_tax: 7, non_deductible: 2.25, tax_due: 124.75 };
  const report = (...argv: string[]) => desk.run(["reports", "period", ...argv]);
  const ofMarch = (...argv: string[]) => report("--month", "2026-03", "--all-branches", ...argv);

  it("are only the tax due while nobody entered an amount", async () => {
    const { stderr } = await ofMarch();
    expect(stderr).to.match(/Difference +160\.00\nTax due +160\.00 {2}as in the VAT return\n/);
    expect(stderr).to.match(/Outside VAT +40\.00 {2}sales: in no taxable amount\n/);
    expect(stderr).not.to.contain("as entered");
  });

  it("have each entered amount, in the report, the list and the close", async () => {
    const set = ["import_general_tax=30.5", "imported_services_tax=7", "non_deductible=2.25"];
    await desk.run(["periods", "enter", "2026-03", ...set.flatMap((pair) => ["--set", pair])]);
    const lines =
      /Difference +160\.00.*\nImport VAT +-30\.50 {2}as entered in the return\nServices' VAT +-7\.00 {2}.*\nNot deductible +2\.25 {2}.*\nTax due +124\.75 {2}.*\nOutside VAT +40\.00 /;
    expect((await ofMarch()).stderr).to.match(lines);
    const { meta } = (
      await report("--from", "2026-03-01", "--to", "2026-03-31", "--all-branches", "--json")
    ).json();
    expect(meta.from_report, "days that are a month").to.deep.equal({ ...march, ...entered });
    const list = await desk.run(["periods", "list", "--figures", "--json"]);
    expect((list.json().data as { month: string }[]).at(-1)).to.include({
      month: "2026-03",
      ...march,
      ...entered,
    });
    expect((await desk.run(["periods", "list", "--figures"])).stdout).to.match(
      /2026-03 .* 160\.00 .* 124\.75 /,
    );
    const closed = await desk.run(["periods", "close", "2026-03", "--yes"]);
    expect(closed.stdout).to.equal("2026-03 is closed.\n");
    expect(closed.stderr).to.match(lines);
  });

  it("are left out for a branch, for other days, and for a list without --figures", async () => {
    for (const argv of [
      ["--month", "2026-03", "--branch", "00"],
      ["--from", "2026-03-01", "--to", "2026-03-30", "--all-branches"],
    ]) {
      const { stderr } = await report(...argv);
      expect(stderr)
        .to.match(/Difference +160\.00\n/)
        .and.not.to.contain("Tax due");
      expect((await report(...argv, "--json")).json().meta).not.to.have.keys("from_report");
    }
    const [month] = (await desk.run(["periods", "list", "--json"])).json().data as object[];
    expect(month).not.to.have.any.keys("tax_due", "tax_difference");
  });
});
