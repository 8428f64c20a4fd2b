// Responsible for proving that the fake service shows the figures of sales, receipts and credit notes as the service does.
import { type Body, Taxctl } from "@taxctl/sdk";
import { FakeService } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

const cola = { item_code: "KE2NTXU0000001", tax_type: "A" } as const;
const items = [
  { ...cola, quantity: 3, unit_price: 80 },
  { ...cola, quantity: 2, unit_price: 65, discount_rate: 10 },
  { ...cola, quantity: 2, unit_price: 58, discount_amount: 10 },
  { ...cola, quantity: 1.5, unit_price: 33.33, discount_rate: 12.5, discount_amount: 0.01 },
  { ...cola, tax_type: "B" as const, quantity: 1, unit_price: 19.99, discount_rate: 5 },
  { ...cola, quantity: 2, unit_price: 65, supply_amount: 112.06, discount_rate: 10 },
];

describe("the figures of the fake service", () => {
  const test = forSuite(() => startTestService({ family: databaseFamilies()[0] ?? "sqlite" }));

  before(async () => {
    await openBranch(test);
  });

  it("equal those of the service, in sales and receipts", async () => {
    const fake = new Taxctl({ apiKey: "any", fetch: new FakeService().fetch });
    const [real, imitated] = await Promise.all(
      [test.clientFor(test.account.keys.owner), fake].map(async (client) => {
        const { transaction_id } = await client.sales.create(sale({ items }));
        const shown = await client.sales.get(transaction_id);
        const receipt = await client.transactions.receipt(transaction_id);
        return [shown, receipt].map(({ items, total_amount, tax_amount, taxable_amount }) => ({
          ...{ total_amount, tax_amount, taxable_amount },
          items: items.map(({ item_class_code: _, item_name: __, ...line }) => line),
        }));
      }),
    );
    expect(imitated).to.deep.equal(real);
  });

  it("equal those of the service, in the list of documents", async () => {
    const fake = new Taxctl({ apiKey: "any", fetch: new FakeService().fetch });
    const [real, imitated] = await Promise.all(
      [test.clientFor(test.account.keys.owner), fake].map(async (client) => {
        await client.sales.create(sale({ invoice_no: "LIST-1" }));
        await client.sales.create(sale({ invoice_no: "LIST-2", customer_name: "Acacia Hotel" }));
        await client.purchases.create(purchase({ invoice_no: "LIST-3" }));
        const moved = movement("11", [{ qty: 10 }], { sar_no: "LIST-4" });
        await client.stock.createMovement(moved as Body<"createStockMovement">);
        const { data } = await client.transactions.list({ per_page: 4 });
        return data.map(({ invoice_no, counterparty_name, total_amount }) => ({
          ...{ invoice_no, counterparty_name, total_amount },
        }));
      }),
    );
    expect(imitated).to.deep.equal(real);
  });

  it("agree on insured lines and their credit notes, to the cent", async () => {
    const fake = new FakeService({ baseUrl: `${test.origin}/api/v1`, strict: false });
    const headers = { "content-type": "application/json", authorization: `Bearer ${test.keys.owner}` };
    const both = async (method: string, path: string, body?: object) => {
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const url = (ids: string | undefined) => `${test.origin}/api/v1${path.replace("{id}", ids ?? "")}`;
      const responses = [await fetch(url(known[0]), init), await fake.fetch(url(known[1]), init)];
      return Promise.all(
        responses.map(async (response) => ({ ...Object(await response.json()), status: response.status })),
      );
    };
    let known: string[] = [];
    const insuranceOf = (responses: { data: { items: object[] } }[]) =>
      responses.map(({ data }) =>
        data.items.map((line) => Object.entries(line).filter(([name]) => name.startsWith("insurance_"))),
      );
    const insured = { insurance_code: "AGREE", insurance_rate: 33 };
    const line = { item_code: "KE2NTXU0000001", quantity: 3, unit_price: 19.99 };
    const sale = { sale_date: "20260310", payment_type: "01" };
    const note = { ...sale, receipt_type: "R", original_invoice_no: "I-1", refund_reason_code: "06" };
    await both("POST", "/insurances", { branch_id: "00", code: "AGREE", name: "Agreed", rate: 15 });
    await both("POST", "/insurances", {
      branch_id: "00",
      code: "OUT",
      name: "Out",
      rate: 1,
      is_active: false,
    });
    const lines = [
      { ...line, insurance_code: "AGREE" },
      { ...line, quantity: 1, discount_rate: 7.5, ...insured },
      line,
    ];
    const bodies = [
      { ...sale, invoice_no: "I-0", items: [{ ...line, insurance_code: "OUT" }] },
      { ...sale, invoice_no: "I-0", items: [{ ...line, insurance_code: "NONE" }] },
      { ...sale, invoice_no: "I-0", items: [{ ...line, insurance_rate: 5 }] },
      { ...sale, invoice_no: "I-1", items: lines },
      { ...note, invoice_no: "I-2", items: [{ ...line, quantity: 2 }] },
      { ...note, invoice_no: "I-3", items: [{ ...line, quantity: 1, insurance_code: "OUT" }] },
      { ...note, invoice_no: "I-3", items: [{ ...line, quantity: 1, ...insured }] },
      { ...note, invoice_no: "I-4", items: [{ ...line, quantity: 1 }] },
    ];
    const seen = new Set<number>();
    for (const body of bodies) {
      const responses = await both("POST", "/sales?async=true", body);
      const [service, imitated] = responses.map(({ status, errors = {} }) => ({ status, errors }));
      expect(imitated, JSON.stringify(body)).to.deep.equal(service);
      seen.add(service?.status ?? 0);
      if (service?.status !== 202) continue;
      known = responses.map(({ data }) => data.transaction_id);
      const [one, other] = insuranceOf((await both("GET", "/sales/{id}")) as never);
      expect(other, JSON.stringify(body)).to.deep.equal(one);
      expect(one?.length).to.equal(body.items.length);
    }
    expect([...seen]).to.have.members([202, 400]);
  });

  it("number sales and credit notes in separate series", async () => {
    const fake = new FakeService({ baseUrl: `${test.origin}/api/v1` });
    const sale = {
      ...{ sale_date: "20260310", payment_type: "01" },
      items: [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 20 }],
    };
    const note = { receipt_type: "R", original_invoice_no: "S-1", refund_reason_code: "06" };
    const bodies = [
      { ...sale, invoice_no: "S-1" },
      { ...sale, ...note, invoice_no: "C-1" },
      { ...sale, invoice_no: "S-2" },
      { ...sale, ...note, invoice_no: "C-2", original_invoice_no: "S-2" },
    ];
    const url = `${test.origin}/api/v1/sales`;
    const headers = { "content-type": "application/json", authorization: `Bearer ${test.keys.owner}` };
    const numbersOf = async (send: typeof fetch) => {
      const numbers: { receipt: number; total: number }[] = [];
      for (const body of bodies) {
        const response = await send(url, { method: "POST", headers, body: JSON.stringify(body) });
        const { receipt_no, total_receipt_no } = Object(await response.json()).data;
        numbers.push({ receipt: Number(receipt_no), total: total_receipt_no });
      }
      const [sold, noted] = numbers;
      // Other tests of this file may have signed sales.
      return numbers.map(({ receipt, total }, index) => ({
        receipt: receipt - ((index % 2 === 0 ? sold : noted)?.receipt ?? 0),
        total: total - (sold?.total ?? 0),
      }));
    };
    const expected = [0, 0, 1, 1].map((receipt, total) => ({ receipt, total }));
    expect(await numbersOf(fetch)).to.deep.equal(expected);
    expect(await numbersOf(fake.fetch)).to.deep.equal(expected);
  });

  it("agree on credit notes of too much, of other items, of another customer and without a sale", async () => {
    const fake = new FakeService({ baseUrl: `${test.origin}/api/v1`, strict: false });
    const line = { item_code: "KE2NTXU0000001", quantity: 3, unit_price: 19.99 };
    const sale = { sale_date: "20260310", payment_type: "01", items: [line] };
    const note = { ...sale, receipt_type: "R", original_invoice_no: "M-1", refund_reason_code: "06" };
    const one = { ...line, quantity: 1 };
    const bodies = [
      { ...sale, invoice_no: "M-1" },
      { ...sale, invoice_no: "M-2", customer_tin: "P051234567Q", customer_name: "Achieng Stores" },
      { ...note, invoice_no: "N-1", items: [{ ...line, quantity: 4 }] },
      { ...note, invoice_no: "N-2", items: [one] },
      { ...note, invoice_no: "N-3", items: [{ ...line, quantity: 2.5 }] },
      { ...note, invoice_no: "N-4", items: [{ ...one, unit_price: 60 }] },
      { ...note, invoice_no: "N-4B", items: [{ ...one, quantity: 0.5, unit_price: 20 }] },
      { ...note, invoice_no: "N-4C", items: [one], sale_date: "20260309" },
      { ...note, invoice_no: "N-5", items: [{ ...one, item_code: "KE2NTXL0000002" }] },
      { ...note, invoice_no: "N-6", items: [one], customer_tin: "P051234567Q" },
      { ...note, invoice_no: "N-7", items: [one], original_invoice_no: "M-2", customer_tin: "P059999999Z" },
      { ...note, invoice_no: "N-8", items: [one], original_invoice_no: "M-2", customer_tin: "p051234567q" },
      { ...note, invoice_no: "N-9", items: [one], original_invoice_no: "NONE" },
      { ...note, invoice_no: "N-10", items: [one], original_invoice_no: "N-2" },
    ];
    const rejected = new Set<unknown>();
    for (const body of bodies) {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${test.keys.owner}` },
        body: JSON.stringify(body),
      };
      const url = `${test.origin}/api/v1/sales?async=true`;
      const [service, imitated] = await Promise.all(
        [await fetch(url, init), await fake.fetch(url, init)].map(async (response) => {
          const { code = null, errors = {}, message } = Object(await response.json());
          return { status: response.status, code, errors, ...(response.ok ? {} : { message }) };
        }),
      );
      expect(imitated, JSON.stringify(body)).to.deep.equal(service);
      rejected.add(service?.code);
    }
    expect([...rejected]).to.have.members([
      null,
      "credit_exceeds_original",
      "customer_mismatch",
      "original_not_found",
      "credit_note_too_early",
    ]);
  });
});
