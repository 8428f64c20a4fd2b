// createItemsBulk: many items in one request, each registered by the rules of a single one, with a result of its own.

import type { ItemInput } from "@taxctl/sdk";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { describeEachFamily } from "../support/database.ts";
import { listenToQueries } from "../support/queries.ts";
import {
  branchInput,
  deadUrl,
  deviceInput,
  failureOf,
  itemInput,
  openInitialized,
  switchAccount,
} from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

type Result = { index: number; result: string; item_code: string | null; code?: string; message?: string };

describeEachFamily("createItemsBulk", (family) => {
  let tin: string;
  const test = forSuite(() =>
    startTestService({ family, simulator: { itemClasses: 60, itemNumbering: "gapless" } }),
  );
  beforeEach(async () => {
    await switchAccount(test);
    tin = (await openInitialized(test)).tin;
  });
  afterEach(() => test.simulator.clearFaults());

  const post = (body: unknown, headers = {}) => test.call("POST", "/items/bulk", { body, headers });
  const resultsOf = ({ body }: Awaited<ReturnType<typeof post>>): Result[] => Object(body.data).results;
  const bulk = async (...items: unknown[]) => test.client.items.createBulk({ items: items as ItemInput[] });
  const inputs = (count: number) => Array.from({ length: count }, () => itemInput());
  const names = (items: ItemInput[]) => items.map(({ item_name }) => item_name);
  const sent = () =>
    test.simulator.requests
      .filter((one) => one.tin === tin && one.function === "saveItems")
      .map(({ body }) => Reflect.get(Object(body), "itemNm"));
  const atUnit = () => test.simulator.state.branches.find((branch) => branch.tin === tin)?.items ?? [];
  /** Names in the order of their codes. */
  const registered = async () =>
    (await test.client.items.list({ per_page: 100 }).toArray())
      .toSorted((one, other) => one.item_code.localeCompare(other.item_code))
      .map(({ item_name }) => item_name);
  const code = (number: number) => `KE2NTXU${String(number).padStart(7, "0")}`;

  /** The database is lost at this transaction from now on. */
  function loseTransaction(number: number): () => void {
    const { db } = test.service;
    const { transaction } = db;
    let begun = 0;
    db.transaction = async (work) => {
      begun += 1;
      if (begun === number)
        throw new DatabaseLost("unreachable", "The database can't be reached at present.");
      return transaction(work);
    };
    return () => {
      db.transaction = transaction;
    };
  }

  describe("200", () => {
    it("registers the items in the order of the list, under codes without a gap", async () => {
      const items = inputs(30);
      const { registered: count, results } = await bulk(...items);
      expect(count).to.equal(30);
      expect(results).to.deep.equal(
        items.map((_, index) => ({ index, result: "registered", item_code: code(index + 1) })),
      );
      expect(await registered()).to.deep.equal(names(items));
      expect(sent()).to.deep.equal(names(items));
      expect(test.simulator.violations).to.deep.equal([]);
      const { data } = await test.client.stock.list({ branch_id: "00" });
      expect(data).to.have.lengthOf(30);
      const audit = await test.client.audit.list({ action: "items.create", per_page: 100 });
      expect(audit.data).to.have.lengthOf(30);
    });

    it("rejects single items, with every problem, and gives their codes to the next ones", async () => {
      await test.client.items.create(itemInput({ item_code: code(1) }));
      const [first, last] = inputs(2);
      const {
        registered: count,
        rejected,
        results,
      } = await bulk(
        first,
        itemInput({ item_name: "SIM-884" }),
        { item_name: "", surprise: 1, tax_type_code: "A" },
        itemInput({ qty_unit_code: "NOPE", item_class_code: "abc" }),
        itemInput({ qty_unit_code: "NOPE", default_price: 1.005 }),
        itemInput({ item_code: "COLA" }),
        itemInput({ item_code: code(1) }),
        7,
        last,
      );
      expect({ count, rejected }).to.deep.equal({ count: 2, rejected: 7 });
      expect(results.map((one) => one.item_code ?? one.code)).to.deep.equal([
        code(2),
        "unit_884",
        "validation_failed",
        "validation_failed",
        "validation_failed",
        "item_code_form",
        "already_exists",
        "validation_failed",
        code(3),
      ]);
      expect(results[1]?.message).to.contain("The control unit rejected it");
      expect(results[2]?.errors).to.include.keys("item_name", "surprise", "item_class_code", "qty_unit_code");
      expect(results[4]?.errors).to.have.all.keys("qty_unit_code", "default_price");
      expect(sent()).to.have.lengthOf(4);
    });

    it("costs one transaction an item and one lease of the lane for all", async () => {
      const { db } = test.service;
      const { transaction } = db;
      const leases: string[] = [];
      let transactions = 0;
      const end = listenToQueries(db, ({ sql }) => {
        if (/^update .lanes. set .owner./i.test(sql)) leases.push(sql);
      });
      db.transaction = (work) => {
        transactions += 1;
        return transaction(work);
      };
      const response = await post({ items: inputs(20) }).finally(() => {
        end();
        db.transaction = transaction;
      });
      expect(resultsOf(response)).to.have.lengthOf(20);
      // The first binds, each further one stores an item and binds the next. Then the lane looks for other calls.
      expect(transactions).to.be.within(21, 22);
      expect(leases, "claimed and given back").to.have.lengthOf(2);
    });

    it("counts the items in its message", async () => {
      const message = async (...items: unknown[]) => (await post({ items })).body.message;
      expect(await message(itemInput())).to.equal("1 item: 1 registered, 0 rejected.");
      expect(await message(itemInput(), {})).to.equal("2 items: 1 registered, 1 rejected.");
      expect(await message()).to.equal("Nothing was registered: send the items as entries of items.");
      expect(sent()).to.have.lengthOf(2);
    });

    it("warns by item", async () => {
      const { results } = await bulk(
        itemInput({ barcode: "616" }),
        itemInput(),
        itemInput({ barcode: "616" }),
      );
      expect(results[1]).not.to.have.property("warnings");
      expect(results[2]?.warnings?.[0]).to.include({ code: "barcode_in_use", field: "barcode" });
    });

    it("registers each item in the branch that it names, else in the one of the request", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      await test.client.devices.create(deviceInput(test, { bhf_id: "01" }));
      await test.client.devices.initialize("01");
      const there = itemInput({ branch_id: "01", qty_unit_code: "KG" });
      const [here, back] = [itemInput(), itemInput()];
      const response = await post({
        branch_id: "00",
        items: [here, there, back, itemInput({ branch_id: "77" })],
      });
      expect(resultsOf(response).map(({ item_code, code: why }) => item_code ?? why)).to.deep.equal([
        code(1),
        "KE2NTKG0000001",
        code(2),
        "branch_not_owned",
      ]);
      expect(sent()).to.deep.equal(names([here, back]));
      expect((await test.client.stock.list({ branch_id: "01" })).data).to.have.lengthOf(1);
      const none = resultsOf(await post({ items: [itemInput()] }))[0];
      expect(none).to.include({ result: "rejected", code: "validation_failed" });
    });

    it("ends before the item that the unit gives no response to, which continues under its code", async () => {
      const items = inputs(4);
      await test.simulator.setFault({ fault: "T2", path: "saveItems", tin, after: 2 });
      const response = await post({ items });
      expect(response.status, response.text).to.equal(200);
      expect(resultsOf(response)).to.have.lengthOf(2);
      expect(response.body.message).to.equal(
        "4 items: 2 registered, 0 rejected. Send the other 2 in another request.",
      );
      const { results } = await bulk(...items.slice(2));
      expect(results.map(({ item_code }) => item_code)).to.deep.equal([code(3), code(4)]);
      expect(await registered()).to.deep.equal(names(items));
      expect(atUnit()).to.have.lengthOf(4);
    });

    it("registers an item once under its key, in whatever request", async () => {
      const [one, other, third] = inputs(3);
      const first = await post({ idempotency_keys: ["a", "b"], items: [one, other] });
      const again = await post({ idempotency_keys: ["c", "b", "a"], items: [third, other, one] });
      expect(resultsOf(first).map(({ item_code }) => item_code)).to.deep.equal([code(1), code(2)]);
      expect(resultsOf(again).map(({ item_code }) => item_code)).to.deep.equal([code(3), code(2), code(1)]);
      const changed = await post({ idempotency_keys: ["a", "d"], items: [third, itemInput()] });
      expect(resultsOf(changed)[0]).to.include({ result: "rejected", code: "idempotency_mismatch" });
      expect(resultsOf(changed)[1]).to.include({ result: "registered", item_code: code(4) });
      expect(atUnit()).to.have.lengthOf(4);
    });

    it("registers an item again a day later, or under another user's key, or when it was rejected", async () => {
      const item = itemInput();
      const body = { idempotency_keys: ["a"], items: [item] };
      await post(body);
      await test.service.db.knex("idempotency_keys").update({ expires_at: 1 });
      expect(resultsOf(await post(body))[0]).to.include({ item_code: code(2) });
      const admin = await test.call("POST", "/items/bulk", { body, key: test.keys.admin });
      expect(resultsOf(admin)[0]).to.include({ item_code: code(3) });
      const wrong = { idempotency_keys: ["b"], items: [itemInput({ item_name: "SIM-884" })] };
      for (const response of [await post(wrong), await post(wrong)])
        expect(resultsOf(response)[0]).to.include({ code: "unit_884" });
      expect(sent()).to.have.lengthOf(5);
    });

    it("gives the stored response under the same Idempotency-Key, and 422 to another body", async () => {
      const body = { items: inputs(2) };
      const headers = { "Idempotency-Key": "bulk-1" };
      const first = await post(body, headers);
      const again = await post(body, headers);
      expect(again.headers.get("idempotency-replayed")).to.equal("true");
      expect(again.body.data).to.deep.equal(first.body.data);
      expect((await post({ items: inputs(1) }, headers)).status).to.equal(422);
      expect(sent()).to.have.lengthOf(2);
    });

    it("sends any number of items through the client, and sends again what was left", async () => {
      const items = inputs(230);
      await test.simulator.setFault({ fault: "T2", path: "saveItems", tin, after: 150 });
      const found: Result[] = [];
      for await (const result of test.client.items.createMany(items)) found.push(result);
      expect(found).to.deep.equal(
        items.map((_, index) => ({ index, result: "registered", item_code: code(index + 1) })),
      );
      expect(await registered()).to.deep.equal(names(items));
      expect(sent(), "once again the one without a response").to.have.lengthOf(231);
    });
  });

  it("400 to a body that is not JSON, and nothing is registered", async () => {
    for (const text of ['{"items":[{"a":1},]}', '{"items":[{"a":1}', "[1"]) {
      const response = await post(text.replace('{"items":[', `{"items":[${JSON.stringify(itemInput())},`));
      expect(response.status, response.text).to.equal(400);
    }
    expect(sent()).to.deep.equal([]);
  });

  it("401 without a key, and 403 to a cashier", async () => {
    for (const [key, status] of [
      [null, 401],
      [test.keys.cashier, 403],
    ] as const) {
      const response = await test.call("POST", "/items/bulk", { key, body: { items: [itemInput()] } });
      expect(response.status).to.equal(status);
    }
    expect(sent()).to.deep.equal([]);
  });

  it("413 to more than 1 MiB", async () => {
    const items = Array.from({ length: 100 }, () => itemInput({ item_name: "x".repeat(11_000) }));
    expect((await post({ items })).status).to.equal(413);
  });

  describe("422", () => {
    it("to more than 100 items, no list, unknown fields, and keys that are not one for each item", async () => {
      const problems: [unknown, string][] = [
        [{ items: Array.from({ length: 101 }, () => ({})) }, "items"],
        [{}, "items"],
        [{ items: {} }, "items"],
        [{ items: [], other: 1 }, "other"],
        [{ items: inputs(2), idempotency_keys: ["a"] }, "idempotency_keys"],
        [{ items: inputs(1), idempotency_keys: ["a b"] }, "idempotency_keys[0]"],
      ];
      for (const [body, field] of problems) {
        const response = await post(body);
        expect(response.status, response.text).to.equal(422);
        expect(response.body.errors).to.have.property(field);
      }
      expect(sent()).to.deep.equal([]);
    });

    it("if the device of the first item is not initialized; of another, the items before it are registered", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      const unready = itemInput({ branch_id: "01" });
      const ready = itemInput({ branch_id: "00" });
      expect(await failureOf(bulk(unready, ready))).to.include({ status: 422, code: "device_not_ready" });
      expect(sent()).to.deep.equal([]);
      const { results } = await bulk(ready, unready, ready);
      expect(results).to.have.lengthOf(1);
      expect(sent()).to.deep.equal(names([ready]));
    });
  });

  describe("500", () => {
    it("is unit_unreachable if the first item gets no response; the same request continues under the same code", async () => {
      const items = inputs(2);
      await test.simulator.setFault({ fault: "T2", path: "saveItems", tin });
      const headers = { "Idempotency-Key": "bulk-2" };
      const response = await post({ items }, headers);
      expect(response.status).to.equal(500);
      expect(response.body).to.include({ code: "unit_unreachable", retryable: true });
      expect(await registered()).to.deep.equal([]);
      const again = await post({ items }, headers);
      expect(resultsOf(again).map(({ item_code }) => item_code)).to.deep.equal([code(1), code(2)]);
      expect(sent()).to.deep.equal([items[0]?.item_name, ...names(items)]);
    });

    it("keeps nothing if not a byte was sent", async () => {
      await test.client.devices.update("00", { vscu_url: deadUrl });
      await test.service.db.knex("devices").where({ tin }).update({ is_active: 1 });
      expect(await failureOf(bulk(itemInput(), itemInput()))).to.include({ code: "unit_unreachable" });
      expect(await test.service.db.knex("items").whereNull("registered_at")).to.deep.equal([]);
    });
  });

  it("503 if the database is lost midway; the same request continues, and registers no item twice", async () => {
    const body = { items: inputs(5) };
    const headers = { "Idempotency-Key": "bulk-3" };
    // One claims the key, the next binds, and each further one stores an item: the third is saved and not stored.
    const end = loseTransaction(5);
    const lost = await post(body, headers).finally(end);
    expect(lost.status, lost.text).to.equal(503);
    expect(await registered()).to.deep.equal(names(body.items.slice(0, 2)));
    const again = await post(body, headers);
    expect(resultsOf(again).map(({ item_code }) => item_code)).to.deep.equal([1, 2, 3, 4, 5].map(code));
    expect(await registered()).to.deep.equal(names(body.items));
    expect(atUnit()).to.have.lengthOf(5);
    expect(test.simulator.violations).to.deep.equal([]);
  });
});
