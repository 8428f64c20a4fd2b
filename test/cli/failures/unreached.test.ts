// No service there: every command says the same, where it looked and what to do.
import { createServer as createHttpServer } from "node:http";
import { expect } from "chai";
import { deadUrl as origin } from "../../support/records.ts";
import { Desk } from "../support/command.ts";

const unreachedSale = {
  invoice_no: "1",
  sale_date: "20260310",
  payment_type: "01",
  items: [{ item_code: "K1", quantity: 1, unit_price: 100 }],
};

describe("a service that is not running", () => {
  let desk: Desk;

  before(async () => {
    desk = await Desk.open();
    await desk.signIn(`${origin}/api/v1`);
    await desk.write("sale.json", JSON.stringify(unreachedSale));
    await desk.write("sales.json", JSON.stringify([unreachedSale, { ...unreachedSale, invoice_no: "2" }]));
    await desk.write("body.json", "{}");
  });
  after(() => desk.clear());

  const commands: string[][] = [
    ["items", "list"],
    ["auth", "status"],
    ["api", "GET", "/items"],
    ["sales", "submit", "sale.json"],
    ["sales", "submit", "sales.json"],
    ["transactions", "show", "x"],
    ["devices", "setup", "--branch", "00"],
    ["purchases", "sync", "--dry-run"],
  ];
  for (const argv of commands) {
    it(`is reported by ${argv.join(" ")}`, async () => {
      const ran = await desk.run([...argv, "--json"]);
      expect(ran.exitCode).to.equal(1);
      const { error } = ran.json();
      expect(error.code).to.equal("no_answer");
      expect(error.message).to.equal(`Connection refused at ${origin}: the service doesn't run there`);
      expect(error.remedy).to.match(
        /^Start it: `taxd service start` if it is installed, .* to try it, or choose another profile/,
      );
    });
  }

  it("distinguishes a sale whose response was replaced on its way from one that failed", async () => {
    const seen: string[] = [];
    const proxy = createHttpServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      request.resume().once("end", () => response.setHeader("content-type", "text/html").end("<h1>Hi</h1>"));
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = proxy.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    try {
      const env = { TAXCTL_API_KEY: "txs_".padEnd(64, "k") };
      const ran = await desk.run(["sales", "submit", "sale.json", "--base-url", url, "--json"], { env });
      expect(seen).to.include("POST /api/v1/sales");
      expect(ran.exitCode).to.equal(1);
      const { error } = ran.json();
      expect(error.code).to.equal("no_answer");
      expect(error.message).to.equal("The response (HTTP 200, text/html) does not come from the service");
      expect(error.remedy).to.match(/^It may have been received\. .* resend it under the same number/);
    } finally {
      await new Promise((resolve) => proxy.close(resolve));
    }
  });

  it("distinguishes a service that a proxy can't reach from one that failed", async () => {
    const proxy = createHttpServer((request, response) => {
      const respond = () =>
        response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
      request.resume().once("end", respond);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = proxy.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    try {
      const env = { TAXCTL_API_KEY: "txs_".padEnd(64, "k") };
      const { stdout } = await desk.run(["doctor", "--base-url", url], { env });
      expect(stdout).to.contain("service: A proxy responded with HTTP 502 instead of the service (http_502)");
      expect(stdout).to.contain(
        "Check that the service runs, and that its proxy passes requests to its port.",
      );
    } finally {
      await new Promise((resolve) => proxy.close(resolve));
    }
  });

  it("distinguishes a service without its database, which may have stored the sale", async () => {
    const message = "The database is not available at the moment; try again";
    const service = createHttpServer((request, response) => {
      const respond = () =>
        response
          .writeHead(503, { "content-type": "application/json", "retry-after": "0" })
          .end(JSON.stringify({ status: "error", code: "unavailable", message }));
      request.resume().once("end", respond);
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    const address = service.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    try {
      const env = { TAXCTL_API_KEY: "txs_".padEnd(64, "k") };
      const run = async (...argv: string[]) =>
        (await desk.run([...argv, "--base-url", url, "--json"], { env })).json().error;
      const [sale, list] = [await run("sales", "submit", "sale.json"), await run("items", "list")];
      expect(sale).to.include({ code: "unavailable", message });
      expect(sale.remedy).to.equal(
        "The document may have been stored. Try again shortly under the same number: a number is never signed twice.",
      );
      expect(list).to.include({ message, remedy: "Try again shortly." });
    } finally {
      await new Promise((resolve) => service.close(resolve));
    }
  });

  it("is reported by the doctor as its finding", async () => {
    const ran = await desk.run(["doctor"]);
    expect(ran.exitCode).to.equal(9);
    expect(ran.stdout).to.contain(
      `service: Connection refused at ${origin}: the service doesn't run there (no_answer)`,
    );
  });

  it("distinguishes an unknown host name from a service that does not run", async () => {
    const env = { TAXCTL_API_KEY: "txs_".padEnd(64, "k"), TAXCTL_ALLOW_HTTP: "1" };
    const ran = await desk.run(["items", "list", "--base-url", "http://nowhere.invalid", "--json"], { env });
    expect(ran.json().error).to.include({
      code: "no_answer",
      message: "The name in http://nowhere.invalid is not known here",
    });
  });

  it("names the destination of an unencrypted key, and shows no key", async () => {
    const ran = await desk.run(["items", "list", "--debug"]);
    expect(ran.stderr).to.contain("Connection refused at").and.not.contain("k".repeat(60));
  });
});
