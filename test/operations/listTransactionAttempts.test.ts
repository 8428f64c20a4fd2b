// listTransactionAttempts: requests and responses, after a rejection too, for as long as they are kept.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { forget } from "../support/retention.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listTransactionAttempts on ${family}`, () => {
    let branch: TestBranch;
    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 20_000 } }));
    before(async () => {
      branch = await openBranch(test);
    });
    afterEach(() => test.simulator.clearFaults());

    const attemptsOf = async (id: string) => (await test.client.transactions.attempts(id)).data;

    describe("200", () => {
      it("shows the requests and responses of a sale and of its follow-ups", async () => {
        const input = sale();
        const { transaction_id } = await test.client.sales.create(input);
        await test.service.lanes.drain();
        const shown = await attemptsOf(transaction_id);
        expect(shown.map(({ kind }) => kind)).to.deep.equal(["master", "movement", "sale"]);
        const first = shown.at(-1);
        expect(first).to.include({
          path: "/trnsSales/saveSales",
          outcome: "accepted",
          http_status: 200,
          result_code: "000",
          transaction_id,
        });
        expect(first?.duration_ms).to.be.a("number");
        expect(JSON.parse(first?.sent ?? "")).to.include({ trdInvcNo: input.invoice_no, tin: branch.tin });
        expect(JSON.parse(first?.received ?? "").data).to.include.keys("rcptNo", "rcptSign");
      });

      it("keeps both bodies of a rejected sale, and of each retry its own", async () => {
        await test.simulator.setFault({ fault: "F15", path: "saveSales", tin: branch.tin });
        const input = sale();
        const failure = await failureOf(test.client.sales.create(input));
        const id = failure.transactionId ?? "";
        const [rejected] = await attemptsOf(id);
        expect(rejected).to.include({ outcome: "rejected", result_code: "910", kind: "sale" });
        expect(JSON.parse(rejected?.sent ?? "")).to.include({ trdInvcNo: input.invoice_no });
        expect(rejected?.received).to.contain("regrId");

        // Another system used the number meanwhile: the retry is sent twice, under two numbers.
        await test.simulator.setFault({ fault: "F6", path: "saveSales", tin: branch.tin, params: { by: 2 } });
        await test.client.transactions.retry(id);
        await test.service.lanes.drain();
        const sales = (await attemptsOf(id)).filter(({ kind }) => kind === "sale");
        expect(sales.map(({ outcome }) => outcome)).to.deep.equal([
          "accepted",
          "number_mismatch",
          "rejected",
        ]);
        for (const { number, sent } of sales) expect(JSON.parse(sent ?? "").invcNo).to.equal(number);
        expect(new Set(sales.map(({ number }) => number)).size).to.equal(2);
        const { response_data } = await test.client.transactions.get(id);
        expect(response_data).to.include({ attempts: 3 });
      });

      it("shows the received part of a broken response, and each replay with the same body", async () => {
        await test.simulator.setFault({ fault: "F10", path: "saveSales", tin: branch.tin, times: 2 });
        const { data } = await test.client.sales.create(sale(), { async: true }).withResponse();
        const { transaction_id } = data as { transaction_id: string };
        for (let turn = 0; turn < 3; turn++) {
          await test.service.lanes.drain();
          await test.service.db.knex("calls").where({ transaction_id, state: "sent" }).update({ due_at: 0 });
        }
        const sales = (await attemptsOf(transaction_id)).filter(({ kind }) => kind === "sale");
        expect(sales.map(({ outcome }) => outcome)).to.deep.equal(["accepted", "unknown", "unknown"]);
        expect(new Set(sales.map(({ sent }) => sent)).size).to.equal(1);
        expect(sales[1]).to.include({ http_status: 504 });
        expect(sales[1]?.received).to.contain("<html");
      });

      it("pages like other lists", async () => {
        const { transaction_id } = await test.client.sales.create(sale());
        await test.service.lanes.drain();
        const { body } = await test.call("GET", `/transactions/${transaction_id}/attempts?page=2&per_page=2`);
        expect(body.meta).to.include({ current_page: 2, per_page: 2, total: 3, total_pages: 2 });
        expect(body.data).to.have.lengthOf(1);
      });

      it("cuts long bodies and says how long they were", async () => {
        const items = Array.from({ length: 60 }, () => ({
          item_code: "KE3NTXU0000003",
          quantity: 1,
          unit_price: 250,
        }));
        const { transaction_id } = await test.client.sales.create(sale({ items }));
        const sent = (await attemptsOf(transaction_id)).at(-1)?.sent ?? "";
        expect(Buffer.byteLength(sent)).to.be.at.most(16_384);
        expect(sent).to.match(/ … \(\d+ bytes in all\)$/);
      });

      it("forgets attempts that are older than they are kept, and still counts them", async () => {
        const { transaction_id } = await test.client.sales.create(sale());
        await test.service.lanes.drain();
        const { db, clock } = test.service;
        const forgetIn = (ms: number) => forget("attempts", { db, clock: { now: () => clock.now() + ms } });
        expect(await forgetIn(89 * 86_400_000)).to.equal(0);
        expect(await attemptsOf(transaction_id)).to.have.lengthOf(3);
        expect(await forgetIn(91 * 86_400_000)).to.be.above(2);
        expect(await attemptsOf(transaction_id)).to.deep.equal([]);
        expect((await test.client.transactions.get(transaction_id)).response_data).to.include({
          attempts: 1,
        });
      });

      it("masks credentials that a gateway echoes", async () => {
        const { units } = test.service;
        const echoing = await startTestService({
          family,
          overrides: {
            units: {
              ...units,
              save: (address, call) =>
                units.save({ ...address, headers: { Authorization: "Bearer echo-s3cret" } }, call),
            },
          },
        });
        try {
          const seller = await openBranch(echoing);
          await echoing.simulator.setFault({
            fault: "F15",
            path: "saveSales",
            tin: seller.tin,
            params: { fields: "header Bearer echo-s3cret" },
          });
          const failure = await failureOf(echoing.client.sales.create(sale()));
          const { data } = await echoing.client.transactions.attempts(failure.transactionId ?? "");
          expect(data[0]?.received).to.contain("***").and.not.contain("echo-s3cret");
          const text = (await echoing.call("GET", `/transactions/${failure.transactionId}`)).text;
          expect(text).not.to.contain("echo-s3cret");
        } finally {
          await echoing.close();
        }
      });
    });

    describe("403", () => {
      it("for another account's transaction, and for a cashier", async () => {
        const { transaction_id } = await test.client.sales.create(sale());
        const cashier = test.clientFor(test.keys.cashier);
        expect((await failureOf(cashier.transactions.attempts(transaction_id))).status).to.equal(403);
        const stranger = test.clientFor((await test.openAccount()).keys.owner);
        expect((await failureOf(stranger.transactions.attempts(transaction_id))).status).to.equal(403);
      });
    });

    it("404: for a transaction that does not exist", async () => {
      const unknown = "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41";
      expect((await failureOf(test.client.transactions.attempts(unknown))).status).to.equal(404);
    });

    it("422: for an invalid page", async () => {
      const { transaction_id } = await test.client.sales.create(sale());
      const rejected = await test.call("GET", `/transactions/${transaction_id}/attempts?page=0`);
      expect(rejected.status).to.equal(422);
    });
  });
}
