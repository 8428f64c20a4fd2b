// Customs records in the console: fetched, suggested an item, approved and rejected, one by one and several at once.
import { expect } from "chai";
import { openBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { customsRow } from "../../support/imports.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, formsOf, labels, type Shown, startConsole } from "./support.ts";

const cola = "KE2NTXU0000001";
const tea = (sequence: number, overrides: Record<string, unknown> = {}) =>
  customsRow({ itemSeq: sequence, itemNm: "COLA 500ML", qtyUnitCd: "U", ...overrides });
const idOf = (sequence: number, branch = "00") => `${branch} 2399001/20260309/${sequence}/20055900000`;
const pathOf = (sequence: number) => `/imports/record?${new URLSearchParams({ id: idOf(sequence) })}`;

for (const family of databaseFamilies()) {
  describe(`the console's imports on ${family}`, () => {
    let base: string;
    let browser: Browser;
    let tin: string;
    const test = forSuite(() => startConsole({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      ({ tin } = await openBranch(test));
      base = `/console/${test.account.id}/sandbox`;
      browser = await browserOf(test, test.account.users.accountant);
    });
    afterEach(() => test.simulator.clearFaults());
    const client = () => test.clientFor(test.account.keys.owner);
    const level = async () =>
      (await client().stock.list({ branch_id: "00" })).data.find(({ item_code }) => item_code === cola)
        ?.current_qty;

    /** The queue with these records alone. */
    async function queue(...rows: Record<string, unknown>[]): Promise<Shown> {
      await test.simulator.addImports(tin, "00", rows);
      const empty = await browser.open(`${base}/imports`);
      const all = await browser.submit(empty, "Fetch new records");
      expect(all.text).to.contain("The service has fetched the customs records.");
      await test.service.db
        .knex("import_items")
        .whereNotIn("shown_hash", await hashes(rows.length))
        .delete();
      return browser.open(`${base}/imports`);
    }
    /** Of the records that this test added: they came last. */
    const hashes = async (count: number): Promise<string[]> =>
      test.service.db.knex("import_items").orderBy("id", "desc").limit(count).pluck("shown_hash");

    /** Ticks records and presses a button; `do` names the second one. */
    const send = (page: Shown, sequences: number[], values: Record<string, string> = {}) => {
      const form = formsOf(page).find(({ label }) => label === "Approve the ticked");
      if (!form) throw new Error(`no queue in ${page.text}`);
      form.fields.delete("tick");
      for (const sequence of sequences) form.fields.append("tick", idOf(sequence));
      for (const [name, value] of Object.entries(values)) form.fields.set(name, value);
      return browser
        .post(form.action, { body: form.fields })
        .then((shown) => (shown.status === 303 ? browser.open(shown.headers.get("location") ?? "") : shown));
    };

    it("leads from an empty queue to the records, each with the item it may be and why", async () => {
      expect((await browser.open(`${base}/imports`)).text).to.contain("No customs record waits for you.");
      const page = await queue(tea(1), tea(2, { itemNm: "<b>TYRES</b>", invcFcurAmt: 1234.5 }));
      expect(page.text)
        .to.contain("2 records need a decision")
        .and.contain("Cola 500ml : name has COLA 500 ML")
        .and.contain("Exporter Sao Paulo BR")
        .and.contain("100 U")
        .and.contain("1,234.50 USD")
        .and.contain("<b>TYRES</b>");
      expect(page.html).to.contain('placeholder="Choose an item"').and.not.contain("<b>TYRES</b>");
      const form = formsOf(page).find(({ label }) => label === "Approve the ticked");
      expect(form?.fields.get(`item ${idOf(1)}`)).to.equal(cola);
      expect(form?.fields.get(`item ${idOf(2)}`)).to.equal("");
      expect(form?.fields.has("tick")).to.equal(false);
      const home = await browser.open(base);
      expect(home.html).to.contain(`href="${base}/imports?branch_id=00"`);
    });

    it("approves several at once, which come into stock once, and shows them as approved", async () => {
      const page = await queue(tea(1), tea(2), tea(3));
      const done = await send(page, [1, 2]);
      expect(done.text)
        .to.contain("Approved. The quantities are in stock.")
        .and.contain("1 record needs a decision");
      expect(await level()).to.equal(200);
      const again = await send(page, [1, 2]);
      expect(again.status).to.equal(200);
      expect(await level()).to.equal(200);
      const approved = await browser.open(`${base}/imports?status=approved`);
      expect(approved.text).to.contain("Approved").and.contain(cola);
      expect(labels(approved)).not.to.contain("Approve the ticked");
      // The next shipment is suggested the item of this decision.
      expect((await browser.open(`${base}/imports`)).text).to.contain("was mapped to it 2 times, last on 20");
    });

    it("names an item of the same class or with one word in common, and leaves the choice to a person", async () => {
      const first = await queue(
        tea(1),
        tea(2, { itemNm: "SOLAR PANELS" }),
        tea(3, { itemNm: "COLA CRATES FOR TRUCKS", hsCd: "39231000000" }),
        tea(4),
      );
      await send(first, [1]);
      const page = await browser.open(`${base}/imports`);
      expect(page.text)
        .to.contain(`Perhaps ${cola} Cola 500ml : 100 % of class`)
        .and.contain("Tick records, then approve or reject them.");
      const form = formsOf(page).find(({ label }) => label === "Approve the ticked");
      const chosen = [...(form?.fields ?? [])].filter(([name]) => name.startsWith("item "));
      expect(chosen.map(([, value]) => value).toSorted()).to.deep.equal(["", "", cola]);
      const some = await send(page, [2, 4]);
      expect(some.text).to.contain("1 record approved, 1 not.").and.contain("choose one of your items");
      expect(await level()).to.equal(200);
    });

    it("ticks all by a link, for browsers without script", async () => {
      await queue(tea(1), tea(2));
      const page = await browser.open(`${base}/imports?tick=all`);
      const form = formsOf(page).find(({ label }) => label === "Approve the ticked");
      expect(form?.fields.getAll("tick").toSorted()).to.deep.equal([idOf(1), idOf(2)]);
    });

    it("says at each record why it is not approved, keeps the input, and approves the others", async () => {
      const page = await queue(tea(1), tea(2, { qtyUnitCd: "KGM" }), tea(3), tea(4, { orgnNatCd: null }));
      const some = await send(page, [1, 2, 3, 4], { [`item ${idOf(3)}`]: "KE2NTXU0009999" });
      expect(some.status).to.equal(422);
      expect(some.text)
        .to.contain("1 record approved, 3 not.")
        .and.contain("the record is in KGM, Cola 500ml is counted in U: 100 KGM become 100 U")
        .and.contain("KE2NTXU0009999")
        .and.contain("has no country of origin: open it");
      expect(await level()).to.equal(100);
      const meant = await send(some, [2], { units_are_meant: "yes" });
      expect(meant.text).to.contain("Approved.");
      expect(await level()).to.equal(200);
      const none = await send(page, []);
      expect(none.status).to.equal(422);
      expect(none.text).to.contain("Tick at least one record.");
    });

    it("rejects records, which come into no stock", async () => {
      const page = await queue(tea(1), tea(2, { itemNm: "TYRES" }));
      const nameless = await send(page, [2], { do: "reject" });
      expect(nameless.status).to.equal(422);
      expect(nameless.text).to.contain("name any item of yours");
      const done = await send(page, [1, 2], { do: "reject", [`item ${idOf(2)}`]: cola });
      expect(done.text).to.contain("Rejected. Nothing came into stock.");
      expect(await level()).to.equal(0);
      const rejected = await browser.open(`${base}/imports?status=cancelled`);
      expect(rejected.text).to.contain("Cola 500ML").and.contain("Tyres").and.contain("Rejected");
      const entry = (await client().audit.list({ action: "imports.update" })).data[0];
      expect(entry?.detail).to.include({ modifier_id: String((await browserId()) ?? "") });
    });
    const browserId = async () => {
      const row = await test.service.db
        .knex("users")
        .where({ id: test.account.users.accountant })
        .first("person_id");
      return row?.person_id;
    };

    it("decides one record on its page, with what the declaration lacks", async () => {
      await queue(tea(1, { orgnNatCd: null }));
      const page = await browser.open(base + pathOf(1));
      expect(page.text).to.contain("26MBAIM400000777, item 1").and.contain("Country of origin");
      const wrong = await browser.submit(page, "Approve the record", {
        origin_nation_code: "B",
      });
      expect(wrong.status).to.equal(422);
      expect(wrong.html).to.contain('id="f-origin_nation_code-error"');
      const done = await browser.submit(page, "Approve the record", {
        origin_nation_code: "br",
      });
      expect(done.text).to.contain("Approved.");
      expect(await level()).to.equal(100);
      const after = await browser.open(base + pathOf(1));
      expect(after.text).to.contain("Approved").and.contain(cola);
      expect(labels(after)).not.to.contain("Approve the record");
    });

    it("makes an item for a record, with every problem of the item at its field", async () => {
      await queue(tea(1, { itemNm: "BAKED BEANS", qtyUnitCd: "KGM" }));
      const record = await browser.open(base + pathOf(1));
      expect(record.html).to.contain(`${base}/imports/new?`);
      const page = await browser.open(base + pathOf(1).replace("/record", "/new"));
      const wrong = await browser.submit(page, "Register the item and approve", { item_class_code: "x" });
      expect(wrong.status).to.equal(422);
      expect(wrong.html).to.contain('id="f-item_class_code-error"');
      const done = await browser.submit(page, "Register the item and approve", {
        item_class_code: "5020230602",
      });
      expect(done.text).to.contain("Approved.");
      const [item] = (await client().items.list({ item_name: "BAKED BEANS" })).data;
      expect(item).to.include({ current_qty: 100, qty_unit_code: "KG", default_price: 647.5 });
    });

    it("keeps a record whose control unit is away, and shows that it is on its way", async () => {
      const page = await queue(tea(1), tea(2));
      await test.simulator.setFault({ fault: "F10", path: "updateImportItems", times: "always" });
      const away = await send(page, [2], { do: "reject" });
      expect(away.status).to.equal(500);
      expect(away.text).to.contain("Cola 500ML");
      await test.simulator.clearFaults();
      const done = await send(away, [2], { do: "reject" });
      expect(done.text).to.contain("Rejected.");
    });

    it("finds no record that isn't there, and shows nobody else's", async () => {
      await queue(tea(1));
      const missing = await browser.open(base + pathOf(77));
      expect(missing.status, missing.text).to.equal(404);
      expect((await browser.open(`${base}/imports/record?id=nothing`)).status).to.equal(404);
      expect((await browser.open(`${base}/imports/record`)).path).to.equal(`${base}/imports`);
      const other = await test.openAccount();
      await openBranch({ ...test, account: other });
      const stranger = await browserOf(test, other.users.owner);
      const theirs = await stranger.open(`/console/${other.id}/sandbox${pathOf(1)}`);
      expect(theirs.status, theirs.text).to.equal(404);
      const form = formsOf(await browser.open(`${base}/imports`)).find(({ label }) =>
        label.startsWith("Approve"),
      );
      form?.fields.append("tick", idOf(77));
      const foreign = await browser.post(`${base}/imports`, { body: form?.fields });
      expect(foreign.status).to.equal(404);
    });
  });
}
