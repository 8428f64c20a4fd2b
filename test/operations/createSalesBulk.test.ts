// createSalesBulk: many sales in one request, each stored by the rules of a single one, with a result of its own.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`createSalesBulk on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const post = (body: unknown, headers = {}) => lane.test.call("POST", "/sales/bulk", { body, headers });
    const bulk = async (...sales: unknown[]) => client().sales.createBulk({ sales: sales as SaleInput[] });
    const count = async () =>
      Number(
        (
          await lane.db
            .knex("transactions")
            .where({ data_set_id: lane.branch.environmentId })
            .count({ n: "*" })
            .first()
        )?.n,
      );
    /** Copies the stored sale until there are so many that wait. */
    async function copySales(wanted: number): Promise<void> {
      const { knex } = lane.db;
      const of = { data_set_id: lane.branch.environmentId };
      const columns = Object.keys(await knex("transactions").where(of).first());
      const id = family === "mysql" ? "uuid()" : "lower(hex(randomblob(18)))";
      const values = columns.map((name) => (name === "id" ? id : name === "live" ? "null" : `\`${name}\``));
      for (let have = 1; have < wanted; have = await count()) {
        const copied = knex("transactions")
          .where(of)
          .limit(Math.min(have, wanted - have))
          .select(values.map((value) => knex.raw(value)));
        await knex(knex.raw("transactions (??)", [columns])).insert(copied);
      }
    }
    const note = (original_invoice_no: string, invoice_no: string) =>
      sale({ invoice_no, receipt_type: "R", original_invoice_no, refund_reason_code: "06" });

    describe("202", () => {
      it("stores each sale once, and the unit signs them all", async () => {
        const sales = Array.from({ length: 150 }, () => sale());
        const { accepted, results } = await bulk(...sales);
        expect(accepted).to.equal(150);
        expect(results.map(({ index, invoice_no }) => [index, invoice_no])).to.deep.equal(
          sales.map(({ invoice_no }, index) => [index, invoice_no]),
        );
        expect(results.every(({ result, status }) => result === "accepted" && status === "pending")).to.equal(
          true,
        );
        await lane.drain();
        const ids = results.map(({ transaction_id }) => String(transaction_id));
        await lane.expectInvariants({ accepted: ids });
        expect((await client().sales.search({ status: "success" })).total).to.equal(150);
      });

      it("distinguishes accepted, duplicate and rejected sales, with every problem, by index", async () => {
        const first = sale({ invoice_no: "A" });
        await bulk(first);
        const { accepted, duplicates, rejected, results } = await bulk(
          first,
          { ...first, remark: "other" },
          sale({ invoice_no: "B" }),
          { invoice_no: "C", sale_date: "tomorrow", surprise: 1, items: [] },
          sale({ invoice_no: "D", sale_date: "20990101", payment_type: "99" }),
          7,
          null,
          sale({ invoice_no: "E", items: [{ item_code: "UNKNOWN", quantity: 1, unit_price: 1 }] }),
        );
        expect({ accepted, duplicates, rejected }).to.deep.equal({ accepted: 1, duplicates: 1, rejected: 6 });
        expect(results.map(({ result }) => result)).to.deep.equal([
          "duplicate",
          "rejected",
          "accepted",
          "rejected",
          "rejected",
          "rejected",
          "rejected",
          "rejected",
        ]);
        expect(results[0]).to.include({ status: "pending", invoice_no: "A" });
        expect(results[1]).to.include({
          code: "invoice_conflict",
          transaction_id: results[0]?.transaction_id,
        });
        expect(results[3]?.errors).to.have.keys("sale_date", "surprise", "items", "payment_type");
        expect(results[4]?.errors).to.have.keys("sale_date", "payment_type");
        expect(results[5]).to.include({ code: "validation_failed", invoice_no: null, status: null });
        expect(results[7]?.errors).to.have.keys("items[0].item_code");
        expect(await count()).to.equal(2);
      });

      it("accepts the first of two sales with one number, in the order of the list", async () => {
        const pairs = Array.from({ length: 20 }, () => {
          const first = sale();
          return [first, { ...first, remark: "other" }];
        });
        const { results } = await bulk(...pairs.flat());
        expect(results.map(({ result }) => result)).to.deep.equal(
          pairs.flatMap(() => ["accepted", "rejected"]),
        );
      });

      it("counts the sales in its message", async () => {
        const first = sale({ invoice_no: "A" });
        const message = async (...sales: unknown[]) => (await post({ sales })).body.message;
        expect(await message(first)).to.equal("1 sale: 1 accepted, 0 duplicates, 0 rejected.");
        expect(await message(first, {})).to.equal("2 sales: 0 accepted, 1 duplicate, 1 rejected.");
      });

      it("reports the outcome of each sale as an event, as its response came before", async () => {
        await lane.test.call("POST", "/webhooks", { body: { url: "https://example.com/hook" } });
        const { results } = await bulk(sale(), sale({ remark: "SIM-884" }));
        await lane.drain();
        const ids = results.map(({ transaction_id }) => transaction_id);
        const rows = await lane.db.knex("events").whereIn("transaction_id", ids);
        expect(rows.map(({ name }) => name)).to.deep.equal([
          "transaction.completed",
          "transaction.completed",
        ]);
        const payloads = ids.map((id) =>
          fromBlob(rows.find(({ transaction_id }) => transaction_id === id)?.payload),
        );
        expect(payloads[0]).to.have.nested.property("data.status", "success");
        expect(payloads[1]).to.have.nested.property("data.status", "failed");
      });

      it("is 202 also if every sale is rejected, or the list is empty", async () => {
        expect(await bulk({}, {})).to.include({ accepted: 0, rejected: 2 });
        expect(await bulk()).to.deep.include({ accepted: 0, results: [] });
        const { body } = await post({ sales: [] });
        expect(body.message).to.equal("Nothing was submitted: send the sales as entries of sales.");
        expect(await count()).to.equal(0);
      });

      it("says how an earlier submission ended", async () => {
        const [signed, rejected] = [
          sale({ invoice_no: "OK" }),
          sale({ invoice_no: "NO", remark: "SIM-884" }),
        ];
        await bulk(signed, rejected);
        await lane.settle();
        const { results } = await bulk(signed, rejected);
        expect(results[0]).to.include({ result: "duplicate", status: "success" });
        expect(results[1]).to.include({ result: "duplicate", status: "failed", code: "unit_884" });
      });

      it("stores a credit note whose original follows it in the list, and guards the remaining amount", async () => {
        const sales = Array.from({ length: 401 }, (_, index) => sale({ invoice_no: `S${index}` }));
        const { results } = await bulk(note("S400", "N1"), note("S400", "N2"), ...sales);
        const notes = results.slice(0, 2).map(({ result }) => result);
        expect(notes.toSorted()).to.deep.equal(["accepted", "rejected"]);
        const rejected = results.find(({ result }) => result === "rejected");
        expect(rejected).to.include({ code: "credit_exceeds_original" });
        expect(results.at(-1)).to.include({ invoice_no: "S400", result: "accepted" });
      });

      it("keeps one of two sales with the same number", async () => {
        const { results } = await bulk(sale({ invoice_no: "X" }), sale({ invoice_no: "X", remark: "other" }));
        expect(results.map(({ result }) => result).toSorted()).to.deep.equal(["accepted", "rejected"]);
        expect(await count()).to.equal(1);
      });

      it("stores each sale in the branch that it names, else in the one of the request", async () => {
        await openBranch(lane.test, { bhf_id: "01" });
        const body = {
          branch_id: "01",
          sales: [sale(), sale({ branch_id: "00" }), sale({ branch_id: "77" })],
        };
        const { body: response } = await post(body);
        const { results } = Object(response.data);
        expect(results.map(({ result }: { result: string }) => result)).to.deep.equal([
          "accepted",
          "accepted",
          "rejected",
        ]);
        const branchOf = async (id: string) => (await lane.row(id)).bhf_id;
        expect(await branchOf(results[0].transaction_id)).to.equal("01");
        expect(await branchOf(results[1].transaction_id)).to.equal("00");
        const none = Object((await post({ sales: [sale()] })).body.data).results[0];
        expect(none).to.include({ result: "rejected", code: "validation_failed" });
      });

      it("warns by sale", async () => {
        const { results } = await bulk(sale({ customer_tin: "P051234567Z" }), sale());
        expect(results[0]?.warnings?.[0]).to.include({ code: "customer_name_missing" });
        expect(results[1]).not.to.have.property("warnings");
      });

      it("gives the stored response under the same Idempotency-Key", async () => {
        const body = { sales: [sale()] };
        const headers = { "Idempotency-Key": "bulk-1" };
        const first = await post(body, headers);
        const again = await post(body, headers);
        expect(again.headers.get("idempotency-replayed")).to.equal("true");
        expect(Object(again.body.data).results).to.deep.equal(Object(first.body.data).results);
        expect(await count()).to.equal(1);
        expect((await post({ sales: [sale()] }, headers)).status).to.equal(422);
      });

      it("accepts 4 MiB and rejects only the sale that is too large", async () => {
        const items = Array.from({ length: 400 }, () => ({
          item_code: "KE2NTXU0000001",
          quantity: 1,
          unit_price: 10,
          item_name: "x".repeat(150),
        }));
        const large = { ...sale(), remark: "x".repeat(1024 * 1024) };
        const text = JSON.stringify({ sales: [...Array.from({ length: 25 }, () => sale({ items })), large] });
        expect(text.length).to.be.greaterThan(3 * 1024 * 1024);
        const { status, body } = await post(text);
        expect(status).to.equal(202);
        expect(body.data).to.include({ accepted: 25, rejected: 1 });
        expect(Object(body.data).results[25]).to.include({ code: "payload_too_large" });
      });

      it("sends any number of sales through the client", async () => {
        const sales = Array.from({ length: 620 }, () => sale());
        const found = [];
        for await (const result of client().sales.createMany(sales)) found.push(result);
        expect(found.map(({ index }) => index)).to.deep.equal(sales.map((_, index) => index));
        expect(found.map(({ invoice_no }) => invoice_no)).to.deep.equal(sales.map((one) => one.invoice_no));
        expect(await count()).to.equal(620);
      });
    });

    describe("400", () => {
      for (const text of [
        '{"sales":[{"a":1},]}',
        '{"sales":[{"a":1}}',
        '{"sales":[{"a":1}',
        '{"sales":[{"a":1 "b":2}]}',
        '{"sales":[],"sales":[]}',
        '{"sales":[{"a":1,"a":2}]}',
        "[1",
      ])
        it(`to ${text}, and nothing is stored`, async () => {
          const good = JSON.stringify(sale());
          const response = await post(text.replace('{"sales":[', `{"sales":[${good},`));
          expect(response.status, response.text).to.equal(400);
          expect(await count()).to.equal(0);
        });
    });

    it("401 without a key", async () => {
      const response = await lane.test.call("POST", "/sales/bulk", { key: null, body: { sales: [] } });
      expect(response.status).to.equal(401);
    });

    it("413 to more than 4 MiB", async () => {
      const response = await post(JSON.stringify({ sales: [], x: "x".repeat(4 * 1024 * 1024) }));
      expect(response.status).to.equal(413);
    });

    it("413 to more than 1 MiB outside the list", async () => {
      for (const body of [`{"sales":[]${" ".repeat(1_048_576)}}`, `{"sale":["${"x".repeat(1_048_576)}"]}`]) {
        const response = await post(body);
        expect(response.status).to.equal(413);
        expect(response.body.message).to.equal("The body is larger than 1 MiB without its list sales");
      }
    });

    it("400 to more than 500 sales, no list, unknown fields and a name in escapes", async () => {
      const many = { sales: Array.from({ length: 501 }, () => ({})) };
      const problems: [unknown, string][] = [
        [many, "sales"],
        [{}, "sales"],
        [{ sales: {} }, "sales"],
        [{ sales: [], other: 1 }, "other"],
        ['{"s\\u0061les":[{}]}', "sales"],
      ];
      for (const [body, field] of problems) {
        const response = await post(body);
        expect(response.status, response.text).to.equal(400);
        expect(response.body.errors).to.have.property(field);
      }
      expect(await count()).to.equal(0);
    });

    it("503 if the database is lost before it knows how an earlier submission ended", async () => {
      const body = { sales: [sale()] };
      await post(body);
      const { db } = lane;
      const { transaction } = db;
      let begun = 0;
      db.transaction = async (work) => {
        begun += 1;
        // The first stores the sales, the second reads the outcome of the earlier one.
        if (begun === 2) throw new DatabaseLost("unreachable", "The database can't be reached at present.");
        return transaction(work);
      };
      const response = await post(body).finally(() => {
        db.transaction = transaction;
      });
      expect(response.status, response.text).to.equal(503);
      expect(Object((await post(body)).body.data).results[0]).to.include({ result: "duplicate" });
    });

    it("503 while 50,000 sales of the account are not signed", async () => {
      await bulk(sale());
      await copySales(49_999);
      expect(await bulk(sale())).to.include({ accepted: 1 });
      const failure = await failureOf(bulk(sale()));
      expect(failure).to.include({ status: 503, code: "unavailable" });
      expect(await count()).to.equal(50_000);
    });
  });
}
