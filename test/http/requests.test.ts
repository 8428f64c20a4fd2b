// Bad requests: every fault named by its field, and the branch that a request is about.

import { expect } from "chai";
import type { Handlers } from "../../server/src/core/context/operations.ts";
import { handlers } from "../support/handlers.ts";
import { branchInput } from "../support/records.ts";
import { type ServiceResponse, startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("requests", () => {
  /** What the last handler saw. */
  let seen: { body?: unknown; query?: unknown; bhf_id?: string | undefined } = {};

  const probe: Handlers = {
    ...handlers,
    async searchSales(request, context) {
      seen = { body: request.body, query: request.query, bhf_id: context.branch?.bhf_id };
      const { page, per_page } = request.body;
      return {
        status: 200,
        body: {
          data: [],
          meta: { current_page: page, per_page, total: 0, total_pages: 0, next_cursor: null },
        },
      };
    },
    async listTransactions(request, context) {
      seen = { query: request.query, bhf_id: context.branch?.bhf_id };
      const { page, per_page } = request.query;
      return {
        status: 200,
        body: {
          data: [],
          meta: { current_page: page, per_page, total: 0, total_pages: 0, next_cursor: null },
        },
      };
    },
    async fetchSupplierSales(request, context) {
      seen = { body: request.body, bhf_id: context.branch?.bhf_id };
      return { status: 200, body: { status: "success", message: "ok", data: [] } };
    },
  };

  const test = forSuite(() =>
    startTestService({ simulator: false, overrides: { work: false }, handlers: probe }),
  );
  before(async () => {
    await test.client.branches.create(branchInput());
  });
  beforeEach(() => {
    seen = {};
  });

  const search = (body: unknown, headers: Record<string, string> = {}): Promise<ServiceResponse> =>
    test.call("POST", "/sales/search", { body, headers });

  function expectErrors(response: ServiceResponse, status: number, errors: Record<string, string[]>): void {
    expect(response.status, response.text).to.equal(status);
    expect(response.body.errors).to.deep.equal(errors);
  }

  it("to an unknown path are told of the paths with the same words", async () => {
    const messageOf = async (path: string) => Object((await test.call("GET", path)).body).message;
    expect(await messageOf("/webhooks/17/deliveries")).to.equal(
      "There is no /api/v1/webhooks/17/deliveries. There is /webhooks/deliveries, /webhooks/deliveries/{id}/resend; GET /docs shows all paths",
    );
    expect(await messageOf("/parcels/7")).to.equal(
      "There is no /api/v1/parcels/7; GET /docs shows all paths",
    );
  });

  describe("validation", () => {
    it("fills defaults and coerces parameters, not bodies", async () => {
      expect((await search({})).status).to.equal(200);
      expect(seen.body).to.deep.equal({ page: 1, per_page: 50 });
      expect((await test.call("GET", "/transactions?per_page=7&status=failed")).status).to.equal(200);
      expect(seen.query).to.deep.include({ per_page: 7, page: 1, status: "failed" });
      expectErrors(await search({ page: "1" }), 400, { page: ["must be a whole number, without quotes"] });
    });

    it("names every error by its path, in words", async () => {
      const response = await test.call("POST", "/sales", {
        body: {
          invoice_no: " A",
          sale_date: "20261301",
          payment_type: 1,
          items: [{ item_code: "X", quantity: 1, unit_price: 5 }, { unit_price: -1, color: "red" }, 7],
        },
      });
      expectErrors(response, 400, {
        invoice_no: ["must be a single line that does not begin or end with blanks"],
        sale_date: ["must be a day of the calendar as YYYYMMDD"],
        payment_type: ["must be a text in quotes"],
        "items[0].item_code": ["X is not a registered item: GET /items lists them, POST /items registers it"],
        "items[1].item_code": ["is required (or external_code)"],
        "items[1].color": [
          "is not a known field; known are item_seq, item_sequence, item_code, external_code, external_source, item_class_code, item_name, bcd, pkg_unit_code, pkg, qty_unit_code, quantity, qty, unit_price, supply_amount, discount_rate, discount_amount, taxable_amount, tax_type, tax_rate, tax_amount, total_amount, insurance_code, insurance_rate",
        ],
        "items[1].quantity": ["is required (or qty)"],
        "items[1].unit_price": ["must be 0 or more"],
        "items[2]": ["must be an object"],
      });
      expect(response.body.error).to.be.a("string");
    });

    it("rejects pages out of bounds instead of clamping them", async () => {
      for (const query of [
        "per_page=0",
        "per_page=101",
        "per_page=1e9",
        "page=0",
        "page=1e15",
        "page=1.5",
        "page=",
      ]) {
        const response = await test.call("GET", `/transactions?${query}`);
        expect(response.status, query).to.equal(422);
        expect(Object.keys(response.body.errors as object)).to.deep.equal([query.split("=")[0]]);
      }
    });

    it("rejects an asynchronous submission without the plan's feature", async () => {
      const { keys } = await test.openAccount(["imports"]);
      const body = {
        invoice_no: "A",
        sale_date: "20260101",
        payment_type: "01",
        items: [{ item_code: "X", quantity: 1, unit_price: 5 }],
      };
      const response = await test.call("POST", "/sales?async=true", { key: keys.owner, body });
      expect(`${response.status} ${response.body.code}`).to.equal("403 feature_not_enabled");
    });

    it("rejects NUL in a query parameter", async () => {
      const response = await test.call("GET", "/transactions?branch_id=0%000");
      expect(response.status).to.equal(403);
      const items = await test.call("GET", "/items?item_name=a%00b");
      expectErrors(items, 422, { item_name: ["must not contain NUL characters"] });
    });

    it("rejects a query parameter that is given twice", async () => {
      const response = await test.call("GET", "/transactions?page=1&page=2");
      expectErrors(response, 422, { page: ["must be given once only"] });
    });

    it("rejects fields that objects inherit", async () => {
      for (const name of [
        "__proto__",
        "constructor",
        "prototype",
        "toString",
        "account_id",
        "synced_to_authority",
      ]) {
        const response = await search(`{"${name}": {"status": "success"}}`);
        const [problem] = Object(response.body.errors)[name] ?? [];
        expect([response.status, problem?.split(/[;:] /)[0]]).to.deep.equal([400, "is not a known field"]);
      }
      expect(Object.hasOwn(Object.prototype, "status")).to.equal(false);
      expectErrors(await search('{"\\u005f_proto__": 1}'), 400, {
        ["__proto__"]: ["is not a known field: omit it"],
      });
    });

    it("rejects numbers out of range, and forbidden characters", async () => {
      expectErrors(await search('{"page": 1e400}'), 400, { page: ["must be 100000000 or less"] });
      const nul = await search('{"customer_name": "a\\u0000b"}');
      expectErrors(nul, 400, { customer_name: ["must not contain NUL characters"] });
      const half = await search('{"customer_name": "\\ud83d"}');
      expectErrors(half, 400, { customer_name: ["must not contain halves of surrogate pairs"] });
    });

    it("gives at most 100 messages, and says that there may be more", async () => {
      const items = Array.from({ length: 400 }, () => ({}));
      const response = await test.call("POST", "/sales", {
        body: { invoice_no: "A", sale_date: "20260101", payment_type: "01", items },
      });
      expect(response.status).to.equal(400);
      expect(Object.keys(response.body.errors as object)).to.have.length(100);
      expect(response.body.message).to.match(
        / \(and at least 99 more fields: only the first 100 problems are listed\)\.$/,
      );
    });

    it("checks every line of a long list, and names lines beyond 999", async () => {
      const line = { item_code: "X", quantity: 1, unit_price: 5 };
      const items: object[] = Array.from({ length: 999 }, () => ({ ...line }));
      items[3] = { ...line, unit_price: "5" };
      items[998] = { ...line, color: "red" };
      const sale = { sale_date: "20260101", payment_type: "01", items };
      const response = await test.call("POST", "/sales", { body: sale });
      // The problems of form come first. Problems by the rules fill the list up: X is not a registered item.
      expect(response.status).to.equal(400);
      expect(response.body.errors).to.deep.include({
        invoice_no: ["is required"],
        "items[3].unit_price": ["must be a number, without quotes"],
        "items[998].color": [
          "is not a known field; known are item_seq, item_sequence, item_code, external_code, external_source, item_class_code, item_name, bcd, pkg_unit_code, pkg, qty_unit_code, quantity, qty, unit_price, supply_amount, discount_rate, discount_amount, taxable_amount, tax_type, tax_rate, tax_amount, total_amount, insurance_code, insurance_rate",
        ],
        "items[0].item_code": ["X is not a registered item: GET /items lists them, POST /items registers it"],
      });
      expect(Object.keys(Object(response.body.errors))).to.have.length(100);
      const longer = { ...sale, items: Array.from({ length: 1000 }, () => line) };
      expectErrors(await test.call("POST", "/sales", { body: longer }), 400, {
        items: ["must have at most 999 entries"],
      });
    });

    it("rejects a body that isn't an object, or isn't UTF-8", async () => {
      for (const body of ["[]", "7", "null", '"text"']) {
        expectErrors(await search(body), 400, { body: ["must be an object"] });
      }
      const response = await fetch(`${test.url}/sales/search`, {
        method: "POST",
        headers: { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" },
        body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      });
      expect(response.status).to.equal(400);
      expect(await response.json()).to.include({ code: "invalid_json" });
    });

    it("accepts an empty body if every field is optional", async () => {
      expect(
        (await test.call("POST", "/sales/search", { headers: { "Content-Length": "0" } })).status,
      ).to.equal(200);
      expect(seen.body).to.deep.equal({ page: 1, per_page: 50 });
    });
  });

  describe("branch", () => {
    const fetchSales = (body: unknown, headers: Record<string, string> = {}): Promise<ServiceResponse> =>
      test.call("POST", "/purchases/sales", { body, headers });

    it("is the only one when none is named", async () => {
      expect((await fetchSales({})).status).to.equal(200);
      expect(seen).to.deep.equal({ body: {}, bhf_id: "00" });
    });

    it("comes from header, body by either name, or query", async () => {
      expect((await fetchSales(undefined, { "X-Branch-ID": "00" })).status).to.equal(200);
      expect(seen.body).to.deep.equal({ branch_id: "00" });
      expect((await fetchSales({ bhf_id: "00" }, { "X-Branch-ID": "00" })).status).to.equal(200);
      expect(seen).to.deep.equal({ body: { branch_id: "00" }, bhf_id: "00" });
      expect((await test.call("GET", "/transactions?branch_id=00")).status).to.equal(200);
      expect(seen.bhf_id).to.equal("00");
      expect((await test.call("GET", "/transactions")).status).to.equal(200);
      expect(seen.bhf_id).to.equal(undefined);
    });

    it("is rejected with both names when two places disagree", async () => {
      const response = await fetchSales({ branch_id: "01" }, { "X-Branch-ID": "00" });
      expectErrors(response, 400, {
        "X-Branch-ID": ["names another branch than branch_id"],
        branch_id: ["names another branch than X-Branch-ID"],
      });
      const query = await test.call("GET", "/transactions?branch_id=01", {
        headers: { "X-Branch-ID": "00" },
      });
      expect(query.status).to.equal(422);
      expect((await fetchSales({ branch_id: "00", bhf_id: "01" })).status).to.equal(400);
    });

    it("is rejected if it belongs to another account or environment, or doesn't exist", async () => {
      const { keys } = await test.openAccount();
      for (const key of [keys.owner, test.keys.live]) {
        const response = await test.call("POST", "/purchases/sales", { key, body: { branch_id: "00" } });
        expect(`${response.status} ${response.body.code}`).to.equal("403 branch_not_owned");
      }
      expect((await fetchSales({ branch_id: "77" })).status).to.equal(403);
      expect((await fetchSales({ branch_id: 7 })).status).to.equal(400);
    });

    it("must be named if there are several, or none", async () => {
      const { keys } = await test.openAccount();
      const none = await test.call("POST", "/purchases/sales", { key: keys.owner, body: {} });
      expectErrors(none, 400, {
        branch_id: ['is required: name the branch in X-Branch-ID or branch_id, as a text like "00"'],
      });
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      const several = await fetchSales({});
      expectErrors(several, 400, {
        branch_id: ['is required: name the branch in X-Branch-ID or branch_id, as a text like "00"'],
      });
    });
  });
});
