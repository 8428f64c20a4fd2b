// Tables on terminals of every width: nothing is cut, ids least of all; text wraps, lesser columns go, then rows are blocks.
import { stripVTControlCharacters } from "node:util";
import { expect } from "chai";
import stringWidth from "string-width";
import { details, table } from "../../../cli/src/output/table.ts";
import { cellLines, layOut } from "../../../cli/src/output/table-layout.ts";

const id = "01a1f89c-9b22-7000-bdba-803099f2949b";
const transaction = {
  transaction_id: id,
  type: "sales",
  status: "failed",
  branch_id: "00",
  invoice_no: "P051900004D-01-801",
  receipt_no: 4711,
  reason: "unit_921: The control unit rejected the document because its number was used before.",
  created_at: "2026-03-10T07:15:01.412Z",
};
const allColumns = Object.keys(transaction);

async function linesOf(rows: object[], columns: string[], width: number | undefined, keepAll = false) {
  const screen = width === undefined ? {} : { isTTY: true, columns: width };
  const text = await table(rows as Record<string, unknown>[], columns, screen, { keepAll });
  return stripVTControlCharacters(text).split("\n");
}

describe("tables that fit", () => {
  for (const width of [120, 100, 80, 60, 40])
    it(`keep to ${width} columns and show every id whole`, async () => {
      const lines = await linesOf([transaction], allColumns, width);
      for (const line of lines.filter((one) => !/^\w+ {2}/.test(one)))
        expect(stringWidth(line), line).to.be.at.most(width);
      const text = lines.join("\n");
      for (const whole of [id, "P051900004D-01-801", "4711", "failed"]) expect(text).to.contain(whole);
      expect(text).to.not.match(/[…~]/);
    });

  it("wrap sentences instead of cutting them", async () => {
    const lines = await linesOf([transaction], ["transaction_id", "status", "reason"], 80);
    expect(lines[0]).to.match(/^TRANSACTION ID +STATUS +REASON$/);
    expect(lines.length).to.be.greaterThan(3);
    const reason = lines.slice(1).map((line) => line.slice(lines[0]?.indexOf("REASON")));
    expect(reason.join(" ").replace(/ +/g, " ").trim()).to.equal(transaction.reason);
  });

  it("omit less important columns before they wrap, and name them", async () => {
    const text = (await linesOf([transaction], allColumns, 115)).join("\n");
    expect(text).to.contain("Not shown here: created_at.");
    expect(text).to.not.contain("CREATED AT");
  });

  it("keep quantities before names and kinds", async () => {
    const move = {
      date: "2026-11-21T20:04:28Z",
      item_code: "KE2NTXU0000013",
      item_name: "Cola 24 x 500 ml",
      direction: "in",
      qty: 12,
      type: "purchase",
      total_amount: 1200,
      invoice_no: "P051900003C-00-812",
    };
    const moves = [move, move, move];
    const text = (await linesOf(moves, Object.keys(move), 84)).join("\n");
    expect(text).to.match(/KE2NTXU0000013 +in +12 +1200.00 +P051900003C-00-812/);
    expect(text).to.contain("Not shown here: item_name, type.");
    const narrow = (await linesOf(moves, Object.keys(move), 80)).join("\n");
    expect(narrow).to.match(/KE2NTXU0000013 +12 +1200.00 +P051900003C-00-812/);
  });

  it("keep difference, tax and supplier before the totals that were compared, at every width", async () => {
    const rows = [1, 2, 3].map((number) => ({
      status: "mismatch",
      decision: null,
      supplier_name: "Lakeside Wholesale and General Merchants Ltd",
      authority_number: `80${number}`,
      books_number: `INV-80${number}`,
      difference: -number,
      differs: "total, tax",
      tax_amount: 480,
      authority_total: 3480,
      books_total: 3480 - number,
    }));
    const lesser = ["differs", "authority_total", "books_total"];
    const kept = ["difference", "tax_amount", "supplier_name"];
    for (let width = 120; width >= 30; width -= 1) {
      const text = (await linesOf(rows, Object.keys(rows[0] ?? {}), width)).join(" ");
      if (!text.startsWith("STATUS")) continue;
      const left = /Not shown here: (.*?)\./.exec(text)?.[1]?.split(/, +/) ?? [];
      if (kept.some((name) => left.includes(name)))
        expect(left, `at ${width} columns`).to.include.members(lesser);
      expect(left, `at ${width} columns`).to.not.include.members(["difference"]);
    }
    const wide = rows.map((row) => ({ ...row, status: "missing_at_authority", decision: "pending" }));
    const at50 = await linesOf(wide, Object.keys(wide[0] ?? {}), 50);
    expect(at50.join("\n")).to.match(/authority_number +801\n[\s\S]*difference +-1.00/);
    const at80 = (await linesOf(rows, Object.keys(rows[0] ?? {}), 80))[2];
    expect(at80).to.match(/^mismatch +Lakeside .*801 +INV-801 +-1.00 .*480.00/);
  });

  it("give up the price before the total that is made of it", async () => {
    const line = { item_code: "KE2NTXU0000013", unit_price: 100, tax_amount: 165.52, total_amount: 1200 };
    const lines = [line, line, line];
    const all = (await linesOf(lines, Object.keys(line), 60)).join("\n");
    expect(all).to.contain("100.00").and.to.not.contain("Not shown");
    const narrow = (await linesOf(lines, Object.keys(line), 34)).join("\n");
    expect(narrow)
      .to.match(/KE2NTXU0000013 +165.52 +1200.00\n/)
      .and.to.contain("Not shown here: unit_price.");
  });

  it("show the authority's dates and times with separators, and leave other digits alone", async () => {
    const row = {
      invoice_no: "20261122",
      sale_date: "20261122",
      receipt_date: "20261122101501",
      sale_time: "101501",
      regDt: "20260309162000",
      declaration_date: "20261399",
      created_at: "2026-11-22T07:15:01.412Z",
    };
    const [, line] = await linesOf([row], Object.keys(row), undefined);
    expect(line?.split(/ {2,}/)).to.deep.equal([
      "20261122",
      "2026-11-22",
      "2026-11-22 10:15:01",
      "10:15:01",
      "2026-03-09 16:20:00",
      "20261399",
      "2026-11-22T07:15:01Z",
    ]);
  });

  it("stay a table with many rows, each with its outcome; few rows become blocks with all fields", async () => {
    const row = {
      record: "2310103/20261122/2/84713000000",
      import_item_name: "LAPTOP COMPUTERS",
      action: "create",
      status: "success",
      item_code: "CN2NTXU0000019",
      qty_added: 167,
      new_qty: 17553,
      reason: "cancelled at the authority",
    };
    const many = await linesOf([row, row, row], Object.keys(row), 80);
    expect(many[1]).to.match(/^2310103.* create +success +CN2NTXU0000019 +cancelled at/);
    expect(many.join("\n")).to.contain("Not shown here: import_item_name, qty_added, new_qty.");
    expect((await linesOf([row], Object.keys(row), 80))[1]).to.equal("import_item_name  LAPTOP COMPUTERS");
  });

  it("show the tries that are left next to the reason, and a sale's numbers before its id", async () => {
    const failed = { ...transaction, retries_left: 2, can_retry: true };
    const columns = ["transaction_id", "invoice_no", "retries_left", "reason", "type", "can_retry"];
    expect((await linesOf([failed, failed, failed], columns, 80))[2]).to.match(/^01a1.* 2 +unit_921/);
    const sale = {
      invoice_no: "P051900004D-01-801",
      date: "20261122",
      total_amount: 5,
      status: "success",
      transaction_id: id,
    };
    expect((await linesOf([sale], Object.keys(sale), 70))[1]).to.match(/-801 +2026-11-22 +5.00 +success$/);
  });

  it("color the state of a record and nothing else, and only where colors are wanted", async () => {
    const rows = ["success", "pending", "failed"].map((status) => ({ status, item_name: status }));
    const colored = { isTTY: true, columns: 80 };
    process.env.FORCE_COLOR = "1";
    try {
      const text = await table(rows, ["item_name", "status"], colored);
      expect(text)
        .to.contain("success    \u001b[32msuccess")
        .and.contain("pending    \u001b[33mpending")
        .and.contain("failed     \u001b[31mfailed");
      const record = details({ status: "failed", item_name: "failed" }, ["status", "item_name"], colored);
      expect(record).to.contain("\u001b[31mfailed");
      expect(record.split("\u001b[31m")).to.have.lengthOf(2);
    } finally {
      delete process.env.FORCE_COLOR;
    }
    expect(await table(rows, ["status"], {})).to.not.contain("\u001b");
  });

  it("show lists and records as words, not as JSON", async () => {
    const webhook = {
      id: "w1",
      events: ["stock.low", "webhook.test"],
      params: { how: "hang", ms: 5 },
      none: [],
    };
    const [, row] = await linesOf([webhook], Object.keys(webhook), 100);
    expect(row).to.match(/^w1 +stock.low, webhook.test +how hang, ms 5 +-$/);
  });

  it("omit empty columns first", async () => {
    const rows = [{ ...transaction, reason: null }];
    const text = (await linesOf(rows, allColumns, 115)).join("\n");
    expect(text).to.contain("Not shown here: reason.").and.to.contain("CREATED AT");
  });

  it("never omit a column named with --fields", async () => {
    const text = (await linesOf([transaction], allColumns, 100, true)).join("\n");
    expect(text).to.match(/^created_at +2026-03-10T07:15:01Z$/m);
    expect(text).to.not.contain("Not shown");
  });

  it("become blocks of lines on a narrow screen, with an empty line between rows", async () => {
    const lines = await linesOf([transaction, transaction], allColumns, 40);
    expect(lines[0]).to.equal(`transaction_id  ${id}`);
    expect(lines[lines.indexOf("") + 1]).to.equal(lines[0]);
    for (const column of allColumns)
      expect(lines.filter((line) => line.startsWith(`${column} `))).to.have.length(2);
  });

  it("are as wide as they like without a terminal", async () => {
    const lines = await linesOf([transaction], allColumns, undefined);
    expect(lines).to.have.length(3);
    const { created_at: _, ...others } = transaction;
    for (const value of Object.values(others)) expect(lines[1]).to.contain(String(value));
    expect(lines[1]).to.contain("2026-03-10T07:15:01Z");
  });

  it("line up next to wide characters and emoji", async () => {
    const rows = [
      { item_name: "東京タワー", quantity: 3 },
      { item_name: "👩‍👩‍👧 set", quantity: 12 },
      { item_name: "Cola", quantity: 7 },
    ];
    const lines = (await linesOf(rows, ["item_name", "quantity"], 80)).filter(Boolean);
    expect(new Set(lines.map((line) => stringWidth(line))).size).to.equal(1);
  });

  it("break a word that no screen holds, and lose no letter of it", async () => {
    const url = `https://example.com/${"hooks/".repeat(30)}`;
    const lines = await linesOf(
      [{ id: "w1", url, events: "transaction.completed" }],
      ["id", "url", "events"],
      80,
    );
    for (const line of lines) expect(line.length).to.be.at.most(80);
    const [from, to] = [lines[0]?.indexOf("URL"), lines[0]?.indexOf("EVENTS")];
    expect(
      lines
        .slice(1)
        .map((line) => line.slice(from, to).trim())
        .join(""),
    ).to.equal(url);
  });
});

describe("the layout", () => {
  const column = (name: string, ...cells: string[]) => ({ name, head: name.toUpperCase(), cells });

  it("gives every column its own width where there is room", () => {
    const layout = layOut([column("id", "1234567890"), column("meaning", "short")], 80);
    expect([...(layout?.widths ?? [])]).to.deep.equal([
      ["id", 10],
      ["meaning", 7],
    ]);
  });

  it("takes from the widest first, and from a sentence down to what can be read", () => {
    const long = "word ".repeat(20).trim();
    const columns = [
      column("id", "1234567890"),
      column("meaning", long),
      column("hint", "word ".repeat(6).trim()),
    ];
    expect(layOut(columns, 80)?.widths.get("meaning")).to.equal(37);
    expect(layOut(columns, 55)?.widths.get("meaning")).to.be.at.least(24);
  });

  it("fails if the identifying columns don't fit", () => {
    expect(layOut([column("id", "x".repeat(36)), column("invoice_no", "y".repeat(30))], 60)).to.equal(
      undefined,
    );
  });

  it("wraps between words, and inside a word only where it must", () => {
    expect(cellLines("one two three", 7)).to.deep.equal(["one two", "three"]);
    expect(cellLines("abcdefghij kl", 4)).to.deep.equal(["abcd", "efgh", "ij", "kl"]);
    expect(cellLines("東京都", 4)).to.deep.equal(["東京", "都"]);
    expect(cellLines("", 4)).to.deep.equal([""]);
  });
});
