// Documents whose content at the unit, or in a record, is not the submitted one: a change for each thing that can differ.
import { type Break, data, find, record, unit } from "./changes.ts";
import type { Body, Json, Line } from "./format.ts";

type Kind = Parameters<typeof unit>[1];

/** Another value of the unit's body of a document. */
const atUnit =
  (kind: Kind, number: number, change: Body) =>
  (lines: Line[]): Line[] => {
    Object.assign(unit(lines, kind, number).body, change);
    return lines;
  };

/** Another value of its first line. */
const ofLine =
  (kind: Kind, number: number, change: Body) =>
  (lines: Line[]): Line[] => {
    const [line] = unit(lines, kind, number).body.itemList as Body[];
    Object.assign(line as Body, change);
    return lines;
  };

const inRecord =
  (id: string, change: (request: Body) => void) =>
  (lines: Line[]): Line[] => {
    const data = Object(record(lines, `/transactions/${id}`).body.data);
    data.request_data = structuredClone(data.request_data);
    change(data.request_data);
    return lines;
  };

/** A success whose receipt is lost, at the unit too: another system may have used its number. */
function withoutReceipt(lines: Line[], said: Body): Line[] {
  const { response } = find(lines, "/sales", "CN-1");
  Object.assign(data(response), { receipt_no: null, ...said });
  for (const line of lines) {
    const body = Object(line.kind === "record" ? line.body.data : undefined);
    for (const one of Array.isArray(body) ? body : [body])
      if (one.transaction_id === "t3") Object.assign(one, { receipt_no: null, response_data: said });
  }
  return lines;
}

/** Paid in two ways, at the unit and in the request for INV-2. */
const paidTwice = (lines: Line[], pmtTyCd: string): Line[] => {
  const payments = [
    { payment_type: "06", amount: 740 },
    { payment_type: "01", amount: 1000 },
  ];
  const body = Object(find(lines, "/sales?async=true", "INV-2").request.body);
  Object.assign(body, { payment_type: null, payments });
  return atUnit("sale", 2, { pmtTyCd })(lines);
};

const says = (what: string, found: Json, due: Json, kind = "sale number 1"): RegExp =>
  new RegExp(
    `^content: ${kind} .* has the ${what} ${found}; submitted was ${due} \\(lines? [\\d, ]+\\)$`,
    "m",
  );
const purchaseSays = (what: string, found: Json, due: Json): RegExp =>
  says(what, found, due, "purchase number 1");
const cola = "KE2NTXU0000001";

export const brokenContents: Record<string, Break[]> = {
  content: [
    [
      "a unit price is another one",
      ofLine("sale", 2, { prc: 579 }),
      says(`unit price of ${cola}`, 579, 580, "sale number 2"),
    ],
    [
      "a tax type is another one",
      ofLine("sale", 2, { taxTyCd: "A" }),
      says(`tax type of ${cola}`, "A", "B", "sale number 2"),
    ],
    [
      "a discount in percent is another one",
      ofLine("sale", 1, { dcRt: 9 }),
      says(`discount rate of ${cola}`, 9, 10),
    ],
    ["a discount is another one", ofLine("sale", 1, { dcAmt: 115 }), says(`discount of ${cola}`, 115, 116)],
    [
      "a discount is not in the total",
      ofLine("sale", 1, { totAmt: 1160 }),
      says(`total of ${cola}`, 1160, 1044),
    ],
    [
      "the supply is another one",
      ofLine("sale", 1, { splyAmt: 1159 }),
      says(`supply of ${cola}`, 1159, 1160),
    ],
    ["the tax is another one", ofLine("sale", 1, { taxAmt: 1 }), says(`tax of ${cola}`, 1, 144)],
    [
      "the taxable amount is another one",
      ofLine("sale", 1, { taxblAmt: 1 }),
      says(`taxable amount of ${cola}`, 1, 900),
    ],
    ["a sum is not that of the lines", atUnit("sale", 1, { taxblAmtB: 1 }), says("sum taxblAmtB", 1, 1400)],
    ["a sum stands under another tax type", atUnit("sale", 1, { taxAmtE: 1 }), says("sum taxAmtE", 1, 0)],
    ["a line is missing in the count", atUnit("sale", 1, { totItemCnt: 1 }), says("number of lines", 1, 2)],
    [
      "the buyer's TIN is another one",
      atUnit("sale", 1, { custTin: "A000000000Z" }),
      says("customer's TIN", "A000000000Z", "A001234567B"),
    ],
    [
      "the buyer's TIN is missing",
      atUnit("sale", 1, { custTin: null }),
      says("customer's TIN", "none", "A001234567B"),
    ],
    [
      "a sale without a buyer has a TIN",
      atUnit("sale", 2, { custTin: "A001234567B" }),
      says("customer's TIN", "A001234567B", "none", "sale number 2"),
    ],
    [
      "the printed TIN is another one",
      atUnit("sale", 1, { receipt: { custTin: null } }),
      says("customer's TIN", "none", "A001234567B"),
    ],
    [
      "the buyer's name is another one",
      atUnit("sale", 1, { custNm: "Baraka Cafe" }),
      says("customer's name", "Baraka Cafe", "Acacia Hotel"),
    ],
    [
      "the buyer's number is another one",
      atUnit("sale", 1, { receipt: { custMblNo: "0700" } }),
      says("customer's mobile number", "0700", "none"),
    ],
    [
      "a credit note is for another buyer",
      atUnit("sale", 3, { custNm: "Baraka Cafe" }),
      says("customer's name", "Baraka Cafe", "Acacia Hotel", "sale number 3"),
    ],
    [
      "a credit note has another TIN",
      atUnit("sale", 3, { custTin: null }),
      says("customer's TIN", "none", "A001234567B", "sale number 3"),
    ],
    [
      "a credit note has another reason",
      atUnit("sale", 3, { rfdRsnCd: "07" }),
      says("reason", "07", "06", "sale number 3"),
    ],
    [
      "a credit note has another tax type",
      ofLine("sale", 3, { taxTyCd: "C" }),
      says(`tax type of ${cola}`, "C", "B", "sale number 3"),
    ],
    [
      "a credit note has no time of its refund",
      atUnit("sale", 3, { rfdDt: null }),
      says("time rfdDt", "none", "a time", "sale number 3"),
    ],
    [
      "a credit note takes more than its share",
      ofLine("sale", 3, { totAmt: 580 }),
      says(`total of ${cola}`, 580, 522, "sale number 3"),
    ],
    [
      "a credit note takes more than there was",
      ofLine("sale", 3, { totAmt: 1045 }),
      says(`credited total of ${cola}`, 1045, 1044, "sale number 3"),
    ],
    [
      "a sale names an original",
      atUnit("sale", 2, { orgInvcNo: 1 }),
      says("original number", 1, 0, "sale number 2"),
    ],
    [
      "a sale is sent as a credit note",
      atUnit("sale", 2, { rcptTyCd: "R" }),
      says("kind", "R", "S", "sale number 2"),
    ],
    [
      "the payment type is another one",
      atUnit("sale", 1, { pmtTyCd: "02" }),
      says("payment type", "02", "05"),
    ],
    [
      "two payments go out as one of them",
      (lines) => paidTwice(lines, "01"),
      says("payment type", "01", "07", "sale number 2"),
    ],
    [
      "the date is another one",
      atUnit("sale", 1, { salesDt: "20260311" }),
      says("date", "20260311", "20260310"),
    ],
    [
      "the time of the confirmation is no time",
      atUnit("sale", 1, { cfmDt: "20260310251502" }),
      says("time cfmDt", "20260310251502", "a time"),
    ],
    ["the remark is another one", atUnit("sale", 1, { remark: null }), says("remark", "none", "table 4")],
    [
      "the name on a line is another one",
      (lines) => {
        const { request } = find(lines, "/sales?async=true", "INV-2");
        Object.assign(Object(Object(request.body).items[0]), { item_name: "Cola 500ml" });
        return ofLine("sale", 2, { itemNm: "Soda" })(lines);
      },
      says(`name of ${cola}`, "Soda", "Cola 500ml", "sale number 2"),
    ],
    [
      "sales without a buyer have two names",
      (lines) => {
        const { request } = find(lines, "/sales", "INV-1");
        Object.assign(Object(request.body), { customer_tin: null, customer_name: null });
        for (const line of lines)
          if (line.kind === "request" && Object(line.body).invoice_no === "INV-1")
            line.body = request.body as Json;
        return atUnit("sale", 1, { custTin: null })(lines);
      },
      /^content: sale number 2 .* is for no customer, and has the name Walk-in customer in place of Acacia Hotel/m,
    ],
    [
      "a sale without a buyer has no name",
      atUnit("sale", 2, { custNm: "" }),
      /^content: sale number 2 .* has no customer's name/m,
    ],
    [
      "the record names another buyer",
      (lines) => {
        Object.assign(Object(record(lines, "/transactions/t1").body.data), {
          counterparty_name: "Baraka Cafe",
        });
        return lines;
      },
      /^content: sale number 1 .* has the customer's name Acacia Hotel, its record Baraka Cafe/m,
    ],
    [
      "the supplier's TIN is another one",
      (lines) => {
        return atUnit("purchase", 1, { spplrTin: "P050000000A" })(lines);
      },
      purchaseSays("supplier's TIN", "P050000000A", "P059999999Q"),
    ],
    [
      "the supplier's name is another one",
      atUnit("purchase", 1, { spplrNm: "Duka" }),
      purchaseSays("supplier's name", "Duka", "Wholesale Ltd"),
    ],
    [
      "the supplier's invoice number is another one",
      atUnit("purchase", 1, { spplrInvcNo: 7002 }),
      purchaseSays("supplier's invoice number", 7002, 7001),
    ],
    [
      "the date of a purchase is another one",
      atUnit("purchase", 1, { pchsDt: "20260310" }),
      purchaseSays("date", "20260310", "20260309"),
    ],
    [
      "the status of a purchase is another one",
      atUnit("purchase", 1, { pchsSttsCd: "04" }),
      purchaseSays("status", "04", "02"),
    ],
    [
      "the type of a purchase is another one",
      atUnit("purchase", 1, { pchsTyCd: "C" }),
      purchaseSays("type", "C", "N"),
    ],
    [
      "an accepted purchase has no time of its warehousing",
      atUnit("purchase", 1, { wrhsDt: "" }),
      purchaseSays("time wrhsDt", "", "a time"),
    ],
    [
      "the price of a purchase is another one",
      ofLine("purchase", 1, { prc: 500 }),
      purchaseSays(`unit price of ${cola}`, 500, 580),
    ],
    [
      "the total of a purchase is another one",
      ofLine("purchase", 1, { totAmt: 5799 }),
      purchaseSays(`total of ${cola}`, 5799, 5800),
    ],
    [
      "a confirmed supplier's sale has other figures",
      (lines) => {
        const { request } = find(lines, "/purchases?async=true", "PUR-1");
        Object.assign(Object(Object(request.body).items[0]), { supply_amount: 5000, tax_amount: 928 });
        return atUnit("purchase", 1, { regTyCd: "A" })(lines);
      },
      /^content: purchase number 1 .* has the supply of \w+ 5800; submitted was 5000.*\n.*the tax of \w+ 800; submitted was 928/m,
    ],
  ],
  records: [
    [
      "a record has another time",
      inRecord("t1", (request) => Object.assign(request, { sale_time: "101501" })),
      /^records: sales INV-1 of branch 00 was submitted with the sale_time 101500, \/transactions\/t1 shows 101501 \(lines 3, \d+\)$/m,
    ],
    [
      "a record lacks the buyer",
      inRecord("t1", (request) => void delete request.customer_tin),
      /^records: sales INV-1 .* with the customer_tin a001234567b, \/transactions\/t1 shows none/m,
    ],
    [
      "a record has another price",
      inRecord("t2", (request) => Object.assign(Object((request.items as Body[])[0]), { unit_price: 1 })),
      /^records: sales INV-2 .* with the unit_price of line 1 580, \/transactions\/t2 shows 1/m,
    ],
    [
      "a record has other payments",
      (lines) =>
        inRecord("t2", (request) => {
          request.payments = [{ payment_type: "01", amount: 1740 }];
        })(paidTwice(lines, "07")),
      /^records: sales INV-2 .* with the payments 01 1000, 06 740, \/transactions\/t2 shows 01 1740/m,
    ],
    [
      "a record lacks the discount of the bill",
      (lines) => {
        Object.assign(Object(find(lines, "/sales?async=true", "INV-2").request.body), {
          bill_discount_rate: 10,
        });
        return inRecord("t2", (request) => void delete request.bill_discount_rate)(lines);
      },
      /^records: sales INV-2 .* with the bill_discount_rate 10, \/transactions\/t2 shows none/m,
    ],
    [
      "a purchase is read with another supplier",
      (lines) => [
        ...lines,
        {
          kind: "record",
          at: 1_200,
          path: "/purchases/t5",
          body: {
            data: {
              ...Object(find(lines, "/purchases?async=true", "PUR-1").request.body),
              supplier_name: "Duka",
            },
          },
        },
      ],
      /^records: purchase PUR-1 .* with the supplier_name Wholesale Ltd, \/purchases\/t5 shows Duka/m,
    ],
  ],
  "lost receipts": [
    [
      "a success is answered without a receipt, and without a word",
      (lines) => withoutReceipt(lines, {}),
      /^lost receipts: sales CN-1 of branch 00 is a success without a receipt, and nothing says that it is lost \(lines 11, 12\)$/m,
    ],
    [
      "only the response says that a receipt is lost",
      (lines) => {
        withoutReceipt(lines, { receipt_unrecovered: true });
        Object.assign(Object(record(lines, "/transactions/t3").body.data), {
          response_data: { receipt_no: null },
        });
        return lines;
      },
      /^lost receipts: sales CN-1 of branch 00 is a success without a receipt, .* \(line \d+\)$/m,
    ],
  ],
  movements: [
    [
      "a movement has another type",
      atUnit("movement", 2, { sarTyCd: "13" }),
      /^movements: movement number 2 .* has the type 13; due was 11 \(lines 7, \d+\)$/m,
    ],
    [
      "a movement names no document",
      atUnit("movement", 2, { remark: null }),
      /^movements: movement number 2 .* has the remark none; due was INV-2/m,
    ],
    [
      "a movement has another date",
      atUnit("movement", 2, { ocrnDt: "20260309" }),
      /^movements: movement number 2 .* has the date 20260309; submitted was 20260310/m,
    ],
    [
      "a submitted movement has another date",
      atUnit("movement", 5, { ocrnDt: "20260311" }),
      /^movements: movement number 5 .* has the date 20260311; submitted was 20260310/m,
    ],
    [
      "a movement has another price",
      ofLine("movement", 5, { prc: 581 }),
      /^movements: movement number 5 .* has the unit price 581 of KE2NTXU0000001; submitted was 580/m,
    ],
    [
      "a movement has another tax type",
      ofLine("movement", 6, { taxTyCd: "B" }),
      /^movements: movement number 6 .* has the tax type B of KE2NTXL0000002; due was A/m,
    ],
    [
      "a sale's movement has another tax type",
      ofLine("movement", 2, { taxTyCd: "A" }),
      /^movements: movement number 2 .* has the tax type A of KE2NTXU0000001; due was B/m,
    ],
    [
      "a sale's movement is for another buyer",
      atUnit("movement", 1, { custTin: null }),
      /^movements: movement number 1 .* has the customer's TIN null; the unit's sale has A001234567B/m,
    ],
  ],
};
