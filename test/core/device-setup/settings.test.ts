// Settings of a device: amounts with or without tax against units that check either, and classes that the table lacks.
import { expect } from "chai";
import { otherAmounts } from "../../../server/src/control-unit/other-amounts.ts";
import { openBranch, purchase, sale } from "../../support/branch.ts";
import { databaseFamilies, describeEachFamily } from "../../support/database.ts";
import { branchInput, deviceInput, failureOf, itemInput, switchAccount } from "../../support/records.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { bindTestTin } from "../../support/tins.ts";

const modes = [
  { checked: "S", fitting: "tax_included", other: "tax_excluded", field: "totAmt" },
  { checked: "N", fitting: "tax_excluded", other: "tax_included", field: "taxblAmt" },
] as const;

const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";

/** Lines of both rates with odd prices and quantities, every third with a discount. */
function oddLines(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    item_code: index % 2 ? milk : cola,
    quantity: 1 + (index % 7) + (index % 4 ? 0 : 0.25),
    unit_price: (5 + ((index * 7_919) % 100_003)) / 100,
    ...(index % 3 ? {} : { discount_rate: 1 + (index % 40) }),
  }));
}

for (const family of databaseFamilies()) {
  for (const { checked, fitting, other, field } of modes) {
    describe(`amounts at a unit that checks convention ${checked} (${family})`, () => {
      let test: TestService;
      before(async () => {
        const simulator = { amounts: checked, itemClasses: 5 };
        test = await startTestService({ family, simulator, overrides: { syncWaitMs: 20_000 } });
      });
      beforeEach(async () => {
        await switchAccount(test);
        await openBranch(test);
        test.simulator.requests.length = 0;
      });
      after(() => test.close());

      it(`are accepted with ${fitting}: sales, discounts, credit notes, purchases, movements`, async () => {
        const changed = await test.client.devices.update("00", { settings: { amounts: fitting } });
        expect(changed.settings.amounts).to.equal(fitting);
        const sold = sale({ items: oddLines(120) });
        await test.client.sales.create(sold);
        await test.client.sales.create(
          sale({
            receipt_type: "R",
            original_invoice_no: sold.invoice_no,
            refund_reason_code: "06",
            items: sold.items.slice(0, 1),
          }),
        );
        await test.client.purchases.create(purchase());
        await test.service.lanes.drain();
        const rejected = test.simulator.requests.filter(({ resultCd }) => resultCd !== "000");
        expect(rejected).to.deep.equal([]);
        const saved = new Set(test.simulator.requests.map((request) => request.function));
        expect([...saved]).to.include.members(["saveSales", "savePurchases", "saveStockItems"]);
      });

      it(`are rejected with ${other}; the failure names the setting, and a retry succeeds once it is changed`, async () => {
        await test.client.devices.update("00", { settings: { amounts: other } });
        const failure = await failureOf(test.client.sales.create(sale()));
        expect(failure.error ?? failure.message).to.contain(`Invalid ${field} on item: 1`);
        const id = failure.transactionId ?? "";
        const { response_data } = await test.client.transactions.get(id);
        expect(response_data.failure?.cause).to.contain("it counts prices");
        expect(response_data.failure?.remedy).to.contain(`settings.amounts`).and.contain(fitting);
        await test.client.devices.update("00", { settings: { amounts: fitting } });
        await test.client.transactions.retry(id);
        expect((await test.client.transactions.get(id)).status).to.equal("success");
      });
    });
  }
}

describe("the other way to count amounts", () => {
  const saying = (field: string, expected: number, found: number) =>
    otherAmounts(`Invalid ${field} on item: 1. Expected: ${expected}, But Found: ${found}`)?.amounts;

  it("is recognized by the tax between the two figures", () => {
    expect(saying("taxblAmt", 1160, 1000)).to.equal("tax_excluded");
    expect(saying("taxblAmt", 49.95, 43.06)).to.equal("tax_excluded");
    expect(saying("taxblAmt", 108, 100)).to.equal("tax_excluded");
    expect(saying("totAmt", 1000, 1160)).to.equal("tax_included");
  });

  it("is not guessed from other differences", () => {
    expect(saying("taxblAmt", 1000.01, 1000)).to.equal(undefined);
    expect(saying("taxblAmt", 1000, 1160)).to.equal(undefined);
    expect(saying("totAmt", 1300, 1000)).to.equal(undefined);
    expect(saying("taxAmt", 160, 0)).to.equal(undefined);
    expect(otherAmounts("Request parameter error: custNm is longer than 60")).to.equal(undefined);
  });
});

describeEachFamily("item classes that the table lacks", (family) => {
  let test: TestService;
  before(async () => {
    const environment = { TAXD_ALLOW_PRIVATE_UNITS: "true" };
    test = await startTestService({ family, environment, simulator: { itemClasses: 5 } });
  });
  beforeEach(() => switchAccount(test));
  after(() => test.close());

  const unknown = () => itemInput({ item_class_code: "9999999999" });

  async function open(environment: "live" | "owner", settings?: { unknown_item_classes: "warn" | "reject" }) {
    const client = test.clientFor(test.keys[environment]);
    await client.branches.create(branchInput());
    const device = deviceInput(test, settings ? { settings } : {});
    if (environment === "live") await bindTestTin(test, device.tin);
    await client.devices.create(device);
    await client.devices.initialize("00");
    return client;
  }

  it("are a warning in the sandbox", async () => {
    const client = await open("owner");
    expect((await client.devices.get("00")).settings.unknown_item_classes).to.equal("warn");
    const { data, body } = await client.items.create(unknown()).withResponse();
    expect(data.item_class_code).to.equal("9999999999");
    expect(body.meta.warnings).to.have.lengthOf(1);
    expect(body.meta.warnings?.[0]).to.include({ code: "item_class_unknown", field: "item_class_code" });
  });

  it("are rejected in live", async () => {
    const client = await open("live");
    expect((await client.devices.get("00")).settings.unknown_item_classes).to.equal("reject");
    const failure = await failureOf(client.items.create(unknown()));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(failure.errors).to.have.key("item_class_code");
  });

  it("follow the setting of the device in both", async () => {
    const strict = await open("owner", { unknown_item_classes: "reject" });
    expect((await failureOf(strict.items.create(unknown()))).errors).to.have.key("item_class_code");
    const lenient = await open("live", { unknown_item_classes: "warn" });
    expect((await lenient.items.create(unknown())).item_class_code).to.equal("9999999999");
    // The other setting stays as it was.
    const changed = await lenient.devices.update("00", { settings: { amounts: "tax_excluded" } });
    expect(changed.settings).to.deep.equal({
      amounts: "tax_excluded",
      unknown_item_classes: "warn",
      variants: {},
    });
  });

  it("422 for settings that do not exist", async () => {
    const body = { ...deviceInput(test), settings: { amounts: "net" } };
    await test.client.branches.create(branchInput());
    const wrong = await test.call("POST", "/devices", { body });
    expect(wrong.status).to.equal(422);
    const unknownKey = { ...body, settings: { prices: "net" } };
    expect((await test.call("POST", "/devices", { body: unknownKey })).status).to.equal(422);
  });
});

describeEachFamily("the date of the movement that follows", (family) => {
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
  });

  it("is the document's", async () => {
    await test.client.sales.create(sale({ sale_date: "20260105" }));
    await test.client.purchases.create(purchase({ purchase_date: "20260106" }));
    await test.service.lanes.drain();
    const dates = test.simulator.requests
      .filter((request) => request.function === "saveStockItems")
      .map(({ body }) => body?.ocrnDt);
    expect(dates).to.deep.equal(["20260105", "20260106"]);
  });
});
