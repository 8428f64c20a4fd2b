// The console's search by plain HTTP: one result opens, several are listed, and the page says what was searched.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, startConsole } from "./support.ts";

for (const family of databaseFamilies()) {
  describe(`the console's search on ${family}`, () => {
    let base: string;
    const test = forSuite(() => startConsole({ family, overrides: { syncWaitMs: 4_000 } }));
    before(async () => {
      await switchAccount(test);
      await openBranch(test);
      base = `/console/${test.account.id}/sandbox`;
      const send = (path: string, body: unknown) =>
        test.call("POST", path, { body, key: test.account.keys.owner });
      const items = [{ item_code: "KE2NTXU0000001", quantity: 3, unit_price: 580 }];
      await send("/sales", sale({ invoice_no: "INV-1" }));
      await send("/sales", sale({ invoice_no: "INV-12", customer_name: "<i>Otieno</i>", items }));
      await send("/purchases", purchase({ invoice_no: "PUR-1", supplier_name: "Lakeside" }));
    });

    const as = (role: "owner" | "cashier" = "owner"): Promise<Browser> =>
      browserOf(test, test.account.users[role]);

    it("opens the only result, from the field of every page", async () => {
      const browser = await as();
      const home = await browser.open(base);
      expect(home.html).to.contain(`action="${base}/search"`).and.contain('id="search" name="q"');
      for (const q of ["INV-12", "otieno", "1,740.00", "Lakeside"]) {
        const page = await browser.open(`${base}/search?q=${encodeURIComponent(q)}`);
        expect(page.path, q).to.match(/\/documents\/[0-9a-f-]{36}$/);
      }
    });

    it("lists several results with what was found, and what was searched", async () => {
      const page = await (await as()).open(`${base}/search?q=inv-1`);
      expect(page.text)
        .to.contain("2 documents with “inv-1”")
        .and.contain("Beginning of the number")
        .and.contain("of all documents were searched");
      expect(page.html).to.contain('value="inv-1"').and.not.contain("<i>Otieno");
      expect(page.text).to.contain("<i>Otieno</i>");
    });

    it("says that nothing was found, and repeats the text harmlessly", async () => {
      const browser = await as();
      const page = await browser.open(`${base}/search?q=${encodeURIComponent('"><b>none')}`);
      expect(page.status).to.equal(200);
      expect(page.text).to.contain("No document with").and.contain("Check the spelling");
      expect(page.html).to.not.contain("<b>none");
      const empty = await browser.open(`${base}/search?q=%20`);
      expect(empty.text).to.contain("Type a number");
    });

    it("says what is wrong with days", async () => {
      const page = await (await as()).open(`${base}/search?q=1&from_date=2026-02-02&to_date=2026-02-01`);
      expect(page.status).to.equal(422);
      expect(page.html).to.contain('id="q-from_date"');
    });

    it("finds a cashier's sale by its amount, and no purchase", async () => {
      const browser = await as("cashier");
      const sold = await browser.open(`${base}/search?q=1740`);
      expect(sold.path).to.match(/\/documents\/[0-9a-f-]{36}$/);
      const bought = await browser.open(`${base}/search?q=Lakeside`);
      expect(bought.text).to.contain("No document with");
    });
  });
}
