// X and Z reports of a day with every kind of receipt: the figures follow from the lines that the test sells, calculated here.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { readPdfText } from "../../support/pdf.ts";
import { forSuite } from "../../support/suite.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const cola = "KE2NTXU0000001";
const service = "KE2NTXL0000002";
/** Percent of the items' tax types. */
const rates: Record<string, number> = { [cola]: 16, [service]: 0 };

type Line = { item_code: string; quantity: number; unit_price: number; discount_rate?: number };

const cents = (amount: number): number => Math.round(amount * 100);

/** The figures of documents of one kind, from their lines alone. */
function figuresOf(label: string, documents: readonly (readonly Line[])[], sign: 1 | -1 = 1) {
  let [tax, discount, total] = [0, 0, 0];
  for (const { item_code, quantity, unit_price, discount_rate = 0 } of documents.flat()) {
    const gross = cents(quantity * unit_price);
    const off = Math.round((gross * discount_rate) / 100);
    const rate = rates[item_code] ?? 0;
    discount += off;
    total += gross - off;
    tax += gross - off - Math.round((gross - off) / (1 + rate / 100));
  }
  const money = (sum: number) => (sign * sum) / 100 || 0;
  return {
    label,
    printed_label: label,
    documents: documents.length,
    lines: documents.flat().length,
    tax_amount: money(tax),
    discount_amount: money(discount),
    total_amount: money(total),
  };
}

for (const family of databaseFamilies()) {
  describe(`X and Z reports by kind of receipt on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(async () => {
      await lane.open();
      // Each test begins at noon.
      lane.clock.advance(day - ((lane.clock.now() - Date.parse("2026-03-10T09:00:00Z")) % day));
    });
    const client = (role: "owner" | "cashier" = "owner") => lane.test.clientFor(lane.test.account.keys[role]);
    const quote = (invoice_no: string, items: readonly Line[], role: "owner" | "cashier" = "owner") =>
      client(role).sales.create({
        invoice_no,
        sale_date: new Date(lane.clock.now() + 3 * hour).toISOString().slice(0, 10).replaceAll("-", ""),
        sale_kind: "proforma",
        payment_type: "01",
        items: [...items],
      });

    it("keep quotations apart, and count each in the Z report that was open when it was stored", async () => {
      const sold: Line[] = [{ item_code: cola, quantity: 2, unit_price: 580, discount_rate: 10 }];
      const first: Line[] = [
        { item_code: cola, quantity: 3, unit_price: 99.9, discount_rate: 15 },
        { item_code: service, quantity: 1, unit_price: 50 },
      ];
      const second: Line[] = [{ item_code: service, quantity: 2, unit_price: 50 }];
      await quote("Q-1", first);
      await lane.sell({ items: sold });
      await lane.drain();
      await quote("Q-2", second, "cashier");
      const x = await client().reports.xReport();
      expect(x.other_kinds).to.deep.equal([figuresOf("PS", [first, second])]);
      expect(x.kinds).to.deep.equal([figuresOf("NS", [sold])]);
      const { documents, totals, payments } = x;
      const { total_amount } = figuresOf("NS", [sold]);
      expect([documents, totals.total_amount, payments[0]?.total_amount]).to.deep.equal([
        1,
        total_amount,
        total_amount,
      ]);
      const person = await client().reports.xReport({ user_id: lane.test.account.users.cashier });
      expect(person.other_kinds).to.deep.equal([figuresOf("PS", [second])]);
      const z = await client().reports.createZReport({});
      expect([z.number, z.kinds, z.other_kinds]).to.deep.equal([1, x.kinds, x.other_kinds]);
      expect((await client().reports.xReport()).other_kinds).to.deep.equal([]);
      const printed = await readPdfText(await client().reports.zReport("1", { format: "pdf" }));
      expect(printed).to.include("NOT IN THE TOTALS").and.include("PS (2)");
    });

    it("count each copy where it was printed, by till and person, and once in the Z report that was open", async () => {
      const returned: Line[] = [{ item_code: service, quantity: 1, unit_price: 50 }];
      const sold = [{ item_code: cola, quantity: 3, unit_price: 99.9, discount_rate: 15 }, ...returned];
      const back = { receipt_type: "R", original_invoice_no: "S-1", refund_reason_code: "06" } as const;
      const signed = await lane.sell({ invoice_no: "S-1", items: sold });
      await lane.drain();
      const note = await lane.sell({ invoice_no: "S-2", items: returned, ...back });
      await lane.drain();
      const { users } = lane.test.account;
      const x = (query = {}) => client().reports.xReport(query);
      const before = await x();
      expect(before.other_kinds).to.deep.equal([]);
      const first = await client().transactions.createReceiptCopy(signed);
      await client("cashier").transactions.createReceiptCopy(signed);
      await client("cashier").transactions.createReceiptCopy(note);
      // Reading a copy again prints none.
      await client().transactions.receipt(signed, { copy_id: first.id, format: "pdf" });
      const copies = [figuresOf("CS", [sold, sold]), figuresOf("CC", [returned], -1)];
      const after = await x();
      expect(after.other_kinds).to.deep.equal(copies);
      // No copy counts as a sale.
      expect({ ...after, other_kinds: [], made_at: before.made_at }).to.deep.equal(before);
      const cashiers = [figuresOf("CS", [sold]), figuresOf("CC", [returned], -1)];
      expect((await x({ user_id: users.cashier })).other_kinds).to.deep.equal(cashiers);
      expect((await x({ user_id: users.owner })).other_kinds).to.deep.equal([figuresOf("CS", [sold])]);
      const { id: key_id } = await lane.db
        .knex("api_keys")
        .where({ user_id: users.cashier, data_set_id: lane.branch.environmentId })
        .first("id");
      expect((await x({ key_id })).other_kinds).to.deep.equal(cashiers);

      const z = await client().reports.createZReport({});
      expect(z.other_kinds).to.deep.equal(copies);
      expect((await x()).other_kinds).to.deep.equal([]);
      await client().transactions.createReceiptCopy(signed);
      expect((await x()).other_kinds).to.deep.equal([figuresOf("CS", [sold])]);
      // A Z report stays what it was.
      expect(await client().reports.zReport("1")).to.deep.equal(z);
      for (const [language, words] of [
        ["en", "NOT IN THE TOTALS"],
        ["sw", "HAZIMO KATIKA JUMLA"],
      ] as const)
        for (const paper of ["a4", "80mm"] as const) {
          const file = await client().reports.zReport("1", { format: "pdf", paper, language });
          expect(await readPdfText(file))
            .to.include(words)
            .and.include("CS (2)")
            .and.include("CC (1)");
        }
    });

    it("count copies of one branch, and open the business day with a copy", async () => {
      await openBranch(lane.test, { bhf_id: "01" });
      const line: Line[] = [{ item_code: cola, quantity: 1, unit_price: 580 }];
      const signed = await lane.sell({ invoice_no: "S-1", branch_id: "01", items: line });
      await lane.drain();
      const { business_day: before } = await client().reports.createZReport({}, { branch: "01" });
      lane.clock.advance(day);
      await client().transactions.createReceiptCopy(signed);
      const of = async (branch_id: string) => (await client().reports.xReport({ branch_id })).other_kinds;
      expect(await of("00")).to.deep.equal([]);
      expect(await of("01")).to.deep.equal([figuresOf("CS", [line])]);
      lane.clock.advance(day);
      const z = await client().reports.createZReport({}, { branch: "01" });
      // It is of the day of the copy, although nothing was sold.
      const business_day = new Date(Date.parse(before) + day).toISOString().slice(0, 10);
      expect(z).to.include({ number: 2, business_day, documents: 0 });
      expect(z.other_kinds).to.deep.equal([figuresOf("CS", [line])]);
    });

    it("leave no copy out that is printed while a Z report is made", async () => {
      const line: Line[] = [{ item_code: cola, quantity: 1, unit_price: 580 }];
      const signed = await lane.sell({ invoice_no: "S-1", items: line });
      await lane.drain();
      const prints = Array.from({ length: 8 }, () => client().transactions.createReceiptCopy(signed));
      await Promise.all([...prints, client().reports.createZReport({})]);
      lane.clock.advance(day);
      await client().reports.createZReport({});
      const reports = await client().reports.zReports().toArray();
      const counted = reports.flatMap(({ other_kinds }) => other_kinds.map(({ documents }) => documents));
      expect(counted.reduce((sum, documents) => sum + documents, 0)).to.equal(8);
    });

    it("sum every kind of receipt of a day, and no kind in another's figures", async () => {
      const lines = (quantity: number): Line[] => [
        { item_code: cola, quantity, unit_price: 99.9, discount_rate: 15 },
        { item_code: service, quantity: 1, unit_price: 50 },
      ];
      const back = (original: string) =>
        ({ receipt_type: "R", original_invoice_no: original, refund_reason_code: "06" }) as const;
      const [sold, trained, quoted] = [lines(3), lines(7), lines(11)];
      const returned = [lines(1)[1] as Line];
      await lane.sell({ invoice_no: "S-1", items: sold });
      await lane.drain();
      await lane.sell({ invoice_no: "S-2", items: returned, ...back("S-1") });
      await lane.drain();
      await quote("S-1", quoted);
      await client().devices.update("00", { training: true });
      await client().sales.create(sale({ invoice_no: "T-1", items: trained }));
      await client().sales.create(sale({ invoice_no: "T-2", items: returned, ...back("T-1") }));
      await client().devices.update("00", { training: false });
      const x = await client().reports.xReport();
      const kinds = [figuresOf("NS", [sold]), figuresOf("NC", [returned], -1)];
      const others = [figuresOf("TS", [trained]), figuresOf("TC", [returned], -1), figuresOf("PS", [quoted])];
      expect(x.kinds).to.deep.equal(kinds);
      expect(x.other_kinds).to.deep.equal(others);
      const total = kinds.reduce((sum, { total_amount }) => sum + cents(total_amount), 0) / 100;
      const tax = kinds.reduce((sum, { tax_amount }) => sum + cents(tax_amount), 0) / 100;
      expect(x.totals).to.include({ total_amount: total, tax_amount: tax });
      expect([x.documents, x.lines, x.dates[0]?.total_amount, x.payments[0]?.total_amount]).to.deep.equal([
        2,
        3,
        total,
        total,
      ]);
      expect([x.first_receipt?.invoice_no, x.last_receipt?.invoice_no]).to.deep.equal(["S-1", "S-2"]);
      const z = await client().reports.createZReport({});
      expect([z.kinds, z.other_kinds, z.totals]).to.deep.equal([kinds, others, x.totals]);
    });

    it("count a quotation in the next Z report if it is stored after one, and a retry in the first", async () => {
      const line: Line[] = [{ item_code: cola, quantity: 1, unit_price: 580 }];
      await quote("Q-1", line);
      await client().reports.createZReport({});
      await quote("Q-1", line);
      await quote("Q-2", line);
      lane.clock.advance(day);
      const next = await client().reports.createZReport({});
      expect(next.other_kinds).to.deep.equal([figuresOf("PS", [line])]);
      expect(next.documents).to.equal(0);
      const earlier = await client().reports.zReport("1");
      expect(earlier.other_kinds).to.deep.equal([figuresOf("PS", [line])]);
    });

    it("leave no quotation out that is stored while a Z report is made", async () => {
      const line: Line[] = [{ item_code: cola, quantity: 1, unit_price: 580 }];
      const quotes = Array.from({ length: 12 }, (_, index) => quote(`Q-${index}`, line));
      await Promise.all([...quotes, client().reports.createZReport({})]);
      lane.clock.advance(day);
      await client().reports.createZReport({});
      const reports = await client().reports.zReports().toArray();
      const counted = reports.flatMap(({ other_kinds }) => other_kinds.map(({ documents }) => documents));
      expect(counted.reduce((sum, documents) => sum + documents, 0)).to.equal(12);
    });
  });
}
