// A day of three tills on one branch that closes at three, with an outage over midnight: its figures, computed here from what was sold.
import type { Result, SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { forSuite } from "../../support/suite.ts";

const hour = 60 * 60_000;
const minute = 60_000;
type DayFigures = Omit<Result<"createZReport">, "number" | "closed_at">;
type Till = "owner" | "accountant" | "cashier";
const tills: Till[] = ["owner", "accountant", "cashier"];

/** Cents of a line, as a person with a calculator has them. Cola is taxed at 16 %, milk is exempt. */
function centsOf({ item_code, quantity = 0, unit_price, discount_rate }: SaleInput["items"][number]) {
  const gross = Math.round(quantity * unit_price * 100);
  const discount = Math.round((gross * (discount_rate ?? 0)) / 100);
  const total = gross - discount;
  const isTaxed = item_code === "KE2NTXU0000001";
  const taxable = isTaxed ? Math.round((total * 100) / 116) : total;
  return { letter: isTaxed ? "B" : "A", total, taxable, tax: total - taxable, discount };
}

type Sold = { till: Till; body: SaleInput; sign: 1 | -1 };
const cents = (amount: number): number => Math.round(amount * 100);

/** The figures of sales: totals, letters, payments, dates. */
function figuresOf(sold: readonly Sold[]) {
  const sums = new Map<string, number>();
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  for (const { body, sign } of sold) {
    add("documents", 1);
    add(`${sign === 1 ? "NS" : "NC"} documents`, 1);
    add("lines", body.items.length);
    add(`date ${body.sale_date} documents`, 1);
    for (const { payment_type, amount } of body.payments ?? [])
      add(`payment ${payment_type}`, sign * cents(amount));
    for (const line of body.items) {
      const { letter, total, taxable, tax, discount } = centsOf(line);
      const of = `${sign === 1 ? "NS" : "NC"} ${letter}`;
      add(`${of} taxable`, sign * taxable);
      add(`${of} tax`, sign * tax);
      add(`${of} total`, sign * total);
      add("total", sign * total);
      add("tax", sign * tax);
      add("discount", sign * discount);
      if (!body.payments) add(`payment ${body.payment_type}`, sign * total);
      add(`date ${body.sale_date}`, sign * total);
      add(`date ${body.sale_date} tax`, sign * tax);
    }
  }
  return Object.fromEntries([...sums].toSorted().filter(([, value]) => value !== 0));
}

for (const family of databaseFamilies()) {
  describe(`a day of three tills on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family, startMs: Date.parse("2026-03-10T05:00:00Z") }));
    const client = () => lane.test.clientFor(lane.test.account.keys.owner);

    /** The same figures from a report. */
    function shown(report: DayFigures) {
      const { documents, lines, totals, kinds, taxes, payments, dates, discount_amount } = report;
      const sums: [string, number][] = [
        ["documents", documents],
        ["lines", lines],
        ["total", cents(totals.total_amount)],
        ["tax", cents(totals.tax_amount)],
        ["discount", cents(discount_amount)],
        ...kinds.map((one): [string, number] => [`${one.label} documents`, one.documents]),
        ...taxes.flatMap((one): [string, number][] => [
          [`${one.label} ${one.authority_tax_type} taxable`, cents(one.taxable_amount)],
          [`${one.label} ${one.authority_tax_type} tax`, cents(one.tax_amount)],
          [`${one.label} ${one.authority_tax_type} total`, cents(one.total_amount)],
        ]),
        ...payments.map((one): [string, number] => [`payment ${one.payment_type}`, cents(one.total_amount)]),
        ...dates.flatMap((one): [string, number][] => [
          [`date ${one.document_date}`, cents(one.total_amount)],
          [`date ${one.document_date} tax`, cents(one.tax_amount)],
          [`date ${one.document_date} documents`, one.documents],
        ]),
      ];
      return Object.fromEntries(sums.toSorted().filter(([, value]) => value !== 0));
    }

    it("has the figures of what was sold, on X and Z reports and over both days", async () => {
      const sold: Sold[] = [];
      let count = 0;
      const localNow = () => new Date(lane.clock.now() + 3 * hour).toISOString().replaceAll(/\D/g, "");
      async function sell(till: Till, items: SaleInput["items"], overrides: Partial<SaleInput> = {}) {
        count += 1;
        const now = localNow();
        const body = {
          ...{ invoice_no: `D-${count}`, sale_date: now.slice(0, 8), sale_time: now.slice(8, 14) },
          ...{ payment_type: ["01", "06", "02"][count % 3] ?? "01", items, ...overrides },
        } as SaleInput;
        lane.key = lane.test.account.keys[till];
        await lane.sell(body);
        sold.push({ till, body, sign: body.receipt_type === "R" ? -1 : 1 });
        return body.invoice_no;
      }
      const cola = (quantity: number, more = {}) => ({
        ...{ item_code: "KE2NTXU0000001", quantity, unit_price: 57.99, ...more },
      });
      const milk = (quantity: number, more = {}) => ({
        ...{ item_code: "KE2NTXL0000002", quantity, unit_price: 49.5, ...more },
      });
      const keyOf = async (till: Till): Promise<string> => {
        const owned = { user_id: lane.test.account.users[till], data_set_id: lane.branch.environmentId };
        return (await lane.db.knex("api_keys").where(owned).first("id")).id;
      };
      const step = async (ms: number) => {
        lane.clock.advance(ms);
        await lane.drain();
      };

      // 08:00: the day before is closed already.
      await client().branches.update("00", { business_day_start: "03:30" });
      // Until 20:00: two sales an hour at each till, and a return.
      let returned = "";
      for (let at = 0; at < 6; at++) {
        for (const till of tills) {
          returned = await sell(till, [cola(1 + at), milk(0.5 + at, { discount_rate: 7.5 })]);
          await sell(till, [cola(3, { discount_rate: 33.33 })]);
        }
        await step(2 * hour);
      }
      const back = { receipt_type: "R", refund_reason_code: "06" } as const;
      await sell("cashier", [cola(2)], { ...back, original_invoice_no: returned });
      await step(3.5 * hour);

      // 23:30 to 01:00: the unit is away, and sales of both dates wait.
      lane.unit.always(async () => ({ kind: "not_sent", message: "connect ECONNREFUSED" }));
      for (let at = 0; at < 6; at++) {
        for (const till of tills) await sell(till, [cola(1), milk(2)]);
        await step(15 * minute);
      }
      const away = await client().reports.xReport();
      expect(away.waiting).to.equal(18);
      expect(away.documents).to.equal(count - 18);
      lane.unit.always(undefined);
      await lane.settle();
      const payments = [
        { payment_type: "01", amount: 100 },
        { payment_type: "06", amount: 98 },
      ];
      for (const till of tills) await sell(till, [milk(4)], { payment_type: undefined, payments });
      await lane.settle();
      lane.clock.advance(Date.parse("2026-03-11T00:00:00Z") - lane.clock.now());

      for (const till of tills) {
        const own = sold.filter((one) => one.till === till);
        expect(shown(await client().reports.xReport({ key_id: await keyOf(till) }))).to.deep.equal(
          figuresOf(own),
        );
        const user_id = lane.test.account.users[till];
        expect(shown(await client().reports.xReport({ user_id }))).to.deep.equal(figuresOf(own));
      }
      const before = await client().reports.xReport();
      expect(shown(before)).to.deep.equal(figuresOf(sold));

      // 03:00
      const first = await client().reports.createZReport({});
      expect(first).to.deep.include({
        ...{ number: 1, business_day: "2026-03-10", closed_at: "2026-03-11T00:00:00.000Z" },
        ...{ first_receipt: before.first_receipt, last_receipt: before.last_receipt, waiting: 0 },
      });
      expect(shown(first)).to.deep.equal(figuresOf(sold));
      expect(first.dates.map(({ document_date }) => document_date)).to.deep.equal(["20260310", "20260311"]);
      // The unit numbers the credit note separately.
      const edges = [first.first_receipt?.receipt_no, first.last_receipt?.receipt_no];
      expect(edges).to.deep.equal(["1", String(count - 1)]);

      // The next day has the rest of its date.
      const firstDay = sold.length;
      await step(8 * hour);
      for (const till of tills) await sell(till, [cola(5)]);
      await step(hour);
      const second = await client().reports.createZReport({});
      expect(second).to.include({ number: 2, business_day: "2026-03-11", documents: 3 });
      expect(shown(second)).to.deep.equal(figuresOf(sold.slice(firstDay)));
      for (const day of ["2026-03-10", "2026-03-11"]) {
        const { totals } = await client().reports.taxReport({ from_date: day, to_date: day });
        const rows = [first, second].flatMap(({ dates }) =>
          dates.filter(({ document_date }) => document_date === day.replaceAll("-", "")),
        );
        for (const figure of ["taxable_amount", "tax_amount", "total_amount"] as const)
          expect(
            rows.reduce((sum, row) => sum + cents(row[figure]), 0),
            `${day} ${figure}`,
          ).to.equal(cents(totals.sales[figure]));
      }
      await lane.expectInvariants();
    });
  });
}
