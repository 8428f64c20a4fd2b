// `taxctl receipt link` at a real service: creates, lists and revokes links to receipts.
import { expect } from "chai";
import { forSuite } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

describe("taxctl receipt link", () => {
  const run = (...argv: string[]) => shop.desk.run(["receipt", "link", ...argv, "--json"]);
  const dataOf = (ran: Awaited<ReturnType<typeof run>>) => Object(ran.json().data);
  const list = async () => dataOf(await run("L1", "--list"));

  const shop = forSuite(() => openShop());
  before(async () => {
    await shop.test.client.sales.create({
      invoice_no: "L1",
      sale_date: "20260309",
      payment_type: "01",
      items: [{ item_code: shop.items[0] ?? "", quantity: 1, unit_price: 80 }],
    });
  });

  it("prints a URL that shows the receipt", async () => {
    const ran = await shop.desk.run(["receipt", "link", "L1"]);
    const url = /http\S+\/r\/[\w-]{43}/.exec(ran.stdout)?.[0] ?? "";
    expect(await (await fetch(url)).text()).to.contain("TAX INVOICE");
    expect(ran.stderr).to.contain("Keep the URL");
  });

  it("accepts an expiry in days or as a date, and rejects another one before it calls the service", async () => {
    const inDays = dataOf(await run("L1", "--expires", "30d"));
    const days = (Date.parse(inDays.expires_at) - Date.parse(inDays.created_at)) / 86_400_000;
    expect(days).to.be.closeTo(30, 0.01);
    const year = new Date().getFullYear() + 1;
    const dry = dataOf(await run("L1", "--expires", `${year}-03-31`, "--dry-run"));
    expect(new Date(dry.expires_at).getHours()).to.equal(23);
    const before = (await list()).length;
    for (const text of ["soon", "0d", "2026-02-31", "2027-13-01"]) {
      const ran = await run("L1", "--expires", text);
      expect([ran.exitCode, Object(ran.json().error).code], text).to.deep.equal([2, "usage"]);
    }
    expect(await list()).to.have.lengthOf(before);
  });

  it("revokes one link, then all, and none under --dry-run", async () => {
    const { id, url } = dataOf(await run("L1"));
    const count = (await list()).length;
    await run("L1", "--revoke", id, "--dry-run");
    expect((await fetch(url)).status).to.equal(200);
    await run("L1", "--revoke", id, "--yes");
    expect([(await fetch(url)).status, (await list()).length]).to.deep.equal([404, count - 1]);
    const again = await run("L1", "--revoke", id, "--yes");
    expect([again.exitCode, Object(again.json().error).code]).to.deep.equal([1, "not_found"]);
    await run("L1", "--revoke", "all", "--yes");
    expect(await list()).to.deep.equal([]);
  });
});
