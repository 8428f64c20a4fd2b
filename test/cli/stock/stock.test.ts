// Stock at the command line, against the service and its simulated unit: counts, adjustments, discrepancies.
import { readSheet } from "@taxctl/sdk/books";
import { expect } from "chai";
import { localTimes } from "../../../cli/src/service/local-day.ts";
import { countNumber } from "../../../cli/src/stock/adjust.ts";
import { countFile, readQuantities } from "../../../cli/src/stock/count-file.ts";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

type Rows = Record<string, unknown>[];

describe("stock at the command line", () => {
  let cola: string;
  let hammer: string;

  const shop = forEachTest(() => openShop({ overrides: { syncWaitMs: 1_000 } }));
  beforeEach(async () => {
    [cola = "", hammer = ""] = shop.items;
  });

  const stock = (...argv: string[]) => shop.desk.run(["stock", ...argv, "--json", "--yes"]);
  const quantities = async () => {
    const { data } = await shop.test.client.stock.list();
    return new Map(data.map(({ item_code, current_qty }) => [item_code, current_qty]));
  };

  it("sets quantities to the count once, however often it is run", async () => {
    const count = await shop.desk.write("count.csv", `item_code,counted_qty\n${cola},120\n${hammer},\n`);
    const dry = await stock("adjust", "--count", count, "--dry-run");
    expect((dry.json().data as Rows)[0]).to.include({ item_code: cola, current_qty: 0, change_qty: 120 });
    for (const changes of [1, 0]) {
      const ran = await stock("adjust", "--count", count);
      expect([ran.exitCode, (ran.json().data as Rows).length]).to.deep.equal([0, changes]);
    }
    expect((await quantities()).get(cola)).to.equal(120);
    await stock("adjust", cola, "-20", "--remark", "broken");
    expect((await quantities()).get(cola)).to.equal(100);
    await stock("adjust", "--count", count);
    expect(
      (await quantities()).get(cola),
      "the same count again after a change is another adjustment",
    ).to.equal(120);
    expect((await stock("moves")).json().data).to.have.length(3);
    const below = await stock("adjust", cola, "-121", "--dry-run");
    expect(below.json().warnings).to.deep.equal([`${cola} would be at -1, below zero.`]);
  });

  it("books the same change of an item once a day, and again under a number of its own", async () => {
    const change = [cola, "-3", "--remark", "broken"];
    const first = (await stock("adjust", ...change)).json().data as Rows;
    expect(first[0]).to.include({ status: "success", reason: "" });
    expect(first[0]?.sar_no).to.match(/^ADJUST-\d{8}-[0-9A-F]{12}$/);
    const again = await stock("adjust", ...change);
    const [repeated] = again.json().data as Rows;
    const { sar_no, transaction_id } = first[0] ?? {};
    const { created_at } = await shop.test.client.transactions.get(String(transaction_id));
    const at = (await localTimes(shop.test.client))(created_at);
    expect(at).to.match(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const message = `Already booked as ${sar_no} at ${at}; this run booked nothing. To book it again, give --number with a new number.`;
    expect(repeated).to.include({ sar_no, transaction_id, status: "success", reason: message });
    expect([again.exitCode, again.json().warnings.at(-1)]).to.deep.equal([0, message]);
    expect((await quantities()).get(cola)).to.equal(-3);

    for (const other of [
      [...change, "--number", "ADJ-2"],
      [cola, "-3", "--remark", "stolen"],
      [cola, "-4", "--remark", "broken"],
      [cola, "4", "--remark", "broken"],
      [cola, "4", "--remark", "broken", "--type", "in"],
      [hammer, "-3", "--remark", "broken"],
    ])
      expect((await stock("adjust", ...other)).json().data).to.have.nested.property("[0].reason", "");
    expect(Object.fromEntries(await quantities())).to.deep.equal({ [cola]: -5, [hammer]: -3 });

    const named = await stock("adjust", ...change, "--number", "ADJ-2");
    expect(named.json().warnings.at(-1)).to.match(/^Already booked as ADJ-2 at /);
    const differing = await stock("adjust", cola, "-9", "--number", "ADJ-2");
    expect(differing.exitCode).to.equal(1);
    expect(differing.json().warnings.at(-1)).to.match(/^Already booked with other values as ADJ-2 at /);
    expect((await quantities()).get(cola)).to.equal(-5);
  });

  it("says of a repeated change that the first one is still open, or was rejected", async () => {
    const rejected = [cola, "5", "--remark", "SIM-913"];
    const failed = await stock("adjust", ...rejected);
    expect([failed.exitCode, failed.json().warnings]).to.deep.equal([5, []]);
    const same = await stock("adjust", ...rejected);
    const id = (failed.json().data as Rows)[0]?.transaction_id;
    expect([same.exitCode, same.json().warnings.length]).to.deep.equal([5, 1]);
    expect(same.json().warnings[0])
      .to.match(/^Already submitted and rejected as ADJUST-/)
      .and.contain(`run \`taxctl transactions retry ${id}\``);

    await shop.simulator.setFault({ fault: "F9", times: "always" });
    const open = [cola, "5", "--timeout", "1"];
    const first = await stock("adjust", ...open);
    expect([first.exitCode, first.json().warnings]).to.deep.equal([8, []]);
    const again = await stock("adjust", ...open);
    expect([again.exitCode, again.json().warnings.length]).to.deep.equal([8, 1]);
    expect(again.json().warnings[0]).to.match(/^Already submitted as ADJUST-/);
    expect((await shop.test.client.transactions.list({ type: "stock" })).data).to.have.length(2);
  });

  it("makes the same number of the same count, and another one of another count", () => {
    const item = { item_code: "A", current_qty: 5 } as Parameters<typeof countNumber>[1][number]["item"];
    const number = (current_qty: number, qty: number) =>
      countNumber("20260331", [{ item: { ...item, current_qty }, qty }], 0);
    expect(number(5, 1)).to.equal(number(5, 1));
    expect(number(5, 1)).to.not.equal(number(6, 1));
  });

  it("reads barcodes if the item column has names, and item codes if no other column has them", async () => {
    const rows = async (csv: string) => {
      const { counted } = readQuantities(await readSheet(csv), countFile, undefined);
      return counted.map(({ key, isBarcode }) => [key, isBarcode]);
    };
    expect(await rows("barcode,item,counted_qty\n616,Cola,3\n")).to.deep.equal([["616", true]]);
    expect(await rows("item,counted_qty\nK1,3\n")).to.deep.equal([["K1", false]]);
  });

  it("names every invalid line of a count, and books none", async () => {
    const count = await shop.desk.write("count.csv", `item_code,counted_qty\n${cola},3\nNOPE,1\n`);
    const ran = await stock("adjust", "--count", count);
    expect([ran.exitCode, ran.json().error.errors]).to.deep.equal([
      2,
      { "line 3": ["no item has the code NOPE"] },
    ]);
    const bad = await shop.desk.write(
      "bad.csv",
      `item_code,counted_qty\n${cola},3\n${cola},4\n${hammer},-1\nNOPE,ten\n,5\n`,
    );
    const rejected = await stock("adjust", "--count", bad);
    expect([rejected.exitCode, rejected.json().error.errors]).to.deep.equal([
      2,
      {
        "line 3": [`${cola} was counted on line 2 already`],
        "line 4": ["counted_qty -1 is not a counted quantity"],
        "line 5": ["no item has the code NOPE", "counted_qty ten is not a counted quantity"],
        "line 6": ["no item is named"],
      },
    ]);
    expect([...(await quantities()).values()]).to.deep.equal([0, 0]);
    for (const argv of [[], [cola], [cola, "0"], [cola, "-1", "--type", "in"], [cola, "1", "--count", count]])
      expect((await stock("adjust", ...argv)).exitCode, argv.join(" ")).to.equal(2);
  });

  it("sets the remaining quantity, and stock drift exits with 9 until the authority knows it", async () => {
    expect((await stock("drift")).exitCode).to.equal(0);
    expect((await stock("master", cola, "47")).json().data).to.include({ remaining_qty: 47 });
    expect((await stock("pending")).json().data).to.deep.equal([]);
    await shop.simulator.setFault({ fault: "F1" });
    await stock("adjust", cola, "5", "--timeout", "1");
    await shop.test.service.db.knex("stock").update({ qty: 1 });
    const discrepancies = await stock("drift");
    expect([discrepancies.exitCode, discrepancies.json().error.code]).to.deep.equal([9, "differences_found"]);
    expect((await stock("master", cola, "-1")).exitCode).to.equal(2);
  });
});
