// A watched folder at a real service: sales in, receipts or texts out.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { failure } from "../support/response.ts";
import { cola, sale } from "../support/service.ts";
import { Till } from "./tills.ts";

describe("watch", () => {
  const { service, desk } = signedInDesk();
  let till: Till;
  beforeEach(async () => {
    till = await Till.open(desk);
  });

  const numbers = async () =>
    (await service.client.sales.search({}).toArray()).map(({ invoice_no }) => invoice_no).toSorted();

  it("writes the receipt of a sale in every form under the name of its file", async () => {
    await till.drop("1001.json", sale("INV-1"));
    const ran = await till.once();
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(0);
    expect(await till.names("out")).to.deep.equal(["1001.json", "1001.pdf", "1001.png", "1001.txt"]);
    expect(await till.receipt("1001")).to.include({ invoice_no: "INV-1", total_amount: 100, label: "NS" });
    expect(await till.text("1001.txt")).to.match(/TAX INVOICE\n[\s\S]*^TOTAL +100\.00$/m);
    expect((await till.text("1001.pdf")).slice(0, 5)).to.equal("%PDF-");
    expect((await till.text("1001.png")).slice(1, 4)).to.equal("PNG");
    expect(await till.names()).to.deep.equal([]);
    expect((await till.names("done"))[0]).to.match(/^\d{8}T\d{9}Z-0000-[0-9a-f]{6}-1001\.json$/);
  });

  it("says whose sales it reports, and goes on after a restart", async () => {
    const started = await till.once();
    expect(started.exitCode, started.stderr).to.equal(0);
    const { caller } = await service.client.health.get();
    expect(started.stdout).to.contain(
      ` environment="sandbox" account=${JSON.stringify(caller.account)} profile="sandbox" process=`,
    );
    await till.drop("1001.json", sale("INV-1"));
    expect((await till.once()).exitCode).to.equal(0);
    expect(await till.receipt("1001")).to.include({ invoice_no: "INV-1" });
  });

  it("starts with no other environment and no other account than the folder's", async () => {
    await till.once();
    await till.drop("1001.json", sale("INV-1"));
    const live = await desk.run(["watch", till.folder, "--once"], {
      env: { TAXCTL_API_KEY: service.liveKey },
    });
    expect(live.exitCode).to.equal(2);
    expect(live.stderr)
      .to.contain(", sandbox; the key of TAXCTL_API_KEY is for live")
      .and.contain("--profile NAME")
      .and.contain("a new folder");
    const other = await service.another();
    await service.test.service.db
      .knex("accounts")
      .where({ id: other.accountId })
      .update({ name: "Another Ltd" });
    await desk.signIn(other.url, other.key);
    const another = await till.once();
    expect(another.exitCode).to.equal(2);
    expect(another.stderr).to.contain("is for account Another Ltd, sandbox");
    expect(await till.names()).to.deep.equal(["1001.json"]);
    expect(other.submitted()).to.deep.equal([]);
    await desk.signIn(service.url, service.key);
    expect((await till.once()).exitCode).to.equal(0);
    await other.close();
  });

  it("sends nothing to another account when the service was away at the start", async () => {
    await till.once();
    const other = await service.another();
    await service.test.service.db
      .knex("accounts")
      .where({ id: other.accountId })
      .update({ name: "Another Ltd" });
    await desk.signIn(other.url, other.key);
    await till.drop("1001.json", sale("INV-1"));
    let asked = 0;
    other.before = ({ path }) => {
      if (!path.includes("/health")) return undefined;
      asked += 1;
      return asked === 1 ? failure(503, "unavailable", "The database is away") : undefined;
    };
    const ran = await till.once();
    expect(ran.exitCode).to.equal(8);
    expect(ran.stdout).to.contain(" paused ").and.contain("is for account Another Ltd, sandbox");
    expect(other.submitted()).to.deep.equal([]);
    await other.close();
  });

  it("says what is wrong with a sale, and takes the corrected file under the same name", async () => {
    const wrong = {
      ...sale("INV-1"),
      payment_type: undefined,
      items: [{ item_code: cola, quantity: 0, unit_price: 1 }],
    };
    await till.drop("1001.json", wrong);
    const ran = await till.once();
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(1);
    expect(await till.names("out")).to.deep.equal(["1001.error.txt"]);
    const text = await till.text("1001.error.txt");
    expect(text)
      .to.match(/^1001\.json: no receipt$/m)
      .and.contain("items[0].quantity")
      .and.contain("payment_type");
    expect(text).to.contain("What to do: Correct the file, and drop it again.");
    expect(await till.names("failed")).to.have.lengthOf(2);
    await till.drop("1001.json", sale("INV-1"));
    expect((await till.once()).exitCode).to.equal(0);
    expect(await till.names("out")).to.deep.equal(["1001.json", "1001.pdf", "1001.png", "1001.txt"]);
  });

  it("reports a sale once, however often it is written, and each sale under a name that is used again", async () => {
    await till.drop("sale.json", sale("INV-1"));
    await till.once();
    const first = await till.receipt("sale");
    await till.drop("again.json", sale("INV-1"));
    await till.drop("sale.json", sale("INV-2"));
    expect((await till.once()).exitCode).to.equal(0);
    expect((await till.receipt("again")).receipt_no).to.equal(first.receipt_no);
    expect(await till.receipt("sale")).to.include({ invoice_no: "INV-2" });
    expect(await numbers()).to.deep.equal(["INV-1", "INV-2"]);
    expect((await till.names("done")).filter((name) => name.includes("-earlier-sale."))).to.have.lengthOf(4);
  });

  it("gives no receipt for other content under a number that has one", async () => {
    await till.drop("1001.json", sale("INV-1"));
    await till.drop("1002.json", sale("INV-1", { payment_type: "06" }));
    const ran = await till.once("--concurrency", "1");
    expect(ran.exitCode).to.equal(3);
    expect(await till.text("1002.error.txt")).to.contain("its number has receipt 1, for other content");
    expect(await numbers()).to.deep.equal(["INV-1"]);
  });

  it("gives each invoice of a sheet its own receipt, and each row its outcome", async () => {
    const rows = ["A/1,2", "A/1,1", "a/1,1", "B,0"].map(
      (row) => `${row.split(",")[0]},2026-03-10,${cola},${row.split(",")[1]},100`,
    );
    await till.drop("day.csv", ["invoice_no,sale_date,item_code,quantity,unit_price", ...rows].join("\n"));
    const ran = await till.once("--receipts", "json");
    expect(ran.exitCode, ran.stderr).to.equal(3);
    expect(await till.names("out")).to.deep.equal([
      "day.error.txt",
      "day.results.csv",
      "day~A_1.json",
      "day~a_1~2.json",
    ]);
    expect(await till.receipt("day~A_1")).to.include({ invoice_no: "A/1", total_amount: 300 });
    expect(await till.receipt("day~a_1~2")).to.include({ invoice_no: "a/1", total_amount: 100 });
    expect(await till.text("day.error.txt"))
      .to.contain("1 sale of 3 without a receipt")
      .and.contain("line 5");
    expect((await till.text("day.results.csv")).split("\n")[1]).to.contain(",success,A/1,");
  });

  it("credits a sale that was written just before its credit note", async () => {
    await till.drop("1.json", sale("INV-1"));
    const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" };
    await till.drop("2.json", { ...sale("CN-1"), ...credit });
    await till.drop("3.json", { ...sale("CN-2"), ...credit, original_invoice_no: "INV-9" });
    expect((await till.once()).exitCode).to.equal(3);
    expect(await till.receipt("2")).to.include({ label: "NC", original_invoice_no: "INV-1" });
    expect(await till.text("3.error.txt")).to.contain("INV-9");
  });

  it("says that a sale waits for its control unit, and gives the receipt later", async () => {
    await service.closeLane();
    await till.drop("1001.json", sale("INV-1"));
    const ran = await till.once();
    expect(ran.exitCode, ran.stdout).to.equal(8);
    expect(await till.names("out")).to.deep.equal(["1001.waiting"]);
    expect(await till.text("1001.waiting"))
      .to.contain("The sale is stored, and will be sent.")
      .and.contain("What to do: nothing.");
    await service.openLane();
    expect((await till.once()).exitCode).to.equal(0);
    expect(await till.names("out")).to.deep.equal(["1001.json", "1001.pdf", "1001.png", "1001.txt"]);
    expect(service.submitted()).to.deep.equal(["INV-1", "INV-1"]);
    expect(await numbers()).to.deep.equal(["INV-1"]);
  });

  it("keeps a sale that a service doesn't take now, and asks again when its response is lost", async () => {
    await till.drop("1001.json", sale("INV-1"));
    service.before = () => failure(503, "unavailable", "The database is away");
    const ran = await till.once();
    expect(ran.exitCode, ran.stdout).to.equal(8);
    expect(await till.text("1001.waiting")).to.contain("The database is away");
    let lost = 0;
    service.before = ({ method, path }) => {
      if (method !== "GET" || !path.includes("/receipt") || lost > 0) return undefined;
      lost += 1;
      return failure(500, "internal_error", "A fault inside the service");
    };
    expect((await till.once()).exitCode).to.be.oneOf([0, 8]);
    service.before = undefined;
    await till.once();
    expect(await till.receipt("1001")).to.include({ invoice_no: "INV-1" });
    expect(await numbers()).to.deep.equal(["INV-1"]);
  });

  it("writes the rejection of the unit, and reports the corrected sale under the same number", async () => {
    await service.rejectSales();
    await till.drop("1001.json", sale("INV-1"));
    expect((await till.once()).exitCode).to.equal(1);
    expect(await till.text("1001.error.txt"))
      .to.contain("unit_")
      .and.contain("What to do:");
    await till.drop("1001.json", sale("INV-1", { remark: "corrected" }));
    expect((await till.once()).exitCode).to.equal(0);
  });

  it("says what to do about a file with broken JSON", async () => {
    await till.drop("1001.json", '{"invoice_no": "INV-1",');
    expect((await till.once()).exitCode).to.equal(1);
    expect(await till.text("1001.error.txt"))
      .to.contain("The input is not JSON")
      .and.contain("What to do: Correct the JSON, and give the file again");
    await till.drop("1001.json", sale("INV-1"));
    expect((await till.once()).exitCode).to.equal(0);
  });

  it("prints events as lines, and as JSON", async () => {
    await till.drop("1001.json", sale("INV-1"));
    const { stdout } = await till.once("--receipts", "json");
    expect(stdout).to.match(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z receipt file="1001.json" invoice="INV-1" receipt="\d+" transaction="[-0-9a-f]{36}"$/m,
    );
    await till.drop("1002.json", "{}");
    const lines = (await till.once("--json-lines")).stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.flatMap(({ data }) => data.event ?? [])).to.deep.equal([
      "started",
      "taken",
      "rejected",
      "stopped",
    ]);
    expect(lines.at(-1)).to.deep.include({ type: "end", ok: false });
    expect(lines.at(-1).data).to.deep.equal({ files: 1, receipts: 0, rejected: 1, waiting: 0, unprinted: 0 });
  });

  it("ends on SIGTERM, and the next run finishes what was open", async () => {
    service.before = ({ path, method }) => (method === "POST" && path === "/sales" ? "lost" : undefined);
    await till.drop("1001.json", sale("INV-1"));
    const ran = await desk.run(["watch", till.folder], {
      meanwhile: async ({ said, kill }) => {
        await said(" paused ");
        kill("SIGTERM");
      },
    });
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(ran.stdout).to.match(/ stopped files=1 receipts=0 rejected=0 waiting=1 unprinted=0\n$/);
    expect(await till.names(".taxctl/work")).to.have.lengthOf(1);
    service.before = undefined;
    expect((await till.once()).exitCode).to.equal(0);
    expect(await till.receipt("1001")).to.include({ invoice_no: "INV-1" });
  });
});
