// How the fake service handles undocumented requests.
import { ValidationError } from "@taxctl/sdk";
import { expect } from "chai";
import { failureOf } from "../support/records.ts";
import { KEY, SALE } from "./double.ts";
import { fake, LINE, sale } from "./fake.ts";

describe("requests to the fake service", () => {
  it("that violate the document are rejected, and fail the test with path and problem", async () => {
    const { client, service } = fake();
    const body = { ...sale("INV-1"), color: "red", items: [{ ...LINE, quantity: "2" }] };
    const error = await failureOf(client.sales.create(body as never));
    expect(error).to.be.instanceOf(ValidationError).and.to.have.property("status", 400);
    expect(error.message).to.contain("POST /sales is not valid");
    expect(error.errors).to.have.all.keys("color", "items[0].quantity");
    await failureOf(client.transactions.list({ per_page: 1000, color: "red" } as never));
    expect(() => service.verify())
      .to.throw("createSale (POST /sales): items[0].quantity must be a number")
      .and.have.property("problems")
      .that.has.members([
        "createSale (POST /sales): color is not a known field",
        "createSale (POST /sales): items[0].quantity must be a number",
        "listTransactions (GET /transactions): per_page must be 100 or less",
        "listTransactions (GET /transactions): color is not a known field",
      ]);
  });

  it("for a period that ends before it begins are rejected as the service rejects them", async () => {
    const { client, service } = fake();
    const period = { from_date: "2026-03-02", to_date: "2026-03-01" };
    const calls = [client.sales.search(period), client.transactions.list(period)];
    const errors = await Promise.all(calls.map((call) => failureOf(call)));
    expect(errors.map(({ status }) => status)).to.deep.equal([400, 422]);
    for (const { errors: fields } of errors)
      expect(fields).to.deep.equal({
        from_date: ["must not be after to_date: 2026-03-02 is after 2026-03-01"],
      });
    const day = { from_date: "2026-03-02", to_date: "2026-03-02" };
    expect(await client.purchases.search(day).toArray()).to.deep.equal([]);
    service.verify();
  });

  it("may be wrong if a test wants that", async () => {
    const { client, service } = fake({ strict: false });
    await failureOf(client.sales.create({} as never));
    service.verify();
  });

  it("to paths outside openapi.yaml fail the test", async () => {
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

  it("need a key, and the right one if it is set", async () => {
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

  it("need JSON with its media type", async () => {
    const { service } = fake();
    const post = async (body: string | undefined, type?: string) => {
      const headers = { authorization: "Bearer x", ...(type && { "content-type": type }) };
      return (await service.fetch(`${service.baseUrl}/sales`, { method: "POST", headers, body })).status;
    };
    expect(await post(JSON.stringify(SALE), "application/json; charset=utf-8")).to.equal(200);
    expect(await post(JSON.stringify(SALE), "text/plain")).to.equal(415);
    expect(await post("{", "application/json")).to.equal(400);
    expect(await post(undefined)).to.equal(400);
    expect(service.problems).to.deep.equal([
      "createSale (POST /sales): content-type is text/plain, not application/json",
      "createSale (POST /sales): body Expected property name or '}' in JSON at position 1 (line 1 column 2)",
      "createSale (POST /sales): body is required",
    ]);
  });

  it("with one Idempotency-Key get one response, and are rejected with two bodies", async () => {
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
