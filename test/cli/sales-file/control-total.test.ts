// The control total of a file of sales: what a run would report, and what the service accepted, to compare with a till's report.
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

const headLine = "invoice_no,sale_date,item_code,quantity,unit_price,discount_rate,customer_name";

describe("the control total of sales submit", () => {
  const shop = forEachTest(() => openShop());

  const submit = (path: string, ...more: string[]) =>
    shop.desk.run(["sales", "submit", path, "--credit-prefix", "CN", ...more]);
  const sheet = (...rows: string[]) =>
    shop.desk.write(
      "till.csv",
      [headLine, ...rows.map((row) => row.replace("COLA", shop.items[0] ?? ""))].join("\n"),
    );

  // 3 at 80 is 240.00 with VAT of 33.10; 5 % off 5 at 60 leaves 285.00 with 39.31; one of 80 back has 11.03.
  const SALES = ["S-1,2026-03-10,COLA,3,80,,Ann", "S-2,2026-03-10,COLA,5,60,5,Ben"];
  const NOTE = "CN-1,2026-03-10,COLA,-1,80,,Ann";
  const TOTAL = { total_amount: 445, tax_amount: 61.38 };

  it("is the same in the dry run and in the run, less credit notes, and covers only the new receipts", async () => {
    await shop.test.client.account.update({ credit_note_window: "none" });
    const path = await sheet(...SALES, NOTE);
    expect((await submit(path, "--dry-run", "--json")).json().data).to.include(TOTAL);
    const shown = await submit(path, "--dry-run");
    expect(shown.stdout).to.match(/Total with VAT +445\.00\nVAT in it +61\.38\n/);
    const ran = await submit(path, "--json");
    expect(ran.json().data, ran.stdout).to.include({ ...TOTAL, receipts_out: 3 });
    const listed = (await shop.desk.run(["sales", "list", "--json"])).json().data as {
      total_amount: number;
    }[];
    const cents = listed.map(({ total_amount }) => Math.round(total_amount * 100));
    expect(cents.toSorted((one, other) => one - other)).to.deep.equal([8_000, 24_000, 28_500]);
    const longer = await sheet(...SALES, NOTE, "S-3,2026-03-10,COLA,1,80,,Cy");
    const more = await submit(longer);
    expect(more.stdout).to.match(/Total with VAT +80\.00 \(this run only\)\nVAT in it +11\.03\n/);
    const nothing = await submit(longer);
    expect(nothing.stdout).not.to.contain("Total with VAT");
  });

  it("takes credit notes of discounted sales by their shares, whether the sale is in the file or at the service", async () => {
    await shop.test.client.account.update({ credit_note_window: "none" });
    // 15 % off 3 at 33.34 leaves 85.02: each piece that comes back has a third of it, and the last the rest.
    const SOLD = "S-1,2026-03-10,COLA,3,33.34,15,Ann";
    const back = (number: number) => `CN-${number},2026-03-10,COLA,-1,33.34,,Ann`;
    const all = () => sheet(SOLD, back(1), back(2), back(3));
    const total = { total_amount: 0, tax_amount: 0, receipts_out: 4, invalid: 0 };
    expect((await submit(await all(), "--dry-run", "--json")).json().data).to.include(total);
    expect((await submit(await sheet(SOLD, back(1)), "--json")).json().data).to.include({
      total_amount: 56.68,
    });
    const rest = { total_amount: -56.68, done_before: 2, invalid: 0 };
    expect((await submit(await all(), "--dry-run", "--json")).json().data).to.include(rest);
    const elsewhere = back(2).concat(",S-1");
    const head = `${headLine},original_invoice_no`;
    const alone = [head, elsewhere].join("\n").replaceAll("COLA", shop.items[0] ?? "");
    const notes = await shop.desk.write("notes.csv", alone);
    expect((await submit(notes, "--dry-run", "--json")).json().data).to.include({ total_amount: -28.34 });
    const more = await shop.desk.write("more.csv", alone.replace(",-1,", ",-4,"));
    const rejected = (await submit(more, "--dry-run", "--json")).json();
    expect(rejected.data).to.include({ receipts_out: 0, invalid: 1 });
    expect(JSON.stringify(rejected.error.errors)).to.contain("5 credited in all, 3 sold");
    expect((await submit(await all(), "--json")).json().data).to.include(rest);
  });

  it("is calculated for sales that were stored first and waited for", async () => {
    const ran = await submit(await sheet(...SALES), "--async", "--json");
    expect(ran.json().data, ran.stdout).to.include({ receipts_out: 2, total_amount: 525, tax_amount: 72.41 });
  });

  it("counts receipts of other files as earlier ones, and names a number that has another sale", async () => {
    const [head, ...rows] = [headLine, ...SALES, NOTE].map((row) => row.replace("COLA", shop.items[0] ?? ""));
    await submit(await sheet(...SALES, NOTE));
    const copy = await shop.desk.write("copy.csv", [head, ...rows].join("\n"));
    const before = { receipts_out: 3, done_before: 3, differs: 0, total_amount: 0 };
    expect((await submit(copy, "--dry-run", "--json")).json().data).to.include(before);
    expect((await submit(copy, "--json")).json().data).to.include(before);
    const other = await shop.desk.write(
      "other.csv",
      [head, rows[0]?.replace(",3,", ",1,"), rows[1]?.replace("S-2", "S-3")].join("\n"),
    );
    const clash = { receipts_out: 1, done_before: 0, differs: 1, total_amount: 285 };
    const reason = /its number has receipt \d, for other content: .*; another sale needs a number of its own/;
    for (const more of [["--dry-run"], []]) {
      const ran = (await submit(other, "--json", ...more)).json();
      expect(ran.data, more.join()).to.include(clash);
      expect(ran.data).to.have.nested.property("reasons[0].reason").that.matches(reason);
    }
  });

  it("finds the receipts of a long file in the list of its days", async () => {
    const many = Array.from({ length: 21 }, (_, at) => `L-${at},2026-03-10,COLA,1,80,,Ann`);
    await submit(await sheet(...many), "--async");
    const copy = await shop.desk.write(
      "copy.csv",
      [headLine, ...many, "L-99,2026-03-10,COLA,1,80,,Ann"]
        .join("\n")
        .replaceAll("COLA", shop.items[0] ?? ""),
    );
    const dry = await submit(copy, "--dry-run", "--json");
    expect(dry.json().data).to.include({ receipts_out: 22, done_before: 21, total_amount: 80 });
  });

  it("omits invoices that would be rejected, and isn't shown if the service can't be asked", async () => {
    const path = await sheet(...SALES, "S-9,2026-03-10,KE2NTXU9999999,1,80,,Dan");
    const ran = await submit(path, "--dry-run", "--json");
    expect(ran.json().data).to.include({ invalid: 1, total_amount: 525, tax_amount: 72.41 });
    await shop.test.close();
    const offline = await submit(path, "--dry-run", "--json");
    expect(offline.json().data).to.include({ receipts_out: 3, total_amount: null, tax_amount: null });
  });
});
