// Operators set the addresses that the service may connect to, and no response reveals what is behind an address.

import { expect } from "chai";
import type { Resolver } from "../../server/src/control-unit/connect.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { describeEachFamily } from "../support/database.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { branchInput, deviceInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { bindTestTin } from "../support/tins.ts";

const inside = [
  "http://127.0.0.1:8088",
  "http://localhost:8088",
  "http://10.0.0.7",
  "http://[::1]:8088",
  "http://unit.lan",
];

describeEachFamily("private networks, which are not allowed by default", (family) => {
  const test = forSuite(() =>
    startTestService({
      family,
      simulator: false,
      environment: { TAXD_ALLOW_PRIVATE_UNITS: "" },
    }),
  );
  before(async () => {
    for (const key of [test.keys.owner, test.keys.live])
      await test.clientFor(key).branches.create(branchInput());
  });

  for (const place of ["owner", "live"] as const) {
    const name = place === "live" ? "live" : "sandbox";

    it(`422 for a control unit there, in ${name}`, async () => {
      const client = test.clientFor(test.keys[place]);
      for (const vscu_url of inside) {
        const failure = await failureOf(
          client.devices.create({ bhf_id: "00", tin: "P051111111Z", dvc_srl_no: "S1", vscu_url }),
        );
        expect([failure.status, Object.keys(failure.errors ?? {})], vscu_url).to.deep.equal([
          422,
          ["vscu_url"],
        ]);
        expect(failure.errors?.vscu_url?.join()).to.contain("TAXD_ALLOW_PRIVATE_UNITS");
      }
    });

    it(`422 for a webhook there, in ${name}`, async () => {
      const client = test.clientFor(test.keys[place]);
      for (const url of inside) {
        const failure = await failureOf(client.webhooks.create({ url: url.replace("http:", "https:") }));
        expect([failure.status, Object.keys(failure.errors ?? {})], url).to.deep.equal([422, ["url"]]);
      }
    });
  }

  it("201 for public addresses", async () => {
    const unit = { bhf_id: "00", tin: "P051111111Z", dvc_srl_no: "S1", vscu_url: "https://unit.example.com" };
    expect(await test.client.devices.create(unit)).to.include({ is_active: false });
    expect(await test.client.webhooks.create({ url: "https://hooks.example.com/" })).to.include({
      is_active: true,
    });
  });

  it("sends nothing to a device and a webhook that were there before", async () => {
    const receiver = await startReceiver();
    try {
      const { knex } = test.service.db;
      const webhook = await test.client.webhooks.create({ url: "https://hooks.example.com/other" });
      await knex("webhooks").where({ id: webhook.id }).update({ url: receiver.url });
      const delivery = await test.client.webhooks.test(webhook.id);
      expect(delivery).to.include({ status: "failed", response_status: null });
      await knex("devices")
        .where({ tin: "P051111111Z" })
        .update({ vscu_url: new URL(receiver.url).origin });
      noteChange(knex, "devices");
      expect(await failureOf(test.client.devices.test("00"))).to.include({ code: "connection_test_failed" });
      expect(receiver.received).to.deep.equal([]);
    } finally {
      await receiver.close();
    }
  });
});

describeEachFamily("information about a target in responses", (family) => {
  let target: Receiver;
  const marks = ["internal-marker-7", "X-Internal", "secret-header"];
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    target = await startReceiver();
    await test.client.branches.create(branchInput());
  });
  after(async () => {
    await target.close();
  });

  const expectNothing = (text: string): void => {
    for (const mark of marks) expect(text).to.not.contain(mark);
  };

  for (const status of [200, 302, 404, 500]) {
    it(`hides body and headers of a ${status}, in webhook tests, deliveries and device tests`, async () => {
      target.respondWith((response) =>
        response
          .writeHead(status, { "X-Internal": "secret-header", "Content-Type": "text/html" })
          .end("<html>internal-marker-7</html>"),
      );
      const webhook = await test.client.webhooks.create({ url: `${target.url}?${status}` });
      expectNothing((await test.call("POST", `/webhooks/${webhook.id}/test`)).text);
      expectNothing((await test.call("GET", `/webhooks/deliveries?webhook_id=${webhook.id}`)).text);
      const unit = deviceInput(test, { bhf_id: "00", vscu_url: new URL(target.url).origin });
      await test.client.devices.create(unit);
      expectNothing((await test.call("POST", "/devices/00/test")).text);
      expectNothing((await test.call("POST", "/devices/00/initialize", { body: {} })).text);
      expectNothing((await test.call("GET", "/devices/00")).text);
      await test.client.devices.delete("00");
    });
  }

  it("hides the address of a host name", async () => {
    const live = test.clientFor(test.keys.live);
    await live.branches.create(branchInput());
    const unit = deviceInput(test, { vscu_url: "http://unit.example.com" });
    await bindTestTin(test, unit.tin);
    await live.devices.create(unit);
    await test.service.db
      .knex("devices")
      .where({ tin: unit.tin })
      .update({ vscu_url: "http://169.254.169.254" });
    noteChange(test.service.db.knex, "devices");
    const failure = await failureOf(live.devices.test("00"));
    expect(failure.code).to.equal("connection_test_failed");
    expect(JSON.stringify([failure.message, failure.errors])).to.not.match(/link-local|metadata/);
  });

  it("hides the state of an address behind a host name", async () => {
    const resolver = ((_name: string, _options: unknown, found: (error: null, all: object[]) => void) =>
      found(null, [{ address: "10.20.30.40", family: 4 }])) as unknown as Resolver;
    const units = createControlUnit({ clock: test.service.clock, resolver });
    try {
      const result = await units.test({
        url: "http://unit.example.com",
        serial: "S1",
        allow_private: false,
        tin: "P051111111Z",
        bhf_id: "00",
        profile: "ke",
      });
      expect(result).to.include({
        ok: false,
        message: "The control unit's host has an IP address that is not allowed.",
      });
    } finally {
      await units.close();
    }
  });
});
