// The insurance of a sale's lines: it reaches the unit, and credit notes and reissues have that of the original.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

type LineInput = SaleInput["items"][number];

const cola = { item_code: "KE2NTXU0000001", quantity: 3, unit_price: 19.99 };
const none = { isrccCd: null, isrccNm: null, isrcRt: null, isrcAmt: null };

describeEachFamily("insured sales", (family) => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService({ family }));
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
    await test.client.account.update({ credit_note_window: "none" });
    await test.client.insurances.create({ code: "INS01", name: "Uzima Health", rate: 15 });
  });

  const sell = (items: LineInput[], overrides: Partial<SaleInput> = {}) =>
    test.client.sales.create(sale({ items, ...overrides }));
  const credit = (original_invoice_no: string, items: LineInput[]) =>
    sell(items, { receipt_type: "R", original_invoice_no, refund_reason_code: "06" });
  /** The insurance fields of the lines of each sale, as the unit got them. */
  const sent = () =>
    test.simulator.requests
      .filter((one) => one.tin === branch.tin && one.function === "saveSales")
      .map(({ body }) =>
        Object(body).itemList.map(({ isrccCd, isrccNm, isrcRt, isrcAmt }: Record<string, unknown>) => ({
          isrccCd,
          isrccNm,
          isrcRt,
          isrcAmt,
        })),
      );
  const uzima = (isrcRt: number, isrcAmt: number) => ({
    isrccCd: "INS01",
    isrccNm: "Uzima Health",
    isrcRt,
    isrcAmt,
  });
  const insurance = async (id: string) =>
    (await test.client.sales.get(id)).items.map(({ insurance_code, insurance_rate, insurance_amount }) => [
      insurance_code,
      insurance_rate,
      insurance_amount,
    ]);

  it("sends insurer, rate and amount of each line, and changes no total", async () => {
    const lines = [
      { ...cola, insurance_code: "INS01" },
      { ...cola, insurance_code: "INS01", insurance_rate: 0 },
      { ...cola, quantity: 1, discount_rate: 10, insurance_code: "INS01", insurance_rate: 50 },
      cola,
    ];
    const sold = await sell(lines, { invoice_no: "I-1" });
    // 59.97 × 15 % is 8.9955; a tenth off leaves 17.99, whose half is 8.995.
    expect(sent()).to.deep.equal([[uzima(15, 9), uzima(0, 0), uzima(50, 9), none]]);
    expect(await insurance(sold.transaction_id)).to.deep.equal([
      ["INS01", 15, 9],
      ["INS01", 0, 0],
      ["INS01", 50, 9],
      [null, null, null],
    ]);
    const without = lines.map(({ item_code, quantity, unit_price, discount_rate }: LineInput) => ({
      item_code,
      quantity,
      unit_price,
      ...(discount_rate === undefined ? {} : { discount_rate }),
    }));
    const plain = await sell(without as LineInput[]);
    const { total_amount, tax_amount, taxable_amount } = plain;
    expect(sold).to.include({ total_amount, tax_amount, taxable_amount });
    const paper = await test.client.transactions.receipt(sold.transaction_id);
    expect(Object(paper).items[0]).to.include({ insurance_name: "Uzima Health", insurance_amount: 9 });
    expect(Object(paper)).to.include({ total_amount });
  });

  it("rejects an unknown or inactive insurance and a rate without one, at their fields", async () => {
    await test.client.insurances.create({ code: "OUT", name: "Old", rate: 5, is_active: false });
    const lines = [
      { ...cola, insurance_code: "NONE" },
      { ...cola, insurance_code: "OUT" },
      { ...cola, insurance_rate: 5 },
      { ...cola, insurance_code: "ins01" },
    ];
    const failure = await failureOf(sell(lines));
    expect(failure).to.include({ status: 400, code: "validation_failed" });
    expect(failure.errors).to.deep.equal({
      "items[0].insurance_code": [
        "NONE is not a registered insurance of the branch: GET /insurances lists them, POST /insurances adds one",
      ],
      "items[1].insurance_code": [
        "OUT is not an active insurance: PATCH /insurances/OUT with is_active true makes it active",
      ],
      "items[2].insurance_rate": ["needs an insurance_code"],
      "items[3].insurance_code": [
        "ins01 is not a registered insurance of the branch: GET /insurances lists them, POST /insurances adds one",
      ],
    });
    await test.client.insurances.update("OUT", { is_active: true });
    await sell([{ ...cola, insurance_code: "OUT" }]);
    await test.client.insurances.update("OUT", { is_active: false });
    expect((await failureOf(sell([{ ...cola, insurance_code: "OUT" }]))).status).to.equal(400);
  });

  it("warns of another rate than the registered one", async () => {
    const warningsAt = async (rate: { insurance_rate?: number }) => {
      const items = [{ ...cola, insurance_code: "INS01", ...rate }];
      const { warnings } = await test.client.sales.create(sale({ items })).withResponse();
      return warnings.filter(({ code }) => code === "insurance_rate_differs").map(({ field }) => field);
    };
    expect(await warningsAt({})).to.deep.equal([]);
    expect(await warningsAt({ insurance_rate: 20 })).to.deep.equal(["items[0].insurance_rate"]);
  });

  it("credits with the insurance of the original, whatever changed since", async () => {
    const both = [{ ...cola, insurance_code: "INS01", insurance_rate: 33 }, cola];
    await sell(both, { invoice_no: "I-1" });
    await test.client.insurances.update("INS01", { name: "Renamed", rate: 1, is_active: false });
    await credit("I-1", [{ ...cola, quantity: 2 }]);
    await credit("I-1", [{ ...cola, quantity: 1, insurance_code: "INS01" }]);
    await credit("I-1", [{ ...cola, quantity: 1 }]);
    // 39.98 and 19.99, of which the insurer pays 33 %.
    const notes = [[uzima(33, 13.19)], [uzima(33, 6.6)], [none]];
    expect(sent().slice(1)).to.deep.equal(notes);
    for (const wrong of [{ insurance_code: "OUT" }, { insurance_code: "INS01", insurance_rate: 34 }]) {
      const failure = await failureOf(credit("I-1", [{ ...cola, quantity: 1, ...wrong }]));
      expect(failure).to.include({ code: "validation_failed" });
      expect(failure.errors).to.deep.equal({
        "items[0].insurance_code": [
          "must be the insurance of the original: item KE2NTXU0000001 has the insurance INS01 at 33 % on I-1",
        ],
      });
    }
  });

  it("credits a sale whose every line is insured with its insurance", async () => {
    const insured = [{ ...cola, insurance_code: "INS01" }];
    await sell(insured, { invoice_no: "I-1" });
    const { transaction_id } = await credit("I-1", insured);
    expect(await insurance(transaction_id)).to.deep.equal([["INS01", 15, 9]]);
  });

  it("reissues with the insurance of the original, also one that is inactive since", async () => {
    const { transaction_id } = await sell([{ ...cola, insurance_code: "INS01", insurance_rate: 33 }, cola]);
    await test.client.insurances.update("INS01", { is_active: false, name: "Renamed" });
    const { sale: issued, credit_note } = await test.client.sales.reissue(transaction_id, {
      customer_tin: "P059999999Q",
      customer_name: "Lakeside Ltd",
    });
    const lines = [uzima(33, 19.79), none];
    expect(sent()).to.deep.equal([lines, lines, lines]);
    const shown = [
      ["INS01", 33, 19.79],
      [null, null, null],
    ];
    for (const one of [credit_note, issued]) expect(await insurance(one.transaction_id)).to.deep.equal(shown);
  });

  it("finds the first submission of the same content, and a conflict in another insurance", async () => {
    const insured = [{ ...cola, insurance_code: "INS01" }];
    const first = await sell(insured, { invoice_no: "I-1" });
    const again = await sell(insured, { invoice_no: "I-1" });
    expect(again.transaction_id).to.equal(first.transaction_id);
    expect((await failureOf(sell([cola], { invoice_no: "I-1" }))).status).to.equal(409);
  });
});
