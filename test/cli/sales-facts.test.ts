// What a check of sales asks the service: nothing without sales, and only those code tables that the control unit has sent.
import type { SubmittedSale } from "@taxctl/sdk/validation";
import { expect } from "chai";
import { ServiceFacts } from "../../cli/src/sales-file/service-facts.ts";
import { openInitialized } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { TODAY } from "./support/sheet.ts";

const SALE: SubmittedSale = {
  refund_reason_code: "06",
  items: [{ item_code: "KE2NTU0000001", qty_unit_code: "U", pkg_unit_code: "NT" }],
};

describe("the facts of the service about sales", () => {
  const test = forSuite(() => startTestService());

  /** Facts, and how often the service was opened for them. */
  const factsOf = async (sales: readonly SubmittedSale[]) => {
    let opened = 0;
    const { signal } = new AbortController();
    const open = () => {
      opened += 1;
      return { client: async () => test.client, profile: async () => ({}), signal };
    };
    return { facts: await new ServiceFacts(open, TODAY).of(sales), isOpened: opened > 0 };
  };

  it("are the day alone without sales, and nothing is asked", async () => {
    expect(await factsOf([])).to.deep.equal({ facts: { today: TODAY }, isOpened: false });
  });

  it("leave out tables that were never fetched, and have them after the device is initialized", async () => {
    const before = await factsOf([SALE]);
    expect(before.isOpened).to.equal(true);
    expect(before.facts.codes).to.deep.equal(new Map());
    await openInitialized(test);
    const { facts } = await factsOf([SALE]);
    expect([...(facts.codes?.keys() ?? [])]).to.have.lengthOf(3);
    expect([...(facts.codes?.values() ?? [])].every((codes) => codes.size > 0)).to.equal(true);
  });
});
