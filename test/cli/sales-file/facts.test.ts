// What a check of sales asks the service: nothing without sales, and only those code tables that the control unit has sent.
import type { SubmittedSale } from "@taxctl/sdk/validation";
import { expect } from "chai";
import { unusualTins } from "../../../cli/src/sales-file/buyers.ts";
import { ServiceFacts } from "../../../cli/src/sales-file/service-facts.ts";
import { itemInput, openInitialized } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { today } from "../support/sheet.ts";

/** A buyer whose TIN is not of the authority's form. */
const foreign = (_: unknown, index: number) => ({
  invoiceNo: `F-${index}`,
  place: `line ${index + 2}`,
  tin: `GB${index + 1}`,
});

const sale: SubmittedSale = {
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
    return { facts: await new ServiceFacts(open, today).of(sales), isOpened: opened > 0 };
  };

  it("are the day alone without sales, and nothing is asked", async () => {
    expect(await factsOf([])).to.deep.equal({ facts: { today: today }, isOpened: false });
  });

  it("leave out tables that were never fetched", async () => {
    const { facts, isOpened } = await factsOf([sale]);
    expect(isOpened).to.equal(true);
    expect(facts.codes).to.deep.equal(new Map());
  });

  describe("of an initialized device", () => {
    before(() => openInitialized(test));

    it("have the tables of the codes in the sales", async () => {
      const { facts } = await factsOf([sale]);
      expect([...(facts.codes?.keys() ?? [])]).to.have.lengthOf(3);
      expect([...(facts.codes?.values() ?? [])].every((codes) => codes.size > 0)).to.equal(true);
    });

    it("have the items of external codes, by their source", async () => {
      const { item_code } = await test.client.items.create(itemInput());
      await test.client.items.setExternalCodes({
        source: "till",
        codes: [{ external_code: "COLA", item_code }],
      });
      const items = [
        { external_code: "COLA", external_source: "till" },
        { external_code: "COLA", external_source: "shop" },
        { item_code: "KE2NTXU0000001" },
      ];
      const { facts } = await factsOf([{ items }]);
      expect(facts.externalCodes).to.deep.equal(
        new Map([
          ["till", new Map([["COLA", item_code]])],
          ["shop", new Map()],
        ]),
      );
      expect(facts.items?.get(item_code)).to.include({ item_code });
    });

    it("warn of unusual TINs: the first twenty, and how many more there are", async () => {
      const warn = (count: number) =>
        unusualTins(Array.from({ length: count }, foreign), {
          client: async () => test.client,
          profile: async () => ({ branch: "00" }) as never,
        });
      expect(await warn(0)).to.deep.equal({ warnings: [], count: 0 });
      const twenty = await warn(20);
      expect([twenty.count, twenty.warnings.length]).to.deep.equal([20, 20]);
      expect(twenty.warnings[19]).to.match(
        /^line 21, F-19: A TIN .*\. Correct GB20, or remove it to sign the sale without a TIN\.$/,
      );
      const more = await warn(22);
      expect([more.count, more.warnings.length]).to.deep.equal([22, 21]);
      expect(more.warnings[20]).to.equal("2 more TINs are written like that.");
    });
  });
});
