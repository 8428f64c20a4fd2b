// The public page of a receipt: what a stranger with the link sees, before and after the sale is signed, and without a valid link.
import { hash } from "node:crypto";
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { type LaneTest, startLaneTest } from "../../support/lane.ts";
import { readPdf } from "../../support/pdf.ts";
import { squaresFor, squaresOf } from "../../support/qr.ts";
import { listenToQueries } from "../../support/queries.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const textOf = (html: string): string =>
  html
    .replace(/<style>[\s\S]*<\/style>/, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describeEachFamily("the public page of a receipt", (family) => {
  const clock = createTestClock();
  const buyer = { customer_tin: "A001234567B", customer_name: "Acacia <b>Hotel</b>" };

  const linkTo = async (overrides: Parameters<typeof sale>[0], expires_at?: string) => {
    const { transaction_id } = await test.client.sales.create(sale(overrides));
    const link = await test.client.transactions.createReceiptLink(
      transaction_id,
      expires_at === undefined ? {} : { expires_at },
    );
    return { ...link, transaction_id };
  };

  const test = forSuite(() => startTestService({ family, clock }));
  before(async () => {
    test.service.ownUrl.use(test.origin);
    await openBranch(test);
  });

  it("shows each figure of the receipt, the QR code, and a note that the data are of the sandbox", async () => {
    const { url, transaction_id } = await linkTo({ invoice_no: "INV-PAGE", ...buyer });
    const receipt = await test.client.transactions.receipt(transaction_id);
    const html = await (await fetch(url)).text();
    const shown = textOf(html);
    for (const text of [
      "TAX INVOICE",
      "INV-PAGE",
      receipt.seller.tin,
      receipt.seller.name,
      "Cola 500ml",
      receipt.total_amount.toLocaleString("en-GB", { minimumFractionDigits: 2 }),
      `${receipt.sdc_id}/${receipt.receipt_no} NS`,
      String(receipt.receipt_signature).replaceAll(/(.{4})(?=.)/g, "$1-"),
      "Test data: this is not a tax receipt.",
    ])
      expect(shown).to.contain(text);
    const qr = /src="(data:image\/png[^"]+)"/.exec(html)?.[1] ?? "";
    expect(squaresOf(qr)).to.deep.equal(squaresFor(String(receipt.verification_url)));
  });

  it("masks a person's TIN and leaves the phone number out, on the page and in its PDF; a company's TIN stays", async () => {
    const person = await linkTo({ invoice_no: "INV-MASK", ...buyer, customer_mobile: "0712345678" });
    const file = await fetch(`${person.url}/receipt.pdf`);
    expect(file.headers.get("content-type")).to.equal("application/pdf");
    const printed = (await readPdf(new Uint8Array(await file.arrayBuffer()))).flatMap(({ lines }) => lines);
    for (const text of [textOf(await (await fetch(person.url)).text()), printed.join("\n")]) {
      expect(text).to.contain("A*********B");
      expect(text).not.to.contain("A001234567B");
      expect(text).not.to.contain("0712345678");
    }
    const company = await linkTo({ invoice_no: "INV-COMPANY", ...buyer, customer_tin: "P051234567Q" });
    expect(textOf(await (await fetch(company.url)).text())).to.contain("P051234567Q");
    const owner = await test.client.transactions.receipt(person.transaction_id);
    expect(owner.customer_tin).to.equal("A001234567B");
  });

  it("holds no script, names no other host, and can be neither framed, indexed nor kept", async () => {
    const { url } = await linkTo({ invoice_no: "INV-SAFE", ...buyer });
    const response = await fetch(url, { headers: { Host: "evil.example" } });
    const html = await response.text();
    expect(html).to.contain("Acacia &lt;b&gt;Hotel&lt;/b&gt;");
    expect(html).not.to.match(/<script|<b>|javascript:|\son\w+=/i);
    expect(html).not.to.contain("evil.example");
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? "";
    const { headers } = response;
    expect(headers.get("content-security-policy")).to.equal(
      `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get("x-robots-tag")).to.contain("noindex");
    expect(headers.get("referrer-policy")).to.equal("no-referrer");
    expect(headers.get("cache-control")).to.equal("private, no-store");
    expect(headers.get("set-cookie")).to.equal(null);
    expect(headers.get("etag")).to.equal(null);
  });

  it("gives the same response for unknown, expired and revoked links, with the same statements", async () => {
    const expired = await linkTo({ invoice_no: "INV-EXPIRED" }, new Date(clock.now() + 60_000).toISOString());
    const revoked = await linkTo({ invoice_no: "INV-REVOKED" });
    await test.client.transactions.deleteReceiptLink(revoked.transaction_id, revoked.id);
    expect((await fetch(expired.url)).status).to.equal(200);
    clock.advance(60_000);
    const unknown = `${test.origin}/r/${"A".repeat(43)}`;
    const seen = [];
    for (const url of [unknown, expired.url, revoked.url])
      for (const end of ["", "/receipt.pdf"]) {
        const statements: string[] = [];
        const end_ = listenToQueries(test.service.db, ({ sql }) => {
          if (sql.includes("receipt_links")) statements.push(sql);
        });
        const response = await fetch(url + end);
        end_();
        const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
        seen.push(JSON.stringify([response.status, headers, await response.text(), statements]));
      }
    expect(new Set(seen)).to.have.lengthOf(1);
    expect(JSON.parse(seen[0] ?? "[]")[0]).to.equal(404);
    expect(JSON.parse(seen[0] ?? "[]")[3]).to.have.lengthOf(1);
    // Incomplete ones look alike, too.
    for (const path of ["/r/", "/r/short", `/r/${"A".repeat(43)}/other`]) {
      const response = await fetch(test.origin + path);
      expect([response.status, textOf(await response.text())]).to.deep.equal([
        404,
        textOf(JSON.parse(seen[0] ?? "[]")[2]),
      ]);
    }
  });

  it("takes no other method", async () => {
    const { url } = await linkTo({ invoice_no: "INV-METHOD" });
    const response = await fetch(url, { method: "POST", body: "x" });
    expect([response.status, response.headers.get("allow")]).to.deep.equal([405, "GET, HEAD"]);
    expect((await fetch(url, { method: "HEAD" })).status).to.equal(200);
  });

  it("limits how many pages an IP address may open, and says when to come back", async () => {
    clock.advance(120_000);
    const unknown = `${test.origin}/r/${"B".repeat(43)}`;
    const statuses: number[] = [];
    for (let count = 0; count < 121; count++) statuses.push((await fetch(unknown)).status);
    expect(statuses.filter((status) => status === 404)).to.have.lengthOf(120);
    const response = await fetch(unknown);
    expect(response.status).to.equal(429);
    expect(Number(response.headers.get("retry-after"))).to.be.within(1, 60);
    clock.advance(60_000);
    expect((await fetch(unknown)).status).to.equal(404);
  });
});

describeEachFamily("the page of a sale without a receipt", (family) => {
  let lane: LaneTest;

  before(async () => {
    lane = await startLaneTest({ family });
    lane.test.service.ownUrl.use(lane.test.origin);
    await lane.open();
  });
  after(() => lane.test.close());

  const linkTo = async (id: string) =>
    (await lane.test.clientFor(lane.test.account.keys.owner).transactions.createReceiptLink(id)).url;
  const read = async (url: string) => {
    const html = await (await fetch(url)).text();
    return { html, text: textOf(html) };
  };

  it("says that the sale is not signed yet, and shows the receipt under the same link later", async () => {
    const id = await lane.sell({ invoice_no: "INV-WAITS" });
    const url = await linkTo(id);
    const waiting = await read(url);
    for (const text of ["Not signed yet", "INV-WAITS", "1,160.00"]) expect(waiting.text).to.contain(text);
    expect(waiting.text).not.to.match(/TAX INVOICE|CU INVOICE|signature:/i);
    expect(waiting.html).not.to.contain("<img");
    expect(waiting.html).to.contain('http-equiv="refresh"');
    expect((await fetch(`${url}/receipt.pdf`)).status).to.equal(404);
    await lane.drain();
    const signed = await read(url);
    expect(signed.text).to.contain("TAX INVOICE");
    expect(signed.html).not.to.contain('http-equiv="refresh"');
    expect((await fetch(`${url}/receipt.pdf`)).status).to.equal(200);
  });

  it("says that no receipt was issued where the unit rejected the sale", async () => {
    const id = await lane.sell({ invoice_no: "INV-REJECTED", remark: "SIM-913" });
    await lane.settle();
    const { text, html } = await read(await linkTo(id));
    expect(text).to.contain("Not issued");
    expect(text).not.to.match(/TAX INVOICE|CU INVOICE/);
    expect(html).not.to.contain("<img");
  });

  it("says so where the unit signed, but the receipt's data was lost", async () => {
    const id = await lane.sell({ invoice_no: "INV-LOST" });
    await lane.settle();
    await lane.db.knex("transactions").where({ id }).update({ receipt_no: null, receipt_unrecovered: 1 });
    expect((await read(await linkTo(id))).text).to.contain("Receipt data missing");
  });
});
