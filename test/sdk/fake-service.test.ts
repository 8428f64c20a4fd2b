// Responsible for proving the fake service: every operation answers as documented, and what was created is found again.
import {
  type Body,
  OutcomePendingError,
  OutcomeUnknownError,
  type Taxctl,
  TaxctlError,
  ValidationError,
} from "@taxctl/sdk";
import { lineAmounts } from "@taxctl/sdk/amounts";
import { catalogue } from "@taxctl/sdk/catalogue";
import { answerCheck, type FakeFailure, FakeService, type FakeServiceOptions } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { routes } from "../../sdk/src/routes.ts";
import { isObject, requireOperation, resolve } from "../../sdk/src/testing/operations.ts";
import type { Route } from "../../sdk/src/types.ts";
import { clientOf, KEY, patientClock, SALE } from "./double.ts";

const noDouble = { url: "http://127.0.0.1:8080/api/v1", seen: [], close: async () => {} };
/** A line that costs 116, 16 of it tax. */
const LINE = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 };
const sale = (invoice_no: string, changes: Partial<Body<"createSale">> = {}): Body<"createSale"> => ({
  ...SALE,
  invoice_no,
  items: [LINE],
  ...changes,
});

/** A client of a fake service; no answer may differ from openapi.yaml. */
function fake(options: FakeServiceOptions = {}): { service: FakeService; client: Taxctl } {
  const service = new FakeService(options);
  const client = clientOf(noDouble, { fetch: service.fetch, checkAnswer: answerCheck(), maxRetries: 0 });
  return { service, client };
}

async function failureOf(call: PromiseLike<unknown>): Promise<TaxctlError> {
  const error = await Promise.resolve(call).then(
    () => expect.fail("the call should fail"),
    (reason: unknown) => reason,
  );
  if (error instanceof TaxctlError) return error;
  throw error;
}

/** The first example of a request, from the document. */
function exampleBody(operationId: string): unknown {
  const { body } = requireOperation(operationId);
  const examples = Object.values(resolve(`${body?.pointer}/content/application~1json/examples`).value)[0];
  return isObject(examples) && typeof examples.$ref === "string"
    ? resolve(examples.$ref.slice(1)).value.value
    : Object(examples).value;
}

describe("fake service", () => {
  const table: Record<string, Record<string, Route>> = routes;
  for (const [resource, methods] of Object.entries(table)) {
    for (const [name, route] of Object.entries(methods)) {
      it(`answers ${route.operation} as documented`, async () => {
        const { client, service } = fake();
        const { transaction_id } = await client.sales.create(sale("INV-9"));
        const { transaction_id: purchase } = await client.purchases.create(
          exampleBody("createPurchase") as never,
        );
        const parameters = requireOperation(route.operation).parameters.filter((one) => one.in === "path");
        const values = parameters.map(({ name, pointer }) =>
          resource === "transactions" || resource === "sales"
            ? transaction_id
            : name === "transaction_id"
              ? purchase
              : resolve(pointer).value.example,
        );
        const body = route.body ? [exampleBody(route.operation)] : [];
        const method: (...args: unknown[]) => PromiseLike<unknown> = Object(client)[resource][name];
        // What the document's examples already have is answered with 409 when made again, and nothing is in doubt.
        const refused = ["createDevice", "retryTransaction", "settleTransaction"].includes(route.operation);
        if (refused) expect((await failureOf(method(...values, ...body))).status).to.be.oneOf([409, 422]);
        else await method(...values, ...body);
        service.verify();
      });
    }
  }

  describe("sales", () => {
    it("are calculated by the rules, numbered, and found by id, list and search", async () => {
      const { client } = fake();
      const first = await client.sales.create(sale("INV-1", { customer_name: "Acacia Hotel" }));
      const second = await client.sales.create(sale("INV-2", { items: [LINE, { ...LINE, quantity: 1 }] }));
      expect(first).to.include({ receipt_no: "1", total_amount: 116, tax_amount: 16, taxable_amount: 100 });
      expect(second).to.include({ receipt_no: "2", total_amount: 174, tax_amount: 24, taxable_amount: 150 });
      const shown = await client.sales.get(first.transaction_id);
      expect(shown).to.include({
        invoice_no: "INV-1",
        status: "success",
        receipt_no: "1",
        total_amount: 116,
      });
      const { supply_amount, taxable_amount } = lineAmounts({ ...LINE, tax_rate: 16 });
      expect(shown.items[0]).to.include({ ...LINE, supply_amount, taxable_amount, tax_rate: 16 });
      expect(shown.response).to.include({ receipt_no: "1", receipt_signature: first.receipt_signature });
      const listed = await client.transactions.list({ type: "sales" }).toArray();
      expect(listed.map((one) => one.invoice_no)).to.deep.equal(["INV-2", "INV-1"]);
      const found = await client.sales.search({ customer_name: "acacia" }).toArray();
      expect(found.map((one) => one.transaction_id)).to.deep.equal([first.transaction_id]);
      expect(await client.transactions.receipt(first.transaction_id)).to.deep.include({
        receipt_no: "1",
        taxes: [{ tax_type: "A", tax_rate: 16, taxable_amount: 100, tax_amount: 16, total_amount: 116 }],
      });
    });

    it("have a receipt to print", async () => {
      const { client } = fake();
      const { transaction_id } = await client.sales.create(sale("INV-1"));
      const file = await client.transactions.receipt(transaction_id, { format: "pdf" });
      expect(new TextDecoder().decode(file)).to.match(/^%PDF-.*receipt 1\n$/s);
      expect(await failureOf(client.transactions.receipt("unknown"))).to.have.property("status", 404);
    });

    it("show what is signed when there is a discount", async () => {
      const { client } = fake();
      const discounted = await client.sales.create(
        sale("INV-1", { items: [{ ...LINE, discount_amount: 10 }] }),
      );
      expect(discounted).to.include({ total_amount: 104.4, tax_amount: 14.4, taxable_amount: 90 });
    });

    it("are refused with wrong figures or a day that has not come", async () => {
      const { client, service } = fake();
      const wrong = sale("INV-1", {
        sale_date: "20990101",
        total_amount: 999,
        items: [{ ...LINE, tax_amount: 18.56 }],
      });
      const error = await failureOf(client.sales.create(wrong));
      expect(error).to.be.instanceOf(ValidationError).and.to.have.property("status", 400);
      expect(error.errors).to.have.all.keys("sale_date", "total_amount", "items[0].tax_amount");
      expect(error.errors?.["items[0].tax_amount"]).to.deep.equal(["expected 16, found 18.56"]);
      expect(await client.transactions.list().toArray()).to.deep.equal([]);
      service.verify();
    });

    it("count the way of the quantities", async () => {
      const { client } = fake();
      const stock = async () => (await client.stock.item(LINE.item_code)).item.current_qty;
      const before = await stock();
      await client.sales.create(sale("INV-1"));
      expect(await stock()).to.equal(before - 2);
      const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;
      await client.sales.create(sale("CN-1", { ...credit, items: [{ ...LINE, quantity: 1 }] }));
      expect(await stock()).to.equal(before - 1);
      await client.stock.saveMaster({ item_code: LINE.item_code, remaining_qty: 50 });
      expect(await stock()).to.equal(50);
      const moved = await client.stock.movements({ item_code: LINE.item_code }).toArray();
      expect(moved.map(({ direction, qty }) => [direction, qty])).to.deep.equal([
        ["ADJUST", 50 - before + 1],
        ["IN", 1],
        ["OUT", 2],
      ]);
    });

    it("take back no more than was sold, and nothing unknown", async () => {
      const { client } = fake();
      await client.sales.create(sale("INV-1"));
      const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;
      const above = await failureOf(
        client.sales.create(sale("CN-1", { ...credit, items: [{ ...LINE, quantity: 3 }] })),
      );
      expect(above).to.include({ status: 422, code: "credit_exceeds_original" });
      const unknown = await failureOf(
        client.sales.create(sale("CN-1", { ...credit, original_invoice_no: "INV-7" })),
      );
      expect(unknown).to.include({ status: 422, code: "original_not_found" });
      const bare = await failureOf(client.sales.create(sale("CN-1", { receipt_type: "R" })));
      expect(bare.errors).to.have.all.keys("original_invoice_no", "refund_reason_code");
    });

    it("are the same one when submitted again, and a conflict with other content", async () => {
      const { client } = fake();
      const first = await client.sales.create(sale("INV-1"));
      const { data, body } = await client.sales.create(sale("INV-1")).withResponse();
      expect(data).to.deep.equal(first);
      expect(body.meta.duplicate).to.equal(true);
      const other = await failureOf(client.sales.create(sale("INV-1", { payment_type: "02" })));
      expect(other).to.include({
        status: 409,
        code: "invoice_conflict",
        transactionId: first.transaction_id,
      });
      expect(await client.transactions.list().toArray()).to.have.length(1);
    });
  });

  it("registers purchases and imports, and counts everything", async () => {
    const { client } = fake();
    const purchase = exampleBody("createPurchase") as Body<"createPurchase">;
    const { transaction_id } = await client.purchases.create(purchase);
    expect(await client.purchases.get(transaction_id)).to.include({
      supplier_invoice_no: "812",
      total_amount: 3480,
    });
    const [found] = await client.purchases.search({ supplier_name: "lakeside" }).toArray();
    expect(found).to.include({ transaction_id, receipt_no: "1" });
    expect(await client.purchases.search({ to_date: "2026-01-01" }).toArray()).to.deep.equal([]);
    const imported = await client.imports.process(exampleBody("processImport") as Body<"processImport">);
    expect(imported).to.include({ qty_added: 100, new_qty: imported.previous_qty + 100 });
    const stats = await client.transactions.stats();
    expect(stats).to.deep.include({
      total: 2,
      by_type: { sales: 0, purchase: 1, stock: 0, import: 1 },
      success_rate: 100,
    });
  });

  it("pages its lists", async () => {
    const { client } = fake();
    for (let number = 1; number <= 5; number += 1) await client.sales.create(sale(`INV-${number}`));
    const page = await client.transactions.list({ per_page: 2, page: 2 });
    expect(page.data.map((one) => one.invoice_no)).to.deep.equal(["INV-3", "INV-2"]);
    expect(page.meta).to.include({ total: 5, total_pages: 3, current_page: 2 });
    expect(await client.sales.search({ per_page: 2 }).toArray()).to.have.length(5);
  });

  it("keeps branches, devices, items and webhooks", async () => {
    const { client } = fake();
    await client.branches.create({ bhf_id: "07", name: "Harbour" });
    expect(await client.branches.get("07")).to.include({
      name: "Harbour",
      city: null,
      is_head_office: false,
    });
    await client.branches.update("07", { city: "Mombasa" });
    expect(await client.branches.get("07")).to.include({ name: "Harbour", city: "Mombasa" });
    await client.branches.delete("07");
    expect(await failureOf(client.branches.get("07"))).to.have.property("status", 404);
    const input = {
      item_name: "Tea",
      item_class_code: "5020230602",
      tax_type_code: "A",
      qty_unit_code: "U",
    } as const;
    const item = await client.items.create(input);
    expect(await client.items.get(item.item_code)).to.include({ item_name: "Tea", tax_type_code: "A" });
    expect(await client.items.list({ item_name: "tea" }).toArray()).to.have.length(1);
    const device = { bhf_id: "07", tin: "P051234567Z", dvc_srl_no: "S-1", vscu_url: "http://127.0.0.1:1" };
    expect(await client.devices.create({ ...device, credentials: { pin: "9" } })).not.to.have.property(
      "credentials",
    );
    const hook = await client.webhooks.create({ url: "https://shop.example.com/hooks" });
    expect(hook.secret).to.match(/^whsec_/);
    expect(await client.webhooks.get(hook.id)).not.to.have.property("secret");
  });

  it("finishes an asynchronous submission once it was read", async () => {
    const { client } = fake();
    const accepted = await client.sales.create(sale("INV-1"), { async: true });
    expect(accepted).to.include({ invoice_no: "INV-1", status: "pending" });
    const states: string[] = [];
    const onPoll = ({ status }: { status: string }) => states.push(status);
    const transaction = await client.transactions.waitFor(accepted.transaction_id, { onPoll });
    expect(states).to.deep.equal(["processing", "success"]);
    expect(transaction.receipt_no).to.equal("1");
  });

  describe("failures", () => {
    it("of any operation come once, or as often as they are asked for, with what a client needs", async () => {
      const kinds: [FakeFailure, Partial<TaxctlError>][] = [
        [
          { kind: "rate_limited", retryAfterS: 7 },
          { status: 429, name: "RateLimitError", retryAfter: 7 },
        ],
        [
          { kind: "unavailable", retryAfterS: 2 },
          { status: 503, name: "ServiceError", retryAfter: 2 },
        ],
        [
          { kind: "unauthorized", code: "key_revoked" },
          { status: 401, name: "AuthenticationError", code: "key_revoked" },
        ],
        [
          { kind: "forbidden", code: "role_not_allowed" },
          { status: 403, name: "PermissionError" },
        ],
        [{ kind: "internal_error" }, { status: 500, name: "ServiceError", code: "internal_error" }],
        [{ kind: "unit_unreachable" }, { status: 500, code: "unit_unreachable" }],
      ];
      for (const [failure, expected] of kinds) {
        const { client, service } = fake();
        service.failNext("*", { ...failure, times: 2 });
        expect(await failureOf(client.sales.create(SALE))).to.include(expected);
        expect(await failureOf(client.transactions.list())).to.include(expected);
        await client.sales.create(SALE);
        service.verify();
      }
    });

    it("are retried by a client, as the service asks", async () => {
      const { service } = fake();
      const clock = patientClock();
      const client = clientOf(noDouble, { fetch: service.fetch, clock });
      service.failNext("createSale", { kind: "rate_limited", retryAfterS: 7 });
      service.failNext("createSale", { kind: "unavailable", retryAfterS: 3 });
      await client.sales.create(SALE);
      expect(clock.waits.map((ms) => Math.floor(ms / 1000))).to.deep.equal([7, 3]);
      expect(service.calls.map((call) => call.status)).to.deep.equal([429, 503, 200]);
    });

    it("refuse a submission, which can then be corrected or retried", async () => {
      const { client, service } = fake();
      service.failNext("createSale", {
        kind: "refused",
        code: "unit_921",
        message: "The invoice date is wrong",
      });
      const error = await failureOf(client.sales.create(sale("INV-1")));
      expect(error).to.include({
        name: "RefusedError",
        code: "unit_921",
        error: "The invoice date is wrong",
        retryable: false,
      });
      const failed = await client.transactions.get(String(error.transactionId));
      expect(failed).to.include({ status: "failed", can_retry: true, retries_left: 3 });
      const { cause, remedy, actor } = catalogue.unit_921;
      expect(failed.response_data.failure).to.include({ code: "unit_921", cause, remedy, actor });
      expect(await client.transactions.retry(failed.transaction_id)).to.include({
        status: "success",
        receipt_no: "1",
      });
      service.failNext("createSale", { kind: "refused", canRetry: false });
      const second = await failureOf(client.sales.create(sale("INV-2")));
      expect(await failureOf(client.transactions.retry(String(second.transactionId)))).to.include({
        code: "retry_not_allowed",
      });
      const corrected = await client.sales.create(sale("INV-2", { payment_type: "02" }));
      const superseded = await client.transactions.get(String(second.transactionId));
      expect(superseded.superseded_by).to.equal(corrected.transaction_id);
    });

    for (const kind of ["outcome_unknown", "outcome_pending"] as const) {
      for (const resolvesTo of ["success", "failed"] as const) {
        it(`leave a submission with ${kind}, which resolves to ${resolvesTo}`, async () => {
          const { client, service } = fake();
          service.failNext("createSale", { kind, resolvesTo, polls: 3 });
          const error = await failureOf(client.sales.create(sale("INV-1")));
          if (!(error instanceof OutcomePendingError)) throw error;
          expect(error instanceof OutcomeUnknownError).to.equal(kind === "outcome_unknown");
          expect(await error.resolve()).to.include({ status: resolvesTo, in_doubt: false });
          expect(service.calls.filter((call) => call.operation === "getTransaction")).to.have.length(4);
        });
      }
    }

    it("leave doubt that can be settled", async () => {
      const { client, service } = fake();
      service.failNext("createSale", { kind: "outcome_unknown" });
      const { transactionId } = await failureOf(client.sales.create(sale("INV-1")));
      const settled = await client.transactions.settle(String(transactionId), {
        outcome: "accepted",
        reason: "Seen",
      });
      expect(settled.status).to.equal("success");
    });

    it("answer as to a duplicate, or to other content under the number", async () => {
      const { client, service } = fake();
      service.failNext("createSale", { kind: "duplicate" });
      const { body } = await client.sales.create(sale("INV-1")).withResponse();
      expect(body.meta.duplicate).to.equal(true);
      service.failNext("createSale", { kind: "conflict" });
      expect(await failureOf(client.sales.create(sale("INV-2")))).to.include({
        status: 409,
        name: "ConflictError",
      });
    });

    it("lose the answer to a submission that was processed, and a retry makes no second receipt", async () => {
      const { service } = fake();
      const client = clientOf(noDouble, { fetch: service.fetch });
      service.failNext("createSale", { kind: "connection_lost" });
      const { data, body } = await client.sales.create(sale("INV-1")).withResponse();
      expect(data.receipt_no).to.equal("1");
      expect(body.meta.duplicate).to.equal(true);
      const [first, second] = service.calls.map((call) => call.headers.get("idempotency-key"));
      expect(first).to.equal(second).and.to.be.a("string");
    });

    it("keep a caller waiting until it gives up, and resolve", async () => {
      const { client, service } = fake();
      service.failNext("createSale", { kind: "timeout" });
      const error = await failureOf(client.sales.create(sale("INV-1"), { timeoutMs: 20 }));
      if (!(error instanceof OutcomeUnknownError)) throw error;
      expect(await error.resolve()).to.include({ status: "success", receipt_no: "1" });
    });

    it("can't be asked of an operation that they can't happen to", () => {
      const { service } = fake();
      expect(() => service.failNext("getSale", { kind: "refused" })).to.throw(TypeError, "getSale");
      expect(() => service.failNext("*", { kind: "duplicate" })).to.throw(TypeError);
      expect(() => service.failNext("createSales" as never, { kind: "timeout" })).to.throw(
        TypeError,
        "createSales",
      );
    });

    it("that never happened fail the test", () => {
      const { service } = fake();
      service.failNext("createSale", { kind: "conflict", times: 2 });
      expect(() => service.verify()).to.throw(
        "createSale: conflict was asked for 2 times more than it was called",
      );
      service.reset();
      service.verify();
    });
  });

  describe("requests", () => {
    it("that are not as documented are answered so, and fail the test with path and problem", async () => {
      const { client, service } = fake();
      const body = { ...sale("INV-1"), colour: "red", items: [{ ...LINE, quantity: "2" }] };
      const error = await failureOf(client.sales.create(body as never));
      expect(error).to.be.instanceOf(ValidationError).and.to.have.property("status", 400);
      expect(error.message).to.contain("POST /sales is not valid");
      expect(error.errors).to.have.all.keys("colour", "items[0].quantity");
      await failureOf(client.transactions.list({ per_page: 1000, colour: "red" } as never));
      expect(() => service.verify())
        .to.throw("createSale (POST /sales): items[0].quantity must be number")
        .and.have.property("problems")
        .that.has.members([
          "createSale (POST /sales): colour is not known",
          "createSale (POST /sales): items[0].quantity must be number",
          "listTransactions (GET /transactions): per_page must be <= 100",
          "listTransactions (GET /transactions): colour is not known",
        ]);
    });

    it("may be wrong where a test wants them so", async () => {
      const { client, service } = fake({ strict: false });
      await failureOf(client.sales.create({} as never));
      service.verify();
    });

    it("to what is not in openapi.yaml fail the test", async () => {
      const { service } = fake();
      const headers = { authorization: "Bearer x" };
      const lost = await service.fetch(`${service.baseUrl}/invoices`, { headers });
      const wrong = await service.fetch(`${service.baseUrl}/sales/x`, { method: "DELETE", headers });
      expect([lost.status, wrong.status]).to.deep.equal([404, 405]);
      expect(service.problems).to.deep.equal([
        "openapi.yaml has no GET /invoices",
        "openapi.yaml has no DELETE /sales/x",
      ]);
      expect(service.calls.map((call) => call.operation)).to.deep.equal([undefined, undefined]);
    });

    it("need a key, and the right one where it is given", async () => {
      const { service } = fake({ apiKey: KEY });
      const status = async (authorization?: string) =>
        (
          await service.fetch(`${service.baseUrl}/health`, {
            headers: { ...(authorization && { authorization }) },
          })
        ).status;
      expect(await status()).to.equal(401);
      expect(await status("Basic x")).to.equal(401);
      expect(await status("Bearer other")).to.equal(401);
      expect(await status(`Bearer ${KEY}`)).to.equal(200);
    });

    it("need JSON that is declared so", async () => {
      const { service } = fake();
      const post = async (body: string | undefined, type?: string) => {
        const headers = { authorization: "Bearer x", ...(type && { "content-type": type }) };
        return (await service.fetch(`${service.baseUrl}/sales`, { method: "POST", headers, body })).status;
      };
      expect(await post(JSON.stringify(SALE), "application/json; charset=utf-8")).to.equal(200);
      expect(await post(JSON.stringify(SALE), "text/plain")).to.equal(400);
      expect(await post("{", "application/json")).to.equal(400);
      expect(await post(undefined)).to.equal(400);
      expect(service.problems).to.deep.equal([
        "createSale (POST /sales): content-type is text/plain, not application/json",
        "createSale (POST /sales): body is no JSON",
        "createSale (POST /sales): body is missing",
      ]);
    });

    it("with one Idempotency-Key have one answer, and none with two bodies", async () => {
      const { client } = fake();
      const input = {
        item_name: "Tea",
        item_class_code: "5020230602",
        tax_type_code: "A",
        qty_unit_code: "U",
      } as const;
      const first = await client.items.create(input, { idempotencyKey: "k" });
      expect(await client.items.create(input, { idempotencyKey: "k" })).to.deep.equal(first);
      const other = await failureOf(
        client.items.create({ ...input, item_name: "Milk" }, { idempotencyKey: "k" }),
      );
      expect(other).to.include({ status: 422, code: "idempotency_mismatch" });
    });

    it("are remembered in order", async () => {
      const { client, service } = fake();
      await client.sales.create(sale("INV-1"), { branch: "01" });
      const [call] = service.calls;
      expect(call).to.deep.include({ operation: "createSale", method: "POST", path: "/sales", status: 200 });
      expect(call?.body.invoice_no).to.equal("INV-1");
      expect(call?.headers.get("x-branch-id")).to.equal("01");
      const [stored] = await client.transactions.list({ branch_id: "01" }).toArray();
      expect(stored?.branch_id).to.equal("01");
    });
  });
});
