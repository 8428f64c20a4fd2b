// The same file with --dry-run and for real: the same invoices and records are rejected, for the same reasons.
import { expect } from "chai";
import { forEachTest } from "../support/suite.ts";
import { openShop } from "./support/shop.ts";

type Rows = { status: string; reason: string }[];

describe("a dry run and the real run of one file", function () {
  this.timeout(120_000);
  const shop = forEachTest(() => openShop());

  const run = async (argv: string[], ...more: string[]) => {
    const ran = await shop.desk.run([...argv, ...more, "--json"]);
    return { exitCode: ran.exitCode, ...ran.json() };
  };

  it("agree on sales and on the items that they need", async () => {
    const rows = [
      ["INV-1", "2026-03-10", "COLA", "Cola", "1", "80", "5020230602", ""],
      ["INV-2", "2026-02-31", "COLA", "Cola", "1", "80", "5020230602", ""],
      ["INV-3", "2999-01-01", "COLA", "Cola", "1", "80", "5020230602", ""],
      ["INV-4", "2026-03-10", "COLA", "Cola", "1", "-80", "5020230602", ""],
      ["INV-5", "2026-03-10", "NEW-1", "Fat", "1", "80", "55", ""],
      ["INV-6", "2026-03-10", "NEW-2", "Oil", "1", "80", "5020230602", "ZZ"],
    ];
    const names =
      "invoice_no,sale_date,stock_code,item_name,quantity,unit_price,item_class_code,qty_unit_code";
    const file = await shop.desk.write("sales.csv", [names, ...rows.map((row) => row.join(","))].join("\n"));
    const argv = ["sales", "submit", file, "--register-items"];
    const dry = await run(argv, "--dry-run");
    const real = await run(argv, "--yes");
    expect(real.error.errors).to.have.all.keys("line 3", "line 4", "line 5", "line 7");
    expect(Object.keys(dry.error.errors)).to.deep.equal(Object.keys(real.error.errors));
    expect([dry.exitCode, dry.error.code]).to.deep.equal([real.exitCode, real.error.code]);
    const of = ({ data }: typeof dry) => {
      const { receipts_out, invalid } = data as { receipts_out: number; invalid: number };
      return { receipts_out, invalid };
    };
    expect(of(dry)).to.deep.equal(of(real));
  });

  it("agree on items that are not registered or not active", async () => {
    const { client } = shop.test;
    const [cola = "", hammer = ""] = shop.items;
    await client.items.update(hammer, { is_active: false });
    const codes = [cola, "UNKNOWN", hammer];
    const rows = codes.map((code, index) => `ITEM-${index},2026-03-10,${code},1,116`);
    const sheet = await shop.desk.write(
      "codes.csv",
      ["invoice_no,sale_date,item_code,quantity,unit_price", ...rows].join("\n"),
    );
    const sales = codes.map((item_code, index) => ({
      ...{ invoice_no: `JSON-${index}`, sale_date: "20260310", payment_type: "01" },
      items: [{ item_code, quantity: 1, unit_price: 116 }],
    }));
    const list = await shop.desk.write("codes.json", JSON.stringify(sales));
    for (const file of [sheet, list]) {
      const dry = await run(["sales", "submit", file], "--dry-run");
      const real = await run(["sales", "submit", file], "--yes");
      expect(Object.keys(real.error.errors)).to.have.length(2);
      expect(dry.error.errors).to.deep.equal(real.error.errors);
      expect([dry.exitCode, dry.error.code]).to.deep.equal([real.exitCode, real.error.code]);
    }
    await client.items.update(hammer, { is_active: true });
  });

  it("agree on the account's limits of credit notes", async () => {
    await shop.test.client.account.update({ credit_note_window: "30 days", credit_notes_per_sale: 1 });
    const credit = (number: string, original: string, day: string) =>
      `${number},${day},COLA,Cola,-1,80,5020230602,Buyer,${original}`;
    const rows = [
      "LIM-1,2026-01-10,COLA,Cola,4,80,5020230602,Buyer,",
      "LIM-2,2026-01-10,COLA,Cola,4,80,5020230602,Buyer,",
      credit("LIM-C1", "LIM-1", "2026-02-10"),
      credit("LIM-C2", "LIM-2", "2026-02-09"),
      credit("LIM-C3", "LIM-2", "2026-02-09"),
    ];
    const names =
      "invoice_no,sale_date,stock_code,item_name,quantity,unit_price,item_class_code,customer_name,original_invoice_no";
    const file = await shop.desk.write("limits.csv", [names, ...rows].join("\n"));
    const argv = ["sales", "submit", file, "--register-items"];
    const dry = await run(argv, "--dry-run");
    const real = await run(argv, "--yes");
    await shop.test.client.account.update({ credit_note_window: null, credit_notes_per_sale: null });
    expect(dry.error.errors["line 4"]?.join()).to.contain("credit_note_window");
    expect(dry.error.errors["line 6"]?.join()).to.contain("credit_notes_per_sale");
    expect(Object.keys(dry.error.errors)).to.deep.equal(["line 4", "line 6"]);
    expect(Object.keys(real.error.errors)).to.deep.equal(["line 4", "line 6"]);
    expect([dry.exitCode, dry.error.code]).to.deep.equal([real.exitCode, real.error.code]);
  });

  it("agree on customs records, also on an unknown item class", async () => {
    await shop.simulator.addImports("P051234567Z", "00", 6);
    const { client } = shop.test;
    const waiting = (await run(["imports", "list"])).data as { record: string }[];
    const works = [
      "map,NOPE,",
      `map,${"x".repeat(21)},`,
      "create,,",
      `create,,${"1".repeat(11)}`,
      "create,,9999999999",
    ];
    const write = (name: string, from: number) =>
      shop.desk.write(
        name,
        [
          "record,action,item_code,item_class_code",
          ...works.map((work, at) => `${waiting[(from + at) % waiting.length]?.record},${work}`),
        ].join("\n"),
      );
    for (const [unknown_item_classes, last] of [
      ["reject", "invalid"],
      ["warn", "success"],
    ] as const) {
      await client.devices.update("00", { settings: { unknown_item_classes } });
      const file = await write(`${unknown_item_classes}.csv`, 0);
      const dry = await run(["imports", "apply", file], "--yes", "--dry-run");
      const real = await run(["imports", "apply", file], "--yes");
      const [dryRows, realRows] = [dry.data, real.data] as [Rows, Rows];
      expect([dry.exitCode, dry.error.code]).to.deep.equal([real.exitCode, real.error.code]);
      expect(dryRows.map(({ reason }) => reason)).to.deep.equal(realRows.map(({ reason }) => reason));
      expect(dryRows.map(({ status }) => status.replace("would apply", "success"))).to.deep.equal(
        realRows.map(({ status }) => status),
      );
      expect(realRows.at(-1)?.status, unknown_item_classes).to.equal(last);
      expect(realRows.at(-1)?.reason).to.contain("9999999999");
    }
  });
});
