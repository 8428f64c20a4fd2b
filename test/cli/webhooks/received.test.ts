// Webhooks at the command line: registered, tested, posted and forwarded to a receiver.

import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { type Receiver, startReceiver } from "../../support/receiver.ts";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

/** The event of a delivery, the first one by default, if its signature is right. */
function verified(secret: string, { received }: Receiver, index = 0): unknown {
  const { body = "", headers = {} } = received[index] ?? {};
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

describe("webhooks at the command line", () => {
  const shop = forEachTest(() => openShop());
  const run = (...argv: string[]) => shop.desk.run(["webhooks", ...argv, "--json"]);

  it("registers, tests, shows and deletes one; the secret is shown once or written to a file of its owner", async () => {
    const receiver = await startReceiver();
    const file = shop.desk.path("hook.secret");
    const made = await run("create", receiver.url, "--event", "stock.low", "--secret-file", file);
    const { id } = made.json().data as { id: string };
    expect(made.stdout).to.not.contain("whsec_");
    const secret = (await readFile(file, "utf8")).trim();
    expect((await run("trigger", "--webhook", id)).exitCode).to.equal(0);
    expect(receiver.received).to.have.length(1);
    expect(verified(secret, receiver)).to.include({ event: "webhook.test" });
    const headers = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
      (name) => `${name}: ${receiver.received[0]?.headers[name]}`,
    );
    const body = await shop.desk.write("body.json", receiver.received[0]?.body ?? "");
    const list = await shop.desk.write("headers.txt", headers.join("\n"));
    const proved = await run("verify", body, "--headers", list, "--secret-file", file);
    expect(proved.json().data).to.deep.include({ verified: true });
    const changed = await shop.desk.write("other.json", `${receiver.received[0]?.body} `);
    const rejected = await run("verify", changed, "--headers", list, "--secret-file", file);
    expect([rejected.exitCode, rejected.json().error.code]).to.deep.equal([1, "signature_mismatch"]);
    expect((await run("deliveries")).json().data).to.have.length(1);
    const [delivery] = (await run("deliveries")).json().data as { id: string }[];
    expect((await run("resend", delivery?.id ?? "")).exitCode).to.equal(0);
    await receiver.count(2);
    expect((await run("list")).json().data).to.have.length(1);
    expect((await run("delete", id, "--dry-run")).json().data).to.include({ id, deleted: false });
    expect((await run("delete", id)).exitCode, "nobody was asked").to.equal(2);
    expect((await run("delete", id, "--yes")).exitCode).to.equal(0);
    expect((await run("list")).json().data).to.deep.equal([]);
    await receiver.close();
  });

  it("posts any event to a receiver under development, and reports a failed delivery", async () => {
    const [good, bad] = [await startReceiver(), await startReceiver()];
    bad.respondWith(500);
    const secret = `whsec_${Buffer.from("a secret of twenty-four b").toString("base64")}`;
    const env = { TAXCTL_WEBHOOK_SECRET: secret };
    const trigger = (to: string) =>
      shop.desk.run(["webhooks", "trigger", "stock.low", "--to", to, "--json"], { env });
    expect((await trigger(good.url)).json().data).to.include({ event: "stock.low", status: 204 });
    expect(verified(secret, good)).to.include({ event: "stock.low" });
    expect((await trigger(bad.url)).json().error.code).to.equal("not_delivered");
    const unsigned = await run("trigger", "--to", good.url);
    expect(unsigned.exitCode, unsigned.stderr).to.equal(0);
    const [made = ""] = /whsec_\S+/.exec(unsigned.stderr) ?? [];
    expect(verified(made, good, 1)).to.include({ event: "transaction.completed" });
    expect((await run("trigger")).exitCode).to.equal(2);
    await Promise.all([good.close(), bad.close()]);
  });

  it("forwards events to a local receiver, signed, and leaves no webhook behind", async () => {
    const receiver = await startReceiver();
    const secret = `whsec_${Buffer.from("another secret of mine 24").toString("base64")}`;
    const ran = await shop.desk.run(
      ["webhooks", "listen", "--forward-to", receiver.url, "--every", "1", "--json-lines"],
      {
        env: { TAXCTL_WEBHOOK_SECRET: secret },
        meanwhile: async ({ kill, said }) => {
          await said("Listening");
          const line = { item_code: shop.items[0] ?? "", quantity: 1, unit_price: 80 };
          const sale = { invoice_no: "A1", sale_date: "20260309", payment_type: "01", items: [line] };
          await shop.test.client.sales.create(sale, { async: true, branch: "00" });
          await said('"transaction.completed"');
          kill("SIGINT");
        },
      },
    );
    expect(ran.exitCode).to.equal(130);
    const [first] = ran.stdout.trim().split("\n");
    const line = JSON.parse(first ?? "{}");
    expect([line.type, line.data.event]).to.deep.equal(["row", "transaction.completed"]);
    expect(verified(secret, receiver)).to.have.nested.property("data.invoice_no", "A1");
    expect((await shop.test.client.webhooks.list()).total).to.equal(0);
    await receiver.close();
  });
});
