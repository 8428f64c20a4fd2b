// A run that is killed in the middle: the next one ends as if nothing had happened, the unit's ledger is the witness.
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { openShop, type Shop } from "../support/shop.ts";

const sync = ["purchases", "sync", "--register-items"];

/** A shop's final records: each purchase at the unit and at the service, and the items. */
async function holdings({ simulator, test }: Shop) {
  const items = await test.client.items.list({ per_page: 100 }).toArray();
  const purchases = await test.client.purchases.search({}).toArray();
  return {
    ledger: registered(simulator).map(({ number, totAmt }) => [number, totAmt]),
    purchases: purchases.map(({ invoice_no, status, total_amount }) => [invoice_no, status, total_amount]),
    items: items.map(({ item_code, item_name, current_qty }) => [item_code, item_name, current_qty]),
  };
}

function registered(simulator: Shop["simulator"]) {
  return simulator.ledger().filter(({ kind }) => kind === "purchase");
}

describe("purchases sync, killed", () => {
  const shop = forEachTest(() => openShop());

  for (const count of [1, 5]) {
    it(`at purchase ${count} ends as an unbroken run when it is run again, with nothing registered twice`, async () => {
      const unbroken = await openShop();
      expect((await unbroken.desk.run(sync)).exitCode).to.equal(0);
      const expected = await holdings(unbroken);
      await unbroken.close();

      const killed = await shop.desk.run(sync, {
        meanwhile: async ({ kill }) => {
          await shop.untilUnit(() => registered(shop.simulator).length >= count);
          kill("SIGKILL");
        },
      });
      expect(killed.exitCode, "no exit code: it was killed").to.equal(null);
      const left = expected.ledger.length - registered(shop.simulator).length;
      expect(left, "the rest waits").to.be.greaterThan(0);

      const again = await shop.desk.run([...sync, "--json"]);
      expect(again.exitCode, again.stdout).to.equal(0);
      expect(await holdings(shop)).to.deep.equal(expected);
      expect(new Set(expected.purchases.map(([invoice_no]) => invoice_no)).size).to.equal(
        expected.ledger.length,
      );
      expect((await shop.desk.run([...sync, "--json"])).json().data).to.deep.equal([]);
    });
  }
});
