// taxctl explain knows every code that a command can print, and trigger needs no more than a running listener.
import { catalogue } from "@taxctl/sdk/catalogue";
import { expect } from "chai";
import { ownCodes } from "../../../cli/src/failures/cli-codes.ts";
import { exitCodes } from "../../../cli/src/failures/exit-codes.ts";
import { forSuite } from "../../support/suite.ts";
import { Desk } from "../support/command.ts";
import { openShop } from "../support/shop.ts";

describe("explain", () => {
  let desk: Desk;
  before(async () => {
    desk = await Desk.open();
  });
  after(() => desk.clear());

  // Every other code is of a type that holds those of the catalog and of taxctl alone.
  it("knows codes from elsewhere: webhook checks, and responses without a code", async () => {
    const known = [...Object.keys(catalogue), ...ownCodes.map(({ code }) => code)];
    expect(known).to.include.members([
      "timestamp_malformed",
      "timestamp_in_future",
      "body_malformed",
      "timed_out",
    ]);
    expect((await desk.run(["explain", "http_502", "--json"])).json().data).to.include({ retryable: true });
  });

  it("explains a code of taxctl, and lists it with --all", async () => {
    const one = await desk.run(["explain", "still_pending", "--json"]);
    expect(one.json().data).to.include({ code: "still_pending", actor: "caller", retryable: true });
    const all = (await desk.run(["explain", "--all", "--json"])).json().data as { code: string }[];
    expect(all.map(({ code }) => code)).to.include.members([
      "usage",
      "device_not_ready",
      "ambiguous_numbers",
    ]);
    expect(new Set(all.map(({ code }) => code)).size).to.equal(all.length);
  });

  it("lists the exit codes", () => {
    for (const { code, remedy } of ownCodes) {
      const [, named] = /Exit code (\d+)/.exec(remedy) ?? [];
      if (named !== undefined) expect(Object.values(exitCodes), code).to.include(Number(named));
    }
  });
});

describe("webhooks trigger", () => {
  const shop = forSuite(() => openShop());

  const trigger = (...argv: string[]) => shop.desk.run(["webhooks", "trigger", ...argv, "--json"]);

  it("names the listener if nothing would receive the event", async () => {
    const ran = await trigger();
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([2, "usage"]);
    expect(ran.json().error.remedy).to.contain("taxctl webhooks listen");
  });

  it("needs nothing but a running listener, which shows the event", async () => {
    const ran = await shop.desk.run(["webhooks", "listen", "--every", "1"], {
      meanwhile: async ({ said, kill }) => {
        await said("Listening");
        const triggered = await trigger();
        expect(triggered.exitCode, triggered.stdout).to.equal(0);
        const other = await trigger("stock.low");
        expect(other.exitCode).to.equal(2);
        await said("webhook.test");
        kill("SIGINT");
      },
    });
    expect(ran.stdout).to.contain("webhook.test");
    expect(await shop.test.client.webhooks.list().toArray()).to.deep.equal([]);
  });

  it("finds the running listener among other webhooks", async () => {
    const { webhooks } = shop.test.client;
    let other = "";
    await shop.desk.run(["webhooks", "listen", "--every", "1"], {
      meanwhile: async ({ said, kill }) => {
        await said("Listening");
        const url = "https://shop.example.com/hooks";
        other = (await webhooks.create({ url, events: ["stock.low"] })).id;
        const triggered = await trigger();
        expect(triggered.exitCode, triggered.stdout).to.equal(0);
        await said("webhook.test");
        kill("SIGINT");
      },
    });
    expect((await trigger("stock.low")).exitCode, "the other one gets no example of an event").to.equal(2);
    expect((await webhooks.list().toArray()).map(({ id }) => id)).to.deep.equal([other]);
    await webhooks.delete(other);
  });

  it("signs with its own secret by default", async () => {
    const { startReceiver } = await import("../../support/receiver.ts");
    const receiver = await startReceiver();
    try {
      const ran = await trigger("stock.low", "--to", receiver.url);
      expect(ran.exitCode, ran.stdout).to.equal(0);
      expect(ran.stderr).to.match(/Signing secret of this event: whsec_/);
      expect(receiver.received[0]?.headers).to.have.property("webhook-signature");
    } finally {
      await receiver.close();
    }
  });
});
