// JSON documents of sales: read as one, a list or lines, and rejected one by one with every certain error.
import { expect } from "chai";
import { Failure } from "../../../cli/src/failures/failure.ts";
import { sentenceOf } from "../../../cli/src/failures/reasons.ts";
import { saleReasons } from "../../../cli/src/sales-file/checks.ts";
import { documentJobs, readDocuments } from "../../../cli/src/sales-file/document-jobs.ts";
import { today } from "../support/sheet.ts";

const sale = (no: string, more: object = {}) => ({
  invoice_no: no,
  sale_date: "20260310",
  payment_type: "01",
  items: [{ item_code: "K1", quantity: 1, unit_price: 100 }],
  ...more,
});

describe("JSON documents", () => {
  it("are read as one object, a list, or lines", () => {
    expect(readDocuments(JSON.stringify(sale("1"), undefined, 2))).to.have.length(1);
    expect(readDocuments(JSON.stringify([sale("1"), sale("2")]))).to.have.length(2);
    expect(readDocuments(`${JSON.stringify(sale("1"))}\n\n${JSON.stringify(sale("2"))}\n`)).to.have.length(2);
  });

  for (const [name, text] of [
    ["broken JSON", '{"invoice_no":'],
    ["a broken line", `${JSON.stringify(sale("1"))}\n{"a":\n`],
    ["a list of texts", '["a"]'],
    ["an empty list", "[]"],
  ] as const) {
    it(`reject ${name}`, () => expect(() => readDocuments(text)).to.throw(Failure));
  }

  describe("of a result file", () => {
    const receiptOf = (fields: object) => {
      const result = {
        taxctl_invoice_no: "1",
        taxctl_transaction_id: "t1",
        taxctl_receipt_no: "41",
        ...fields,
      };
      const [given] = readDocuments(JSON.stringify(sale("1", result)));
      expect(given?.document).to.deep.equal(sale("1"));
      return given?.receipt;
    };
    const receipt = { status: "success", transaction_id: "t1", receipt_no: "41", content: "c" };

    it("have their receipt, also where their content was corrected since", () => {
      for (const taxctl_status of ["success", "differs"])
        expect(receiptOf({ taxctl_status, taxctl_content: "c" })).to.include(receipt);
      expect(receiptOf({ taxctl_status: "success" })).to.include({ ...receipt, content: "" });
    });

    it("have none if they failed, differ in unknown content, or got another number", () => {
      expect(receiptOf({ taxctl_status: "failed", taxctl_content: "c" })).to.equal(undefined);
      expect(receiptOf({ taxctl_status: "differs" })).to.equal(undefined);
      expect(receiptOf({ taxctl_status: "success", taxctl_invoice_no: "2" })).to.equal(undefined);
    });
  });

  const reasonsOf = (document: object) => saleReasons(document, { today: today });
  const problemsOf = (...documents: object[]) =>
    documentJobs(readDocuments(JSON.stringify(documents)), reasonsOf).problems;

  it("are rejected one by one with all certain errors, and keep a job if they have a number", () => {
    const given = readDocuments(
      JSON.stringify([sale("1"), sale("1"), sale("", {}), sale("4", { items: [], payment_type: undefined })]),
    );
    const { jobs, problems } = documentJobs(given, reasonsOf);
    expect(jobs.map(({ invoiceNo }) => invoiceNo)).to.deep.equal(["1", "4"]);
    expect([...problems].map(([index, reasons]) => [index, reasons.map(sentenceOf)])).to.deep.equal([
      [1, ["invoice number twice in the input"]],
      [2, ["invoice_no must not be blank"]],
      [3, ["payment_type is required (or payments)", "items must have at least 1 entry"]],
    ]);
    expect(jobs.map((job) => Object.keys(job.prepare(new Map()))[0])).to.deep.equal(["document", "status"]);
  });

  const line = { item_code: "K1", quantity: 1, unit_price: 100 };
  const bad: [name: string, more: object, problems: string[]][] = [
    ["an invalid day", { sale_date: "20260231" }, ["sale_date must be a day of the calendar as YYYYMMDD"]],
    [
      "a date written otherwise",
      { sale_date: "2026-03-01" },
      ["sale_date must be a day of the calendar as YYYYMMDD"],
    ],
    [
      "a day to come",
      { sale_date: "20260313" },
      ["sale_date must not be in the future: today is 20260310 in Africa/Nairobi"],
    ],
    ["an invalid time", { sale_time: "250000" }, ["sale_time must be a time of day as HHMMSS"]],
    [
      "a credit note without its original",
      { receipt_type: "R" },
      [
        "original_invoice_no is required on a credit note (receipt_type R): the number of the sale that it credits",
        "refund_reason_code is required on a credit note (receipt_type R): a code of class 32 (`taxctl codes list --class 32`)",
      ],
    ],
    [
      "a sale with an original",
      { original_invoice_no: "0" },
      ["original_invoice_no belongs on a credit note (receipt_type R) only"],
    ],
    [
      "a field that there is not",
      { customer: "Bob" },
      ["customer is not a known field; there is customer_tin, customer_name, customer_mobile"],
    ],
    ["text too long", { customer_name: "x".repeat(61) }, ["customer_name must have at most 60 characters"]],
    [
      "a lone blank",
      { invoice_no: " 1" },
      ["invoice_no must be a single line that does not begin or end with blanks"],
    ],
    [
      "all of two lines",
      {
        items: [
          { ...line, quantity: "1", tax_type: "F" },
          { quantity: 0, unit_price: 1.005 },
        ],
      },
      [
        "items[0].quantity must be a number, without quotes",
        "items[0].tax_type must be one of A, B, C, D, E",
        "items[1].item_code is required (or external_code)",
        "items[1].quantity must be more than 0",
        "items[1].unit_price must have at most 2 decimals, found 1.005",
      ],
    ],
    ["a line that is not an object", { items: ["K1"] }, ["items[0] must be an object"]],
    ["too many lines", { items: Array(1000).fill(line) }, ["items must have at most 999 entries"]],
  ];
  for (const [name, more, problems] of bad) {
    it(`are rejected for ${name}`, () =>
      expect(problemsOf(sale("1", more)).get(0)?.map(sentenceOf)).to.deep.equal(problems));
  }

  it("list a document's first twenty problems, and count the rest", () => {
    const found = problemsOf(sale("1", { items: Array(30).fill({ ...line, quantity: 0 }) })).get(0);
    expect([found?.length, found?.at(-1)]).to.deep.equal([21, { problem: "and 10 more" }]);
  });

  it("pass with every field that the API has, and 29 February", () => {
    const full = {
      branch_id: "00",
      sale_time: "235959",
      receipt_type: "S",
      customer_tin: "P051234567X",
      customer_name: "Bob",
      customer_mobile: "0700",
      remark: "",
      total_amount: 100,
      tax_amount: 13.79,
      taxable_amount: 86.21,
      items: [
        { item_sequence: 1, item_code: "K1", qty: 0.01, unit_price: 0, tax_type: "A", discount_rate: 100 },
      ],
    };
    expect([...problemsOf(sale("1", full), sale("2", { sale_date: "20240229" }))]).to.deep.equal([]);
  });
});
