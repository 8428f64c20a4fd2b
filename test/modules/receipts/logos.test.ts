// Logos on receipts: those that a sale was accepted with stay, the others are deleted a day after they were replaced.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { dataUri, png } from "../../support/images.ts";
import { readPdf } from "../../support/pdf.ts";
import { switchAccount } from "../../support/records.ts";
import { forget } from "../../support/retention.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const dayMs = 24 * 60 * 60_000;

describeEachFamily("logos that were replaced", (family) => {
  let branch: TestBranch;
  let client: TestService["client"];
  const test = forSuite(() => startTestService({ family }));
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
    client = test.clientFor(test.account.keys.owner);
  });

  /** Sets a logo of its own width; its fingerprint. */
  const use = async (width: number | null) =>
    (await client.account.update({ receipt_logo: width === null ? null : dataUri(png(width, 20)) }))
      .receipt_logo?.fingerprint;
  const stored = (): Promise<string[]> =>
    test.service.db.knex("receipt_logos").where({ data_set_id: branch.environmentId }).pluck("fingerprint");
  /** Cleans up as if so many days had passed. */
  const cleanUp = (days: number) => {
    const { db, clock } = test.service;
    return forget("receipt_logos", { db, clock: { ...clock, now: () => clock.now() + days * dayMs } });
  };

  it("are deleted after a day if no sale was accepted with them; the setting stays", async () => {
    await use(60);
    await use(61);
    const last = await use(62);
    await cleanUp(0.9);
    expect(await stored()).to.have.length(3);
    await cleanUp(1.1);
    expect(await stored()).to.deep.equal([last]);
    await cleanUp(400);
    expect(await stored(), "the setting is no replaced logo").to.deep.equal([last]);
    await use(null);
    await cleanUp(1.1);
    expect(await stored()).to.deep.equal([]);
  });

  it("stay for good if a sale was accepted with them, and the receipt prints them", async () => {
    const used = await use(60);
    const { transaction_id } = await client.sales.create(sale());
    const printed = async () => {
      const file = await client.transactions.receipt(transaction_id, { format: "pdf" });
      return (await readPdf(file))[0]?.images;
    };
    expect(await printed()).to.equal(2);
    await use(null);
    for (const days of [2, 400]) await cleanUp(days);
    expect(await stored()).to.deep.equal([used]);
    expect(await printed()).to.equal(2);
  });

  it("stay when they become the setting again before they are deleted", async () => {
    const first = await use(60);
    await use(61);
    expect(await use(60)).to.equal(first);
    await cleanUp(1.1);
    expect(await stored()).to.deep.equal([first]);
  });
});
