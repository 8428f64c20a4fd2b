// What ends a bill in a file of sales: a discount on the whole invoice, and several payments.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { cola, sale } from "../support/service.ts";

const head =
  "invoice_no,sale_date,item_code,quantity,unit_price,bill_discount_rate,bill_discount_amount,payments\n";
const row = (...cells: (string | number)[]): string => `${cells.join(",")}\n`;

describe("sales submit of bills with discounts and several payments", () => {
  const { service, desk } = signedInDesk();
  const submit = async (text: string, ...more: string[]) => {
    const path = await desk.write("bills.csv", head + text);
    return desk.run(["sales", "submit", path, ...more, "--json"]);
  };
  const sent = () => service.calls("POST", "/sales").map(({ body }) => body as Record<string, unknown>);
  const sold = (no: string, price: number, ...bill: (string | number)[]) =>
    row(no, "2026-03-10", cola, 1, price, ...bill);

  it("sends the discount and the payments of each invoice, and shows what is signed", async () => {
    const text =
      sold("1", 100, 10, "", "01=80;06=145") +
      sold("1", 150, 10, "", "01=80;06=145") +
      sold("2", 100, "", 5, "");
    const checked = (await submit(text, "--dry-run")).json().data;
    expect(checked).to.include({ receipts_out: 2, total_amount: 320 });
    const ran = await submit(text);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(sent().map(({ items: _, ...body }) => body)).to.have.deep.members([
      {
        invoice_no: "1",
        sale_date: "20260310",
        bill_discount_rate: 10,
        payments: [
          { payment_type: "01", amount: 80 },
          { payment_type: "06", amount: 145 },
        ],
      },
      { invoice_no: "2", sale_date: "20260310", payment_type: "01", bill_discount_amount: 5 },
    ]);
    const shown = (await desk.run(["sales", "show", "1"])).stdout;
    expect(shown).to.contain("Discount on the bill: 25.00 (10 %), shared by the lines");
    expect(shown).to.contain("Payments: 01 80.00, 06 145.00");
    const receipt = (await desk.run(["receipt", "1"])).stdout;
    expect(receipt).to.match(
      /\n\nDiscount on the bill: 25\.00 \(10 %\), shared by the lines\nPayments: Cash 80\.00, Mobile money 145\.00\n\nITEM CODE/,
    );
    const second = (await desk.run(["sales", "show", "2"])).stdout;
    expect(second).to.contain("Discount on the bill: 5.00, shared by the lines").and.not.contain("Payments");
  });

  it("rejects payments that don't add up, discounts above the invoice, and rows that disagree", async () => {
    const text =
      sold("1", 100, "", "", "01=80;06=30") +
      sold("2", 100, "", 101, "") +
      sold("3", 100, 5, "", "") +
      sold("3", 50, "", "", "") +
      sold("4", 100, "", "", "01=60;06=40") +
      sold("4", 50, "", "", "01=150");
    for (const more of [["--dry-run"], []]) {
      const { error } = (await submit(text, ...more)).json();
      expect(error.errors["line 2"]?.[0]).to.match(
        /payments must add up to the total of 100.00, found 110.00, 10.00 more/,
      );
      expect(error.errors["line 3"]?.[0]).to.match(/bill_discount_amount must be at most 100.00/);
      expect(error.errors["line 4"]?.[0]).to.match(
        /its rows disagree on bill_discount_rate: 5 in line 4, \(empty\) in line 5/,
      );
      expect(error.errors["line 6"]?.[0]).to.match(
        /its rows disagree on payments: 01=60;06=40 in line 6, 01=150 in line 7/,
      );
    }
  });

  it("reads words of the mapping in payments, and rejects types that the authority doesn't have", async () => {
    const mapping = await desk.write("shop.json", '{"payment_types": {"CASH": "01", "M-PESA": "06"}}');
    const text = sold("1", 100, "", "", "CASH=60; M-PESA=40") + sold("2", 100, "", "", "CASH=60; 99=40");
    const ran = await submit(text, "--mapping", mapping);
    expect(ran.json().data).to.include({ receipts_out: 1, invalid: 1 });
    expect(ran.json().error.errors["line 3"]?.[0]).to.contain("99 is not a payment type");
    expect(sent().map(({ payments }) => payments)).to.deep.equal([
      [
        { payment_type: "01", amount: 60 },
        { payment_type: "06", amount: 40 },
      ],
    ]);
  });

  it("credits a sale with its own payments, which may be negative as quantities are", async () => {
    const text =
      sold("1", 100, "", "", "01=60;06=40") + row("C1", "2026-03-10", cola, -1, 100, "", "", "01=-60;06=-40");
    const path = await desk.write(
      "credit.csv",
      `customer_name,${head}${text.replaceAll(/^(?=.)/gm, "Baraka,")}`,
    );
    const ran = await desk.run(["sales", "submit", path, "--json"]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect((await desk.run(["sales", "show", "C1"])).stdout).to.contain("Payments: 01 -60.00, 06 -40.00");
    expect(sent()[1]).to.deep.include({
      receipt_type: "R",
      original_invoice_no: "1",
      payments: [
        { payment_type: "01", amount: 60 },
        { payment_type: "06", amount: 40 },
      ],
    });
  });

  it("takes a JSON document with both", async () => {
    const payments = [
      { payment_type: "01", amount: 50 },
      { payment_type: "05", amount: 40 },
    ];
    const { payment_type: _, ...document } = sale("J-1", { bill_discount_amount: 10, payments });
    const ran = await desk.run(["sales", "submit", "-", "--json"], { stdin: JSON.stringify(document) });
    expect(ran.json().data).to.include({ status: "success", total_amount: 90 });
    const wrong = { ...document, invoice_no: "J-2", bill_discount_amount: 11 };
    const rejected = await desk.run(["sales", "submit", "-", "--dry-run", "--json"], {
      stdin: JSON.stringify(wrong),
    });
    expect(rejected.json().error.errors["document 1"]?.[0]).to.contain(
      "payments must add up to the total of 89.00, found 90.00, 1.00 more",
    );
  });
});
