// Insurers as sales use them: those of the sale's own branch, by their exact code, as they are when the sale is made.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("insurers", (family) => {
  const test = forSuite(() => startTestService({ family }));
  beforeEach(async () => {
    await switchAccount(test);
    await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
  });

  const register = (branch_id: string, code: string, rate: number) =>
    test.client.insurances.create({ branch_id, code, name: `Insurer of ${branch_id}`, rate });
  const sell = (branch_id: string, insurance_code: string) => {
    const line = { item_code: "KE2NTXU0000001", quantity: 1, unit_price: 100, insurance_code };
    return test.client.sales.create(sale({ branch_id, items: [line] }));
  };
  /** Name and rate of the insurer on the line of a sale. */
  async function shown(id: string) {
    const [line] = (await test.client.sales.get(id)).items;
    return [line?.insurance_name, line?.insurance_rate];
  }
  const unknown = (code: string) => ({
    "items[0].insurance_code": [
      `${code} is not a registered insurance of the branch: GET /insurances lists them, POST /insurances adds one`,
    ],
  });

  it("are those of the branch that sells, also where two branches have one code", async () => {
    await register("00", "INS01", 20);
    expect((await failureOf(sell("01", "INS01"))).errors).to.deep.equal(unknown("INS01"));
    await register("01", "INS01", 50);
    expect(await shown((await sell("00", "INS01")).transaction_id)).to.deep.equal(["Insurer of 00", 20]);
    expect(await shown((await sell("01", "INS01")).transaction_id)).to.deep.equal(["Insurer of 01", 50]);
    await test.client.insurances.update("INS01", { branch_id: "01", rate: 60 });
    const rates = (await test.client.insurances.list()).data.map(({ branch_id, rate }) => [branch_id, rate]);
    expect(rates).to.have.deep.members([
      ["00", 20],
      ["01", 60],
    ]);
  });

  it("have exact codes: another case or accent is another insurer", async () => {
    const codes = ["INS", "ins", "Ins", "ÍNS"];
    for (const [rate, code] of codes.entries()) await register("00", code, rate);
    for (const [rate, code] of codes.entries())
      expect(await shown((await sell("00", code)).transaction_id)).to.deep.equal(["Insurer of 00", rate]);
    expect((await failureOf(sell("00", "iNS"))).errors).to.deep.equal(unknown("iNS"));
    expect((await failureOf(register("00", "ins", 9))).code).to.equal("already_exists");
  });

  it("count at once with a change, and stay on sales as they were", async () => {
    await register("00", "INS01", 20);
    const before = await sell("00", "INS01");
    await test.client.insurances.update("INS01", { branch_id: "00", name: "Uzima", rate: 30 });
    const after = await sell("00", "INS01");
    expect(await shown(before.transaction_id)).to.deep.equal(["Insurer of 00", 20]);
    expect(await shown(after.transaction_id)).to.deep.equal(["Uzima", 30]);
    await test.client.insurances.update("INS01", { branch_id: "00", is_active: false });
    expect((await failureOf(sell("00", "INS01"))).errors).to.have.all.keys("items[0].insurance_code");
  });
});
