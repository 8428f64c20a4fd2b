// A tax report equals the sum of the exports and the control unit's ledger: to the cent, whatever was sold and bought.

import { readFile } from "node:fs/promises";
import type { PurchaseInput, SaleInput } from "@taxctl/sdk";
import { lineAmounts } from "@taxctl/sdk/amounts";
import { readSheet, readWorkbook } from "@taxctl/sdk/books";
import { expect } from "chai";
import fc from "fast-check";
import { claimedLate, openBranch, purchase, sale } from "../../support/branch.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "../support/command.ts";

type Line = SaleInput["items"][number];
type Cells = Record<string, string | undefined>;
type Report = {
  documents: number;
  rows: { of: string; tax_type: string; taxable_amount: number; tax_amount: number; total_amount: number }[];
  totals: Record<"sales" | "purchases", Record<string, number>>;
  left_out: Record<"sales" | "purchases", Record<string, number>>;
};

const allBranches = ["00", "01", "02"];
const letters = ["A", "B", "C", "D", "E"] as const;
const figureNames = ["taxable", "tax", "total"] as const;
const march = ["--from", "2026-03-01", "--to", "2026-03-31"];

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
const line = fc.record({
  item_code: fc.constantFrom("KE2NTXU0000001", "KE2NTXL0000002"),
  quantity: fc.integer({ min: 1, max: 40 }),
  unit_price: fc.integer({ min: 20_000, max: 9_000_000 }).map((value) => value / 100),
  tax_type: fc.constantFrom(...letters),
});
const discount: fc.Arbitrary<Partial<Line>> = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 1, max: 90 }).map((discount_rate) => ({ discount_rate })),
  cents(100).map((discount_amount) => ({ discount_amount })),
);
const soldLine: fc.Arbitrary<Line> = fc
  .tuple(line, discount)
  .map(([one, reduced]) => ({ ...one, ...reduced }));
const branch = fc.constantFrom(...allBranches);
const sold = fc.record({
  branch,
  items: fc.array(soldLine, { minLength: 1, maxLength: 5 }),
  isCredited: fc.boolean(),
  day: fc.constantFrom("20260301", "20260310"),
});
const bought = fc.record({
  branch,
  items: fc.array(line, { minLength: 1, maxLength: 3 }),
  kind: fc.constantFrom("P", "P", "R"),
  isRejected: fc.boolean(),
});

type Sold = typeof sold extends fc.Arbitrary<infer T> ? T : never;
type Bought = typeof bought extends fc.Arbitrary<infer T> ? T : never;

function purchaseItems(items: Omit<Line, "item_name">[]): PurchaseInput["items"] {
  const [given] = purchase().items;
  if (!given) throw new Error("the purchase has no line");
  return items.map(({ quantity = 1, unit_price, item_code = "", tax_type = "A" }, index) => {
    const tax_rate = tax_type === "A" ? 16 : 0;
    const figures = { quantity, unit_price, tax_rate };
    const { supply_amount, taxable_amount, tax_amount, total_amount } = lineAmounts(figures);
    return {
      ...given,
      item_seq: index + 1,
      item_code,
      same_item: true,
      tax_type,
      tax_rate,
      qty: quantity,
      unit_price,
      supply_amount,
      taxable_amount,
      tax_amount,
      total_amount,
    };
  });
}

const centsOf = (text: unknown) => Math.round(Number(text) * 100);

/** Cents by side, letter and figure, of rows that count. */
function summed(side: string, rows: readonly Cells[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows.filter(({ counted }) => counted === "yes"))
    for (const letter of letters)
      for (const figure of figureNames) {
        const value = centsOf(row[`${letter.toLowerCase()}_${figure}`]);
        const key = `${side} ${letter} ${figure}`;
        if (value !== 0 || key in sums) sums[key] = (sums[key] ?? 0) + value;
      }
  return withoutZeros(sums);
}

const withoutZeros = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));

describe("tax reports and exports", () => {
  let test: TestService;
  let desk: Desk;

  before(async () => {
    test = await startTestService();
    for (const bhf_id of allBranches) await openBranch(test, { bhf_id });
    desk = await Desk.open();
    await signIn();
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  const signIn = (branch?: string) => {
    const sandbox = { base_url: test.url, api_key: test.keys.owner, environment: "sandbox", branch };
    return desk.write(
      "config/config.json",
      JSON.stringify({ version: 1, current: "sandbox", profiles: { sandbox } }),
    );
  };
  const run = async (...argv: string[]) => {
    const ran = await desk.run(argv);
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(0);
    return ran;
  };
  const report = async (...more: string[]) =>
    (await run("reports", "period", ...march, ...more, "--json")).json().data as Report;
  const exported = async (what: "sales" | "purchases", ...more: string[]) => {
    const { stdout } = await run(what, "list", ...march, "--all", "--format", "csv", ...more);
    return (await readSheet(stdout)).rows.map(({ cells }) => cells);
  };
  /** Cents by side, letter and figure: rows of credit notes are negative. */
  const reported = ({ rows }: Report) => {
    const sums: Record<string, number> = {};
    for (const row of rows)
      for (const figure of figureNames) {
        const side = row.of.startsWith("purchase") ? "purchases" : "sales";
        const key = `${side} ${row.tax_type} ${figure}`;
        sums[key] = (sums[key] ?? 0) + centsOf(row[`${figure}_amount`]);
      }
    return withoutZeros(sums);
  };
  /** Cents by side, letter and figure, calculated from the sales and purchases. */
  const expected: Record<string, number> = {};
  /** What the unit signed: credit notes subtracted. */
  const signedAtUnit = () => {
    const sum = { tax_amount: 0, total_amount: 0 };
    for (const { function: name, body } of test.simulator.requests) {
      if (name !== "saveSales") continue;
      const { rcptTyCd, totTaxAmt, totAmt } = Object(body);
      const sign = rcptTyCd === "R" ? -1 : 1;
      sum.tax_amount += sign * centsOf(totTaxAmt);
      sum.total_amount += sign * centsOf(totAmt);
    }
    return sum;
  };

  function note(side: string, sign: 1 | -1, items: Line[]): void {
    for (const { tax_type = "A", quantity = 0, ...rest } of items) {
      const figures = lineAmounts({ ...rest, quantity, tax_rate: tax_type === "A" ? 16 : 0 });
      for (const figure of figureNames) {
        const key = `${side} ${tax_type} ${figure}`;
        expected[key] = (expected[key] ?? 0) + sign * centsOf(figures[`${figure}_amount`]);
      }
    }
  }

  async function trade(sales: Sold[], purchases: Bought[]): Promise<void> {
    for (const { branch: branch_id, items, isCredited, day } of sales) {
      const original = sale({ items, branch_id, sale_date: day });
      await test.client.sales.create(original);
      note("sales", 1, items);
      if (!isCredited) continue;
      const { invoice_no: original_invoice_no } = original;
      const back = { receipt_type: "R" as const, original_invoice_no, refund_reason_code: "06" };
      await test.client.sales.create(sale({ items: items.slice(0, 1), branch_id, ...back }));
      note("sales", -1, items.slice(0, 1));
    }
    for (const { branch: branch_id, items, kind, isRejected } of purchases) {
      const purchase_status = isRejected ? "04" : kind === "R" ? "05" : "02";
      const claim_month = "2026-03";
      const body = {
        items: purchaseItems(items),
        branch_id,
        claim_month,
        ...claimedLate,
        receipt_type: kind as "P",
        purchase_status,
      };
      await test.client.purchases.create(purchase(body));
      if (!isRejected) note("purchases", kind === "R" ? -1 : 1, items);
    }
  }

  it("add up to the same figures, by letter and in all, over all branches and for one", async () => {
    const given = fc.tuple(
      fc.array(sold, { minLength: 3, maxLength: 8 }),
      fc.array(bought, { minLength: 2, maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(given, async ([sales, purchases]) => {
        await trade(sales, purchases);
        const whole = await report();
        const rows = { sales: await exported("sales"), purchases: await exported("purchases") };
        expect(reported(whole)).to.deep.equal({
          ...summed("sales", rows.sales),
          ...summed("purchases", rows.purchases),
        });
        expect(reported(whole)).to.deep.equal(withoutZeros(expected));
        for (const side of ["sales", "purchases"] as const) {
          const counted = rows[side].filter((row) => row.counted === "yes");
          for (const field of ["taxable_amount", "tax_amount", "total_amount"])
            expect(centsOf(whole.totals[side][field]), `${side} ${field}`).to.equal(
              counted.reduce((sum, row) => sum + centsOf(row[field]), 0),
            );
        }
        expect({
          tax_amount: centsOf(whole.totals.sales.tax_amount),
          total_amount: centsOf(whole.totals.sales.total_amount),
        }).to.deep.equal(signedAtUnit());
        expect(whole.documents).to.equal(
          [...rows.sales, ...rows.purchases].filter((row) => row.counted === "yes").length,
        );
        expect(whole.left_out.purchases.not_approved).to.equal(
          rows.purchases.filter((row) => row.purchase_status === "04").length,
        );
        const ofBranch = (cells: readonly Cells[]) => cells.filter(({ branch_id }) => branch_id === "01");
        expect(reported(await report("--branch", "01"))).to.deep.equal({
          ...summed("sales", ofBranch(rows.sales)),
          ...summed("purchases", ofBranch(rows.purchases)),
        });
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it("list documents that don't count yet, and omit them from the sums", async () => {
    const before = await report();
    await test.client.sales
      .create(sale({ invoice_no: "REFUSED", remark: "SIM-884", branch_id: "00" }))
      .catch(() => {});
    const after = await report();
    expect(after.totals).to.deep.equal(before.totals);
    expect(after.left_out.sales.failed).to.equal((before.left_out.sales.failed ?? 0) + 1);
    const row = (await exported("sales")).find(({ invoice_no }) => invoice_no === "REFUSED");
    expect(row).to.include({
      status: "failed",
      counted: "no",
      sale_date: "2026-03-10",
      total_amount: "1160",
    });
    expect((await run("reports", "period", ...march)).stderr).to.contain("Sales not included: 1 failed");
  });

  it("are written to a file with all pages, credit notes negative", async () => {
    await test.client.sales.create(sale({ invoice_no: "SOLD", branch_id: "02" }));
    const back = { receipt_type: "R" as const, original_invoice_no: "SOLD", refund_reason_code: "06" };
    await test.client.sales.create(sale({ invoice_no: "BACK", branch_id: "02", ...back }));
    const csv = desk.path("march.csv");
    const ran = await run("sales", "list", ...march, "--per-page", "2", "--out", csv, "--json");
    const { rows } = await readSheet(await readFile(csv, "utf8"));
    expect(ran.json().meta).to.deep.include({ files: [csv], total: rows.length });
    expect(ran.json().data).to.have.length(rows.length);
    expect(rows.length).to.be.greaterThan(2);
    const credit = rows.find(({ cells }) => cells.invoice_no === "BACK")?.cells;
    expect(credit).to.include({
      total_amount: "-1160.00",
      a_taxable: "-1000.00",
      a_tax: "-160.00",
      counted: "yes",
    });
    const xlsx = desk.path("march.xlsx");
    await run("sales", "list", ...march, "--out", xlsx);
    const workbook = await readWorkbook(await readFile(xlsx), undefined);
    expect(JSON.stringify(workbook)).to.contain("BACK").and.to.contain("-1160");
    const records = (await run("sales", "list", "--invoice", "BACK", "--json")).json().data;
    expect(Object(records)[0]).to.deep.include({ total_amount: 1160, sign: -1 });
  });

  it("cover all branches despite the profile's, and reject an unsuitable file or flags", async () => {
    await signIn("01");
    const branches = async (...more: string[]) =>
      new Set((await exported("sales", ...more)).map(({ branch_id }) => branch_id));
    expect(await branches()).to.deep.equal(new Set(["01"]));
    expect(await branches("--all-branches")).to.deep.equal(new Set(allBranches));
    const whole = await report("--all-branches");
    expect(whole).to.deep.include({ branch_id: null });
    expect(whole.documents).to.be.greaterThan((await report()).documents);
    for (const words of [
      ["--out", desk.path("march.doc")],
      ["--out", desk.path("march.csv"), "--page", "2"],
      ["--all-branches", "--branch", "00"],
    ]) {
      const ran = await desk.run(["sales", "list", ...words, "--json"]);
      expect(ran.exitCode, words.join(" ")).to.equal(2);
    }
  });
});
