// A process is killed while a purchase registers its items: each item and each purchase reaches the unit once.
import { expect } from "chai";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { purchase } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { lineOf } from "../support/purchases.ts";
import { itemCode } from "../support/records.ts";
import { noteFigure } from "../support/report.ts";
import { until } from "../support/until.ts";
import { assembleFleet, type Fleet } from "./fleet.ts";

for (const family of databaseFamilies()) {
  describe(`a purchase with new items and a killed process on ${family}`, () => {
    let fleet: Fleet;
    let db: Database;
    before(async () => {
      fleet = await assembleFleet({ suite: "kill-new-items", family, branches: 1 });
      db = await openDatabase(fleet.place);
    });
    after(async () => {
      await db?.close();
      await fleet?.close();
    });

    const submit = async (url: string, codes: readonly string[]): Promise<string> => {
      const items = codes.map((item_code, index) => ({
        ...lineOf(purchase()),
        item_seq: index + 1,
        item_code,
        item_name: "Soap",
      }));
      const today = new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" }).replaceAll("-", "");
      const body = { ...purchase({ items, purchase_date: today }), branch_id: "00", register_items: true };
      const answer = await fleet.call(url, "/purchases?async=true", body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
      return String(answer.id);
    };
    const statusOf = async (id: string) =>
      (await db.knex("transactions").where({ id }).first("status"))?.status;
    const callOf = (transaction_id: string, kind: string) =>
      db.knex("calls").where({ transaction_id, kind }).orderBy("id").first("state", "sends");

    it("lose nothing and double nothing", async () => {
      const member = await fleet.member("serve");
      await member.start();
      void fleet.networks.unit.delay(150);

      const [soap, rice, tea] = [itemCode(1), itemCode(2), itemCode(3)];
      const during = await submit(member.url, [soap, rice]);
      await until(async () => (await callOf(during, "item"))?.state === "sent");
      await member.kill();
      expect(await statusOf(during)).to.not.equal("success");
      await member.start();
      await until(async () => (await statusOf(during)) === "success");

      const between = await submit(member.url, [tea]);
      await until(async () => (await callOf(between, "item"))?.state === "done");
      await member.kill();
      expect(await statusOf(between)).to.not.equal("success");
      await member.start();
      await until(async () => (await statusOf(between)) === "success");

      noteFigure("kills of services", 2);
      expect(await fleet.findBreaches([during, between])).to.deep.equal([]);
      expect((await callOf(between, "item"))?.sends, "a registered item is not sent again").to.equal(1);
      const held = await db
        .knex("stock")
        .join("items", "items.id", "stock.item_id")
        .whereIn("items.item_code", [soap, rice, tea])
        .whereNotNull("items.registered_at")
        .pluck("stock.qty");
      expect(held).to.deep.equal([100_000, 100_000, 100_000]);
    });
  });
}
