// Items and stock in the console: an item is registered, changed and counted, and stock shows what the authority has.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, labels, startConsole } from "./support.ts";

for (const family of databaseFamilies()) {
  describe(`the console's items on ${family}`, () => {
    let base: string;
    let browser: Browser;
    const test = forSuite(() => startConsole({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      await openBranch(test);
      base = `/console/${test.account.id}/sandbox`;
      browser = await browserOf(test, test.account.users.accountant);
    });
    afterEach(() => test.simulator.clearFaults());
    const client = () => test.clientFor(test.account.keys.owner);

    it("finds the class of a new item by a word, and keeps what was typed", async () => {
      await test.call("POST", "/devices/00/initialize");
      const { data } = await client().codes.list({ code_class: "item_class", per_page: 100 });
      const known = data.find(({ name }) => /^[a-z]{4,}/i.test(name));
      const word = /^[a-z]+/i.exec(known?.name ?? "")?.[0] ?? "";
      const page = await browser.open(`${base}/items/new`);
      const none = await browser.submit(page, "Register the item", {
        item_name: "Green leaf",
        item_class_code: "no such class",
      });
      expect(none.status).to.equal(422);
      const found = await browser.submit(page, "Register the item", {
        item_name: "Green leaf",
        item_class_code: word,
        default_price: "320",
      });
      expect(found.text).to.contain(`Classes with “${word}”`).and.contain(`${known?.name} (${known?.code})`);
      const done = await browser.submit(found, "Register the item", { found_class: known?.code ?? "" });
      expect(done.text).to.contain("The item is registered.").and.contain("320.00");
      const [item] = (await client().items.list({ item_name: "Green leaf" })).data;
      expect(item?.item_class_code).to.equal(known?.code);
    });

    it("registers an item, and names every problem of one", async () => {
      const page = await browser.open(`${base}/items/new`);
      expect(page.text).to.contain("Standard rate, 16 %").and.contain("Unit of quantity");
      const wrong = await browser.submit(page, "Register the item", {
        item_name: "<b>Tea</b>",
        item_class_code: "x",
        default_price: "much",
      });
      expect(wrong.status).to.equal(422);
      expect(wrong.html)
        .to.contain('id="f-item_class_code-error"')
        .and.contain('id="f-default_price-error"')
        .and.contain("&lt;b&gt;Tea");
      const done = await browser.submit(page, "Register the item", {
        item_name: "<b>Tea</b>",
        item_class_code: "5020230602",
        default_price: "1,250.50",
        safety_qty: "5",
      });
      expect(done.text)
        .to.contain("The item is registered.")
        .and.contain("1,250.50")
        .and.contain("<b>Tea</b>");
      expect(done.html).to.not.contain("<b>Tea</b>");
      const [item] = (await client().items.list({ item_name: "Tea" })).data;
      expect(item).to.include({ default_price: 1250.5, safety_qty: 5, item_type: "2", tax_type_code: "A" });
      expect((await browser.open(`${base}/items?q=Tea`)).text).to.contain(item?.item_code);
      expect((await browser.open(`${base}/items?q=Nothing`)).text).to.contain("Nothing matches.");
    });

    it("changes an item, which documents can't name any more", async () => {
      const page = await browser.open(`${base}/items/KE2NTXU0000001`);
      const saved = await browser.submit(page, "Save the item", { default_price: "600", is_active: "" });
      expect(saved.text).to.contain("The item is changed.").and.contain("600.00");
      const [item] = (await client().items.list({ item_code: "KE2NTXU0000001" })).data;
      expect(item).to.include({ default_price: 600 });
      const nameless = await browser.submit(page, "Save the item", { item_name: "" });
      expect(nameless.status).to.equal(422);
      expect((await browser.open(`${base}/items/KE2NTXU0009999`)).status).to.equal(404);
    });

    it("counts an item, shows its movements, and what the authority has", async () => {
      await client().sales.create(sale());
      const page = await browser.open(`${base}/items/KE2NTXU0000001?branch=00`);
      expect(page.text).to.match(/Quantity .* −2 U .*Sale INV-\S+ .* −2 U/);
      for (const remaining_qty of ["-4", "12,5", "Infinity", "0x10"]) {
        const wrong = await browser.submit(page, "Save the count", { remaining_qty });
        expect(wrong.status, remaining_qty).to.equal(422);
        expect(wrong.html).to.contain('id="f-remaining_qty-error"');
      }
      const counted = await browser.submit(page, "Save the count", { remaining_qty: "12" });
      expect(counted.text).to.contain("The count is saved.").and.contain("12 U");
      const stock = await browser.open(`${base}/stock`);
      expect(stock.text).to.contain("Cola 500ml").and.contain("12 U");
      expect((await browser.open(`${base}/stock?level=out`)).text).to.not.contain("12 U");
    });

    it("says where the authority has another quantity, and how to fix it", async () => {
      expect((await browser.open(`${base}/stock`)).text).to.contain("Agree");
      await test.simulator.setFault({ fault: "F20", path: "saveStockItems", times: "always" });
      await client().sales.create(sale());
      const stock = await browser.open(`${base}/stock`);
      expect(stock.text)
        .to.contain("Items whose quantity differs")
        .and.match(/Cola 500ml .* -2 0 /);
      const [row] = (await client().stock.drift()).data;
      expect(row).to.include({ current_qty: -2, acknowledged_qty: 0 });
    });

    it("shows a cashier items and levels, and nothing to change; another account none of it", async () => {
      const cashier = await browserOf(test, test.account.users.cashier);
      const list = await cashier.open(`${base}/items`);
      expect(list.text).to.contain("Cola 500ml").and.not.contain("Register an item");
      const item = await cashier.open(`${base}/items/KE2NTXU0000001`);
      expect(labels(item)).to.not.include.members(["Save the item", "Save the count"]);
      expect((await cashier.open(`${base}/items/new`)).status).to.equal(403);
      expect(item.text).to.contain("Quantity in each branch").and.not.contain("Movements");
      await client().sales.create(sale());
      const stock = await cashier.open(`${base}/stock`);
      expect(stock.status).to.equal(200);
      expect(stock.text)
        .to.match(/Quantities in branch 00 .* Cola 500ml .* −2 U/)
        .and.not.contain("The tax authority's quantities");
      // Levels alone: no form that changes something, and no amounts.
      expect(labels(stock)).to.deep.equal(["Sign out"]);
      expect(stock.text).to.not.match(/\d\.\d\d\b/);
      const before = base;
      await switchAccount(test);
      const other = await browserOf(test, test.account.users.owner);
      expect((await other.open(`${before}/items`)).status).to.be.oneOf([403, 404]);
    });
  });
}
