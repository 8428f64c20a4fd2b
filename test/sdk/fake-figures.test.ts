// Responsible for proving that the fake service shows the figures of sales and receipts as the service does.
import { Taxctl } from "@taxctl/sdk";
import { FakeService } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const cola = { item_code: "KE2NTXU0000001", tax_type: "A" } as const;
const items = [
  { ...cola, quantity: 3, unit_price: 80 },
  { ...cola, quantity: 2, unit_price: 65, discount_rate: 10 },
  { ...cola, quantity: 2, unit_price: 58, discount_amount: 10 },
  { ...cola, quantity: 1.5, unit_price: 33.33, discount_rate: 12.5, discount_amount: 0.01 },
  { ...cola, tax_type: "B" as const, quantity: 1, unit_price: 19.99, discount_rate: 5 },
  { ...cola, quantity: 2, unit_price: 65, supply_amount: 112.06, discount_rate: 10 },
];

describe("the figures of the fake service", () => {
  const test = forSuite(() => startTestService({ family: databaseFamilies()[0] ?? "sqlite" }));

  it("equal those of the service, in sales and receipts", async () => {
    await openBranch(test);
    const fake = new Taxctl({ apiKey: "any", fetch: new FakeService().fetch });
    const [real, imitated] = await Promise.all(
      [test.clientFor(test.account.keys.owner), fake].map(async (client) => {
        const { transaction_id } = await client.sales.create(sale({ items }));
        const shown = await client.sales.get(transaction_id);
        const receipt = await client.transactions.receipt(transaction_id);
        return [shown, receipt].map(({ items, total_amount, tax_amount, taxable_amount }) => ({
          ...{ total_amount, tax_amount, taxable_amount },
          items: items.map(({ item_class_code: _, item_name: __, ...line }) => line),
        }));
      }),
    );
    expect(imitated).to.deep.equal(real);
  });
});
