// Receivers that misbehave: what counts as received, and that one of them holds up no other.
import { expect } from "chai";
import { createDeliverer } from "../../../server/src/core/webhooks/deliverer.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { deliveriesOf, publish, receivers, register, startQuietService } from "../../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`misbehaving receivers on ${family}`, () => {
    const test = forSuite(() => startQuietService({ family }));
    const open = receivers();
    const drain = () => test.service.webhooks.drain();
    beforeEach(() => switchAccount(test));

    const failsWith = async (error: RegExp) => {
      const [delivery] = await deliveriesOf(test);
      expect(delivery?.status).to.equal("pending");
      expect(delivery?.error).to.match(error);
      expect(delivery?.next_attempt_at).to.be.a("string");
    };

    it("is not followed when it redirects", async () => {
      const [receiver, elsewhere] = [await open(), await open()];
      await register(test, receiver.url);
      receiver.respondWith((response) => response.writeHead(307, { location: elsewhere.url }).end());
      await publish(test);
      await drain();
      await failsWith(/responded with 307; redirects are not followed/);
      expect(elsewhere.received).to.have.lengthOf(0);
    });

    it("is given up when it hangs", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      receiver.respondWith(() => undefined);
      await publish(test);
      await drain();
      await failsWith(/No response within 0.25 s/);
    });

    it("is given up when it dribbles headers", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      receiver.respondWith((response) => {
        const { socket } = response;
        socket?.write("HTTP/1.1 200 OK\r\n");
        const dribble = setInterval(() => socket?.write("x-slow: 1\r\n"), 20);
        socket?.on("close", () => clearInterval(dribble));
      });
      await publish(test);
      await drain();
      await failsWith(/No response within|headers of the receiver.s response/);
    });

    it("is a failure if it resets the connection, or does not exist", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      receiver.respondWith((response) => response.socket?.destroy());
      await publish(test);
      await drain();
      await failsWith(/closed the connection before its response/);
      await receiver.close();
      await test.call("POST", `/webhooks/deliveries/${(await deliveriesOf(test))[0]?.id}/resend`, {
        body: {},
      });
      await drain();
      await failsWith(/refused/);
    });

    it("counts as received after 200, however long or slow the rest of its response is", async () => {
      const [huge, slow] = [await open(), await open()];
      await register(test, huge.url);
      await register(test, slow.url);
      let written = 0;
      huge.respondWith((response) => {
        response.writeHead(200);
        const block = Buffer.alloc(64 * 1024, "x");
        const more = (): void => {
          if (response.destroyed) return;
          written += block.length;
          response.write(block, () => setImmediate(more));
        };
        more();
      });
      slow.respondWith((response) => {
        response.writeHead(200);
        response.write("a");
      });
      await publish(test);
      await drain();
      const statuses = (await deliveriesOf(test)).map(({ status }) => status);
      expect(statuses).to.deep.equal(["succeeded", "succeeded"]);
      expect(written).to.be.lessThan(64 * 1024 * 1024);
    });

    it("is a failure if its headers never end or are not HTTP", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      receiver.respondWith((response) =>
        response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(40_000)}\r\n\r\n`),
      );
      await publish(test);
      await drain();
      await failsWith(/headers of the receiver.s response/);
      receiver.respondWith((response) => response.socket?.end("hello\r\n\r\n"));
      await test.call("POST", `/webhooks/deliveries/${(await deliveriesOf(test))[0]?.id}/resend`, {
        body: {},
      });
      await drain();
      await failsWith(/not HTTP/);
    });

    it("does not let a slow URL delay the others", async () => {
      const [slow, quick] = [await open(), await open()];
      const held: (() => void)[] = [];
      slow.respondWith((response) => held.push(() => response.writeHead(204).end()));
      await register(test, slow.url);
      for (let index = 0; index < 20; index++) await publish(test);
      const patient = createDeliverer({
        ...test.service,
        limits: { connectMs: 1_000, totalMs: 60_000 },
      });
      patient.start();
      await slow.count(8);
      await register(test, quick.url);
      for (let index = 0; index < 10; index++) await publish(test);
      patient.wake();
      await quick.count(10);
      // One address gets eight at once.
      expect(slow.received).to.have.lengthOf(8);
      slow.respondWith(204);
      for (const release of held) release();
      await slow.count(30);
      await patient.stop();
    });
  });
}
