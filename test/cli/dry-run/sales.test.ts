// What a dry run says of a sale is what a real service says of it: for generated documents, valid and wrong in every way.
import type { SaleInput } from "@taxctl/sdk";
import { TaxctlError } from "@taxctl/sdk";
import type { SaleFacts } from "@taxctl/sdk/validation";
import { expect } from "chai";
import fc from "fast-check";
import { errorsOfSale } from "../../../cli/src/dry-run/body-errors.ts";
import { ServiceFacts } from "../../../cli/src/sales-file/service-facts.ts";
import { dayAtService } from "../../../cli/src/service/local-day.ts";
import { forSuite } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

const heads =
  "sale_date sale_time payment_type receipt_type original_invoice_no refund_reason_code " +
  "customer_tin customer_name customer_mobile remark total_amount tax_amount taxable_amount items invoice";
const lines =
  "item_seq item_sequence item_code external_code external_source item_class_code item_name bcd pkg_unit_code pkg " +
  "qty_unit_code quantity qty unit_price supply_amount discount_rate discount_amount taxable_amount tax_type tax_rate " +
  "tax_amount total_amount insurance_code insurance_rate price";

/** Nothing, other types, codes, dates and times, numbers at their limits and decimals, texts as long as a field may be and longer. */
const values: unknown[] = [
  undefined,
  null,
  true,
  [],
  {},
  [null],
  "",
  " ",
  " a",
  "a b",
  "x\ny",
  "a\u200bb",
  "ae\u0301",
  "00",
  "01",
  "A",
  "S",
  "R",
  "20260310",
  "20260231",
  "20240229",
  "2026-03-10",
  "29990101",
  "235959",
  "250000",
  "0000",
  0,
  -1,
  1,
  1.5,
  100.01,
  999,
  1000,
  0.01,
  0.001,
  0.00001,
  1.005,
  99_999_999_999.99,
  1e11,
  1e300,
  ...[5, 20, 50, 60, 200, 400].flatMap((most) => ["é".repeat(most), "x".repeat(most + 1)]),
];

/** What many fields take. */
const fitting = ["01", "U", "A", "a b", "20260301", "101500", 1, 2, 2.5, 100, undefined];

/** The same cases at each run, since each kind must come up; another number tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 1);

describe("a dry run of sales", () => {
  const shop = forSuite(() => openShop());

  /** Messages of the service by field; none where the service takes the document or looks at other documents for it. */
  const rejected = async (document: SaleInput): Promise<Record<string, string[]>> => {
    try {
      await shop.test.client.sales.create(document, { async: true });
      return {};
    } catch (error) {
      if (!(error instanceof TaxctlError)) throw error;
      return error.code === "validation_failed" ? (error.errors ?? {}) : {};
    }
  };

  /** The facts of the service about sales with these values as codes. */
  const factsOf = async (codes: readonly unknown[]): Promise<SaleFacts> => {
    const { client } = shop.test;
    const { signal } = new AbortController();
    const service = { client: async () => client, profile: async () => ({}), signal };
    const texts = [...codes, ...shop.items].filter((code) => typeof code === "string");
    const items = texts
      .filter((code) => code.trim() !== "")
      .map((code) => ({ item_code: code, external_code: code }));
    const tables = { item_code: "A", qty_unit_code: "U", pkg_unit_code: "NT", insurance_code: "A" };
    const facts = new ServiceFacts(() => service, await dayAtService(client));
    return facts.of([{ refund_reason_code: "06", items: [...items, { ...tables }] }]);
  };

  it("rejects exactly what a real service rejects", async () => {
    const [item_code = ""] = shop.items;
    const line = { item_code, quantity: 1, unit_price: 100 };
    const sale = { sale_date: "20260310", payment_type: "01" };
    const credit = { ...sale, receipt_type: "R", original_invoice_no: "0", refund_reason_code: "06" };
    const fieldsOf = (names: string) =>
      fc.dictionary(
        fc.constantFrom(...names.split(" ")),
        fc.oneof(fc.constantFrom(...values), fc.constantFrom(...fitting)),
        { maxKeys: 1 },
      );
    const documents = fc.record({
      base: fc.constantFrom(sale, credit),
      head: fieldsOf(heads),
      lines: fc.array(fieldsOf(lines), { minLength: 1, maxLength: 2 }),
    });
    const seen = { right: 0, wrong: 0 };
    let number = 0;
    const facts = await factsOf(values);
    await fc.assert(
      fc.asyncProperty(documents, async ({ base, head, lines }) => {
        number += 1;
        const items = lines.map((fields) => ({ ...line, ...fields }));
        const document = JSON.parse(
          JSON.stringify({ invoice_no: `G-${number}`, ...base, items, ...head }),
        ) as SaleInput;
        const said = errorsOfSale(document, facts);
        seen[Object.keys(said).length > 0 ? "wrong" : "right"] += 1;
        expect(said, JSON.stringify(document)).to.deep.equal(await rejected(document));
      }),
      { seed, numRuns: 600 },
    );
    for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).to.be.greaterThan(20);
  });
});
