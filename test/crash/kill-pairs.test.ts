// A process is killed between two documents that belong together, a credit note and its sale or the movements of a transfer: each is accepted once.
import { expect } from "chai";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { until } from "../support/until.ts";
import { assembleFleet, type Fleet } from "./fleet.ts";

for (const family of databaseFamilies()) {
  describe(`two documents that belong together and a killed process on ${family}`, () => {
    let fleet: Fleet;
    let db: Database;
    before(async () => {
      fleet = await assembleFleet({ suite: "kill-pairs", family, branches: 2, isOneTin: true });
      db = await openDatabase(fleet.place);
    });
    after(async () => {
      await db?.close();
      await fleet?.close();
    });

    const submit = async (url: string, path: string, body: object): Promise<string> => {
      const answer = await fleet.call(url, `${path}?async=true`, body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
      return String(answer.id);
    };
    const statusOf = async (id: string) =>
      (await db.knex("transactions").where({ id }).first("status"))?.status;
    const succeeded = (id: string) => until(async () => (await statusOf(id)) === "success");

    it("lose nothing and double nothing", async () => {
      const member = await fleet.member("serve");
      await member.start();
      const today = new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" }).replaceAll("-", "");
      const original = await submit(member.url, "/sales", {
        ...sale({ invoice_no: "INV-1", sale_date: today }),
        sale_time: undefined,
        branch_id: "00",
      });
      await succeeded(original);
      void fleet.networks.unit.delay(150);

      const reissued = await submit(member.url, `/sales/${original}/reissue`, {
        customer_name: "Acacia Hotel",
      });
      const { credit_note_id } = await db.knex("reissues").where({ sale_id: reissued }).first();
      await succeeded(credit_note_id);
      await member.kill();
      expect(await statusOf(reissued)).to.not.equal("success");
      await member.start();
      await succeeded(reissued);

      const incoming = await submit(member.url, "/stock/transfers", {
        reference: "TR-1",
        from_branch_id: "00",
        to_branch_id: "01",
        items: [{ item_code: "KE2NTXU0000001", quantity: 5 }],
      });
      const { out_id } = await db.knex("stock_transfers").where({ in_id: incoming }).first();
      await succeeded(out_id);
      await member.kill();
      expect(await statusOf(incoming)).to.not.equal("success");

      noteFigure("kills of services", 2);
      const accepted = [original, credit_note_id, reissued, out_id, incoming];
      expect(await fleet.findBreaches(accepted)).to.deep.equal([]);
      expect(fleet.signed()).to.equal(3);
      expect(await Promise.all(accepted.map(statusOf))).to.deep.equal(accepted.map(() => "success"));
      const held = await db
        .knex("stock")
        .join("items", "items.id", "stock.item_id")
        .where({ "items.item_code": "KE2NTXU0000001" })
        .orderBy("stock.branch_id")
        .pluck("stock.qty");
      expect(held).to.deep.equal([-70_000, 50_000]);
    });
  });
}
