// What the command line says of a sale before it is sent, held against the service's own validation and rules.
import { expect } from "chai";
import { documentProblems } from "../../cli/src/sales-file/checks.ts";
import { ValidationError } from "../../server/src/errors.ts";
import { createValidators } from "../../server/src/http/validate.ts";
import type { ItemRow } from "../../server/src/items/store.ts";
import { operationList } from "../../server/src/operations.ts";
import { checkSale, type SaleInput, type SaleSurroundings } from "../../server/src/sales/rules.ts";

const nowMs = Date.UTC(2026, 2, 10, 6);
const dayMs = 86_400_000;
const letters = ["A", "B", "C", "D", "E"];

const item: ItemRow = {
  id: 1,
  data_set_id: 1,
  seq: 1,
  item_code: "K1",
  item_name: "Cola",
  name_folded: "cola",
  item_class_code: "10101500",
  item_type: "2",
  tax_type_code: "A",
  pkg_unit_code: "NT",
  qty_unit_code: "U",
  origin_nation_code: "KE",
  barcode: null,
  default_price: 100,
  safety_qty: 0,
  is_active: 1,
  registered_at: nowMs,
  last_synced_at: nowMs,
  created_at: nowMs,
  updated_at: nowMs,
};
/** A branch whose unit takes all that any unit does: what is refused here is refused everywhere. */
const around: SaleSurroundings = {
  items: new Map([["K1", item]]),
  taxTypes: new Map(letters.map((letter) => [letter, { rate: 16, name: letter }])),
  paymentTypes: new Set(["01", "02"]),
  codes: new Map(),
  profile: "plain",
  by: { id: "1", name: "Ann" },
  nowMs,
  timeZone: "Africa/Nairobi",
  traderName: "Shop",
  walkInName: "Walk-in customer",
};

const validate = createValidators(operationList).get("createSale");

/** Where the service refuses a document, if it does: for its form, or by its rules. */
function refusedFor(document: object): "form" | "rules" | undefined {
  let stage: "form" | "rules" = "form";
  try {
    const request = validate?.({ params: {}, query: new URLSearchParams(), headers: {}, body: document });
    stage = "rules";
    checkSale(request?.body as SaleInput, around);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return stage;
    throw error;
  }
}

const line = { item_code: "K1", quantity: 1, unit_price: 100 };
const valid = { invoice_no: "1", sale_date: "20260310", payment_type: "01", items: [line, line] };
const credit = { ...valid, receipt_type: "R", original_invoice_no: "0", refund_reason_code: "06" };

const heads =
  "branch_id bhf_id invoice_no sale_date sale_time payment_type receipt_type original_invoice_no refund_reason_code " +
  "customer_tin customer_name customer_mobile remark total_amount tax_amount taxable_amount items invoice";
const lines =
  "item_seq item_sequence item_code item_class_code item_name bcd pkg_unit_code pkg qty_unit_code quantity qty unit_price " +
  "supply_amount discount_rate discount_amount taxable_amount tax_type tax_rate tax_amount total_amount price";

/** Nothing, other types, codes, dates and times, numbers at their limits and decimals, texts as long as a field may be and longer. */
const values: unknown[] = [
  ...[
    undefined,
    null,
    true,
    [],
    {},
    "",
    " ",
    " a",
    "a b",
    "x\ny",
    "a\u200bb",
    "ae\u0301",
    "A",
    "F",
    "S",
    "T",
  ],
  ...["20260310", "20260311", "20260312", "20260231", "20240229", "2026-03-10", "235959", "250000", "0000"],
  ...[
    0, -1, 1, 1.5, 100, 100.01, 999, 1000, 0.01, 0.001, 0.0001, 0.00001, 1.005, 99_999_999_999.99, 1e11,
    1e300,
  ],
  ...[5, 10, 20, 50, 60, 200, 400].flatMap((most) => [
    "é".repeat(most),
    "😀".repeat(most),
    "x".repeat(most + 1),
  ]),
];

/** Each field of a sale or credit note, of itself and of its first line, with each of the values; as JSON can say it. */
function* documents(): Generator<Record<string, unknown>> {
  for (const base of [valid, credit])
    for (const value of values) {
      for (const field of heads.split(" ")) yield JSON.parse(JSON.stringify({ ...base, [field]: value }));
      for (const field of lines.split(" "))
        yield JSON.parse(JSON.stringify({ ...base, items: [{ ...line, [field]: value }] }));
    }
}

describe("what is said of a sale before it is sent", () => {
  it("is nothing of a valid one, and something of one that is not", () => {
    for (const document of [valid, credit]) {
      expect(documentProblems(document, nowMs)).to.deep.equal([]);
      expect(refusedFor(document)).to.equal(undefined);
    }
    const bad = { ...valid, sale_date: "20260231" };
    expect(documentProblems(bad, nowMs)).to.have.lengthOf(1);
    expect(refusedFor(bad)).to.equal("form");
  });

  it("leaves days near today to the service, so that a clock that is a day behind refuses nothing of today", () => {
    const found = ["20260310", "20260311", "20260312"].map((sale_date) => {
      const document = { ...valid, sale_date };
      const told = (skewMs: number) => documentProblems(document, nowMs + skewMs).map(({ reason }) => reason);
      return [sale_date, refusedFor(document), told(0), told(-dayMs)];
    });
    expect(found).to.deep.equal([
      ["20260310", undefined, [], []],
      ["20260311", "rules", [], ["20260311 is in the future"]],
      ["20260312", "rules", ["20260312 is in the future"], ["20260312 is in the future"]],
    ]);
  });

  it("refuses nothing that the service takes, and misses nothing of a form that it refuses", () => {
    const wrong = [...documents()].flatMap((document) => {
      const refused = refusedFor(structuredClone(document));
      // By this computer's own clock, which may be right, or a day behind the service's.
      return [0, -dayMs].flatMap((skewMs) => {
        const problems = documentProblems(document, nowMs + skewMs);
        const agrees = problems.length > 0 ? refused !== undefined : refused !== "form";
        return agrees ? [] : [{ document, skewMs, problems, refused }];
      });
    });
    expect(wrong).to.deep.equal([]);
  });
});
