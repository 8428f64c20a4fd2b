// An operator's commands in the terminal, against the service and its simulated unit: doctor, receipts, reports, webhooks, faults.

import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { readPdf } from "../../support/pdf.ts";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

type Check = { bhf_id: string | null; name: string; status: string; message: string; remedy: string | null };
type Rows = Record<string, unknown>[];

describe("the operator's commands", () => {
  // On SQLite: one of the tests makes its database read-only.
  const shop = forEachTest(() => openShop({ family: "sqlite" }));

  const run = (...argv: string[]) => shop.desk.run([...argv, "--json"]);
  const sell = (invoice_no: string, more: object = {}) =>
    shop.test.client.sales.create(
      {
        invoice_no,
        sale_date: "20260309",
        payment_type: "01",
        items: [{ item_code: shop.items[0] ?? "", quantity: 3, unit_price: 80 }],
        ...more,
      },
      { branch: "00" },
    );

  it("doctor passes every link of a chain that works, the unit's clock among them", async () => {
    const ran = await run("doctor");
    expect(ran.exitCode, ran.stdout).to.equal(0);
    const { status, checks } = ran.json().data as { status: string; checks: Check[] };
    expect(status).to.equal("pass");
    expect(checks.map(({ name }) => name)).to.include.members([
      "profile",
      "service",
      "this machine's clock",
      "branch",
      "key",
      "worker",
      "device",
      "codes",
      "queue",
      "unit",
      "unit's clock",
    ]);
    expect((await shop.desk.run(["doctor"])).stdout).to.match(
      /^\d+ checks passed, 0 warnings, 0 failed\.\n$/,
    );
    expect((await shop.desk.run(["doctor", "--verbose"])).stdout)
      .to.contain("pass")
      .and.to.contain("branch: 00 Head office\n")
      .and.to.not.contain("branch of branch")
      .and.to.not.contain("\u001b");
  });

  it("doctor and health name the branch without a device in their advice", async () => {
    await shop.desk.run(["branches", "create", "--id", "05", "--name", "Kisumu"]);
    const { checks } = (await run("doctor")).json().data as { checks: Check[] };
    expect(checks.find(({ bhf_id }) => bhf_id === "05")).to.deep.include({
      status: "warn",
      remedy: "`taxctl devices setup --branch 05`",
    });
    const doctor = await shop.desk.run(["doctor"]);
    expect(doctor.stdout)
      .to.contain("`taxctl devices setup --branch 05`")
      .and.to.match(/ checks passed, \d+ warnings?, 0 failed/)
      .and.to.not.contain("pass ");
    const { stdout } = await shop.desk.run(["health"]);
    expect(stdout).to.contain("`taxctl devices setup --branch 05`").and.not.contain("POST /");
  });

  it("doctor exits with 9 and advice if a clock is wrong, the unit is away, or the branch or the key is unknown", async () => {
    const failing = async (...more: string[]) => {
      const ran = await run("doctor", ...more);
      expect([ran.exitCode, ran.json().error.code], ran.stdout).to.deep.equal([9, "unhealthy"]);
      const { checks } = ran.json().data as { checks: Check[] };
      return checks.filter(({ status }) => status === "fail");
    };
    await shop.simulator.setClock(3_600_000);
    const [clock] = await failing();
    expect(clock).to.include({ name: "unit's clock" });
    expect(clock?.message).to.match(/^Is (59 min 5\d s|1 h 0 min) ahead of the service's$/);
    await shop.simulator.setClock(0);
    expect((await failing("--branch", "77"))[0]).to.include({
      name: "branch",
      message: "The account has no branch 77; it has 00",
    });
    await shop.simulator.setFault({ fault: "F1", times: "always", params: { how: "reset" } });
    expect((await failing()).find(({ name }) => name === "unit")?.remedy).to.equal(
      "Check its power and network, and its URL: `taxctl devices show 00`. `taxctl devices setup --branch 00` changes the URL.",
    );
    const tested = await run("devices", "test", "00");
    expect(tested.json().error.remedy).to.contain("`taxctl devices show 00`");
    const wrong = await shop.desk.run(["doctor", "--json"], {
      env: { TAXCTL_API_KEY: `txs_${"x".repeat(60)}` },
    });
    expect([wrong.exitCode, (wrong.json().data as { checks: Check[] }).checks.at(-1)?.name]).to.deep.equal([
      9,
      "key",
    ]);
  });

  it("doctor names a database that stores nothing as the only failure, and doesn't blame the unit", async () => {
    const { knex } = shop.test.service.db;
    await knex.raw("pragma query_only = on");
    // The last successful trial write counts for a moment, but not after a submission that could not be stored.
    await sell("INV-1").catch(() => undefined);
    const ran = await run("doctor");
    await knex.raw("pragma query_only = off");
    const { checks } = ran.json().data as { checks: Check[] };
    expect(checks.filter(({ status }) => status === "fail").map(({ name }) => name)).to.deep.equal([
      "database",
    ]);
    expect(checks.map(({ name }) => name))
      .to.not.include("unit")
      .and.to.not.include("worker");
  });

  it("reports a day and a month by tax type, equal to the receipts less credit notes", async () => {
    const ids: string[] = [];
    for (const no of ["S1", "S2", "S3"]) ids.push((await sell(no)).transaction_id);
    const note = await sell("C1", {
      receipt_type: "R",
      original_invoice_no: "S1",
      refund_reason_code: "06",
      items: [{ item_code: shop.items[0], quantity: 1, unit_price: 80 }],
    });
    const receipts = await Promise.all(ids.map((id) => shop.test.client.transactions.receipt(id)));
    const back = await shop.test.client.transactions.receipt(note.transaction_id);
    const cents = (amount: number) => Math.round(amount * 100);
    const tax = receipts.reduce((sum, one) => sum + cents(one.tax_amount), 0) - cents(back.tax_amount);
    const total = receipts.reduce((sum, one) => sum + cents(one.total_amount), 0) - cents(back.total_amount);
    for (const words of [
      ["day", "2026-03-09"],
      ["period", "--month", "2026-03"],
      ["period", "--from", "2026-03-01", "--to", "2026-03-31"],
    ]) {
      const ran = await run("reports", ...words);
      expect(ran.exitCode, ran.stdout).to.equal(0);
      const { totals, rows } = ran.json().data as {
        totals: { sales: { tax_amount: number; total_amount: number } };
        rows: Rows;
      };
      expect([cents(totals.sales.tax_amount), cents(totals.sales.total_amount)]).to.deep.equal([tax, total]);
      expect(rows[0]).to.include({ of: "sales", tax_type: "A", tax_rate: 16, documents: 3 });
      expect(rows[1]).to.include({ of: "credit_notes", tax_type: "A", documents: 1 });
    }
    expect((await run("reports", "day", "2026-03-10")).json().data).to.deep.include({ documents: 0 });
    for (const words of [
      ["day", "today"],
      ["period"],
      ["period", "--month", "2026-13"],
      ["period", "--from", "2026-03-02", "--to", "2026-03-01"],
    ])
      expect((await run("reports", ...words)).exitCode, words.join(" ")).to.equal(2);
  });

  it("shows a receipt by either number, and writes it as PDF and JSON", async () => {
    const { transaction_id, receipt_no } = await sell("INV-1");
    const shown = await run("receipt", "INV-1");
    expect(shown.json().data).to.include({ transaction_id, receipt_no });
    const { stdout } = await shop.desk.run(["receipt", transaction_id]);
    expect(stdout)
      .to.contain("Cola 500 ml")
      .and.match(/^sale_date +2026-?03-?09$/m);
    await run("receipt", "INV-1", "--out", shop.desk.path("r.pdf"), "--paper", "80mm");
    expect((await readFile(shop.desk.path("r.pdf"))).subarray(0, 5).toString()).to.equal("%PDF-");
    await run("receipt", "INV-1", "--out", shop.desk.path("r.json"), "--copy");
    expect(JSON.parse(await readFile(shop.desk.path("r.json"), "utf8"))).to.include({ is_copy: true });
    await run("receipt", "INV-1", "--out", shop.desk.path("copy.pdf"), "--paper", "80mm", "--copy");
    const [paper] = await readPdf(await readFile(shop.desk.path("copy.pdf")));
    expect(paper?.lines.join("\n")).to.match(/COPY[\s\S]* CS/);
    const copies = await run("receipt:copies", "INV-1", "--fields", "label");
    expect(copies.json().data).to.deep.equal([{ label: "CS" }, { label: "CS" }]);
    expect((await shop.desk.run(["reports", "x"])).stdout).to.match(
      /Not in the figures above:[\s\S]*\nCS +2 /,
    );
    expect((await run("receipt:copies", "INV-2")).exitCode).to.equal(1);
    expect((await run("receipt", "INV-1", "--out", "r.doc", "--copy")).exitCode).to.equal(2);
    expect((await run("receipt:copies", "INV-1")).json().data).to.have.lengthOf(2);
    expect((await run("receipt", "INV-2")).exitCode).to.equal(1);
    expect((await run("receipt", "INV-1", "--out", "r.doc")).exitCode).to.equal(2);
  });

  it("warns of characters that a PDF can't show, and of no others", async () => {
    const line = { item_code: shop.items[0] ?? "", quantity: 1, unit_price: 80 };
    await sell("INV-1", { items: [{ ...line, item_name: "茶 500 g" }] });
    await sell("INV-2");
    const out = ["--out", shop.desk.path("r.pdf")];
    expect((await run("receipt", "INV-1", ...out)).json().warnings.join()).to.contain("lacks 茶");
    expect((await shop.desk.run(["receipt", "INV-1", ...out])).stderr).to.contain("lacks 茶");
    expect((await run("receipt", "INV-2", ...out)).json().warnings).to.deep.equal([]);
  });

  it("transactions attempts shows each call with its bodies, also after a rejection", async () => {
    await shop.simulator.setFault({ fault: "F15", path: "saveSales" });
    await sell("INV-1").catch(() => undefined);
    const { stdout, stderr } = await shop.desk.run(["transactions", "attempts", "INV-1"]);
    expect(stdout).to.contain("rejected").and.contain("910");
    expect(stderr).to.contain("--fields sent_at,sent,received");
    const [attempt] = (await run("transactions", "attempts", "INV-1")).json().data as Rows;
    expect(JSON.parse(String(attempt?.sent))).to.include({ trdInvcNo: "INV-1" });
    expect(attempt).to.include({ path: "/trnsSales/saveSales", http_status: 200, result_code: "910" });
    const ofDevice = (await run("devices", "attempts", "00")).json().data as Rows;
    expect(ofDevice.map(({ id }) => id)).to.include(attempt?.id);
    expect((await run("transactions", "attempts", "INV-9")).exitCode).to.equal(1);
  });

  it("sales submit rejects tomorrow by the service's clock, in a dry run as in a real run", async () => {
    // Nairobi's tomorrow, also if its midnight is a minute away.
    const tomorrow = new Date(Date.now() + 27 * 3_600_000 + 60_000)
      .toISOString()
      .slice(0, 10)
      .replaceAll("-", "");
    const columns = "invoice_no,sale_date,item_code,quantity,unit_price";
    const file = await shop.desk.write("day.csv", `${columns}\nA1,${tomorrow},${shop.items[0]},1,80\n`);
    for (const more of [["--dry-run"], []]) {
      const { error } = (await run("sales", "submit", file, ...more)).json();
      const [said] = error.errors?.["line 2"] ?? [];
      expect(said).to.match(/^sale_date must not be in the future: today is \d{8} in Africa\/Nairobi$/);
    }
    expect(shop.simulator.ledger()).to.deep.equal([]);
  });

  it("explains codes of the service and of units, and lists notices and insurers", async () => {
    expect((await run("explain", "894")).json().data).to.include({ code: "unit_894", actor: "authority" });
    expect((await run("explain", "device_not_ready")).json().data).to.have.property("remedy");
    expect((await run("explain", "divice_not_ready")).json().error.remedy).to.contain(
      "Did you mean device_not_ready",
    );
    expect((await run("notices", "sync")).exitCode).to.equal(0);
    expect((await run("notices", "list")).json().data).to.have.length.greaterThan(0);
    const fund = ["--code", "N1", "--name", "Fund", "--rate", "80"];
    expect((await run("insurances", "create", ...fund, "--dry-run")).exitCode).to.equal(0);
    expect((await run("insurances", "list")).json().data).to.deep.equal([]);
    expect((await run("insurances", "create", ...fund)).exitCode).to.equal(0);
    expect((await run("insurances", "list")).json().data).to.have.length(1);
    const out = ["insurances", "update", "N1", "--no-active", "--rate", "75"] as const;
    expect((await run(...out, "--dry-run")).json().data).to.include({ code: "N1", rate: 75 });
    const listed = async () => Object((await run("insurances", "list")).json().data)[0];
    expect(await listed()).to.include({ rate: 80, is_active: true });
    expect((await run(...out)).json().data).to.include({ name: "Fund", rate: 75, is_active: false });
    expect(await listed()).to.include({ rate: 75, is_active: false });
    expect((await run("insurances", "update", "N1")).exitCode).to.equal(2);
    expect((await run("insurances", "update", "N2", "--rate", "1")).json().error.code).to.equal("not_found");
    expect(
      (await run("insurances", "create", "--code", "N1", "--name", "F", "--rate", "101")).exitCode,
    ).to.equal(2);
  });

  it("has the simulated unit report invoices of a past day", async () => {
    const ofMarch = await run("dev", "rows", "supplier-sales", "--count", "2", "--date", "2026-03-14");
    expect(ofMarch.exitCode, ofMarch.stdout).to.equal(0);
    const dated = ((await run("purchases", "fetch")).json().data as Rows).map(({ regDt }) => regDt);
    expect(dated.filter((stamp) => stamp === "20260314120000")).to.have.length(2);
    for (const wrong of [
      ["imports", "--date", "2026-03-14"],
      ["supplier-sales", "--date", "March"],
    ])
      expect((await run("dev", "rows", ...wrong)).exitCode, wrong.join(" ")).to.equal(2);
  });

  it("plays faults on the simulated unit, and has it report more rows", async () => {
    const unit = ["--simulator", shop.simulator.url];
    const on = await run("dev", "fault", "busy", "--times", "2", "--set", "code=838", ...unit);
    expect((on.json().data as Rows)[0]).to.deep.include({
      name: "busy",
      timesLeft: 2,
      params: { code: "838" },
    });
    expect((await run("dev", "fault")).json().data).to.have.length(1);
    expect((await run("dev", "fault", "--clear")).json().data).to.deep.equal([]);
    for (const more of [
      ["--set", "how=reset", "--times", "always"],
      ["--set", "forMs=0"],
    ]) {
      const endless = await run("dev", "fault", "refused", ...more);
      expect([endless.exitCode, endless.json().error.code], more.join(" ")).to.deep.equal([2, "usage"]);
    }
    expect((await run("dev", "fault")).json().data, "the unit still responds").to.deep.equal([]);
    const once = await shop.desk.run(["dev", "fault", "refused", "--set", "how=reset"]);
    expect(once.stdout).to.equal("The unit resets its next connection.\n");
    const reset = await run("dev", "fault", "--clear");
    expect(reset.exitCode, "that one").to.equal(1);
    expect(reset.json().error.remedy).to.equal(
      "If it isn't running, start it with `taxctl dev` or `npm start`. " +
        "A fault that refuses connections ends after its time (`forMs`, 5 seconds by default) or its number of connections.",
    );
    expect((await run("dev", "fault", "--clear")).exitCode).to.equal(0);
    const unknown = await run("dev", "fault", "unansered");
    expect(unknown.exitCode).to.equal(2);
    expect(unknown.json().error.remedy).to.match(/^Did you mean unanswered\?.*: refused, slow, unanswered/);
    const known = (await run("dev", "fault", "--list")).json().data as Rows;
    expect(known[1]).to.include({ id: "F2", name: "slow" });
    expect((await run("dev", "fault", "--simulator", shop.test.origin)).json().error.code).to.equal(
      "no_simulator",
    );
    const before = (await run("purchases", "fetch")).json().data as Rows;
    expect((await run("dev", "rows", "supplier-sales", "--count", "4")).exitCode).to.equal(0);
    expect((await run("purchases", "fetch")).json().data).to.have.length(before.length + 4);
  });
});
