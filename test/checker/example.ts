// A small history in which every promise is kept: sales, a credit note, a purchase, a movement, a rejection, and what was read.
import type { Body, Json, Line } from "./format.ts";

const tin = "P051234567Z";
const branch = "00";
const cola = "KE2NTXU0000001";
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
const unitLine = (qty: number, itemCd = cola): Body => ({ itemCd, qty, totAmt: Math.abs(qty) * 580 });

/** A new copy, for a test to break. */
export function goodHistory(): Line[] {
  clock = 1_000;
  requests = 0;
  const sale = { branch_id: branch, invoice_no: "INV-1", items: [line(2), line(1, delivery)] };
  const later = { branch_id: branch, invoice_no: "INV-2", items: [line(3)] };
  const note = {
    branch_id: branch,
    invoice_no: "CN-1",
    receipt_type: "R",
    original_invoice_no: "INV-1",
    items: [line(1)],
  };
  const failing = { branch_id: branch, invoice_no: "INV-3", items: [line(1)] };
  const wrong = { branch_id: branch, invoice_no: "INV-4", items: [] };
  const purchase = {
    branch_id: branch,
    invoice_no: "PUR-1",
    supplier_tin: "P059999999Q",
    supplier_invoice_no: "7001",
    items: [line(10)],
  };
  const movement = {
    branch_id: branch,
    sar_no: "SAR-1",
    sar_ty_cd: "13",
    items: [
      { item_cd: cola, qty: 5 },
      { item_cd: "KE2NTXL0000002", qty: -3 },
    ],
  };
  const facts: Record<string, Facts> = {
    sale: {
      id: "t1",
      type: "sales",
      invoice_no: "INV-1",
      status: "success",
      receipt_no: "1",
      total_amount: 1740,
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
      total_amount: 580,
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
      { rcptTyCd: "S", totAmt: 1740, itemList: [unitLine(2), unitLine(1, delivery)] },
      "INV-1",
      "1",
    ),
    unit("sale", 2, { rcptTyCd: "S", totAmt: 1740, itemList: [unitLine(3)] }, "INV-2", "2"),
    unit("sale", 3, { rcptTyCd: "R", orgInvcNo: 1, totAmt: 580, itemList: [unitLine(1)] }, "CN-1", "1"),
    unit("purchase", 1, {
      spplrTin: "P059999999Q",
      spplrInvcNo: 7001,
      totAmt: 5800,
      itemList: [unitLine(10)],
    }),
    unit("movement", 1, { sarTyCd: "11", remark: "INV-1", itemList: [unitLine(2)] }),
    unit("movement", 2, { sarTyCd: "11", remark: "INV-2", itemList: [unitLine(3)] }),
    unit("movement", 3, { sarTyCd: "03", remark: "CN-1", itemList: [unitLine(1)] }),
    unit("movement", 4, { sarTyCd: "02", remark: "PUR-1", itemList: [unitLine(10)] }),
    unit("movement", 5, { sarTyCd: "06", remark: "SAR-1", itemList: [unitLine(5)] }),
    unit("movement", 6, { sarTyCd: "16", remark: "SAR-1", itemList: [unitLine(3, "KE2NTXL0000002")] }),
    { kind: "level", tin, branch, item_code: cola, quantity: 11, balance: 11 },
    { kind: "level", tin, branch, item_code: "KE2NTXL0000002", quantity: -3, balance: 0 },
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
  lines.push(record("/transactions?status=failed&per_page=1", { data: [], meta: { total: 1 } }));
  const levels = [
    { item_code: cola, current_qty: 11 },
    { item_code: "KE2NTXL0000002", current_qty: -3 },
  ];
  lines.push(record(`/stock?branch_id=${branch}`, { data: levels }));
  return structuredClone(lines);
}
