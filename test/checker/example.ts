// A small history in which every promise is kept: sales, a credit note, a purchase, a movement, a rejection, and what was read.
import type { Body, Json, Line } from "./format.ts";

const tin = "P051234567Z";
const branch = "00";
const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";
const delivery = "KE3NTXU0000003";

let clock = 0;
let requests = 0;

function exchange(
  method: string,
  path: string,
  body: Json | undefined,
  status: number,
  answer: Body,
  key?: string,
): Line[] {
  requests += 1;
  const id = `r${requests}`;
  const at = clock;
  clock += 10;
  return [
    {
      kind: "request",
      id,
      caller: "owner",
      at,
      method,
      path,
      ...(key === undefined ? {} : { idempotency_key: key }),
      ...(body === undefined ? {} : { body }),
    },
    { kind: "response", request: id, at: at + 5, status, body: answer },
  ];
}

type Facts = {
  id: string;
  type: string;
  invoice_no: string;
  status: string;
  receipt_no: string | null;
  total_amount: number;
};

/** A transaction as lists have it. */
const summaryOf = ({ id, ...facts }: Facts): Body => ({ transaction_id: id, branch_id: branch, ...facts });

const detailOf = (facts: Facts, request_data: Body, more: Body = {}): Body => ({
  ...summaryOf(facts),
  retry_count: 0,
  superseded_by: null,
  reissue_of: null,
  transferred_from: null,
  follow_ups: [],
  request_data,
  ...more,
});

const line = (quantity: number, item_code = cola): Body => ({ item_code, quantity, unit_price: 580 });

/** A line at the unit, with a discount in percent. */
function unitLine(qty: number, itemCd = cola, dcRt = 0): Body {
  const splyAmt = qty * 580;
  const totAmt = (splyAmt * (100 - dcRt)) / 100;
  const taxblAmt = Math.round((totAmt * 10_000) / 116) / 100;
  const taxAmt = Math.round((totAmt - taxblAmt) * 100) / 100;
  return {
    itemCd,
    qty,
    prc: 580,
    splyAmt,
    dcRt,
    dcAmt: splyAmt - totAmt,
    taxTyCd: "B",
    taxblAmt,
    taxAmt,
    totAmt,
  };
}

/** The lines of a document at the unit, with their sums. */
function unitLines(...itemList: Body[]): Body {
  const sum = (name: string): number =>
    Math.round(itemList.reduce((total, one) => total + Number(one[name]) * 100, 0)) / 100;
  const [totTaxblAmt, totTaxAmt, totAmt] = [sum("taxblAmt"), sum("taxAmt"), sum("totAmt")];
  return {
    totItemCnt: itemList.length,
    taxblAmtB: totTaxblAmt,
    taxAmtB: totTaxAmt,
    totTaxblAmt,
    totTaxAmt,
    totAmt,
    itemList,
  };
}

const unitSale = (rcptTyCd: "S" | "R", buyer: Body, rest: Body): Body => ({
  rcptTyCd,
  orgInvcNo: 0,
  ...buyer,
  pmtTyCd: "01",
  cfmDt: "20260310101502",
  salesDt: "20260310",
  rfdDt: null,
  rfdRsnCd: null,
  remark: null,
  ...rest,
});

const hotel = { custTin: "A001234567B", custNm: "Acacia Hotel" };
const nobody = { custTin: null, custNm: "Walk-in customer" };

/** A new copy, for a test to break. */
export function goodHistory(): Line[] {
  clock = 1_000;
  requests = 0;
  const day = { branch_id: branch, sale_date: "20260310", sale_time: "101500", payment_type: "01" };
  const sale = {
    ...day,
    invoice_no: "INV-1",
    payment_type: "02",
    customer_tin: "a001234567b",
    customer_name: "Acacia Hotel",
    remark: "table 4",
    items: [{ ...line(2), discount_rate: 10 }, line(1, delivery)],
  };
  const later = { invoice_no: "INV-2", ...day, items: [line(3)] };
  const note = {
    ...day,
    invoice_no: "CN-1",
    receipt_type: "R",
    original_invoice_no: "INV-1",
    refund_reason_code: "06",
    items: [line(1)],
  };
  const failing = { ...day, invoice_no: "INV-3", items: [line(1)] };
  const wrong = { ...day, invoice_no: "INV-4", items: [] };
  const purchase = {
    branch_id: branch,
    invoice_no: "PUR-1",
    purchase_date: "20260309",
    purchase_time: "162000",
    payment_type: "01",
    supplier_tin: "P059999999Q",
    supplier_name: "Wholesale Ltd",
    supplier_invoice_no: "7001",
    items: [{ ...line(10), tax_type: "A", tax_rate: 16 }],
  };
  const movement = {
    branch_id: branch,
    sar_no: "SAR-1",
    sar_ty_cd: "13",
    sar_dt: "20260310",
    remark: "counted by hand",
    items: [
      { item_cd: cola, qty: 5, prc: 580, tax_ty_cd: "A" },
      { item_cd: milk, qty: -3, prc: 50, tax_ty_cd: "B" },
    ],
  };
  const facts: Record<string, Facts> = {
    sale: {
      id: "t1",
      type: "sales",
      invoice_no: "INV-1",
      status: "success",
      receipt_no: "1",
      total_amount: 1624,
    },
    later: {
      id: "t2",
      type: "sales",
      invoice_no: "INV-2",
      status: "success",
      receipt_no: "2",
      total_amount: 1740,
    },
    note: {
      id: "t3",
      type: "sales",
      invoice_no: "CN-1",
      status: "success",
      receipt_no: "1",
      total_amount: 522,
    },
    failing: {
      id: "t4",
      type: "sales",
      invoice_no: "INV-3",
      status: "failed",
      receipt_no: null,
      total_amount: 580,
    },
    purchase: {
      id: "t5",
      type: "purchase",
      invoice_no: "PUR-1",
      status: "success",
      receipt_no: "1",
      total_amount: 5800,
    },
    movement: {
      id: "t6",
      type: "stock",
      invoice_no: "SAR-1",
      status: "success",
      receipt_no: null,
      total_amount: 0,
    },
  };
  const of = (name: string): Facts => facts[name] as Facts;
  const accepted = (name: string): Body => {
    const { id, invoice_no } = of(name);
    return { status: "processing", data: { transaction_id: id, invoice_no, status: "pending" }, meta: {} };
  };
  const signed = (name: string): Body => {
    const { id, invoice_no, receipt_no, total_amount } = of(name);
    return {
      status: "success",
      data: { transaction_id: id, invoice_no, receipt_no, total_amount },
      meta: {},
    };
  };
  const rejected = { status: "error", code: "unit_884", transaction_id: "t4", retryable: true };
  const event = (name: string): Line => {
    clock += 1;
    const { id, type, status, invoice_no, receipt_no } = of(name);
    const data = { transaction_id: id, type, status, invoice_no, receipt_no };
    return { kind: "delivery", at: clock, id: `e-${id}`, body: { event: "transaction.completed", data } };
  };
  const unit = (
    document: "sale" | "purchase" | "movement",
    number: number,
    body: Body,
    invoice_no: string | null = null,
    receipt_no: string | null = null,
  ): Line => {
    const signature = invoice_no === null ? {} : { signature: `S-${invoice_no}` };
    return {
      kind: "unit",
      at: clock,
      tin,
      branch,
      document,
      number,
      invoice_no,
      receipt_no,
      ...signature,
      body,
    };
  };
  const moved = (number: number, sarTyCd: string, remark: string, body: Body): Line =>
    unit("movement", number, { sarTyCd, ocrnDt: "20260310", remark, ...body });
  const lines: Line[] = [
    {
      kind: "history",
      version: 1,
      suite: "example",
      seed: 1,
      complete: true,
      restored: false,
      settled: true,
      events: true,
    },
    { kind: "device", branch, tin },
    ...exchange("POST", "/sales", sale, 200, signed("sale"), "key-1"),
    ...exchange("POST", "/sales", sale, 200, signed("sale"), "key-1"),
    ...exchange("POST", "/sales?async=true", later, 202, accepted("later")),
    ...exchange("GET", "/transactions/t2", undefined, 200, { data: summaryOf(of("later")) }),
    ...exchange("POST", "/sales", note, 200, signed("note")),
    ...exchange("POST", "/sales", failing, 422, { ...rejected, data: { status: "failed" } }),
    ...exchange("POST", "/transactions/t4/retry", {}, 422, { status: "error", code: "retry_failed" }),
    ...exchange("POST", "/sales", wrong, 400, {
      status: "error",
      code: "validation_failed",
      retryable: false,
    }),
    ...exchange("POST", "/purchases?async=true", purchase, 202, accepted("purchase")),
    ...exchange("POST", "/stock", movement, 200, {
      status: "success",
      data: { transaction_id: "t6", sar_no: "SAR-1", total_amount: 0 },
    }),
    // Its response is lost, and it never arrived.
    {
      kind: "request",
      id: "lost",
      caller: "till",
      at: clock,
      method: "POST",
      path: "/sales",
      body: { ...later, invoice_no: "INV-5" },
    },
    event("later"),
    event("purchase"),
    unit(
      "sale",
      1,
      unitSale("S", hotel, {
        pmtTyCd: "05",
        remark: "table 4",
        ...unitLines(unitLine(2, cola, 10), unitLine(1, delivery)),
      }),
      "INV-1",
      "1",
    ),
    unit("sale", 2, unitSale("S", nobody, unitLines(unitLine(3))), "INV-2", "2"),
    unit(
      "sale",
      3,
      unitSale("R", hotel, {
        orgInvcNo: 1,
        rfdDt: "20260310101502",
        rfdRsnCd: "06",
        ...unitLines(unitLine(1, cola, 10)),
      }),
      "CN-1",
      "1",
    ),
    unit("purchase", 1, {
      spplrTin: "P059999999Q",
      spplrNm: "Wholesale Ltd",
      spplrInvcNo: 7001,
      regTyCd: "M",
      rcptTyCd: "P",
      pchsTyCd: "N",
      pchsSttsCd: "02",
      pmtTyCd: "01",
      cfmDt: "20260310101502",
      pchsDt: "20260309",
      wrhsDt: "20260310101502",
      cnclDt: null,
      rfdDt: null,
      remark: null,
      ...unitLines(unitLine(10)),
    }),
    moved(1, "11", "INV-1", { ...hotel, ...unitLines(unitLine(2, cola, 10)) }),
    moved(2, "11", "INV-2", { ...nobody, ...unitLines(unitLine(3)) }),
    moved(3, "03", "CN-1", { ...hotel, ...unitLines(unitLine(1, cola, 10)) }),
    moved(4, "02", "PUR-1", { ocrnDt: "20260309", ...unitLines(unitLine(10)) }),
    moved(5, "06", "counted by hand", unitLines(unitLine(5))),
    moved(6, "16", "counted by hand", {
      itemList: [{ itemCd: milk, qty: 3, prc: 50, taxTyCd: "A", totAmt: 150 }],
    }),
    { kind: "level", tin, branch, item_code: cola, quantity: 11, balance: 11 },
    { kind: "level", tin, branch, item_code: milk, quantity: -3, balance: 0 },
  ];
  const contents: Record<string, Body> = { sale, later, note, failing, purchase, movement };
  clock += 100;
  const record = (path: string, body: Body): Line => ({ kind: "record", at: clock, path, body });
  lines.push(
    record("/transactions?per_page=100", { data: Object.values(facts).map(summaryOf), meta: { total: 6 } }),
  );
  for (const [name, content] of Object.entries(contents)) {
    const more: Body = name === "failing" ? { retry_count: 1 } : {};
    lines.push(record(`/transactions/${of(name).id}`, { data: detailOf(of(name), content, more) }));
  }
  const stats = {
    total: 6,
    by_status: { pending: 0, processing: 0, success: 5, failed: 1 },
    by_type: { sales: 4, purchase: 1, stock: 1, import: 0 },
    success_rate: 83.3,
  };
  lines.push(record("/transactions/stats?from_date=2020-01-01", { data: stats }));
  const sold = Object.values(facts)
    .map(summaryOf)
    .filter(({ type, status }) => type === "sales" && status === "success")
    .map(({ receipt_type, total_amount }) => (receipt_type === "R" ? -1 : 1) * Number(total_amount));
  const sales = { total_amount: sold.reduce((sum, total) => sum + total, 0) };
  lines.push(record("/reports/tax?from_date=2020-01-01&to_date=2099-12-31", { data: { totals: { sales } } }));
  lines.push(record("/transactions?status=failed&per_page=1", { data: [], meta: { total: 1 } }));
  const levels = [
    { item_code: cola, current_qty: 11 },
    { item_code: milk, current_qty: -3 },
  ];
  lines.push(record(`/stock?branch_id=${branch}`, { data: levels }));
  const items = [
    { item_code: cola, item_type: "2", tax_type_code: "A", tax_rate: null, default_price: 580 },
    { item_code: milk, item_type: "2", tax_type_code: "B", tax_rate: null, default_price: 50 },
    { item_code: delivery, item_type: "3", tax_type_code: "A", tax_rate: null, default_price: 580 },
  ];
  lines.push(record("/items?per_page=100", { data: items }));
  return structuredClone(lines);
}
