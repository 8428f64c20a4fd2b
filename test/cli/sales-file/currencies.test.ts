// Sales in a foreign currency in a file of sales: their columns, their dry run, and what is shown of them.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { cola, sale } from "../support/service.ts";

const head =
  "invoice_no,sale_date,item_code,quantity,unit_price,currency,exchange_rate,exchange_rate_source,exchange_rate_date\n";
const row = (no: string, quantity: number, ...currency: (string | number)[]): string =>
  `${[no, "2026-03-10", cola, quantity, 19.99, ...currency].join(",")}\n`;

describe("sales submit of sales in a foreign currency", () => {
  const { service, desk } = signedInDesk();
  const submit = async (text: string, ...more: string[]) => {
    const path = await desk.write("dollars.csv", head + text);
    return desk.run(["sales", "submit", path, ...more, "--json"]);
  };
  const sent = () => service.calls("POST", "/sales").map(({ body }) => body as Record<string, unknown>);

  it("sends currency and rate of each invoice, and adds up local amounts in the dry run", async () => {
    const text = row("1", 3, "usd", 129.4567, "CBK", "2026-03-09") + row("2", 1, "", "", "", "");
    const checked = (await submit(text, "--dry-run")).json().data;
    expect(checked).to.include({ receipts_out: 2, total_amount: 7783.51 });
    const ran = await submit(text);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    const heads = sent().map(({ items: _, sale_date: _day, payment_type: _type, ...body }) => body);
    expect(heads).to.have.deep.members([
      {
        invoice_no: "1",
        currency: "USD",
        exchange_rate: 129.4567,
        exchange_rate_source: "CBK",
        exchange_rate_date: "20260309",
      },
      { invoice_no: "2" },
    ]);
  });

  it("adds up the credit notes of a file in local currency, and rejects another currency than the sale's", async () => {
    const document = { ...sale("D-1"), currency: "USD", exchange_rate: 129.4567 };
    const { items } = document;
    const note = (invoice_no: string, more: object = {}) => ({
      ...sale(invoice_no),
      receipt_type: "R",
      original_invoice_no: "D-1",
      refund_reason_code: "06",
      items,
      ...more,
    });
    const check = async (...documents: object[]) => {
      const path = await desk.write("notes.json", JSON.stringify(documents));
      return (await desk.run(["sales", "submit", path, "--dry-run", "--json"])).json().data;
    };
    const good = await check(document, note("D-1-C"));
    expect(good).to.include({ receipts_out: 2 });
    expect(Math.abs(Number(Object(good).total_amount))).to.equal(0);
    const bad = await check(document, note("D-1-C", { currency: "EUR", exchange_rate: 140 }));
    expect(JSON.stringify(bad)).to.contain("must be USD, as D-1 was sold, found EUR");
  });

  it("rejects rows without a rate, at a rate of 1, of unknown currencies, and that disagree", async () => {
    const text =
      row("1", 1, "USD", "", "", "") +
      row("2", 1, "USD", 1, "", "") +
      row("3", 1, "USX", 129.45, "", "") +
      row("4", 1, "USD", 129.45, "", "") +
      row("4", 1, "EUR", 129.45, "", "");
    const ran = await submit(text, "--dry-run");
    expect(ran.exitCode).to.not.equal(0);
    const said = ran.stdout;
    expect(said).to.contain("is required with the currency USD");
    expect(said).to.contain("must not be 1");
    expect(said).to.contain("USX is not a currency in use");
    expect(said).to.contain("its rows disagree on currency: USD in line 5, EUR in line 6");
    expect(sent()).to.deep.equal([]);
  });
});
