// listAudit: who changed what, in the caller's account and environment, for owner and admin.
import { expect } from "chai";
import { features } from "../../server/src/core/accounts/roles.ts";
import { recordServiceChange } from "../../server/src/core/audit/record.ts";
import { setFeatures } from "../../server/src/modules/people/accounts/admin.ts";
import { createTestClock, type TestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, deviceInput, failureOf, itemInput, switchAccount } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { sandboxOf } from "../support/webhooks.ts";

describeEachFamily("listAudit", (family) => {
  let test: TestService;
  let clock: TestClock;
  before(async () => {
    clock = createTestClock();
    test = await startTestService({ family, clock });
  });
  beforeEach(() => switchAccount(test));
  after(() => test.close());

  const actionsOf = async (query: Parameters<typeof test.client.audit.list>[0] = {}): Promise<string[]> =>
    (await test.client.audit.list({ actor: "user", ...query })).data.map(({ action }) => action);

  describe("200", () => {
    it("shows user, key, time, old and new value of a change", async () => {
      await test.client.branches.create(branchInput({ phone: "0700000001" }));
      const at = clock.now();
      await test
        .clientFor(test.keys.admin)
        .branches.update("00", { phone: "0700000002", name: "Head office" });
      const [entry, created] = (await test.client.audit.list()).data;
      expect(entry).to.deep.include({
        action: "branches.update",
        subject: "branch 00",
        environment: "sandbox",
        actor: "user",
        user_id: test.account.users.admin,
        user_name: "admin",
        key_prefix: test.keys.admin.slice(0, 12),
        created_at: new Date(at).toISOString(),
        old: { phone: "0700000001" },
        new: { phone: "0700000002" },
        detail: null,
      });
      expect(created).to.deep.include({
        action: "branches.create",
        user_id: test.account.users.owner,
        old: null,
      });
      expect(created?.new).to.deep.include({ bhf_id: "00", name: "Head office", phone: "0700000001" });
    });

    it("records every kind of change", async () => {
      const { client } = test;
      await client.branches.create(branchInput());
      await client.devices.create(deviceInput(test));
      await client.devices.initialize("00");
      await client.devices.update("00", { device_info: { shelf: "3" } });
      const item = await client.items.create(itemInput());
      await client.stock.saveMaster({ item_code: item.item_code, remaining_qty: 4 });
      await client.insurances.create({ code: "INS01", name: "Uzima Health", rate: 20 });
      const webhook = await client.webhooks.create({ url: "https://example.com/hook" });
      await client.webhooks.rotateSecret(webhook.id);
      await client.webhooks.delete(webhook.id);
      await client.branches.create(branchInput({ bhf_id: "01", name: "Shop" }));
      await client.devices.create(deviceInput(test, { bhf_id: "01" }));
      await client.devices.delete("01");
      await client.branches.delete("01");
      expect((await actionsOf()).toSorted()).to.deep.equal([
        "branches.create",
        "branches.create",
        "branches.delete",
        "devices.create",
        "devices.create",
        "devices.delete",
        "devices.initialize",
        "devices.update",
        "insurances.create",
        "items.create",
        "stock.count",
        "webhooks.create",
        "webhooks.delete",
        "webhooks.rotate_secret",
      ]);
      const { data } = await client.audit.list({ action: "stock" });
      expect(data[0]).to.deep.include({
        subject: `item ${item.item_code}`,
        old: { qty: 0 },
        new: { qty: 4 },
      });
    });

    it("records old and new settings of devices, and changes of webhooks", async () => {
      const { client } = test;
      await client.branches.create(branchInput());
      await client.devices.create(deviceInput(test, { settings: { amounts: "tax_included" } }));
      await client.devices.update("00", { settings: { amounts: "tax_excluded" } });
      const [device] = (await client.audit.list({ action: "devices.update" })).data;
      expect(device).to.deep.include({
        old: { settings: { amounts: "tax_included" } },
        new: { settings: { amounts: "tax_excluded" } },
      });
      const webhook = await client.webhooks.create({ url: "https://example.com/hook" });
      await client.webhooks.update(webhook.id, { url: "https://example.com/other" });
      const [changed] = (await client.audit.list({ action: "webhooks.update" })).data;
      expect(changed).to.deep.include({
        old: { url: "https://example.com/hook" },
        new: { url: "https://example.com/other" },
      });
    });

    it("never shows a secret, and names those that were given", async () => {
      await test.client.branches.create(branchInput());
      const credentials = {
        username: "till",
        password: "hunter2-hunter2",
        headers: { "X-Gate": "open-sesame" },
      };
      await test.client.devices.create(
        deviceInput(test, { credentials, device_info: { api_key: "k-123456", note: "x".repeat(5_000) } }),
      );
      const { secret } = await test.client.webhooks.create({ url: "https://example.com/hook" });
      const response = await test.call("GET", "/audit", { key: test.keys.owner });
      for (const hidden of ["hunter2-hunter2", "open-sesame", "k-123456", secret, secret.slice(8)])
        expect(response.text).to.not.contain(hidden);
      const { data } = await test.client.audit.list({ action: "devices.create" });
      expect(data[0]?.detail).to.deep.equal({
        credentials: { username: "***", password: "***", headers: { "X-Gate": "***" } },
      });
      expect(Object(data[0]?.new).device_info).to.have.keys("bytes", "sha256");
    });

    it("records no failed change", async () => {
      await test.client.branches.create(branchInput());
      await failureOf(test.client.branches.create(branchInput()));
      await failureOf(test.client.branches.update("77", { name: "Nowhere" }));
      await failureOf(test.client.devices.create(deviceInput(test, { bhf_id: "77" })));
      expect(await actionsOf()).to.deep.equal(["branches.create"]);
    });

    it("filters by actor, user, action or topic, subject and local day, page by page", async () => {
      await test.client.branches.create(branchInput());
      clock.advance(86_400_000);
      const day = new Date(clock.now() + 3 * 3_600_000).toISOString().slice(0, 10);
      await test.clientFor(test.keys.admin).branches.create(branchInput({ bhf_id: "01" }));
      await test.client.branches.update("00", { phone: "1" });
      expect(await actionsOf({ user_id: test.account.users.admin })).to.deep.equal(["branches.create"]);
      expect(await actionsOf({ action: "branches.update" })).to.deep.equal(["branches.update"]);
      expect(await actionsOf({ action: "branches" })).to.have.lengthOf(3);
      expect(await actionsOf({ action: "branch" })).to.deep.equal([]);
      expect(await actionsOf({ action: "branches", without: "branches.update" })).to.deep.equal([
        "branches.create",
        "branches.create",
      ]);
      expect(await actionsOf({ without: "branches" })).to.deep.equal([]);
      expect(await actionsOf({ without: "branch" })).to.have.lengthOf(3);
      expect(await actionsOf({ subject: "branch 01" })).to.deep.equal(["branches.create"]);
      expect(await actionsOf({ subject: "%" })).to.deep.equal([]);
      expect(await actionsOf({ from_date: day })).to.have.lengthOf(2);
      expect(await actionsOf({ from_date: day, to_date: day })).to.have.lengthOf(2);
      const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      expect(await actionsOf({ to_date: before })).to.deep.equal(["branches.create"]);
      const page = await test.client.audit.list({ actor: "user", per_page: 2, page: 2 }).withResponse();
      expect(page.data.data).to.have.lengthOf(1);
      expect(page.body.meta).to.include({ current_page: 2, per_page: 2, total: 3, total_pages: 2 });
    });

    it("shows what operators and the service changed", async () => {
      const { db } = test.service;
      await setFeatures(db, clock, test.account.id, [...features]);
      await recordServiceChange(
        db.knex,
        { data_set_id: await sandboxOf(test) },
        { action: "webhooks.disable", subject: "webhook 1", new: { is_active: false } },
        clock.now(),
      );
      const { data } = await test.client.audit.list();
      expect(data[0]).to.include({
        actor: "service",
        action: "webhooks.disable",
        user_id: null,
        key_prefix: null,
      });
      expect(data[1]).to.include({ actor: "operator", action: "accounts.features", environment: null });
      const byOperators = (await test.client.audit.list({ actor: "operator" })).data;
      expect(byOperators.map(({ action }) => action)).to.include.members([
        "accounts.approve",
        "keys.issue",
        "users.add",
      ]);
    });

    it("shows nothing of another account or of the other environment", async () => {
      await test.client.branches.create(branchInput());
      const live = (await test.clientFor(test.keys.live).audit.list()).data;
      expect(live.map(({ environment }) => environment)).to.not.include("sandbox");
      expect(live.map(({ action }) => action))
        .to.include("accounts.approve")
        .and.not.include("branches.create");
      const other = await test.openAccount();
      const foreign = (await test.clientFor(other.keys.owner).audit.list({ per_page: 100 })).data;
      expect(foreign.map(({ action }) => action)).to.not.include("branches.create");
      expect(foreign.filter(({ action }) => action === "accounts.register")).to.have.lengthOf(1);
    });
  });

  for (const role of ["accountant", "cashier"] as const) {
    it(`403 for the role ${role}`, async () => {
      const failure = await failureOf(test.clientFor(test.keys[role]).audit.list());
      expect(failure).to.include({ status: 403 });
    });
  }

  it("401 without a key", async () => {
    expect((await test.call("GET", "/audit", { key: null })).status).to.equal(401);
  });

  it("422 if the days are in the wrong order, or the action is invalid", async () => {
    const failure = await failureOf(
      test.client.audit.list({ from_date: "2026-03-10", to_date: "2026-03-09" }),
    );
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    const unreadable = test.client.audit.list({ action: "Branches;", without: "%" });
    expect((await failureOf(unreadable)).errors).to.have.keys("action", "without");
  });
});
