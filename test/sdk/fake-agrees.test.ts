// Responsible for proving that the fake service checks requests as the service does: both get the same generated requests.
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { crc32 } from "node:zlib";
import { FakeService } from "@taxctl/sdk/testing";
import { expect } from "chai";
import fc from "fast-check";
import { errorsOf, errorsOfSale, wellFormedPart } from "../../cli/src/dry-run/body-errors.ts";
import { ServiceFacts } from "../../cli/src/sales-file/service-facts.ts";
import { dayAtService } from "../../cli/src/service/local-day.ts";
import { operationList, resolvePointer } from "../../server/src/operations.ts";
import { fieldCases, withCases } from "../fuzz/field-cases.ts";
import { requestFor } from "../fuzz/request.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { itemInput } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

/** What both say of a request that they can't read or that is not valid. */
const READING = ["validation_failed", "invalid_json", "unsupported_media_type", "payload_too_large"];

/** What only the service can know: records, its tables of codes, networks. sdk/README.md lists it. */
const UNKNOWABLE = [
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

/** What a dry run leaves to the service: figures by its rates, and the decimals that the branch's unit takes. */
const UNKNOWABLE_OFFLINE = [
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
const READ = { known: {}, keys: { owner: "" }, faults: ["-"] };

describe("the fake service and the service", function () {
  this.timeout(120_000);
  const seed = Number(process.env.FUZZ_SEED ?? 1);
  // Noon of today and running: it is the same day for all, even if midnight comes.
  const noonMs = Math.floor(Date.now() / dayMs) * dayMs + 9 * 3_600_000 - performance.now();
  const clock = { now: () => Math.round(noonMs + performance.now()) };
  const test = forSuite(() => startTestService({ family: databaseFamilies()[0] ?? "sqlite", clock }));
  before(async () => {
    await openBranch(test);
  });

  const fields = ({ errors }: Compared) =>
    Object.entries(errors)
      .filter(([, messages]) => !messages.every((one) => UNKNOWABLE.some((known) => known.test(one))))
      .map(([field]) => field)
      .sort();
  /** Where the service does not know an item it says nothing of its line and of the sums; the fake says more then. */
  function agree(service: Compared, imitated: Compared): boolean {
    if (service.status !== imitated.status || service.code !== imitated.code) return false;
    const [expected, found] = [fields(service), fields(imitated)];
    const saysAll = expected.length === Object.keys(service.errors).length;
    return expected.every((field) => found.includes(field)) && (!saysAll || found.length === expected.length);
  }

  function pendingResponse(status: number, text: string): Compared {
    const { code, errors } = JSON.parse(text);
    return { status, code, errors: errors ?? {} };
  }

  it(`give the same status, code and fields for generated requests (seed ${seed})`, async () => {
    const fake = new FakeService({ baseUrl: `${test.origin}/api/v1`, strict: false, now: clock.now });
    const known = { branch_id: ["00"], bhf_id: ["00"], item_code: ["KE2NTXU0000001"], payment_type: ["01"] };
    const differences: string[] = [];
    const compared = new Map<string, number>();
    // A second branch would make naming one necessary.
    const operations = operationList.toSorted((one) => (one.id === "createBranch" ? 1 : 0));
    for (const operation of operations) {
      // By its name: a new operation does not change the requests of the others.
      const ofOperation = crc32(operation.id, seed) | 0;
      const requests = fc.sample(requestFor(operation, { ...READ, known }), {
        seed: ofOperation,
        numRuns: 40,
      });
      for (const { method, target, headers, body } of requests) {
        if (headers.authorization !== "Bearer owner") continue;
        const sent = new Headers({ ...headers, authorization: `Bearer ${test.keys.owner}` });
        const url = `${test.origin}${target}`;
        const init = { method, headers: sent, ...(body === undefined ? {} : { body }) };
        const response = await fetch(url, init);
        const service = pendingResponse(response.status, await response.text());
        // Another account's branch, a URL that no server reads, a record that only one of them has.
        if ([401, 403, 429].includes(service.status) || service.code === "malformed_request") continue;
        if (service.code === "not_found") continue;
        const faked = await fake.fetch(url, init);
        const imitated = pendingResponse(faked.status, await faked.text());
        if (![service, imitated].some(({ code }) => READING.includes(String(code)))) continue;
        const isUnknowable = service.code === "validation_failed" && fields(service).length === 0;
        // The fake may already have rejected for another reason than the field that only the service knows.
        if (isUnknowable) continue;
        compared.set(operation.id, (compared.get(operation.id) ?? 0) + 1);
        if (agree(service, imitated)) continue;
        const [one, other] = [service, imitated].map((response) => JSON.stringify(response).slice(0, 3_000));
        const [mine, theirs] = [fields(service), fields(imitated)];
        const odd = [...mine, ...theirs].filter((field) => !(mine.includes(field) && theirs.includes(field)));
        differences.push(
          `${operation.id} [${odd}] ${target} ${body?.slice(0, 800)}\n    service: ${one}\n    fake:    ${other}`,
        );
      }
      // Without VAT, both reject most sales.
      if (operation.id === "updateAccount") {
        const body = JSON.stringify({ vat_registered: null });
        const headers = { authorization: `Bearer ${test.keys.owner}`, "content-type": "application/json" };
        for (const send of [fetch, fake.fetch])
          await send(`${test.origin}/api/v1/account`, { method: "PATCH", headers, body });
      }
    }
    expect(differences, `FUZZ_SEED=${seed}: ${differences.length}\n${differences.join("\n")}`).to.deep.equal(
      [],
    );
    expect(compared.size).to.be.above(40);
  });

  it(`and the dry run report the same errors of sales, purchases, items and adjustments (seed ${seed})`, async () => {
    const fake = new FakeService({ baseUrl: `${test.origin}/api/v1`, strict: false, now: clock.now });
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
        const [response, faked] = [await fetch(url, init), await fake.fetch(url, init)];
        const service = pendingResponse(response.status, await response.text());
        const imitated = pendingResponse(faked.status, await faked.text());
        // Which branches there are, only the service knows.
        if (service.status === 403) continue;
        const isRejected = service.code === "validation_failed";
        seen.set(`${id} ${isRejected}`, (seen.get(`${id} ${isRejected}`) ?? 0) + 1);
        const expected = isRejected ? service.errors : {};
        const problems: [Compared["errors"], readonly RegExp[], string][] = [
          [imitated.code === "validation_failed" ? imitated.errors : {}, UNKNOWABLE, "fake"],
          isSale
            ? [errorsOfSale(body, known), [], "dry run"]
            : [errorsOf(id, body, today, "ke"), [...UNKNOWABLE, ...UNKNOWABLE_OFFLINE], "dry run"],
        ];
        for (const [found, unknowable, who] of problems) {
          const wanted = knowable(expected, unknowable);
          const said = knowable(found, unknowable);
          const saysAll = JSON.stringify(wanted) === JSON.stringify(isRejected ? service.errors : {});
          if (saysAll ? isDeepStrictEqual(said, wanted) : includes(said, wanted)) continue;
          differences.push(
            `${who}: ${id} ${JSON.stringify(cases)}\n    service: ${service.status} ${service.code} ${JSON.stringify(wanted)}\n    ${who}: ${JSON.stringify(said)}`,
          );
        }
      }
    }
    const shown = differences.slice(0, 40).join("\n");
    expect(differences.length, `FUZZ_SEED=${seed}\n${shown}`).to.equal(0);
    for (const [kind, count] of seen) expect(count, kind).to.be.above(20);
  });

  it("describe the expected form in the same words, as the CLI does before it sends", async () => {
    const fake = new FakeService({ baseUrl: `${test.origin}/api/v1`, strict: false, now: clock.now });
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
          item_class_code: ["must be digits only"],
          origin_nation_code: ["must be two capital letters such as KE"],
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
          payment_type: ["must be a code without blanks"],
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
      const [service, imitated] = await Promise.all(
        [await fetch(url, init), await fake.fetch(url, init)].map(
          async (one) => Object(await one.json()).errors,
        ),
      );
      expect(service, id).to.deep.equal(expected);
      expect(imitated, id).to.deep.equal(service);
      expect(errorsOf(id, body), id).to.deep.equal(service);
    }
  });
});
