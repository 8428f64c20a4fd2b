// The same file with --dry-run and for real: the same invoices and records are rejected, for the same reasons.
import { asCommands } from "@taxctl/sdk/commands";
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

type Rows = { status: string; reason: string }[];

describe("a dry run and the real run of one file", () => {
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
      invoice_no: `JSON-${index}`,
      sale_date: "20260310",
      payment_type: "01",
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

  it("agree on every problem of JSON documents: forms, sums, items, codes, payments, taxes and insurances", async () => {
    const [item_code = ""] = shop.items;
    const line = { item_code, quantity: 1, unit_price: 116 };
    const head = { sale_date: "20260310", payment_type: "01", items: [line] };
    await shop.test.client.insurances.create({
      branch_id: "00",
      code: "OLD",
      name: "Old",
      rate: 5,
      is_active: false,
    });
    const sales = [
      { ...head },
      { ...head, total_amount: 115, tax_amount: 16 },
      { ...head, payment_type: "99", sale_time: "99" },
      { ...head, items: [{ ...line, tax_rate: 8, qty_unit_code: "QQ", pkg_unit_code: "QQ", item_seq: "1" }] },
      {
        ...head,
        items: [
          { ...line, insurance_code: "OLD" },
          { ...line, insurance_code: "NONE", quantity: -1 },
        ],
      },
      {
        ...head,
        items: [
          { ...line, quantity: 1.234 },
          { external_code: "NONE", quantity: 1, unit_price: 1 },
        ],
      },
      { ...head, receipt_type: "R", original_invoice_no: "J-0", refund_reason_code: "77", remark: 5 },
      { ...head, customer_tin: "p051234567zzz", total_amount: 115 },
    ].map((sale, index) => ({ invoice_no: `J-${index}`, ...sale }));
    const [list, one] = [
      await shop.desk.write("all.json", JSON.stringify(sales)),
      await shop.desk.write("one.json", JSON.stringify({ ...sales[2], invoice_no: "J-9" })),
    ];
    for (const file of [one, list]) {
      const dry = await run(["sales", "submit", file], "--dry-run");
      const real = await run(["sales", "submit", file], "--yes");
      expect(dry.error.errors).to.deep.equal(real.error.errors);
      expect([dry.exitCode, dry.error.code]).to.deep.equal([real.exitCode, real.error.code]);
    }
    const dry = await run(["sales", "submit", list], "--dry-run");
    for (const [index, sale] of sales.entries()) {
      const { errors } = Object(await shop.test.call("POST", "/sales", { body: sale })).body;
      const said = Object.entries((errors ?? {}) as Record<string, string[]>).flatMap(([field, messages]) =>
        messages.map((message) => `${field} ${asCommands(message)}`),
      );
      const shown: string[] = dry.error.errors[`document ${index + 1}`] ?? [];
      expect(shown.map((reason) => reason.replace(/^validation_failed: /, ""))).to.deep.equal(said);
      expect(said.length, `J-${index}`).to.be.at.least(index === 0 ? 0 : 1);
    }
  });

  it("agree on the date and the limits of credit notes", async () => {
    await shop.test.client.account.update({ credit_note_window: "30 days", credit_notes_per_sale: 1 });
    const credit = (number: string, original: string, day: string) =>
      `${number},${day},COLA,Cola,-1,80,5020230602,Buyer,${original}`;
    const rows = [
      "LIM-1,2026-01-10,COLA,Cola,4,80,5020230602,Buyer,",
      "LIM-2,2026-01-10,COLA,Cola,4,80,5020230602,Buyer,",
      credit("LIM-C1", "LIM-1", "2026-02-10"),
      credit("LIM-C2", "LIM-2", "2026-02-09"),
      credit("LIM-C3", "LIM-2", "2026-02-09"),
      "LIM-3,2026-01-10,COLA,Cola,4,80,5020230602,Buyer,",
      credit("LIM-C4", "LIM-3", "2026-01-09"),
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
    expect(Object.keys(dry.error.errors)).to.deep.equal(["line 4", "line 6", "line 8"]);
    expect(Object.keys(real.error.errors)).to.deep.equal(["line 4", "line 6", "line 8"]);
    expect(dry.error.errors["line 8"]?.join()).to.contain("LIM-3 is of 2026-01-10");
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
