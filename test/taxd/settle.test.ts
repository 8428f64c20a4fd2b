// `taxd settle`: operators record outcomes next to a running service, by the same rules as the API.
import { expect } from "chai";
import { readTransaction } from "../../server/src/core/transactions/store.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { runTaxd, runTaxdJson } from "../support/taxd.ts";

for (const family of databaseFamilies()) {
  describe(`taxd settle on ${family}`, () => {
    let place: DatabasePlace;
    let test: TestService;
    let branch: TestBranch;
    let env: Record<string, string>;

    before(async () => {
      place = await createPlace(family);
      test = await startTestService({ family, place, overrides: { work: false } });
      env = environmentOf(place);
    });
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });
    after(async () => {
      await test.close();
      await place.release();
    });

    async function sellInDoubt(): Promise<string> {
      await test.simulator.setFault({ fault: "F3", params: { how: "reset" }, tin: branch.tin });
      const { body } = await test.call("POST", "/sales?async=true", { body: sale() });
      const id: string = Object(body.data).transaction_id;
      await test.service.lanes.drain();
      const row = await readTransaction(test.service.db.knex, id);
      expect(row).to.include({ status: "processing", in_doubt: 1 });
      return id;
    }

    it("accepts with the known receipt data, recorded as an operator's", async () => {
      const id = await sellInDoubt();
      const word = ["settle", id, "accepted", "--reason", "on the journal", "--receipt-no", "41"];
      word.push("--total-receipt-no", "44", "--mrc-no", "WIS01000001");
      const settled = await runTaxdJson<object>(word, env);
      expect(settled).to.include({ transaction_id: id, status: "success", receipt_no: "41" });
      const { body } = await test.call("GET", `/transactions/${id}`);
      expect(body.data).to.include({ status: "success", receipt_no: "41", in_doubt: false });
      const receipt = await test.call("GET", `/transactions/${id}/receipt`);
      expect(receipt.body.data).to.include({ total_receipt_no: 44, mrc_no: "WIS01000001" });
      const audited = await test.service.db
        .knex("audit")
        .where({ subject: `transaction ${id}` })
        .first();
      expect(audited).to.include({
        action: "transactions.settle",
        account_id: test.account.id,
        actor: "operator",
        user_id: null,
      });
      const lane = await test.service.db.knex("lanes").where({ id: branch.laneId }).first();
      expect(lane.owner).to.equal(null);
    });

    it("rejects, and frees the number", async () => {
      const id = await sellInDoubt();
      const done = await runTaxd(["settle", id, "rejected", "--reason", "not on the journal"], env);
      expect(done.stdout).to.match(/^The outcome of \S+ is recorded: rejected\. Its status is failed\.$/m);
      const stream = await test.service.db
        .knex("streams")
        .where({ lane_id: branch.laneId, name: "sales" })
        .first();
      expect(stream.next_number).to.equal(1);
    });

    it("names commands instead of API operations", async () => {
      await test.call("POST", "/sales?async=true", { body: sale() });
      const waiting = await test.service.db
        .knex("transactions")
        .where({ lane_id: branch.laneId })
        .first("id");
      const unreachable = { failures: 3, open_until: Date.now() + 1_800_000 };
      await test.service.db.knex("lanes").where({ id: branch.laneId }).update(unreachable);
      const { stderr } = await runTaxd(["settle", waiting.id, "accepted", "--reason", "x"], env);
      expect(stderr).to.contain("then `taxctl devices test 00`");
      expect(stderr).to.contain(`\`taxctl transactions show ${waiting.id}\``);
      expect(stderr).not.to.match(/GET \/|POST \//);
    });

    it("reports errors, and how to fix them", async () => {
      const id = await sellInDoubt();
      const unknown = "0199c1a2-6f2e-7d10-9a41-000000000000";
      const cases: [string[], number, RegExp][] = [
        [["settle", id, "accepted"], 2, /--reason is missing/],
        [["settle", id, "perhaps", "--reason", "x"], 2, /must be one of accepted, rejected/],
        [["settle", id, "accepted", "--reason", "x", "--receipt-no", "a"], 2, /--receipt-no can't be "a"/],
        [
          ["settle", id, "accepted", "--reason", "x", "--receipt-date", "2026-12-01"],
          2,
          /--receipt-date can't be "2026-12-01"\. Write 14 digits, YYYYMMDDHHmmss/,
        ],
        [["settle", unknown, "rejected", "--reason", "x"], 1, /There is no transaction/],
        [
          ["settle", id, "rejected", "--reason", "x", "--receipt-no", "1"],
          1,
          /receipt_no belongs to an accepted sale/,
        ],
      ];
      for (const [args, code, words] of cases) {
        const run = await runTaxd(args, env);
        expect(run.code, run.stderr).to.equal(code);
        expect(run.stderr).to.match(words);
      }
      await runTaxd(["settle", id, "rejected", "--reason", "x"], env);
      const again = await runTaxd(["settle", id, "rejected", "--reason", "x"], env);
      expect([
        again.code,
        /There is no outcome to record for \S+: it failed/.test(again.stderr),
      ]).to.deep.equal([1, true]);
    });
  });
}
