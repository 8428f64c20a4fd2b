// Device credentials: sent with every call to the unit, never shown, and rejected where they could not be sent.

import { expect } from "chai";
import { createSecrets } from "../../../server/src/base/secrets.ts";
import { accessOf } from "../../../server/src/core/devices/access.ts";
import { readCredentials } from "../../../server/src/core/devices/credentials.ts";
import { sealDevice } from "../../../server/src/core/devices/secrets.ts";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import type { RequiredAccess } from "../../../server/src/simulator/options.ts";
import { sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { startReceiver } from "../../support/receiver.ts";
import { branchInput, deviceInput, failureOf, itemInput, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const ways: { name: string; access: RequiredAccess; credentials: Record<string, unknown>; used: string[] }[] =
  [
    {
      name: "user name and password, the unit's key and extra headers",
      access: {
        username: "till-1",
        password: "pass wörd:9",
        cmcKey: "UNIT-KEY-1",
        headers: { "X-App-Id": "app-7" },
      },
      credentials: {
        username: "till-1",
        password: "pass wörd:9",
        cmc_key: "UNIT-KEY-1",
        headers: { "x-app-id": "app-7" },
      },
      used: ["cmc_key", "headers", "password", "username"],
    },
    {
      name: "a token",
      access: { token: "eyJhbGciOi.J9" },
      credentials: { token: "eyJhbGciOi.J9" },
      used: ["token"],
    },
  ];

describeEachFamily("device credentials", (family) => {
  for (const { name, access, credentials, used } of ways) {
    describe(`with ${name}`, () => {
      const test = forSuite(() => startTestService({ family, simulator: { access, itemClasses: 5 } }));
      beforeEach(async () => {
        await switchAccount(test);
        await test.client.branches.create(branchInput());
        test.simulator.requests.length = 0;
      });

      const rejected = () => test.simulator.requests.filter(({ status }) => status === 401);

      /** An item to sell. */
      async function item() {
        const { item_code } = await test.client.items.create({
          item_name: "Delivery",
          item_class_code: "5020230602",
          item_type: "3",
          tax_type_code: "A",
          qty_unit_code: "U",
          pkg_unit_code: "NT",
          default_price: 100,
        });
        return item_code;
      }

      it("are sent with every call to the unit", async () => {
        await test.client.devices.create(deviceInput(test, { credentials }));
        await test.client.devices.initialize("00");
        await test.client.devices.test("00");
        await test.client.codes.sync();
        await test.client.purchases.fetchSupplierSales({});
        const item_code = await item();
        const items = [{ item_code, quantity: 1, unit_price: 100 }];
        const sold = await test.client.sales.create(sale({ items }));
        expect(sold.receipt_no).to.equal("1");
        expect(rejected()).to.deep.equal([]);
        const called = new Set(test.simulator.requests.map((request) => request.function));
        expect([...called]).to.include.members([
          "selectInitInfo",
          "selectCodes",
          "selectItemsClass",
          "selectItems",
          "selectServerTime",
          "selectTrnsPurchaseSales",
          "saveItems",
          "saveSales",
        ]);
      });

      it("fails initialization without them, and says why", async () => {
        await test.client.devices.create(deviceInput(test));
        const failure = await failureOf(test.client.devices.initialize("00"));
        expect(failure).to.include({ status: 422, code: "initialization_failed" });
        expect(failure.error).to.contain("rejected the device's credentials (HTTP 401)");
        expect(rejected()).to.have.lengthOf(1);
      });

      it("takes new ones for an initialization or a test, and keeps those of an initialization", async () => {
        const { data } = await test.client.devices.create(deviceInput(test)).withResponse();
        expect(data.credential_keys).to.deep.equal({ used: [], stored_only: [] });
        await test.client.devices.test("00", { credentials });
        expect((await failureOf(test.client.devices.test("00"))).code).to.equal("connection_test_failed");
        await test.client.devices.initialize("00", { credentials });
        await test.client.devices.test("00");
        expect((await test.client.devices.get("00")).credential_keys.used).to.deep.equal(used);
      });

      it("keeps a sale unconfirmed while they are wrong, and signs it once when they are right", async () => {
        const waiting = await startTestService({ family, simulator: { access, itemClasses: 5 } });
        try {
          const { client } = waiting;
          await client.branches.create(branchInput());
          await client.devices.create(deviceInput(waiting, { credentials }));
          await client.devices.initialize("00");
          const { item_code } = await client.items.create({
            item_name: "Delivery",
            item_class_code: "5020230602",
            item_type: "3",
            tax_type_code: "A",
            qty_unit_code: "U",
            pkg_unit_code: "NT",
            default_price: 100,
          });
          await client.devices.update("00", { credentials: { token: "wrong" } });
          const items = [{ item_code, quantity: 1, unit_price: 100 }];
          const { data } = await client.sales.create(sale({ items }), { async: true }).withResponse();
          await waiting.service.lanes.drain();
          const { transaction_id } = data as { transaction_id: string };
          expect((await client.transactions.get(transaction_id)).status).not.to.equal("success");
          await client.devices.update("00", { credentials });
          await waiting.service.db.knex("calls").where({ transaction_id }).update({ due_at: 0 });
          await client.transactions.waitFor(transaction_id);
          expect((await client.transactions.get(transaction_id)).status).to.equal("success");
          expect(waiting.simulator.ledger().filter(({ kind }) => kind === "sale")).to.have.lengthOf(1);
        } finally {
          await waiting.close();
        }
      });
    });
  }

  describe("their names", () => {
    const test = forSuite(() => startTestService({ family }));
    before(async () => {
      await test.client.branches.create(branchInput());
    });

    it("show which are used and which are only stored", async () => {
      const credentials = { token: "t-1", pin: "9", note: { a: 1 } };
      const expected = { used: ["token"], stored_only: ["note", "pin"] };
      const created = await test.client.devices.create(deviceInput(test, { credentials }));
      expect(created.credential_keys).to.deep.equal(expected);
      expect((await test.client.devices.get("00")).credential_keys).to.deep.equal(expected);
      const [listed] = await test.client.devices.list();
      expect(listed?.credential_keys).to.deep.equal(expected);
      const changed = await test.client.devices.update("00", { credentials: { pin: "1" } });
      expect(changed.credential_keys).to.deep.equal({ used: [], stored_only: ["pin"] });
    });

    it("stay with the address that they were given for: nobody reads them by another one", async () => {
      const own = await startReceiver();
      try {
        const bhf_id = "08";
        await test.client.branches.create(branchInput({ bhf_id }));
        const credentials = { token: "unit-s3cret", pin: "9" };
        await test.client.devices.create(deviceInput(test, { bhf_id, credentials }));
        await test.client.devices.initialize(bhf_id);
        const elsewhere = new URL(own.url).origin;
        const path = `${new URL(test.simulator.url).origin}/other/path`;
        const kept = await test.client.devices.update(bhf_id, { vscu_url: path });
        expect(kept.credential_keys, "another path of the same server").to.deep.include({ used: ["token"] });
        const secure = await test.client.devices.update(bhf_id, {
          vscu_url: path.replace("http:", "https:"),
        });
        expect(secure.credential_keys.missing, "another scheme").to.deep.equal(["token"]);
        await test.client.devices.update(bhf_id, { vscu_url: path, credentials });
        const moved = await test.client.devices.update(bhf_id, { vscu_url: elsewhere });
        expect(moved.credential_keys).to.deep.equal({ used: [], stored_only: [], missing: ["token"] });
        expect(moved.last_error).to.contain("token");
        for (const call of [
          () => test.client.devices.test(bhf_id),
          () => test.client.devices.initialize(bhf_id),
        ]) {
          const failure = await failureOf(call());
          expect(failure).to.include({ status: 422, code: "credentials_missing" });
          expect(failure.message).to.contain("token");
        }
        expect(own.received, "calls without them").to.deep.equal([]);
        await test.client.devices.update(bhf_id, { device_info: { note: "x" } });
        const back = await test.client.devices.update(bhf_id, { vscu_url: test.simulator.url });
        expect(back.credential_keys.missing, "dropped, not hidden").to.deep.equal(["token"]);
        await test.client.devices.initialize(bhf_id, { credentials });
        const { credential_keys, last_error } = await test.client.devices.get(bhf_id);
        expect([credential_keys, last_error]).to.deep.equal([
          { used: ["token"], stored_only: ["pin"] },
          null,
        ]);
        const relayed = await test.client.devices.update(bhf_id, { via: "relay" });
        expect(relayed.credential_keys.missing, "a relay is an address, too").to.deep.equal(["token"]);
        const brought = { vscu_url: elsewhere, via: "direct", credentials: { token: "other" } } as const;
        expect((await test.client.devices.update(bhf_id, brought)).credential_keys).to.deep.equal({
          used: ["token"],
          stored_only: [],
        });
      } finally {
        await own.close();
      }
    });

    it("hold a sale that waits for them, and say so", async () => {
      const bhf_id = "07";
      await test.client.branches.create(branchInput({ bhf_id }));
      const credentials = { token: "unit-s3cret" };
      await test.client.devices.create(deviceInput(test, { bhf_id, credentials }));
      await test.client.devices.initialize(bhf_id);
      const { item_code } = await test.client.items.create(itemInput(), { branch: bhf_id });
      await test.client.branches.pause(bhf_id, { reason: "move" });
      const body = sale({ items: [{ item_code, quantity: 1, unit_price: 100 }] });
      const { transaction_id } = await test.client.sales.create(body, { async: true, branch: bhf_id });
      await test.client.devices.update(bhf_id, { vscu_url: "http://127.0.0.1:9999" });
      await test.client.branches.resume(bhf_id);
      const { blocked } = await test.client.transactions.get(transaction_id);
      expect(blocked).to.include({ code: "credentials_missing" });
      expect(blocked?.remedy).to.contain(`/devices/${bhf_id}/initialize`);
    });

    it("appear in a response without the values that a unit or a gateway echoes", async () => {
      const secret = "echo-s3cret-1";
      const said = JSON.stringify({
        resultCd: "910",
        resultMsg: `Unknown client Bearer ${secret}`,
        resultDt: "20260310101500",
        data: null,
      });
      const gateway = await startReceiver();
      try {
        gateway.respondWith((response) =>
          response.writeHead(200, { "Content-Type": "application/json" }).end(said),
        );
        const [bhf_id, vscu_url] = ["09", new URL(gateway.url).origin];
        await test.client.branches.create(branchInput({ bhf_id }));
        const device = deviceInput(test, { bhf_id, vscu_url, credentials: { token: secret } });
        await test.client.devices.create(device);
        const call = async (path: string) => (await test.call("POST", path, { body: {} })).text;
        const initialized = await call(`/devices/${bhf_id}/initialize`);
        expect(initialized).to.contain("Unknown client Bearer ***").and.not.contain(secret);
        const { knex } = test.service.db;
        await knex("devices").where({ bhf_id, vscu_url }).update({ is_active: 1, last_initialized_at: 1 });
        noteChange(knex, "devices");
        const again = await call(`/devices/${bhf_id}/initialize`);
        const synced = await call(`/codes/sync?branch_id=${bhf_id}`);
        const tested = await call(`/devices/${bhf_id}/test`);
        const shown = (await test.call("GET", `/devices/${bhf_id}`)).text;
        for (const text of [again, synced, tested, shown]) expect(text).to.not.contain(secret);
        expect(synced).to.contain("Unknown client Bearer ***");
      } finally {
        await gateway.close();
      }
    });

    it("422 names each key that can't be sent", async () => {
      const invalid: [Record<string, unknown>, string][] = [
        [{ username: "a" }, "credentials.password"],
        [{ username: "a:b", password: "c" }, "credentials.username"],
        [{ username: "a", password: "c", token: "t" }, "credentials.token"],
        [{ token: "with blank" }, "credentials.token"],
        [{ cmc_key: "line\nbreak" }, "credentials.cmc_key"],
        [{ headers: "X-A: b" }, "credentials.headers"],
        [{ headers: { "X-A": "line\r\nHost: b" } }, "credentials.headers.X-A"],
        [{ headers: { "X A": "b" } }, "credentials.headers.X A"],
        [{ headers: { authorization: "b" }, token: "t" }, "credentials.headers.authorization"],
        ...["Host", "content-type", "Content-Length", "Connection", "Transfer-Encoding", "TE"].map(
          (header): [Record<string, unknown>, string] => [
            { headers: { [header]: "b" } },
            `credentials.headers.${header}`,
          ],
        ),
      ];
      for (const [credentials, path] of invalid) {
        for (const call of [
          test.client.devices.update("00", { credentials }),
          test.client.devices.initialize("00", { credentials }),
          test.client.devices.test("00", { credentials }),
        ]) {
          const failure = await failureOf(call);
          expect(failure, JSON.stringify(credentials)).to.include({ status: 422, code: "validation_failed" });
          expect(failure.errors, JSON.stringify(credentials)).to.have.key(path);
        }
      }
    });
  });
});

describe("device credentials without their encryption key", () => {
  const owner = { data_set_id: 1, bhf_id: "00" };
  const keyOf = (id: string) => createSecrets([{ id, key: Buffer.alloc(32, id) }]);
  const sealed = (credentials: Record<string, unknown>) => ({
    ...owner,
    ...sealDevice(keyOf("a"), owner, { credentials, keys: { cmcKey: "c" } }),
  });

  it("block calls that need them, and no others", () => {
    expect(accessOf(keyOf("b"), sealed({ token: "t" })).blocked).to.contain("credentials can't be opened");
    expect(accessOf(keyOf("b"), sealed({ pin: "9" }))).to.deep.equal({});
    expect(accessOf(keyOf("a"), sealed({ token: "t" }))).to.deep.equal({
      headers: { Authorization: "Bearer t" },
    });
  });

  it("block every call of a device that lost them with its address", () => {
    const left = sealDevice(keyOf("a"), owner, {}, ["token"]);
    expect(accessOf(keyOf("a"), { ...owner, ...left }))
      .to.have.property("blocked")
      .that.contains("(token) were dropped");
    expect(accessOf(keyOf("a"), { ...owner, ...sealDevice(keyOf("a"), owner, {}) })).to.deep.equal({});
  });

  it("send nothing of a record that no version has checked", () => {
    const { headers, keys } = readCredentials({ headers: { Host: "evil.example", "X-Ok": "1" } });
    expect(headers).to.deep.equal({ "X-Ok": "1" });
    expect(keys.used).to.deep.equal(["headers"]);
  });
});
