// Sales at prices far from their items' own: files hold them, terminals ask, and a flag sends them.
import { expect } from "chai";
import { forSuite } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

describe("sales at unusual prices", () => {
  const shop = forSuite(() => openShop());
  let run = 0;
  beforeEach(() => {
    run += 1;
  });

  const cola = () => String(shop.items[0]);
  /** Two bottles at 80, and 80 bottles at 2.00: the columns are swapped. */
  const sheet = () =>
    shop.desk.write(
      `shop-${run}.csv`,
      [
        "invoice_no,sale_date,item_code,quantity,unit_price",
        `A-${run},2026-03-10,${cola()},2,80`,
        `B-${run},2026-03-10,${cola()},80,2`,
      ].join("\n"),
    );
  const swapped = (invoice_no: string) => ({
    invoice_no,
    sale_date: "20260310",
    payment_type: "01",
    items: [{ item_code: cola(), quantity: 80, unit_price: 2 }],
  });
  const signed = async () => {
    const { data } = await shop.test.client.sales.search({ invoice_no: `B-${run}` });
    return data.length;
  };
  const submit = async (...argv: string[]) =>
    (await shop.desk.run(["sales", "submit", ...argv, "--json"])).json();
  const reason =
    "unit_price 2.00 is far from the item's own price, 80.00: quantity and price may be swapped. Correct it, or submit it as it is with --accept-unusual-prices";

  it("are held in a file, in a dry run and a real one, and sent with the flag", async () => {
    const file = await sheet();
    const dry = await submit(file, "--dry-run");
    expect(dry.data).to.include({ receipts_out: 1, invalid: 1, total_amount: 160 });
    expect(dry.error.errors).to.deep.equal({ "line 3": [reason] });
    const ran = await submit(file);
    expect(ran.data).to.include({ receipts_out: 1, invalid: 1 });
    expect(ran.error.errors).to.deep.equal({ "line 3": [reason] });
    expect(await signed()).to.equal(0);
    const accepted = "--accept-unusual-prices";
    expect((await submit(file, accepted, "--dry-run")).data).to.include({ receipts_out: 2, done_before: 1 });
    expect((await submit(file, accepted)).data).to.include({ receipts_out: 2, invalid: 0 });
    expect(await signed()).to.equal(1);
    // The receipt is there: nothing is left to hold.
    expect((await submit(file, "--dry-run")).data).to.include({ receipts_out: 2, invalid: 0 });
  });

  it("are asked about at a terminal, which leaves them out after no and sends them after yes", async () => {
    const file = await sheet();
    const question = "Send 1 invoice at unusual prices?";
    const no = await shop.desk.runOnTerminal(["sales", "submit", file], [{ to: question, type: "n" }]);
    expect(no.stdout.replace(/\s+/g, " ")).to.contain(`B-${run}: price_unusual: items[0].unit_price 2.00`);
    expect([no.exitCode, await signed()]).to.deep.equal([3, 0]);
    const yes = await shop.desk.runOnTerminal(["sales", "submit", file], [{ to: question, type: "y" }]);
    expect([yes.exitCode, await signed()]).to.deep.equal([0, 1]);
  });

  it("are asked about at a terminal if there is one alone, and a script gets the warning", async () => {
    const file = await shop.desk.write("one.json", JSON.stringify(swapped(`B-${run}`)));
    const no = await shop.desk.runOnTerminal(
      ["sales", "submit", file],
      [{ to: "Send it at these prices?", type: "n" }],
    );
    expect(no.stdout).to.contain("Prices are far").and.contain("Nothing was sent");
    expect([no.exitCode, await signed()]).to.deep.equal([2, 0]);
    const sent = await submit(file);
    expect(JSON.stringify(sent.warnings)).to.contain("Check that quantity and price aren't swapped");
    expect(await signed()).to.equal(1);
  });

  it("are named by the service's preview in the dry run of one sale, which counts what would be signed", async () => {
    const one = (name: string, body: object) => shop.desk.write(name, JSON.stringify(body));
    const file = await one("swapped.json", swapped(`B-${run}`));
    const dry = await submit(file, "--dry-run");
    expect(dry.data).to.include({ receipts_out: 1, invalid: 0, total_amount: 160 });
    expect(JSON.stringify(dry.warnings)).to.contain("Check that quantity and price aren't swapped");
    const line = { item_code: cola(), quantity: 3, unit_price: 33.34 };
    const sold = { ...swapped(`D-${run}`), items: [{ ...line, discount_rate: 15 }] };
    await shop.test.client.sales.create(sold);
    // A share of 85.02, not 33.34.
    const back = { receipt_type: "R", original_invoice_no: `D-${run}`, refund_reason_code: "06" };
    const note = { ...sold, ...back, invoice_no: `E-${run}`, items: [{ ...line, quantity: 1 }] };
    const credit = await submit(await one("credit.json", note), "--dry-run");
    expect(credit.data).to.include({ receipts_out: 1, total_amount: -28.34 });
    const more = { ...note, items: [{ ...line, quantity: 4 }] };
    const rejected = await submit(await one("more.json", more), "--dry-run");
    expect(rejected.data).to.include({ receipts_out: 0, invalid: 1 });
    expect(JSON.stringify(rejected.error.errors)).to.contain("4 credited in all, 3 sold");
    expect(await signed()).to.equal(0);
  });

  it("are no reason to hold a credit note, which repeats its original's", async () => {
    await shop.test.client.sales.create(swapped(`B-${run}`));
    const back = { receipt_type: "R", original_invoice_no: `B-${run}`, refund_reason_code: "06" };
    const notes = [1, 2].map((part) => ({
      ...swapped(`C-${run}-${part}`),
      ...back,
      items: [{ item_code: cola(), quantity: 40, unit_price: 2 }],
    }));
    const file = await shop.desk.write("notes.json", JSON.stringify(notes));
    expect((await submit(file)).data).to.include({ receipts_out: 2, invalid: 0 });
  });
});
