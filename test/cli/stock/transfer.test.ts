// `stock transfer` against the service and the simulated units of two branches: what it would send, what it sent, a second run.
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { openSecondBranch, openShop } from "../support/shop.ts";

type Rows = Record<string, unknown>[];

describe("stock transfer", () => {
  let cola: string;
  let hammer: string;

  const shop = forEachTest(() => openShop());
  beforeEach(async () => {
    [cola = "", hammer = ""] = shop.items;
    await shop.test.client.stock.saveMaster(
      { item_code: cola, remaining_qty: 20, branch_id: "00" },
      { branch: "00" },
    );
    await openSecondBranch(shop);
  });

  const transfer = (...argv: string[]) =>
    shop.desk.run(["stock", "transfer", "--from", "00", "--to", "01", ...argv, "--json"]);
  const held = async (branch: string, code = cola) =>
    (await shop.test.client.stock.item(code, {}, { branch })).item.current_qty;
  const sent = () =>
    shop.test.simulator.requests
      .filter((one) => one.function === "saveStockItems")
      .map(({ body }) => `${Object(body).bhfId} ${Object(body).sarTyCd}`)
      .filter((one) => / (13|04)$/.test(one));

  it("shows the remaining quantities under --dry-run, and sends nothing", async () => {
    const ran = await transfer(cola, "5", hammer, "5", cola, "6", "--dry-run");
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.json().data).to.deep.equal([
      { item_code: cola, item_name: "Cola 500 ml", quantity: 5, left: 15 },
      { item_code: hammer, item_name: "Claw hammer", quantity: 5, left: -5 },
      { item_code: cola, item_name: "Cola 500 ml", quantity: 6, left: 9 },
    ]);
    expect(ran.json().warnings).to.deep.equal([`Branch 00 would be left with -5 of ${hammer}, below zero.`]);
    expect(sent()).to.deep.equal([]);
  });

  it("moves the stock; the same command again reports the first transfer", async () => {
    const first = await transfer(cola, "5", "--remark", "market day", "--yes");
    expect(first.exitCode, first.stdout).to.equal(0);
    const [outgoing, incoming] = first.json().data as Rows;
    expect(outgoing).to.include({ movement: "outgoing", branch_id: "00", item_count: 1, total_amount: 400 });
    expect(incoming).to.include({ movement: "incoming", branch_id: "01", total_amount: 400 });
    expect([await held("00"), await held("01")]).to.deep.equal([15, 5]);
    const again = await transfer(cola, "5", "--remark", "market day", "--yes");
    expect(again.json().data).to.deep.equal(first.json().data);
    expect(again.json().warnings).to.deep.equal([
      `Already transferred as ${String(outgoing?.sar_no).replace("-OUT", "")}; this run transfers nothing.`,
    ]);
    const planned = await transfer(cola, "5", "--remark", "market day", "--dry-run");
    expect(planned.json().data).to.deep.equal([
      { item_code: cola, item_name: "Cola 500 ml", quantity: 5, left: 15 },
    ]);
    expect(planned.json().warnings).to.deep.equal(again.json().warnings);
    const other = await transfer(cola, "6", "--reference", "TR-9", "--dry-run");
    expect([other.json().data, other.json().warnings]).to.deep.equal([
      [{ item_code: cola, item_name: "Cola 500 ml", quantity: 6, left: 9 }],
      [],
    ]);
    expect(sent()).to.deep.equal(["00 13", "01 04"]);
    const shown = await shop.desk.run(["transactions", "show", String(outgoing?.sar_no)]);
    expect(shown.stdout).to.contain(`Transferred to branch 01: ${incoming?.sar_no} (success)`);
    const moves = await shop.desk.run(["stock", "moves", "--branch", "01"]);
    expect(moves.stdout).to.contain("IN");
  });

  it("names the items of which a branch is below zero, after the transfer too", async () => {
    const argv = ["stock", "transfer", "--from", "00", "--to", "01", hammer, "5", cola, "5", "--yes"];
    const ran = await shop.desk.run(argv);
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(ran.stderr).to.contain(`Branch 00 would be left with -5 of ${hammer}, below zero.`);
    expect(ran.stdout + ran.stderr).to.contain(`Branch 00 is below zero with ${hammer} (-5). Count`);
    const enough = await shop.desk.run([
      "stock",
      "transfer",
      "--from",
      "00",
      "--to",
      "01",
      cola,
      "1",
      "--yes",
    ]);
    expect(enough.stdout + enough.stderr).to.not.contain("below zero");
  });

  it("takes items and quantities from a file, with barcodes, and names every wrong line", async () => {
    const good = await shop.desk.write("good.csv", `item_code,quantity\n${cola},5\n${hammer},\n`);
    const ran = await transfer("--file", good, "--reference", "TR-7", "--yes");
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect((ran.json().data as Rows).map(({ sar_no }) => sar_no)).to.deep.equal(["TR-7-OUT", "TR-7-IN"]);
    const bad = await shop.desk.write("bad.csv", `item_code,quantity\nNOPE,5\n${cola},0\n${hammer},-2\n`);
    const wrong = await transfer("--file", bad, "--yes");
    expect(wrong.exitCode).to.equal(2);
    expect(wrong.json().error.errors).to.have.keys("line 2", "line 3", "line 4");
    const other = await transfer(cola, "6", "--reference", "TR-7", "--yes");
    expect(other.json().error.code).to.equal("invoice_conflict");
  });

  it("sends nothing if something is missing or wrong", async () => {
    const wrong: [argv: string[], code: string][] = [
      [[], "usage"],
      [[cola], "usage"],
      [[cola, "many", "--yes"], "usage"],
      [["NOPE", "1", "--yes"], "usage"],
      [[cola, "1", "--to", "00", "--yes"], "usage"],
      [[cola, "1", "--date", "2099-01-01", "--yes"], "usage"],
      [[cola, "1"], "usage"],
    ];
    for (const [argv, code] of wrong) {
      const ran = await transfer(...argv);
      expect(ran.json().error.code, argv.join(" ")).to.equal(code);
    }
    expect((await transfer(cola, "1", "--to", "09", "--yes")).exitCode).to.not.equal(0);
    expect(sent()).to.deep.equal([]);
  });

  it("says that nothing has moved when the outgoing movement is rejected, and continues after a retry", async () => {
    await shop.test.simulator.setFault({ fault: "F15", path: "saveStockItems" });
    const ran = await transfer(cola, "5", "--reference", "TR-8", "--yes");
    expect(ran.exitCode, ran.stdout).to.equal(5);
    expect(ran.json().error.message).to.contain("No stock has moved");
    expect(ran.json().error.remedy)
      .to.contain("`taxctl transactions retry TR-8-OUT`")
      .and.to.contain("TR-8-IN follows");
    expect((await shop.desk.run(["transactions", "retry", "TR-8-OUT", "--yes"])).exitCode).to.equal(0);
    const again = await transfer(cola, "5", "--reference", "TR-8", "--yes");
    expect(again.exitCode, again.stdout).to.equal(0);
    expect([await held("00"), await held("01")]).to.deep.equal([15, 5]);
  });
});
