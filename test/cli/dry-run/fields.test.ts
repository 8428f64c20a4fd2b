// The dry run reports what the service would: both get the same generated documents.
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { buyerTinProblem, type SaleFacts } from "@taxctl/sdk/validation";
import { expect } from "chai";
import fc from "fast-check";
import {
  errorsOf,
  errorsOfPurchase,
  errorsOfSale,
  type PurchaseFacts,
  wellFormedPart,
} from "../../../cli/src/dry-run/body-errors.ts";
import { ServiceFacts, taxTypesOf } from "../../../cli/src/sales-file/service-facts.ts";
import { dayAtService } from "../../../cli/src/service/local-day.ts";
import { operationList, resolvePointer } from "../../../server/src/core/context/operations.ts";
import { fieldCases, withCases } from "../../fuzz/field-cases.ts";
import { openBranch, purchase, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { itemInput } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { movement } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

/** What only the service can know: records, its tables of codes, networks. sdk/README.md lists it. */
const unknowableFields = [
  /is not (a registered item|active)/,
  /is not (a registered|an active) insurance/,
  /is a service; services have no stock/,
  /is not a payment type/,
  /is not a tax type in use/,
  /which is not in use/,
  /stands for no item/,
  /\(GET \/codes\?code_class=/,
  /must name an existing branch/,
  /has no initialized device/,
  /name the branch in X-Branch-ID/,
  /must be the id of a delivery/,
  /must be a PNG or JPEG image/,
  /must have at least 12 characters|is a common password|must not be the person's name/,
  /must be text of 1 to 1000 characters, next to/,
];

/** The codes of rejected fields. */
const fieldCodes = new Set(["validation_failed", "item_code_form", "tin_form"]);

/** What a dry run leaves to the service: figures by its rates, and the decimals that the branch's unit takes. */
const unknowableOffline = [
  /by the calculation rules/,
  /for tax type/,
  /must have at most [24] decimals/,
  /must be at most 99999999999.99, is/,
];

/** The messages that don't depend on what only the service knows, by field. */
function knowable(errors: Compared["errors"], unknowable: readonly RegExp[]): Compared["errors"] {
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, messages]) => [
        field,
        messages.filter((one) => !unknowable.some((known) => known.test(one))),
      ])
      .filter(([, messages]) => messages?.length !== 0),
  );
}

function includes(found: Compared["errors"], wanted: Compared["errors"]): boolean {
  return Object.entries(wanted).every(([field, messages]) =>
    messages.every((message) => found[field]?.includes(message)),
  );
}

type Compared = { status: number; code: unknown; errors: Record<string, string[]> };

const dayMs = 86_400_000;

describe("the dry run and the service", () => {
  const seed = Number(process.env.FUZZ_SEED ?? 1);
  // Noon of today and running: it is the same day for all, even if midnight comes.
  const noonMs = Math.floor(Date.now() / dayMs) * dayMs + 9 * 3_600_000 - performance.now();
  const clock = { now: () => Math.round(noonMs + performance.now()) };
  const test = forSuite(() => startTestService({ family: databaseFamilies()[0] ?? "sqlite", clock }));
  before(async () => {
    await openBranch(test);
  });

  function pendingResponse(status: number, text: string): Compared {
    const { code, errors } = JSON.parse(text);
    return { status, code, errors: errors ?? {} };
  }

  it(`report the same errors of sales, purchases, items and adjustments (seed ${seed})`, async () => {
    const today = await dayAtService(test.client);
    const note = { receipt_type: "R", original_invoice_no: "0", refund_reason_code: "06" } as const;
    const bodies: [id: string, path: string, make: () => object][] = [
      ["createSale", "/sales?async=true", () => sale()],
      ["createSale", "/sales?async=true", () => sale(note)],
      ["createPurchase", "/purchases?async=true", () => purchase()],
      ["createPurchase", "/purchases?async=true", () => purchase({ receipt_type: "R" })],
      ["createItem", "/items", () => itemInput()],
      ["createStockMovement", "/stock?async=true", () => movement("06", [{ qty: 3 }, { qty: 1.5 }])],
      ["createStockMovement", "/stock?async=true", () => movement("13", [{ qty: 3 }])],
      ["saveStockMaster", "/stock/master", () => ({ item_code: "KE2NTXU0000001", remaining_qty: 4 })],
    ];
    const differences: string[] = [];
    const seen = new Map<string, number>();
    const { signal } = new AbortController();
    const asked = { client: async () => test.client, profile: async () => ({}), signal };
    const facts = new ServiceFacts(() => asked, today);
    const taxTypes = await taxTypesOf(test.client, signal);
    const errorsWith = (id: string, body: Record<string, unknown>, known: SaleFacts & PurchaseFacts) => {
      if (id === "createSale") return errorsOfBuyer(body, errorsOfSale(body, known));
      if (id === "createPurchase") return errorsOfPurchase(Object(body), { ...known, profile: "ke" });
      return errorsOf(id, body, today, "ke");
    };
    /** The form of a buyer's TIN is looked at once nothing else is wrong. */
    const errorsOfBuyer = (body: Record<string, unknown>, errors: Compared["errors"]): Compared["errors"] => {
      const part = Object.keys(errors).length === 0 ? wellFormedPart(body) : undefined;
      const problem = part && buyerTinProblem(part, "ke");
      return problem === undefined ? errors : { customer_tin: [problem] };
    };
    const namesBranch = (body: object) => "branch_id" in body || "bhf_id" in body;
    for (const [at, [id, path, make]] of bodies.entries()) {
      const operation = operationList.find((one) => one.id === id);
      const schema = resolvePointer(operation?.body?.pointer ?? "").value;
      const made = fc
        .sample(fieldCases(schema), { seed: seed + at, numRuns: 250 })
        .map((cases) => ({ cases, body: withCases(make(), cases) as Record<string, unknown> }));
      const isSale = id === "createSale";
      const sales = made.filter(({ body }) => isSale && !namesBranch(body));
      const known = await facts.of(sales.flatMap(({ body }) => wellFormedPart(body) ?? []));
      for (const { cases, body } of made) {
        const init = {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${test.keys.owner}` },
          body: JSON.stringify(body),
        };
        const url = `${test.origin}/api/v1${path}`;
        const response = await fetch(url, init);
        const service = pendingResponse(response.status, await response.text());
        // Which branches there are, only the service knows.
        if (service.status === 403) continue;
        const isRejected = fieldCodes.has(String(service.code));
        seen.set(`${id} ${isRejected}`, (seen.get(`${id} ${isRejected}`) ?? 0) + 1);
        const expected = isRejected ? service.errors : {};
        const found = errorsWith(id, body, { ...known, today, taxTypes });
        const unknowable = isSale
          ? []
          : [...unknowableFields, ...(id === "createPurchase" ? [] : unknowableOffline)];
        const wanted = knowable(expected, unknowable);
        const said = knowable(found, unknowable);
        const saysAll = JSON.stringify(wanted) === JSON.stringify(isRejected ? service.errors : {});
        if (saysAll ? isDeepStrictEqual(said, wanted) : includes(said, wanted)) continue;
        differences.push(
          `${id} ${JSON.stringify(cases)}\n    service: ${service.status} ${service.code} ${JSON.stringify(wanted)}\n    dry run: ${JSON.stringify(said)}`,
        );
      }
    }
    const shown = differences.slice(0, 40).join("\n");
    expect(differences.length, `FUZZ_SEED=${seed}\n${shown}`).to.equal(0);
    for (const [kind, count] of seen) expect(count, kind).to.be.above(20);
  });

  it("describe the expected form in the same words", async () => {
    const item = { item_name: "Cola", tax_type_code: "A", qty_unit_code: "U" };
    const line = { item_code: "KE2NTXU0000001", quantity: 1, unit_price: 20 };
    const cases: [id: string, path: string, body: object, errors: Record<string, string[]>][] = [
      [
        "settleTransaction",
        `/transactions/${randomUUID()}/settle`,
        { outcome: "accepted", reason: "on the journal", receipt_no: "No. 41" },
        { receipt_no: ["must be 1 to 15 digits that do not begin with 0"] },
      ],
      [
        "createItem",
        "/items",
        { ...item, item_class_code: "5020-2306", origin_nation_code: "Kenya" },
        {
          item_class_code: ["must be a code of up to 10 digits that GET /codes?code_class=item_class lists"],
          origin_nation_code: [
            "must be two capital letters such as KE, a code that GET /codes/countries lists",
          ],
        },
      ],
      [
        "createSale",
        "/sales",
        { invoice_no: "", sale_date: "10/03/2026", sale_time: "25:00", payment_type: "IN 1", items: [line] },
        {
          invoice_no: ["must not be blank"],
          sale_date: ["must be a day of the calendar as YYYYMMDD"],
          sale_time: ["must be a time of day as HHMMSS"],
          payment_type: ["must be a code that GET /codes/payment-types lists"],
        },
      ],
    ];
    for (const [id, path, body, expected] of cases) {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${test.keys.owner}` },
        body: JSON.stringify(body),
      };
      const url = `${test.origin}/api/v1${path}`;
      const service = Object(await (await fetch(url, init)).json()).errors;
      expect(service, id).to.deep.equal(expected);
      expect(errorsOf(id, body), id).to.deep.equal(service);
    }
  });
});
