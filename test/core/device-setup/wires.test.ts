// The wire of a device: which the profile allows, the online unit's key from its issue to each call, and a device of each wire in one service.
import { expect } from "chai";
import { startSimulator } from "../../../server/src/simulator/index.ts";
import { purchase, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startReceiver } from "../../support/receiver.ts";
import { branchInput, deviceInput, failureOf, itemInput, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { movement } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`a device at the online unit (${family})`, () => {
    const test = forSuite(() =>
      startTestService({ family, simulator: { wire: "oscu", itemClasses: 5, keyIn: "body" } }),
    );

    beforeEach(async () => {
      await switchAccount(test);
      await test.client.branches.create(branchInput());
      await test.simulator.clearFaults();
      test.simulator.requests.length = 0;
    });

    const create = (overrides: Parameters<typeof deviceInput>[1] = {}) =>
      test.client.devices.create(deviceInput(test, { wire: "oscu", ...overrides }));

    const keyOf = (tin: string) => `SIMCMCKEY-${tin}-00`;

    async function ready() {
      const device = await create();
      await test.client.devices.initialize("00");
      const item = await test.client.items.create(itemInput());
      const items = [{ item_code: item.item_code, quantity: 2, unit_price: 580 }];
      return { device, item_code: item.item_code, sale: (invoice_no: string) => sale({ invoice_no, items }) };
    }

    it("does all that a device at a local unit does", async () => {
      const { device, item_code, sale: sold } = await ready();
      expect(device).to.include({ wire: "oscu" });
      expect(device.settings.cmc_key_in).to.equal("body");
      await test.client.codes.sync();
      const moved = await test.call("POST", "/stock", {
        body: movement("11", [{ item_cd: item_code, qty: 10 }]),
      });
      expect(moved.status, moved.text).to.equal(200);
      const signed = await test.client.sales.create(sold("ON-1"));
      const [branch] = test.simulator.state.branches.filter(({ tin }) => tin === device.tin);
      expect(signed).to.include({ receipt_no: "1" });
      const receipt = await test.client.transactions.receipt(signed.transaction_id ?? "");
      expect(receipt).to.include({ sdc_id: branch?.sdcId, receipt_no: "1" });
      const credited = await test.client.sales.create({
        ...sold("ON-C1"),
        receipt_type: "R",
        original_invoice_no: "ON-1",
        refund_reason_code: "06",
      });
      expect(credited.receipt_no).to.equal("1");
      const credit = await test.client.transactions.receipt(credited.transaction_id ?? "");
      expect(credit.original_cu_invoice_no).to.equal(`${branch?.sdcId}/1`);
      const bought = purchase();
      await test.client.purchases.create({
        ...bought,
        items: bought.items.map((line) => ({ ...line, item_code, same_item: true })),
      });
      await test.client.purchases.fetchSupplierSales({});
      const fetched = await test.call("POST", "/imports/select-items", {
        body: { last_request_date: "20180101000000" },
      });
      const [row] = Object(fetched.body.data).items;
      const { task_code, declaration_date, item_sequence, hs_code } = Object(row);
      const modifier = { modifier_id: "7", modifier_name: "Asha" };
      const update = { task_code, declaration_date, item_sequence, hs_code, item_code, ...modifier };
      const updated = await test.call("POST", "/imports/update-items", {
        body: { ...update, item_class_code: "5020230602", import_item_status_code: "4" },
      });
      expect(updated.status, updated.text).to.be.oneOf([200, 202]);
      await test.service.lanes.drain();
      const called = new Set(test.simulator.requests.map(({ path }) => path));
      expect([...called]).to.include.members([
        "/selectInitOsdcInfo",
        "/selectCodeList",
        "/selectItemClsList",
        "/selectItemList",
        "/saveItem",
        "/saveTrnsSalesOsdc",
        "/insertTrnsPurchase",
        "/insertStockIO",
        "/saveStockMaster",
        "/selectTrnsPurchaseSalesList",
        "/selectImportItemList",
        "/updateImportItem",
      ]);
      const codes = new Set(test.simulator.requests.map(({ resultCd }) => resultCd));
      for (const code of codes) expect(code).to.be.oneOf(["000", "001"]);
      expect(test.simulator.violations).to.deep.equal([]);
    });

    it("signs a sale once whose response was lost, and takes 994 for its own", async () => {
      const { device, sale: sold } = await ready();
      await test.simulator.setFault({
        fault: "F3",
        path: "saveSales",
        tin: device.tin,
        params: { how: "reset" },
      });
      const { transaction_id } = await test.client.sales.create(sold("LOST-1"), { async: true });
      await test.service.lanes.drain();
      await test.service.db.knex("calls").where({ transaction_id }).update({ due_at: 0 });
      await test.client.transactions.waitFor(transaction_id);
      expect((await test.client.transactions.get(transaction_id)).status).to.equal("success");
      const sent = test.simulator.requests.filter(({ function: name }) => name === "saveSales");
      expect(sent.map(({ resultCd }) => resultCd).at(-1)).to.equal("994");
      expect(
        test.simulator.ledger().filter(({ tin, kind }) => tin === device.tin && kind === "sale"),
      ).to.have.length(1);
    });

    it("keeps the key encrypted, and shows, logs and stores it nowhere else", async () => {
      const { device, sale: sold } = await ready();
      const { transaction_id } = await test.client.sales.create(sold("SECRET-1"));
      const texts = await Promise.all(
        [
          "/devices",
          "/devices/00",
          "/devices/00/attempts",
          `/transactions/${transaction_id}/attempts`,
          "/audit",
        ].map(async (path) => (await test.call("GET", path)).text),
      );
      const { knex } = test.service.db;
      const [row] = await knex("devices").where({ tin: device.tin });
      const wires = await knex("wires").join("calls", "calls.id", "wires.call_id").where({ transaction_id });
      const kept = JSON.stringify(
        [row, wires].map((value) => value),
        (_key, value) => (value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value),
      );
      expect(row.credentials).to.not.equal(null);
      for (const text of [...texts, kept]) expect(text).to.not.contain("SIMCMCKEY");
    });

    it("keeps the key when the initialization fails after it was issued", async () => {
      const { tin } = await create();
      await test.simulator.setFault({ fault: "F10", path: "selectItemsClass", tin });
      expect((await failureOf(test.client.devices.initialize("00"))).status).to.equal(422);
      expect((await test.client.devices.get("00")).is_active).to.equal(false);
      await test.client.devices.initialize("00");
      expect((await test.client.devices.get("00")).is_active).to.equal(true);
      const codes = test.simulator.requests
        .filter((request) => request.function === "selectInitInfo")
        .map(({ resultCd }) => resultCd);
      expect(codes).to.deep.equal(["000", "902"]);
    });

    it("says what to do where the key is lost, and takes it from the caller", async () => {
      const { tin, dvc_srl_no } = await create({ device_info: { sdc_id: "KRACU0300000001" } });
      const init = { tin, bhfId: "00", dvcSrlNo: dvc_srl_no };
      await fetch(`${test.simulator.url}/selectInitOsdcInfo`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(init),
      });
      const lost = await failureOf(test.client.devices.initialize("00"));
      expect(lost).to.include({ status: 422, code: "unit_key_missing" });
      expect(lost.message).to.contain("credentials.cmc_key").and.contain("authority's support");
      expect((await test.client.devices.get("00")).last_error).to.contain("only once");
      const wrong = await failureOf(
        test.client.devices.initialize("00", { credentials: { cmc_key: "not-the-key" } }),
      );
      expect(wrong).to.include({ code: "initialization_failed" });
      expect(wrong.message).to.contain("901").and.contain("credentials.cmc_key");
      await test.client.devices.initialize("00", { credentials: { cmc_key: keyOf(tin) } });
      const { item_code } = await test.client.items.create(itemInput());
      const items = [{ item_code, quantity: 1, unit_price: 580 }];
      const signed = await test.client.sales.create(sale({ items }));
      expect(await test.client.transactions.receipt(signed.transaction_id ?? "")).to.include({
        sdc_id: "KRACU0300000001",
      });
      const dropped = await failureOf(test.client.devices.update("00", { credentials: { token: "t" } }));
      expect(dropped.errors).to.have.key("credentials.cmc_key");
    });

    it("lets sales wait while its key is wrong, says what to do, and signs them once it is right", async () => {
      const { device, sale: sold } = await ready();
      await test.client.devices.update("00", { credentials: { cmc_key: "not-the-key" } });
      const { transaction_id } = await test.client.sales.create(sold("WAIT-1"), { async: true });
      await test.service.lanes.drain();
      const { blocked, status } = await test.client.transactions.get(transaction_id);
      expect(status).to.equal("pending");
      expect(blocked?.message).to.contain("901");
      expect(blocked?.remedy).to.contain("credentials.cmc_key");
      await test.client.devices.update("00", { credentials: { cmc_key: keyOf(device.tin) } });
      await test.client.devices.test("00");
      await test.service.lanes.drain();
      expect((await test.client.transactions.get(transaction_id)).status).to.equal("success");
    });

    it("sends the key to no other server, and still has it when the device comes back", async () => {
      const { device } = await ready();
      const other = await startReceiver();
      try {
        await test.client.devices.update("00", { vscu_url: new URL(other.url).origin });
        await failureOf(test.client.devices.test("00"));
        await failureOf(test.client.devices.initialize("00"));
        expect(JSON.stringify(other.received)).to.not.contain("SIMCMCKEY");
        await test.client.devices.update("00", { vscu_url: test.simulator.url });
        await test.client.devices.initialize("00");
        expect((await test.client.devices.get("00")).is_active).to.equal(true);
        expect(device.tin).to.be.a("string");
      } finally {
        await other.close();
      }
    });

    it("422 for a wire that the profile doesn't have, which names those that it has, and for the other wire's setting", async () => {
      const asked = failureOf(create({ profile: "plain", tin: "100600570" }));
      expect((await asked).errors).to.deep.equal({
        wire: ["must be vscu: control units of profile plain take no other wire"],
      });
      const unknown = await test.call("POST", "/devices", { body: { ...deviceInput(test), wire: "osdc" } });
      expect(unknown.status).to.equal(422);
      expect(unknown.text).to.contain("vscu").and.contain("oscu");
      const setting = await failureOf(create({ wire: "vscu", settings: { cmc_key_in: "headers" } }));
      expect(setting.errors).to.have.key("settings.cmc_key_in");
      const made = await test.client.devices.create(deviceInput(test));
      expect(made.wire, "the profile's first").to.equal("vscu");
      expect(made.settings).to.not.have.key("cmc_key_in");
    });

    it("is another unit on another wire: it is initialized again, and its key is not for it", async () => {
      const { sale: sold } = await ready();
      const { status, body } = await test.call("PUT", "/devices/00", { body: { wire: "vscu" } });
      expect(status).to.equal(200);
      expect(body.data).to.include({ wire: "vscu", is_active: false });
      expect(Object(body.meta).note).to.contain("wire");
      expect((await failureOf(test.client.sales.create(sold("NO-1")))).code).to.equal("device_not_ready");
      await test.client.devices.update("00", { wire: "oscu" });
      expect((await failureOf(test.client.devices.initialize("00"))).code).to.equal("unit_key_missing");
    });

    it("has its key in headers if the setting says so", async () => {
      const headers = await startSimulator({ wire: "oscu", itemClasses: 5, keyIn: "headers" });
      try {
        await create({ vscu_url: headers.url });
        expect((await failureOf(test.client.devices.initialize("00"))).message).to.contain("900");
        await test.client.devices.update("00", { settings: { cmc_key_in: "headers" } });
        await test.client.devices.initialize("00");
        expect((await test.client.devices.get("00")).settings.cmc_key_in).to.equal("headers");
      } finally {
        await headers.close();
      }
    });

    it("works next to a device of the other wire in one account", async () => {
      const local = await startSimulator({ itemClasses: 5 });
      try {
        const { item_code, device } = await ready();
        await test.client.branches.create(branchInput({ bhf_id: "01", name: "Westlands" }));
        const { tin } = device;
        await test.client.devices.create(deviceInput(test, { tin, bhf_id: "01", vscu_url: local.url }));
        await test.client.devices.initialize("01");
        const items = [{ item_code, quantity: 1, unit_price: 580 }];
        for (const branch of ["00", "01", "00", "01"])
          await test.client.sales.create(sale({ items }), { branch });
        const signed = (of: typeof local) =>
          of
            .ledger()
            .flatMap((entry) =>
              entry.tin === tin && entry.kind === "sale" ? [`${entry.bhfId}/${entry.number}`] : [],
            );
        expect(signed(test.simulator)).to.deep.equal(["00/1", "00/2"]);
        expect(signed(local)).to.deep.equal(["01/1", "01/2"]);
        expect(local.requests.filter(({ body }) => body?.cmcKey !== undefined)).to.deep.equal([]);
        expect([...local.violations, ...test.simulator.violations]).to.deep.equal([]);
      } finally {
        await local.close();
      }
    });
  });
}
