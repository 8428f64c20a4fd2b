// Submitting a file of sales: what goes out, what is refused, the result file, feeding it back in, breaking off and going on.
import { readFile, stat } from "node:fs/promises";
import { expect } from "chai";
import { readSheet } from "../../cli/src/csv.ts";
import { Desk, type RunOptions } from "./support/command.ts";
import { failure } from "./support/fake-reply.ts";
import { API_KEY, FakeService } from "./support/fake-service.ts";
import { csvOf, FLAGS, sheetOf } from "./support/sheet.ts";

const MAP = (FLAGS.map ?? []).flatMap((pair) => ["--map", pair]);
const ARGV = [
  "--date-format",
  "dd/mm/yyyy hh:mm",
  "--credit-prefix",
  "C",
  "--register-items",
  "--item-class",
  "5020230602",
  ...MAP,
];

/** Three sales, one with a bad row, one credit note that can be told and one that can't. */
const MIXED = sheetOf(
  { no: "1", code: "A", price: "2.55" },
  { no: "1", code: "B", price: "10", name: "LANTERN, WHITE" },
  { no: "2", code: "A", price: "0" },
  { no: "2", code: "B", price: "10" },
  { no: "3", code: "A", price: "2.55", customer: "20" },
  { no: "C4", code: "B", price: "10", qty: "-2" },
  { no: "C5", code: "B", price: "10", qty: "-99" },
);

describe("sales submit", () => {
  let service: FakeService;
  let desk: Desk;
  let file: string;

  beforeEach(async () => {
    service = await FakeService.start();
    desk = await Desk.open();
    await desk.signIn(service.url);
    file = await desk.write("shop.csv", csvOf(MIXED));
  });

  afterEach(async () => {
    await service.close();
    await desk.clear();
  });

  const submit = (path: string, more: string[] = [], options: RunOptions = {}) =>
    desk.run(["sales", "submit", path, ...ARGV, ...more], options);
  const results = async (name = "shop.results.csv") =>
    (await readSheet(await readFile(desk.path(name), "utf8"))).rows.map(({ cells }) => cells);
  const submitted = () =>
    service.calls("POST", "/sales").map(({ body }) => (body as { invoice_no: string }).invoice_no);

  it("makes receipts of what can be a sale and says why the rest can't, row by row", async () => {
    const ran = await submit(file, ["--json", "--concurrency", "1"]);
    expect(ran.exitCode).to.equal(3);
    expect(ran.json().error).to.include({ code: "partly_done", message: "2 of 5 invoices have no receipt" });
    expect(ran.json().data).to.deep.include({
      rows_in: 7,
      invoices_in: 5,
      receipts_out: 3,
      refused: 2,
      items_registered: 2,
    });
    expect(submitted()).to.deep.equal(["1", "3", "C4"]);
    const rows = await results();
    expect(rows.map(({ taxctl_status: status }) => status)).to.deep.equal([
      "success",
      "success",
      "refused",
      "refused",
      "success",
      "success",
      "refused",
    ]);
    expect(rows.map(({ reason }) => reason)).to.deep.equal([
      "",
      "",
      "zero price",
      "its invoice has a bad row: line 4, zero price",
      "",
      "",
      "no earlier invoice of customer 17850 has 99 of B at 10 left, at most 4",
    ]);
    expect(rows[1]).to.include({ Description: "LANTERN, WHITE", taxctl_invoice_no: "1", receipt_no: "1" });
    expect(rows[5]).to.include({ Quantity: "-2", taxctl_original_invoice_no: "1" });
  });

  it("sends documents as the interface takes them, with the service's item codes", async () => {
    await submit(file, ["--concurrency", "1"]);
    const [first, , credit] = service.calls("POST", "/sales");
    expect(first?.branch).to.equal("00");
    expect(first?.body).to.deep.equal({
      invoice_no: "1",
      sale_date: "20101201",
      sale_time: "082600",
      payment_type: "01",
      items: [
        { item_seq: 1, item_code: "KE2NTXU0000001", quantity: 6, unit_price: 2.55 },
        { item_seq: 2, item_code: "KE2NTXU0000002", quantity: 6, unit_price: 10 },
      ],
    });
    expect(credit?.body).to.deep.include({
      invoice_no: "C4",
      receipt_type: "R",
      original_invoice_no: "1",
      refund_reason_code: "06",
      items: [{ item_seq: 1, item_code: "KE2NTXU0000002", quantity: 2, unit_price: 10 }],
    });
    expect(service.calls("POST", "/items")[0]?.body).to.deep.include({
      item_name: "HOLDER",
      item_class_code: "5020230602",
      item_type: "2",
    });
  });

  it("shows people the counts, the reasons and the file, and progress on the error output only", async () => {
    const ran = await submit(file);
    expect(ran.stdout)
      .to.match(/Invoices in +5 \(7 rows\)/)
      .and.to.match(/Receipts out +3/)
      .and.to.contain("zero price (2)");
    expect(ran.stdout)
      .to.contain(`Results: ${desk.path("shop.results.csv")}`)
      .and.not.to.contain("left\n");
    expect(ran.stderr).to.contain("2 of 5 invoices have no receipt");
  });

  it("takes its result file back in: only what has no receipt is sent again", async () => {
    await submit(file);
    service.seen.length = 0;
    const path = desk.path("shop.results.csv");
    const corrected = (await readFile(path, "utf8")).replace(
      "2,A,HOLDER,6,01/12/2010 08:26,0,",
      "2,A,HOLDER,6,01/12/2010 08:26,2.55,",
    );
    await desk.write("shop.results.csv", corrected);
    const again = await submit(path, ["--json"]);
    expect(again.exitCode).to.equal(3);
    expect(again.json().data).to.deep.include({ receipts_out: 4, done_before: 3, refused: 1 });
    expect(submitted()).to.deep.equal(["2"]);
    const rows = await results();
    expect(rows).to.have.length(7);
    expect(rows[2]).to.include({ taxctl_status: "success", UnitPrice: "2.55" });
    expect(rows[5]).to.include({ taxctl_status: "success", taxctl_original_invoice_no: "1" });
  });

  it("takes its result file back in on a machine without the state file", async () => {
    await submit(file, ["--concurrency", "1"]);
    await desk.write("elsewhere.csv", await readFile(desk.path("shop.results.csv"), "utf8"));
    service.seen.length = 0;
    const again = await submit(desk.path("elsewhere.csv"), ["--json"]);
    expect(submitted()).to.deep.equal([]);
    expect(again.json().data).to.deep.include({ receipts_out: 3, done_before: 3 });
    const [first, second] = [await results(), await results("elsewhere.csv")];
    expect(second).to.deep.equal(first);
  });

  it("sends nothing a second time when the same file is submitted again", async () => {
    await submit(file);
    service.seen.length = 0;
    const again = await submit(file, ["--json"]);
    expect([submitted(), service.calls("POST", "/items")]).to.deep.equal([[], []]);
    expect(again.json().data).to.deep.include({ receipts_out: 3, done_before: 3 });
  });

  it("drops bad rows when told to, and never adds them later to an accepted invoice", async () => {
    const ran = await submit(file, ["--drop-bad-rows", "--json"]);
    expect(ran.json().data).to.deep.include({ receipts_out: 4, dropped_rows: 1 });
    expect((await results())[2]).to.include({ taxctl_status: "dropped", reason: "zero price" });
    service.seen.length = 0;
    await submit(desk.path("shop.results.csv"));
    expect(submitted()).to.deep.equal([]);
    expect((await results())[2]).to.include({ taxctl_status: "dropped", taxctl_invoice_no: "2" });
  });

  it("checks everything and sends nothing under --dry-run", async () => {
    const ran = await submit(file, ["--dry-run", "--json"], {
      env: { TAXCTL_CONFIG_DIR: desk.path("none") },
    });
    expect(ran.exitCode).to.equal(3);
    expect(ran.json().data).to.deep.include({
      dry_run: true,
      items_to_register: 2,
      receipts_out: 3,
      refused: 2,
    });
    expect(service.seen).to.have.length(0);
    expect(await results().catch(() => "none")).to.equal("none");
  });

  it("says under --dry-run what a run would do, with what is done and what --limit leaves", async () => {
    const signedOut = { env: { TAXCTL_CONFIG_DIR: desk.path("none") } };
    const first = await submit(file, ["--dry-run", "--limit", "1"], signedOut);
    expect(first.stdout)
      .to.match(/Would be sent +1\n/)
      .and.to.match(/Left for another run +3\n/)
      .and.to.match(/Would be refused +1\n/)
      .and.to.contain("Would get no receipt:");
    expect(first.stderr).to.contain("invoices would get no receipt");
    await submit(file);
    const again = await submit(file, ["--dry-run"], signedOut);
    expect(again.stdout)
      .to.match(/Would be sent +0\n/)
      .and.to.match(/Have a receipt already +3\n/);
  });

  it("refuses a branch under --dry-run that the account does not have, and says where it can't know", async () => {
    service.routes.branches.push({ bhf_id: "00" });
    const ran = await submit(file, ["--dry-run", "--branch", "77", "--json"]);
    expect([ran.exitCode, ran.json().error.message]).to.deep.equal([
      2,
      "The account has no branch 77; it has 00",
    ]);
    await service.close();
    const offline = await submit(file, ["--dry-run", "--json"]);
    expect(offline.exitCode).to.equal(3);
    expect(offline.json().warnings[0]).to.contain("The branch was not checked: Connection refused");
    service = await FakeService.start();
  });

  it("stops after --limit and goes on with the rest", async () => {
    const ran = await submit(file, ["--limit", "1", "--json"]);
    expect(ran.json().data).to.deep.include({ receipts_out: 1, unsent: 3 });
    expect((await submit(file, ["--json"])).json().data).to.deep.include({ receipts_out: 3, unsent: 0 });
    expect(submitted()).to.have.length(3);
  });

  it("says what the authority and the service refuse, and stops nothing else", async () => {
    const sheet = sheetOf({ no: "REFUSE-1" }, { no: "2", code: "UNREG", name: "UNREGISTRABLE" }, { no: "3" });
    const path = await desk.write("refused.csv", csvOf(sheet));
    const ran = await submit(path, ["--json"]);
    expect(ran.exitCode).to.equal(3);
    const rows = await results("refused.results.csv");
    expect(rows.map(({ taxctl_status: status }) => status)).to.deep.equal(["failed", "refused", "success"]);
    expect(rows[0]?.reason).to.match(/^unit_910: .*Not valid/);
    expect(rows[1]?.reason).to.match(/^item UNREG can't be registered: /);
  });

  it("takes the account's item of the same good, in a file that knows nothing of the earlier one", async () => {
    const month = (no: string) =>
      csvOf(sheetOf({ no, code: "A", name: "LANTERN" }, { no, code: "B", name: "Cake case" }));
    await submit(await desk.write("march.csv", month("1")));
    const ran = await submit(await desk.write("april.csv", month("2")), ["--json"]);
    expect([ran.exitCode, ran.json().warnings]).to.deep.equal([0, []]);
    expect(ran.json().data).to.include({ items_registered: 0, receipts_out: 1 });
    expect(service.routes.items.size).to.equal(2);
    const other = await submit(await desk.write("other.csv", month("3")), ["--tax-type", "B", "--json"]);
    expect(other.json().data, "another tax is another good").to.include({ items_registered: 2 });
  });

  it("keeps goods apart that only share a name, and says so", async () => {
    const rows = (no: string) =>
      csvOf(sheetOf({ no, code: "RED", name: "LANTERN" }, { no, code: "BLUE", name: "LANTERN" }));
    const first = await submit(await desk.write("march.csv", rows("1")), ["--json"]);
    expect([first.json().warnings, service.routes.items.size]).to.deep.equal([[], 2]);
    const second = await submit(await desk.write("april.csv", rows("2")), ["--json"]);
    expect(second.json().warnings[0]).to.match(/^2 codes registered anew, though .* same name: RED, BLUE\./);
    expect(second.json().data).to.include({ items_registered: 2, receipts_out: 1 });
  });

  it("refuses rows of unknown items unless told to register them", async () => {
    const argv = [
      "sales",
      "submit",
      file,
      "--date-format",
      "dd/mm/yyyy hh:mm",
      "--credit-prefix",
      "C",
      ...MAP,
    ];
    const ran = await desk.run([...argv, "--json"]);
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "nothing_done"]);
    expect((await results())[0]?.reason).to.equal("no item for A: map it, or add --register-items");
    const unclassed = await desk.run([...argv, "--register-items", "--json"]);
    expect(unclassed.exitCode).to.equal(2);
    expect(unclassed.json().error.errors).to.have.property("--item-class");
  });

  it("waits for outcomes that are not there at once, or leaves them pending", async () => {
    const path = await desk.write("later.csv", csvOf(sheetOf({ no: "LATER-1" })));
    const pending = await submit(path, ["--async", "--no-wait", "--json"]);
    expect([pending.exitCode, pending.json().error.code]).to.deep.equal([8, "still_pending"]);
    expect((await results("later.results.csv"))[0]).to.include({ taxctl_status: "pending" });
    const done = await submit(path, ["--async", "--json"]);
    expect(done.exitCode).to.equal(0);
    expect((await results("later.results.csv"))[0]).to.include({ taxctl_status: "success", receipt_no: "1" });
  });

  describe("broken off", () => {
    const MANY = sheetOf(...Array.from({ length: 12 }, (_, index) => ({ no: String(index + 1) })), {
      no: "C13",
      qty: "-1",
    });

    /** Resolves when the service has seen this many sales; the answer to the last waits for ever. */
    const stuckAt = (count: number): Promise<void> =>
      new Promise((resolve) => {
        service.before = ({ method, path }) => {
          if (method !== "POST" || path !== "/sales" || submitted().length < count) return undefined;
          resolve();
          return new Promise(() => {});
        };
      });

    const withoutIds = async (name: string) =>
      (await results(name)).map(({ transaction_id: _, ...cells }) => cells);

    let whole: Awaited<ReturnType<typeof withoutIds>>;
    beforeEach(async () => {
      await desk.write("whole.csv", csvOf(MANY));
      await submit(desk.path("whole.csv"), ["--concurrency", "1"]);
      whole = await withoutIds("whole.results.csv");
      await service.close();
      service = await FakeService.start();
      await desk.signIn(service.url);
      file = await desk.write("many.csv", csvOf(MANY));
    });

    it("by Ctrl-C ends with 130, says how to go on, and goes on to the same result", async () => {
      const stuck = stuckAt(6);
      const ran = await submit(file, ["--concurrency", "1"], {
        meanwhile: (kill) => stuck.then(() => kill("SIGINT")),
      });
      expect(ran.exitCode).to.equal(130);
      expect(ran.stderr).to.contain("run the same command again").and.to.contain("many.results.csv");
      const far = await results("many.results.csv");
      expect(far.filter(({ taxctl_status: status }) => status === "success")).to.have.length(5);
      expect(far.filter(({ taxctl_status: status }) => status === "unsent")).to.have.length(8);
      service.before = undefined;
      expect((await submit(file, ["--concurrency", "1"])).exitCode).to.equal(0);
      expect(await withoutIds("many.results.csv")).to.deep.equal(whole);
    });

    it("by kill -9 loses nothing and makes no second receipt", async () => {
      const stuck = stuckAt(9);
      const ran = await submit(file, ["--concurrency", "4"], {
        meanwhile: (kill) => stuck.then(() => kill("SIGKILL")),
      });
      expect(ran.exitCode).to.equal(null);
      service.before = undefined;
      const again = await submit(file, ["--json"]);
      expect(again.json().data).to.deep.include({ receipts_out: 13, invoices_in: 13 });
      expect(service.routes.sales.size).to.equal(13);
      expect([...service.routes.transactions.values()]).to.have.length(13);
      expect(service.routes.items.size).to.equal(1);
    });

    it("by a service that goes away ends with 1, and goes on", async () => {
      let gone = false;
      service.before = ({ path }) => {
        gone ||= path === "/sales" && submitted().length > 3;
        return gone ? { ...failure(503, "unavailable", "gone"), destroy: true } : undefined;
      };
      const ran = await submit(file, ["--concurrency", "1", "--json"]);
      expect(ran.exitCode).to.be.oneOf([1, 8]);
      expect(ran.json().error.remedy).to.contain("run the same command again");
      service.before = undefined;
      await submit(file, ["--concurrency", "1"]);
      expect(await withoutIds("many.results.csv")).to.deep.equal(whole);
    });

    it("by a key that was revoked ends with 4 and does not go through the rest", async () => {
      service.before = ({ path }) => {
        if (path !== "/sales" || submitted().length < 4) return undefined;
        return failure(401, "key_revoked", "The API key was revoked");
      };
      const ran = await submit(file, ["--concurrency", "1", "--json"]);
      expect([ran.exitCode, ran.json().error.code]).to.deep.equal([4, "key_revoked"]);
      expect(submitted()).to.have.length(4);
    });
  });

  it("does not take another service's state for its own", async () => {
    await submit(file);
    const other = await FakeService.start();
    try {
      await desk.signIn(other.url);
      const ran = await submit(file, ["--json"]);
      expect(ran.exitCode).to.equal(2);
      expect(ran.json().error.message).to.contain("shop.state.jsonl belongs to");
      expect(other.seen).to.have.length(0);
    } finally {
      await other.close();
    }
  });

  it("notices that the data of its state is gone", async () => {
    await submit(file);
    service.routes.items.clear();
    const ran = await submit(file, ["--json"]);
    expect(ran.exitCode).to.equal(2);
    expect(ran.json().error.message).to.contain("remembers what this account does not have");
  });

  it("sends nothing when it can't keep what it does", async () => {
    const ran = await submit(file, ["--results", desk.path("nowhere", "out.csv"), "--json"]);
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "file_not_writable"]);
    expect(service.seen).to.have.length(0);
  });

  it("keeps its state from others on the machine, and the key out of it", async () => {
    await submit(file);
    expect((await stat(desk.path("shop.state.jsonl"))).mode & 0o777).to.equal(0o600);
    expect(await readFile(desk.path("shop.state.jsonl"), "utf8")).to.not.contain(API_KEY);
  });

  it("refuses files that there are not, and ones that are no sheet", async () => {
    const [missing, empty, broken] = await Promise.all([
      submit(desk.path("nothing.csv"), ["--json"]),
      submit(await desk.write("empty.csv", ""), ["--json"]),
      submit(await desk.write("broken.csv", 'InvoiceNo,StockCode\n"1,2\n'), ["--json"]),
    ]);
    expect([missing.exitCode, missing.json().error.code]).to.deep.equal([2, "file_not_found"]);
    expect([empty.exitCode, empty.json().error.code]).to.deep.equal([2, "bad_file"]);
    expect([broken.exitCode, broken.json().error.code]).to.deep.equal([2, "bad_file"]);
  });
});
