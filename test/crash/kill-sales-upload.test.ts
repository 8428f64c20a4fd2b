// A service is killed while it sends an uploaded file: after its restarts, each invoice of the file is submitted once.
import { expect } from "chai";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { until } from "../support/until.ts";
import { assembleFleet, type Fleet } from "./fleet.ts";

const invoices = 300;
const kills = 2;

for (const family of databaseFamilies()) {
  describe(`an uploaded file of sales and a killed service on ${family}`, () => {
    let fleet: Fleet;
    let db: Database;
    before(async () => {
      fleet = await assembleFleet({ suite: "kill-sales-upload", family, branches: 1 });
      db = await openDatabase(fleet.place);
    });
    after(async () => {
      await db?.close();
      await fleet?.close();
    });

    async function api(method: string, url: string, body?: object): Promise<Record<string, unknown>> {
      const response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${fleet.key}`, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      const content = (await response.json()) as { data: Record<string, unknown> };
      expect(response.status, JSON.stringify(content)).to.be.lessThan(300);
      return content.data;
    }

    it("loses nothing and doubles nothing", async () => {
      const member = await fleet.member("serve");
      await member.start();
      const today = new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" });
      const rows = Array.from(
        { length: invoices },
        (_, index) => `UP-${index},${today},KE3NTXU0000003,1,250`,
      );
      const csv = ["Invoice No,Date,Item code,Qty,Price", ...rows].join("\n");
      const upload = await api("POST", `${member.url}/sales-uploads`, {
        branch_id: "00",
        file: Buffer.from(csv).toString("base64"),
      });
      expect(upload).to.include({ ready: invoices, problems: 0 });
      await api("POST", `${member.url}/sales-uploads/${upload.id}/start`);
      const stored = async (): Promise<number> =>
        Number(
          (await db.knex("transactions").where("invoice_no", "like", "UP-%").count({ n: "*" }).first())?.n,
        );
      const statusOf = async () =>
        (await db.knex("sales_uploads").where({ id: upload.id }).first("status"))?.status;
      let killed = 0;
      while (killed < kills) {
        const enough = (await stored()) + 100;
        await until(async () => (await stored()) >= enough || (await statusOf()) === "finished");
        if ((await statusOf()) === "finished") break;
        await member.kill();
        killed += 1;
        await member.start();
      }
      expect(killed, "kills while it was being sent").to.be.greaterThan(0);
      await until(async () => (await statusOf()) === "finished");
      noteFigure("kills of services", killed);
      expect(await stored()).to.equal(invoices);
      const numbers: string[] = await db
        .knex("transactions")
        .where("invoice_no", "like", "UP-%")
        .pluck("invoice_no");
      expect(new Set(numbers).size).to.equal(invoices);
      const states = await db
        .knex("sales_upload_sales")
        .where({ upload_id: upload.id })
        .groupBy("state")
        .select("state")
        .count({ n: "*" });
      expect(states.map((row: { state?: string; n?: unknown }) => [row.state, Number(row.n)])).to.deep.equal([
        ["sent", invoices],
      ]);
      const signed = () =>
        db.knex("transactions").where("invoice_no", "like", "UP-%").where({ status: "success" });
      await until(async () => Number((await signed().count({ n: "*" }).first())?.n) === invoices);
      expect(fleet.signed(), "receipts of the unit").to.equal(invoices);
      // A kill may lose the data of a receipt, never the receipt.
      const receipts: string[] = await signed().whereNotNull("receipt_no").pluck("receipt_no");
      expect(new Set(receipts).size).to.equal(receipts.length);
    });
  });
}
