// One account's costly requests: each counts as five, few run at once, and everybody else is served between their steps.
import { MessagePort } from "node:worker_threads";
import { expect } from "chai";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { itemInput, openInitialized } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("costly requests", () => {
  let receipt: string;
  const test = forSuite(() => startTestService({ simulator: { itemClasses: 10 } }));
  before(async () => {
    await openInitialized(test);
    const { item_code } = await test.client.items.create(itemInput());
    const items = Array.from({ length: 999 }, () => ({ item_code, quantity: 1, unit_price: 116 }));
    const sold = await test.client.sales.create({
      invoice_no: "LONG-1",
      sale_date: "20260310",
      payment_type: "01",
      items,
    });
    receipt = `/transactions/${sold.transaction_id}/receipt`;
  });

  it("run four at once for an account, and others are served between their pages", async () => {
    const ended: string[] = [];
    const note = async <T>(name: string, call: Promise<T>): Promise<T> => {
      const result = await call;
      ended.push(name);
      return result;
    };
    const print = () => note("print", test.call("GET", `${receipt}?format=pdf`));
    const prints = Array.from({ length: 20 }, print);
    const other = await test.openAccount();
    await note("other", test.call("GET", "/branches", { key: other.keys.owner }));
    const responses = await Promise.all(prints);
    const statuses = responses.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim());
    expect(statuses.filter((status) => status === "200")).to.have.length.within(4, 19);
    expect(new Set(statuses)).to.deep.equal(new Set(["200", "429 account_busy"]));
    expect(ended.lastIndexOf("print")).to.be.greaterThan(ended.indexOf("other"));
    expect((await print()).status).to.equal(200);
  });

  it("are printed in another thread, if they are receipts", async () => {
    const { postMessage } = MessagePort.prototype;
    const posted: unknown[] = [];
    MessagePort.prototype.postMessage = function post(this: MessagePort, ...message) {
      posted.push(Object(message[0]).task?.paper);
      return postMessage.apply(this, message);
    };
    try {
      const response = await test.call("GET", `${receipt}?format=pdf&paper=80mm`);
      expect([response.status, posted]).to.deep.equal([200, ["80mm"]]);
    } finally {
      MessagePort.prototype.postMessage = postMessage;
    }
  });

  const costly: Record<string, { method?: string; path: () => string; body?: object; plain: string }> = {
    "a search for items by a part of their name": { path: () => "/items?item_name=x", plain: "/items" },
    "a search for stock by a part of its name": { path: () => "/stock?item_name=x", plain: "/stock" },
    "a search for sales by a part of a name": {
      method: "POST",
      path: () => "/sales/search",
      body: { customer_name: "x" },
      plain: "/transactions",
    },
    "a search for purchases by a part of a name": {
      method: "POST",
      path: () => "/purchases/search",
      body: { supplier_name: "x" },
      plain: "/transactions",
    },
    "a receipt as PDF": { path: () => `${receipt}?format=pdf`, plain: "/transactions" },
  };
  for (const [name, { method = "GET", path, body, plain }] of Object.entries(costly)) {
    it(`take five of the allowance: ${name}`, async () => {
      const { db, clock } = test.service;
      // Refilled once a minute: a long receipt may take seconds to print.
      const terms = { rate_per_minute: 1, burst: 9 };
      const { key } = await issueKey(db, clock, test.account.users.owner, "sandbox", terms);
      const first = await test.call(method, path(), { key, body });
      expect([first.status, first.headers.get("x-ratelimit-remaining")]).to.deep.equal([200, "4"]);
      const second = await test.call(method, path(), { key, body });
      expect([second.status, second.body.code]).to.deep.equal([429, "rate_limited"]);
      const ordinary = await test.call("GET", plain, { key });
      expect(ordinary.status, "an ordinary request").to.equal(200);
    });
  }
});
