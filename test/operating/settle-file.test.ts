// After a restore, `taxd settle --file` records a list that `taxd numbers set` wrote: all of its rows, or none, and each only once.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { Simulator } from "../../server/src/simulator/index.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { commandsIn, type Ran, runPrinted } from "../support/printed-commands.ts";
import { putBack, takeCopy } from "../support/restore.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { startTaxd } from "../support/taxd.ts";
import { until } from "../support/until.ts";

for (const family of databaseFamilies()) {
  describe(`a list of submissions after a restore on ${family}`, () => {
    const signed = ["INV-1", "INV-2", "INV-3"];
    let folder: string;
    let list: string;
    let place: DatabasePlace;
    let at: DatabasePlace;
    let first: TestService;
    let restored: TestService;
    let simulator: Simulator;
    let env: Record<string, string>;
    /** The transactions by their invoice number. */
    const ids = new Map<string, string>();

    // Each command listens for the end of the output.
    before(() => void process.stdout.setMaxListeners(0));

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "taxd-list-"));
      list = join(folder, "open.csv");
      place = await createPlace(family);
      first = await startTestService({ place, overrides: { work: false } });
      ({ simulator } = first);
      await openBranch(first);
      for (const invoice_no of signed) await submit(first, invoice_no);
      const copy = join(folder, "copy");
      await takeCopy(place, copy);
      await first.service.lanes.drain();
      await first.service.close();
      ({ restored: at } = await putBack(place, copy));
      env = environmentOf(at);
      restored = await startTestService({ place: at, simulator: false, overrides: { work: false } });
      // The unit doesn't have this one.
      await submit(restored, "NEW-4");
    });
    afterEach(async () => {
      await restored.close();
      await first.close();
      if (at !== place) await at.release();
      await place.release();
      rmSync(folder, { recursive: true, force: true });
    });

    async function submit(test: TestService, invoice_no: string): Promise<void> {
      const { status, body } = await test.call("POST", "/sales?async=true", {
        body: sale({ invoice_no }),
        key: first.keys.owner,
      });
      expect(status).to.equal(202);
      ids.set(invoice_no, Object(body.data).transaction_id);
    }
    const numbers = (stream: string, next: number, flags = ""): Promise<Ran> =>
      runPrinted(`taxd numbers set ${first.account.id} sandbox 00 ${stream} ${next} ${flags}`, env);
    const settle = (flags = ""): Promise<Ran> =>
      runPrinted(`taxd settle --file ${list} --reason "on the journal" ${flags}`, env);
    const receiptOf = (invoice_no: string) => simulator.ledger().find((one) => one.trdInvcNo === invoice_no);
    const statusOf = async (invoice_no: string): Promise<unknown[]> => {
      const { knex } = restored.service.db;
      const row = await knex("transactions")
        .where({ id: ids.get(invoice_no) })
        .first();
      return [row?.status, row?.receipt_no];
    };
    const entries = async (): Promise<number> => {
      const { knex } = restored.service.db;
      return (await knex("audit").where({ action: "transactions.settle" })).length;
    };
    /** Fills in a row as the unit's journal has it. */
    function enter(invoice_no: string, values: Record<string, string | number>): void {
      const [header = "", ...rows] = readFileSync(list, "utf8").trimEnd().split("\n");
      const columns = header.split(",");
      const changed = rows.map((row) => {
        const cells = row.split(",");
        if (cells[columns.indexOf("invoice_no")] !== invoice_no) return row;
        return columns.map((name, index) => values[name] ?? cells[index]).join(",");
      });
      writeFileSync(list, [header, ...changed, ""].join("\n"));
    }
    function enterReceipts(): void {
      for (const invoice_no of signed) {
        const { number = 0, rcptNo } = receiptOf(invoice_no) ?? {};
        const own = { total_receipt_no: Number(rcptNo) + 3, mrc_no: "WIS01000001" };
        enter(invoice_no, { number, receipt_no: Number(rcptNo), ...own });
      }
    }

    it("names each open submission on a line of its own, and the file for many", async () => {
      const { code, said } = await numbers("sales", 4);
      expect(code).to.equal(1);
      for (const [invoice_no, id] of ids)
        expect(said.split("\n")).to.include(`- sale of ${invoice_no} (${id})`);
      expect(commandsIn(said)[2]).to.match(/^taxd numbers set .* sales 4 --tin \S+ --list open\.csv$/);
    });

    it("records sales and then their stock movements by one command each", async () => {
      const listed = await numbers("sales", 4, `--list ${list}`);
      expect(listed.code).to.equal(0);
      expect(listed.said).to.contain("lists 4 submissions").and.contain("The number is not set yet.");
      const [next] = await restored.service.db.knex("streams").where({ name: "sales" }).pluck("next_number");
      expect(next).to.not.equal(4);
      expect(readFileSync(list, "utf8").trimEnd().split("\n")).to.have.lengthOf(5);
      enterReceipts();
      const [dryRun = "", record = "", unsent = ""] = commandsIn(listed.said);
      const tried = await runPrinted(dryRun, env);
      expect([tried.code, await entries()], tried.said).to.deep.equal([0, 0]);
      expect(tried.said).to.contain("Can be recorded: 3").and.contain("Open, without a number: 1");
      expect(await statusOf("INV-1")).to.deep.equal(["pending", null]);
      expect(await runPrinted(record, env)).to.include({ code: 0 });
      for (const invoice_no of signed)
        expect(await statusOf(invoice_no)).to.deep.equal(["success", String(receiptOf(invoice_no)?.rcptNo)]);
      const { body } = await restored.call("GET", `/transactions/${ids.get("INV-1")}/receipt`, {
        key: first.keys.owner,
      });
      const counted = Number(receiptOf("INV-1")?.rcptNo) + 3;
      expect(body.data).to.include({ total_receipt_no: counted, mrc_no: "WIS01000001" });
      expect((await runPrinted(unsent, env)).code).to.equal(0);

      list = join(folder, "movements.csv");
      const movements = await numbers("stock", 4, `--list ${list}`);
      expect(readFileSync(list, "utf8")).to.contain("movement,INV-1").and.not.contain("NEW-4");
      for (const invoice_no of signed) {
        const moves = simulator.state.branches.flatMap((branch) => branch.moves);
        enter(invoice_no, { number: Number(moves.find(({ remark }) => remark === invoice_no)?.sarNo) });
      }
      expect(commandsIn(movements.said)[1]).to.equal(`taxd settle --file ${list} --reason "how it is known"`);
      expect(await settle()).to.include({ code: 0 });
      expect((await numbers("stock", 4)).code).to.equal(0);
      expect((await numbers("purchases", 1)).code).to.equal(0);

      await restored.service.lanes.drain();
      const sales = simulator.ledger().flatMap((one) => (one.kind === "sale" ? [one.trdInvcNo] : []));
      expect(sales).to.deep.equal([...signed, "NEW-4"]);
      const remarks = simulator.state.branches.flatMap(({ moves }) => moves.map(({ remark }) => remark));
      for (const invoice_no of sales) expect(remarks.filter((one) => one === invoice_no)).to.have.lengthOf(1);
      expect(simulator.violations).to.deep.equal([]);
    });

    it("records each row once, however often the file is given, also when receipts are entered later", async () => {
      await numbers("sales", 4, `--list ${list}`);
      enter("INV-1", { number: 1 });
      expect((await settle()).said)
        .to.contain("Recorded: 1")
        .and.contain("Open, without a number: 3");
      expect((await settle()).said)
        .to.contain("Recorded: 0")
        .and.contain("Recorded before: 1");
      // The row's stock movement, which is open now, isn't meant by it.
      expect((await numbers("sales", 4)).said).to.not.contain("INV-1");
      enter("INV-1", { number: 9 });
      expect((await settle()).said).to.contain("line 2, sale of INV-1: There is no outcome to record");
      expect(await entries()).to.equal(1);
      enterReceipts();
      expect((await settle()).said).to.contain("Recorded: 3");
      for (const invoice_no of signed)
        expect(await statusOf(invoice_no)).to.deep.equal(["success", String(receiptOf(invoice_no)?.rcptNo)]);
      expect((await settle()).said).to.contain("Recorded before: 3");
      expect(await entries()).to.equal(4);
    });

    it("records nothing if a row can't be, and names each", async () => {
      await numbers("sales", 4, `--list ${list}`);
      enterReceipts();
      enter("INV-2", { number: 1 });
      enter("NEW-4", { receipt_no: 9 });
      const form = await settle();
      expect(form.code).to.equal(1);
      expect(form.said).to.contain("line 3, sale of INV-2: line 2, sale of INV-1 has number 1, too.");
      expect(form.said).to.contain("line 5, sale of NEW-4: number is missing.");
      enter("INV-2", { number: 2, receipt_no: 1 });
      enter("NEW-4", { number: 4, receipt_no: "4", receipt_date: "yesterday" });
      expect((await settle()).said).to.contain(
        `receipt_date can't be "yesterday". Write 14 digits, YYYYMMDDHHmmss, such as 20261201180922.`,
      );
      enter("NEW-4", { receipt_date: "" });
      const same = await settle();
      expect([same.code, same.said]).to.satisfy(
        ([code, said]: [number, string]) => code === 1 && said.includes("is that of INV-1"),
      );
      enter("INV-2", { kind: "purchase", receipt_no: "", total_receipt_no: "", mrc_no: "" });
      expect((await settle()).said).to.contain("line 3, purchase of INV-2: There is no outcome to record");
      enter("INV-2", { kind: "sale", transaction_id: "0".repeat(8) });
      expect((await settle()).said).to.contain("there is no transaction 00000000");
      enter("INV-2", { transaction_id: String(ids.get("INV-2")) });
      const ofInv2 = restored.service.db.knex("transactions").where({ id: ids.get("INV-2") });
      const { lane_id } = await ofInv2.clone().first("lane_id");
      await ofInv2.clone().update({ lane_id: lane_id + 1 });
      expect((await settle()).said).to.contain("line 3, sale of INV-2: it is of another device");
      expect([await entries(), await statusOf("INV-1")]).to.deep.equal([0, ["pending", null]]);
    });

    it("shows ten rows of a file of which all are wrong, and asks for the folder if none is known", async () => {
      const rows = (kind: string) => Array.from({ length: 12 }, (_, at) => `${at}-unknown,${kind},${at + 1}`);
      writeFileSync(list, ["transaction_id,kind,number", ...rows("bill")].join("\n"));
      const wrong = await settle();
      expect([wrong.code, wrong.said.match(/^- line/gm)?.length]).to.deep.equal([1, 10]);
      expect(wrong.said).to.contain("- and 2 more");
      writeFileSync(list, ["transaction_id,kind,number", ...rows("sale")].join("\n"));
      const elsewhere = await settle();
      expect(elsewhere.code).to.equal(1);
      expect(elsewhere.said)
        .to.contain("None of the 12 submissions in")
        .and.contain("Is TAXD_DATA_DIR right?")
        .and.not.contain("- line");
    });

    it("never writes over a file that was filled in, and names what is wrong with one", async () => {
      await numbers("sales", 4, `--list ${list}`);
      enterReceipts();
      const before = readFileSync(list, "utf8");
      const again = await numbers("sales", 4, `--list ${list}`);
      expect([again.code, readFileSync(list, "utf8")]).to.deep.equal([1, before]);
      expect(again.said).to.contain("exists already");
      writeFileSync(list, "transaction_id,kind\na,b\n");
      expect((await settle()).said).to.contain("lacks the column number");
      rmSync(list);
      expect((await settle()).said).to.contain("There is no file");
      expect((await settle(String(ids.get("INV-1")))).code).to.equal(2);
      expect((await runPrinted("taxd settle --reason journal", env)).code).to.equal(2);
      const one = `taxd settle ${ids.get("INV-1")} accepted --reason journal --dry-run`;
      expect((await runPrinted(one, env)).code).to.equal(2);
    });

    it("records all or nothing when it is killed, and the same command then does the rest", async () => {
      await numbers("sales", 4, `--list ${list}`);
      enterReceipts();
      const { knex } = restored.service.db;
      const killed = startTaxd(["settle", "--file", list, "--reason", "on the journal"], env);
      await until(async () => (await knex("lanes").where("owner", "like", "settle %")).length > 0);
      killed.child.kill("SIGKILL");
      await killed.finished;
      expect([0, 3]).to.include(await entries());
      // The lease of the killed process ends after a while; a test doesn't wait for it.
      await knex("lanes").update({ owner: null, lease_until: 0 });
      expect(await settle()).to.include({ code: 0 });
      expect([await entries(), existsSync(list)]).to.deep.equal([3, true]);
    });
  });
}
