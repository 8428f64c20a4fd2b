// listPaymentTypes: what sales and purchases accept as payment.
import { expect } from "chai";
import { openInitialized } from "../support/records.ts";
import { expectRevalidation } from "../support/revalidate.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("listPaymentTypes", () => {
  const test = forSuite(() => startTestService({ simulator: { itemClasses: 10 } }));

  it("200 before any synchronization: the API's own", async () => {
    const types = await test.client.codes.paymentTypes();
    expect(types.map(({ code }) => code)).to.deep.equal(["01", "02", "03", "04", "05", "06", "07"]);
    expect(types[1]).to.include({ name: "Card", unit_code: null });
  });

  it("200 with the unit's codes next to ours", async () => {
    await openInitialized(test);
    const types = await test.client.codes.paymentTypes();
    expect(types).to.have.lengthOf(7);
    const card = types.find(({ code }) => code === "02");
    expect(card?.unit_code).to.equal("05");
    expect(card?.name.toLowerCase()).to.contain("card");
  });

  it("304 if the caller has the current version", () => expectRevalidation(test, "/codes/payment-types"));
});
