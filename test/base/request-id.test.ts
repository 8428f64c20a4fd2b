// One id from the request to its row, the control unit and the webhook, in every log line.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { expect } from "chai";
import { createLog } from "../../server/src/base/log.ts";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily, environmentOf } from "../support/database.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { runTaxd } from "../support/taxd.ts";

describeEachFamily("one id", (family) => {
  it("leads from the request to its row, the calls at the unit, and the webhook", async () => {
    let text = "";
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
        sink.emit("logged");
      },
    });
    const received: { headers: Record<string, unknown>; body: string }[] = [];
    const receiver = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        received.push({ headers: request.headers, body });
        response.writeHead(request.url === "/down" ? 500 : 200).end();
      });
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const test = await startTestService({ family, overrides: { log: createLog("info", sink) } });
    try {
      await openBranch(test);
      const { port } = receiver.address() as AddressInfo;
      for (const path of ["", "down"])
        await test.client.webhooks.create({
          url: `http://127.0.0.1:${port}/${path}`,
          events: ["transaction.completed"],
        });
      const id = `trace-${family}-1`;
      const response = await test.call("POST", "/sales?async=true", {
        body: sale(),
        headers: { "X-Request-Id": id },
      });
      expect(response.headers.get("x-request-id")).to.equal(id);
      expect(response.body.meta).to.include({ request_id: id });
      const { transaction_id } = response.body.data as { transaction_id: string };
      const { knex } = test.service.db;
      const row = await knex("transactions").where({ id: transaction_id }).first("request_id");
      expect(row.request_id).to.equal(id);

      const lines = (): Record<string, unknown>[] =>
        text
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
          .filter(({ request_id }) => request_id === id);
      const isDone = (): boolean => {
        const messages = lines().map(({ msg }) => msg);
        // The sale and the movement that follows from it.
        return (
          messages.includes("event delivered") &&
          messages.includes("event not delivered") &&
          messages.filter((msg) => msg === "unit call ended").length >= 2
        );
      };
      while (!isDone()) await once(sink, "logged");

      const [request] = lines().filter(({ msg }) => msg === "request");
      expect(request).to.include({ operation: "createSale", status: 202 });
      const [call] = lines().filter(({ msg, kind }) => msg === "unit call ended" && kind === "sale");
      expect(call).to.include({ transaction_id, result: "accepted", number: 1 });
      expect(call).to.include({ account_id: test.account.id, bhf_id: "00" }).and.not.have.property("reason");
      const attempt = await knex("attempts")
        .where({ id: String(call?.attempt_id) })
        .first();
      expect(attempt).to.include({ transaction_id, call_id: call?.call_id });
      expect(received[0]?.headers).to.include({ "x-request-id": id });
      expect(received[0]?.body).to.contain(transaction_id);
    } finally {
      await test.close();
      receiver.close();
    }
  });

  it("leads from a unit that can't be reached to its account, branch and reason", async () => {
    const calls: Record<string, unknown>[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        const line: Record<string, unknown> = JSON.parse(String(chunk));
        if (line.msg === "unit call ended" && line.result === "not_sent") calls.push(line);
        done();
      },
    });
    // One attempt: after three, the branch would be listed.
    const test = await startTestService({ family, overrides: { log: createLog("info", sink), work: false } });
    try {
      const { laneId } = await openBranch(test, { url: deadUrl });
      await test.call("POST", "/sales?async=true", { body: sale() });
      await test.service.lanes.drain();
      expect(calls).to.have.length(1);
      expect(calls[0]).to.include({ account_id: test.account.id, bhf_id: "00" });
      expect(calls[0]?.reason).to.contain("The control unit is not running");

      const { dataDir, databaseUrl } = test.service.config;
      const environment = environmentOf({ dataDir, url: databaseUrl });
      const list = async () => (await runTaxd(["accounts", "list"], environment)).stdout;
      expect(await list()).to.match(/UNREACHABLE UNITS\n.* -\n/);
      await test.service.db.knex("lanes").where({ id: laneId }).update({ failures: 3 });
      expect(await list()).to.contain(" sandbox 00\n");
    } finally {
      await test.close();
    }
  });
});
