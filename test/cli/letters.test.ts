// `purchases letters` and `reports expenses`: what suppliers have not reported, asked for once and followed up.
import { readdir, readFile } from "node:fs/promises";
import { expect } from "chai";
import { exclusionOf } from "../../cli/src/letters/expenses.ts";
import { fileNameOf, lettersOf } from "../../cli/src/letters/letter.ts";
import { signedInDesk } from "./support/command.ts";
import { supplierSale } from "./support/fake-routes.ts";

const header = "Supplier PIN,Supplier,Invoice number,Invoice date,Taxable,VAT\n";
const evil = "../../Evil\u001b[31m Supplies";

describe("letters to suppliers", () => {
  const { service, desk } = signedInDesk();
  beforeEach(async () => {
    service.routes.supplierSales = [];
  });

  const books = () =>
    desk.write(
      "books.csv",
      `${header}P059999999Q,Lakeside Wholesale Ltd,801,2026-03-09,3000,480\nP059999999Q,Lakeside Wholesale Ltd,900,2026-03-09,50,8\nP051234567Z,"${evil}",00017,2026-03-08,10,1.6\n`,
    );
  const write = async (...more: string[]) =>
    desk.run([
      "purchases",
      "letters",
      "--books",
      await books(),
      "--sender",
      "Acacia Hotel Ltd",
      "--out",
      "letters",
      "--json",
      ...more,
    ]);
  const states = (data: unknown) =>
    (data as { number: string; state: string; times: number }[]).map(({ number, state, times }) => [
      number,
      state,
      times,
    ]);

  it("writes one letter for each supplier, and follows up in the next run", async () => {
    const first = await write();
    expect(first.exitCode, first.stderr + first.stdout).to.equal(0);
    const files = (await readdir(desk.path("letters"))).toSorted();
    expect(files).to.deep.equal([
      "P051234567Z-Evil-31m-Supplies.txt",
      "P059999999Q-Lakeside-Wholesale-Ltd.txt",
      "asked.json",
    ]);
    const text = await readFile(desk.path("letters", files[1] ?? ""), "utf8");
    expect(text)
      .to.contain("From: Acacia Hotel Ltd")
      .and.to.match(/ 801 +2026-03-09 +480\.00 +3480\.00/);
    expect(text).to.contain("Please transmit them").and.to.not.contain("*");
    const other = await readFile(desk.path("letters", files[0] ?? ""), "utf8");
    expect(other).to.contain("00017").and.to.not.contain("\u001b");
    service.routes.supplierSales = [supplierSale("801")];
    const second = await write();
    expect(states(second.json().data)).to.have.deep.members([
      ["900", "missing", 2],
      ["00017", "missing", 2],
      ["801", "arrived", 1],
    ]);
    expect(await readFile(desk.path("letters", files[1] ?? ""), "utf8")).to.match(/\* 900/);
    expect(states((await write("--dry-run")).json().data)).to.deep.include(["900", "missing", 3]);
    expect(states((await write()).json().data)).to.deep.include(["900", "missing", 3]);
  }).timeout(60_000);

  it("overwrites no other file, and rejects a damaged memory file", async () => {
    await write();
    await desk.write("letters/asked.json", '{"asked":[{"id":1}]}');
    expect((await write()).exitCode).to.equal(2);
    expect(fileNameOf("", "../..")).to.equal("supplier.txt");
    const one = {
      id: "1",
      number: "1",
      date: "2026-03-01",
      tax: 0,
      total: 1,
      asked_at: "",
      times: 1,
      supplier_tin: "",
    };
    const files = lettersOf(
      ["A/B", "A B", "a-b"].map((supplier_name) => ({ ...one, supplier_name })),
      "Us",
    ).map(({ file }) => file);
    expect(new Set(files.map((file) => file.toLowerCase()))).to.have.property("size", 3);
  }).timeout(60_000);

  it("lists a year's expenses without an electronic invoice, and marks those that the law excludes", async () => {
    service.routes.supplierSales = [supplierSale("801")];
    const ledger = await desk.write(
      "ledger.csv",
      `Supplier PIN,Supplier,Invoice number,Invoice date,Taxable,VAT,Account\nP059999999Q,Lakeside Wholesale Ltd,801,2026-03-09,3000,480,Stock\n,Staff,PAY-3,2026-03-31,90000,0,Salaries\n,Jua Kali,77,2026-04-02,500,0,Repairs\n,Jua Kali,76,2025-12-02,500,0,Repairs\n`,
    );
    const ran = await desk.run([
      "reports",
      "expenses",
      ledger,
      "--year",
      "2026",
      "--out",
      desk.path("e.csv"),
      "--json",
    ]);
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(0);
    const rows = ran.json().data as { number: string; status: string; exclusion: string }[];
    expect(rows.map(({ number, status, exclusion }) => [number, status, exclusion])).to.have.deep.members([
      ["PAY-3", "excluded", "emoluments"],
      ["77", "no electronic invoice", ""],
    ]);
    expect(ran.json().meta).to.include({ without_invoice: 500, excluded: 90_000 });
    expect(await readFile(desk.path("e.csv"), "utf8")).to.contain("PAY-3");
    const table = await desk.run(["reports", "expenses", ledger, "--year", "2026"]);
    expect(table.stdout).to.match(/PAY-3 +2026-03-31 +90000\.00 /);
    expect((await desk.run(["reports", "expenses", ledger, "--year", "26"])).exitCode).to.equal(2);
  }).timeout(60_000);

  it("marks what the authority names, by whole words", () => {
    for (const [name, exclusion] of [
      ["Kenya Airways", "airline passenger tickets"],
      ["Bank interest", "interest"],
      ["Interesting Books", ""],
      ["Customs entry", "imports"],
      ["Important Ltd", ""],
    ])
      expect(exclusionOf({ supplier_name: name }), name).to.equal(exclusion);
  });
});
