// A sale with problems of form and of the rules gets every problem at once: alone, in a list and in a dry run.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { errorsOfSale, wellFormedPart } from "../../../cli/src/dry-run/body-errors.ts";
import { ServiceFacts } from "../../../cli/src/sales-file/service-facts.ts";
import { dayAtService } from "../../../cli/src/service/local-day.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

type Errors = Record<string, string[]>;

const item_code = "KE2NTXU0000001";
const line = { item_code, quantity: 1, unit_price: 100 };
const byRules = (must: number, found: number) => [
  `must be ${must.toFixed(2)} by the calculation rules, found ${found.toFixed(2)}. Omit it to have it calculated`,
];

/** Fields of a sale, and the messages that they get. Messages of the authority's tables are compared by their fields only. */
const cases: Record<string, [fields: object, errors: Errors]> = {
  "a wrong time, and the future, a payment type and a field of credit notes": [
    { sale_time: "99", sale_date: "20990101", payment_type: "ZZ", original_invoice_no: "X", items: [line] },
    {
      sale_time: ["must be a time of day as HHMMSS"],
      sale_date: [],
      payment_type: [],
      original_invoice_no: ["belongs on a credit note (receipt_type R) only"],
    },
  ],
  "a line with a wrong price, whose other fields are checked, and another whose sum is wrong": [
    {
      items: [
        { ...line, unit_price: "100", total_amount: 7, tax_rate: 8, insurance_code: "NOPE" },
        { ...line, total_amount: 99 },
      ],
      total_amount: 3,
    },
    {
      "items[0].unit_price": ["must be a number, without quotes"],
      "items[0].tax_rate": ["must be 16 for tax type A, found 8"],
      "items[0].insurance_code": [
        "NOPE is not a registered insurance of the branch: GET /insurances lists them, POST /insurances adds one",
      ],
      "items[1].total_amount": byRules(100, 99),
    },
  ],
  "an unknown field, and totals of lines that are right": [
    { surprise: 1, items: [line, line], total_amount: 199, tax_amount: 1.00000000001 },
    {
      surprise: [
        "is not a known field; known are branch_id, bhf_id, invoice_no, sale_date, sale_time, payment_type, payments, receipt_type, sale_kind, original_invoice_no, refund_reason_code, customer_tin, accept_unusual_tin, customer_name, customer_mobile, purchase_code, remark, currency, exchange_rate, exchange_rate_source, exchange_rate_date, bill_discount_rate, bill_discount_amount, total_amount, tax_amount, taxable_amount, items",
      ],
      total_amount: byRules(200, 199),
      tax_amount: ["must have at most 10 decimals, found 1.00000000001"],
    },
  ],
  "unknown items of lines that are wrong otherwise": [
    {
      items: [
        { ...line, item_code: "UNKNOWN", quantity: -1 },
        { external_code: "NONE", quantity: 1.234, unit_price: 1 },
        { ...line, external_source: "default", remark: "no field of lines" },
      ],
    },
    {
      "items[0].item_code": [
        "UNKNOWN is not a registered item: GET /items lists them, POST /items registers it",
      ],
      "items[0].quantity": ["must be more than 0"],
      "items[1].external_code": [
        "NONE stands for no item in the source default: map it with PUT /items/external-codes, or send item_code",
      ],
      "items[1].quantity": ["must have at most 2 decimals, found 1.234"],
      "items[2].external_source": ["needs an external_code"],
      "items[2].remark": [
        "is not a known field; known are item_seq, item_sequence, item_code, external_code, external_source, item_class_code, item_name, bcd, pkg_unit_code, pkg, qty_unit_code, quantity, qty, unit_price, supply_amount, discount_rate, discount_amount, taxable_amount, tax_type, tax_rate, tax_amount, total_amount, insurance_code, insurance_rate",
      ],
    },
  ],
  "an unknown item, whose line has a tax type and a wrong sum": [
    { items: [{ ...line, item_code: "UNKNOWN", tax_type: "A", tax_amount: 1 }] },
    {
      "items[0].item_code": [
        "UNKNOWN is not a registered item: GET /items lists them, POST /items registers it",
      ],
      "items[0].tax_amount": byRules(13.79, 1),
    },
  ],
  "a wrong code, about which nothing else is said": [
    {
      receipt_type: "X",
      refund_reason_code: "06",
      items: [
        { ...line, item_code: undefined, external_code: 5, external_source: "default" },
        { ...line, insurance_code: " ", insurance_rate: 5, item_seq: "1" },
        { ...line, tax_type: "Z", tax_rate: 3, item_seq: 2 },
        { ...line, item_seq: 2 },
      ],
    },
    {
      receipt_type: ["must be one of S, R"],
      "items[0].external_code": ["must be a text in quotes"],
      "items[1].insurance_code": [],
      "items[1].item_seq": ["must be a whole number, without quotes"],
      "items[2].tax_type": ["must be one of A, B, C, D, E"],
      "items[3].item_seq": ["repeats 2: number each line once, or omit it in all"],
      items: ["must have item_seq on every line or on no line"],
    },
  ],
  "a credit note without its fields": [
    { receipt_type: "R", sale_date: 20260310, items: [line] },
    {
      sale_date: ["must be a text in quotes, a day of the calendar as YYYYMMDD"],
      original_invoice_no: [
        "is required on a credit note (receipt_type R): the number of the sale that it credits",
      ],
      refund_reason_code: [
        "is required on a credit note (receipt_type R): a code of class 32 (GET /codes?code_class=32)",
      ],
    },
  ],
  "lines that are no lines": [
    { payment_type: "ZZ", items: [7, { ...line, item_code: "UNKNOWN" }], total_amount: 3 },
    {
      payment_type: [],
      "items[0]": ["must be an object"],
      "items[1].item_code": [
        "UNKNOWN is not a registered item: GET /items lists them, POST /items registers it",
      ],
    },
  ],
  "no lines": [
    { payment_type: "ZZ", items: [], total_amount: 3 },
    { payment_type: [], items: ["must have at least 1 entry"] },
  ],
};

/** The same errors, without the messages that are not compared. */
function compared(found: Errors, wanted: Errors): Errors {
  return Object.fromEntries(
    Object.entries(found).map(([field, messages]) => [field, wanted[field]?.length === 0 ? [] : messages]),
  );
}

for (const family of databaseFamilies()) {
  describe(`every problem of a sale at once on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    let branch: TestBranch;
    const submit = async (sent: unknown) => {
      const { status, body } = await test.call("POST", "/sales", { body: sent });
      const { code, errors = {} } = Object(body) as { code?: string; errors?: Errors };
      return { status, code, errors };
    };
    const bodies = Object.values(cases).map(([fields]) => ({ ...sale(), ...fields }));
    const stored = async () =>
      (await test.service.db.knex("transactions").where({ data_set_id: branch.environmentId })).length;

    before(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });

    for (const [name, [fields, wanted]] of Object.entries(cases))
      it(`names ${name}`, async () => {
        const { status, code, errors } = await submit({ ...sale(), ...fields });
        expect([status, code]).to.deep.equal([400, "validation_failed"]);
        expect(compared(errors, wanted)).to.deep.equal(wanted);
      });

    it("names the same for entries of a list and for a dry run", async () => {
      const client = test.clientFor(test.account.keys.owner);
      const today = await dayAtService(client);
      const { signal } = new AbortController();
      const service = { client: async () => client, profile: async () => ({}), signal };
      const facts = await new ServiceFacts(() => service, today).of(
        bodies.flatMap((body) => wellFormedPart(body) ?? []),
      );
      const { results } = await client.sales.createBulk({ sales: bodies as unknown as SaleInput[] });
      for (const [index, body] of bodies.entries()) {
        const { errors } = await submit(body);
        expect(results[index]?.errors).to.deep.equal(errors);
        expect(errorsOfSale(body, facts)).to.deep.equal(errors);
      }
    });

    it("stores nothing and leaves the number free", async () => {
      const body = sale();
      const before = await stored();
      expect((await submit({ ...body, surprise: 1, payment_type: "ZZ" })).status).to.equal(400);
      expect(await stored()).to.equal(before);
      expect((await submit(body)).status).to.equal(200);
    });

    it("names a missing branch next to the sale's problems", async () => {
      const client = test.clientFor(test.account.keys.owner);
      await client.branches.create({ bhf_id: "07", name: "Second" });
      const { errors } = await submit({ ...sale(), surprise: 1, payment_type: "ZZ" });
      expect(errors).to.have.all.keys("branch_id", "surprise", "payment_type");
      const foreign = { ...sale(), surprise: 1, branch_id: "99", payment_type: "ZZ" };
      const { results } = await client.sales.createBulk({ sales: [foreign] as unknown as SaleInput[] });
      expect(results[0]?.errors).to.have.all.keys("surprise", "payment_type");
      const noDevice = await submit({ ...sale(), surprise: 1, branch_id: "07", payment_type: "ZZ" });
      expect([noDevice.status, noDevice.code]).to.deep.equal([400, "validation_failed"]);
      expect(noDevice.errors).to.have.all.keys("surprise", "payment_type");
      await client.branches.delete("07");
    });

    it("names VAT of an account outside VAT next to a wrong form, also of lines that can't be calculated", async () => {
      const client = test.clientFor(test.account.keys.owner);
      await client.account.update({ vat_registered: false });
      const items = [{ ...line, item_code: "UNKNOWN" }, { ...line, quantity: 0 }, line];
      const { errors } = await submit({ ...sale(), remark: 5, items });
      await client.account.update({ vat_registered: null });
      expect(errors).to.have.all.keys(
        "remark",
        "items[0].item_code",
        "items[1].quantity",
        "items[1].tax_type",
        "items[2].tax_type",
      );
    });

    it("lists at most 100 fields", async () => {
      const wrong = { item_code: "UNKNOWN", quantity: 1.2345, unit_price: 1 };
      const { errors } = await submit({
        ...sale(),
        surprise: 1,
        items: Array.from({ length: 90 }, () => wrong),
      });
      expect(Object.keys(errors)).to.have.length(100).and.to.include("surprise");
      const malformed = Array.from({ length: 120 }, () => ({ ...wrong, quantity: "1" }));
      const full = await submit({ ...sale(), items: malformed });
      expect(Object.values(full.errors).flat()).to.deep.equal(
        Array(100).fill("must be a number, without quotes"),
      );
    });
  });
}
