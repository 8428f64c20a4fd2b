// Supplier sales at the fake service: listed until a purchase registers them, which repeats their figures as at the service.
import type { Body } from "@taxctl/sdk";
import { purchaseOf } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { supplierSale } from "../support/supplier-sales.ts";
import { fake } from "./fake.ts";

const cola = "KE2NTXU0000001";
const bought = (no: string, changes: object = {}): Body<"createPurchase"> => ({
  ...purchaseOf(supplierSale(no), { prefix: "", paymentType: "01", rates: new Map(), itemCode: () => cola }),
  ...changes,
});

describe("supplier sales of the fake service", () => {
  it("are the example until a test sets them", async () => {
    const { service, client } = fake();
    const numbers = async () =>
      (await client.purchases.fetchSupplierSales()).map(({ spplrInvcNo }) => spplrInvcNo);
    expect(await numbers()).to.deep.equal(["812"]);
    service.setSupplierSales([]);
    expect(await numbers()).to.deep.equal([]);
    service.reset();
    expect(await numbers()).to.deep.equal(["812"]);
  });

  it("wait until a purchase registers them, and again once the unit rejected it", async () => {
    const { service, client } = fake();
    const early = supplierSale("802", "SUP-2", { sale_date: "20260228" });
    service.setSupplierSales([supplierSale("801"), early]);
    const listed = async (query: Parameters<typeof client.purchases.supplierSales>[0]) =>
      (await client.purchases.supplierSales(query).toArray()).map((sale) => sale.spplrInvcNo);
    expect(await listed({})).to.deep.equal(["801", "802"]);
    service.failNext("createPurchase", { kind: "refused" });
    await client.purchases.create(bought("801")).catch(() => undefined);
    expect(await listed({ status: "registered" })).to.deep.equal([]);
    const { transaction_id, total_amount } = await client.purchases.create(
      bought("801", { remark: "again" }),
    );
    expect(total_amount).to.equal(3480);
    expect(await listed({})).to.deep.equal(["802"]);
    expect(await listed({ status: "registered" })).to.deep.equal(["801"]);
    expect(await listed({ status: "all", to_date: "2026-03-01" })).to.deep.equal(["802"]);
    const fetched = await client.purchases.fetchSupplierSales();
    expect(fetched.map(({ spplrInvcNo }) => spplrInvcNo)).to.deep.equal(["802"]);
    const all = await client.purchases.supplierSales({ status: "all" }).toArray();
    expect(all.map((sale) => sale.transaction_id)).to.deep.equal([transaction_id, null]);
    expect(await client.purchases.get(transaction_id)).to.include({ supplier_sale_date: "20260309" });
  });

  it("name our item of a supplier's code that is mapped", async () => {
    const { service, client } = fake();
    service.setSupplierSales([supplierSale("801")]);
    const itemOf = async () => (await client.purchases.fetchSupplierSales())[0]?.itemList[0]?.item_code;
    expect(await itemOf()).to.equal(null);
    const codes = [{ external_code: "SUP-1", item_code: cola }];
    await client.items.setExternalCodes({ source: "supplier:P059999999Q", codes });
    expect(await itemOf()).to.equal(cola);
  });
});

describe("a purchase that confirms a supplier's sale", () => {
  const test = forSuite(() => startTestService({ family: databaseFamilies()[0] ?? "sqlite" }));

  it("repeats the supplier's figures at the service and at the fake service", async () => {
    const branch = await openBranch(test);
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, 1);
    const sales = await test.client.purchases.fetchSupplierSales();
    const [sale] = sales;
    if (!sale) throw new Error("the simulator has no supplier sale");
    const { service } = fake({ baseUrl: `${test.origin}/api/v1`, strict: false });
    service.setSupplierSales(sales);
    const options = { prefix: "", paymentType: "01", rates: new Map(), itemCode: () => cola };
    const right = purchaseOf(sale, options);
    const [line, ...lines] = right.items;
    if (!line) throw new Error("the supplier sale has no line");
    const total = line.total_amount ?? 0;
    const withLine = (changes: object) => ({ ...right, items: [{ ...line, ...changes }, ...lines] });
    const bodies: [body: object, fields: string[]][] = [
      [withLine({ total_amount: total + 1 }), ["items[0].total_amount"]],
      [withLine({ qty: 999, supply_amount: 1 }), ["items[0].qty", "items[0].supply_amount"]],
      [withLine({ tax_type: line.tax_type === "A" ? "C" : "A" }), ["items[0].tax_type"]],
      [withLine({ item_seq: 77 }), ["items[0].item_seq"]],
      [{ ...right, items: [line, { ...line, item_seq: 78 }, ...lines] }, ["items", "items[1].item_seq"]],
      [{ ...right, total_amount: 1, tax_amount: 2 }, ["total_amount", "tax_amount"]],
      [right, []],
    ];
    for (const [body, fields] of bodies) {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${test.keys.owner}` },
        body: JSON.stringify(body),
      };
      const url = `${test.origin}/api/v1/purchases?async=true`;
      const [real, imitated] = await Promise.all(
        [await fetch(url, init), await service.fetch(url, init)].map(async (response) => {
          const { code = null, errors = {} } = Object(await response.json());
          return { status: response.status, code, errors };
        }),
      );
      expect(imitated, JSON.stringify(fields)).to.deep.equal(real);
      expect(Object.keys(real?.errors)).to.have.members(fields);
    }
  });
});
