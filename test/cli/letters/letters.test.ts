// `purchases letters` and `reports expenses`: what suppliers have not reported, asked for once and followed up.
import { readdir, readFile } from "node:fs/promises";
import { sharedRulesOf } from "@taxctl/sdk/profiles";
import { fileNameOf, lettersOf } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { exclusionOf } from "../../../cli/src/letters/expenses.ts";
import { supplierSale } from "../../support/supplier-sales.ts";
import { deskWithBooks } from "../support/books-desk.ts";

const header = "Supplier PIN,Supplier,Invoice number,Invoice date,Taxable,VAT\n";
const evil = "../../Evil\u001b[31m Supplies";

describe("letters to suppliers", () => {
  const { desk, tin, report, at } = deskWithBooks([]);

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
  const onDay = (day: string) => at(`${day}T07:15:01.412Z`);
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
      .and.to.match(/ 801 +2026-03-09 +480\.00 +3,480\.00/);
    expect(text).to.contain("Please transmit them").and.to.not.contain("*");
    const other = await readFile(desk.path("letters", files[0] ?? ""), "utf8");
    expect(other).to.contain("00017").and.to.not.contain("\u001b");
    // A run of the same day writes the same letters again.
    expect(states((await write()).json().data)).to.deep.include(["900", "missing", 1]);
    expect(await readFile(desk.path("letters", files[1] ?? ""), "utf8")).to.not.contain("*");
    await report(supplierSale("801"));
    onDay("2026-03-17");
    const second = await write();
    expect(states(second.json().data)).to.have.deep.members([
      ["900", "missing", 2],
      ["00017", "missing", 2],
      ["801", "arrived", 1],
    ]);
    expect(await readFile(desk.path("letters", files[1] ?? ""), "utf8")).to.match(/\* 900/);
    onDay("2026-03-24");
    expect(states((await write("--dry-run")).json().data)).to.deep.include(["900", "missing", 3]);
    expect(states((await write()).json().data)).to.deep.include(["900", "missing", 3]);
  });

  it("names the sender's PIN, the date, the authority and the currency of the branch's profile", async () => {
    expect((await write()).exitCode).to.equal(0);
    const path = desk.path("letters", "P059999999Q-Lakeside-Wholesale-Ltd.txt");
    expect(await readFile(path, "utf8"))
      .to.contain("Date: 2026-03-10\n")
      .and.to.contain(`From: Acacia Hotel Ltd (PIN ${tin()})\n`)
      .and.to.contain("Subject: Invoices that are missing at KRA\n")
      .and.to.contain(`with our PIN ${tin()} as the buyer`)
      .and.to.match(/Tax KES +Total KES/);
  });

  it("marks a letter as withdrawn once its invoices are ignored, and asks for them no more", async () => {
    await write();
    const ignored = await desk.run([
      "purchases",
      "decide",
      "ignore",
      "00017",
      "801",
      "--books",
      await books(),
    ]);
    expect(ignored.exitCode, ignored.stderr).to.equal(0);
    onDay("2026-03-11");
    const ran = await write();
    expect(states(ran.json().data)).to.have.deep.members([
      ["900", "missing", 2],
      ["801", "withdrawn", 1],
      ["00017", "withdrawn", 1],
    ]);
    const letter = (file: string) => readFile(desk.path("letters", file), "utf8");
    expect(await letter("P051234567Z-Evil-31m-Supplies.txt")).to.match(
      /^WITHDRAWN on 20\d\d-\d\d-\d\d: do not/,
    );
    expect(await letter("P059999999Q-Lakeside-Wholesale-Ltd.txt"))
      .to.contain("* 900")
      .and.not.to.contain("WITHDRAWN")
      .and.not.to.contain("801");
    expect(states((await write()).json().data)).to.deep.equal([["900", "missing", 2]]);
  });

  it("asks for no duplicate of an invoice that the authority has, and for no credit note, and names them", async () => {
    const twice = `${header}P059999999Q,Lakeside Wholesale Ltd,801,2026-03-09,3000,480\nP059999999Q,Lakeside Wholesale Ltd,801,2026-03-10,3000,480\nP059999999Q,Lakeside Wholesale Ltd,CN-9,2026-03-10,-100,-16\n`;
    const letters = (rows: string, ...more: string[]) =>
      desk
        .write("twice.csv", rows)
        .then((path) => ["--books", path, "--sender", "Acacia Hotel Ltd", "--out", "letters", ...more])
        .then((flags) => desk.run(["purchases", "letters", ...flags]));
    // Before the supplier reports it, both entries are missing.
    expect(states((await letters(twice, "--json")).json().data)).to.have.length(2);
    await report(supplierSale("801"));
    const ran = await letters(twice, "--json");
    expect(states(ran.json().data)).to.have.deep.members([
      ["801", "arrived", 1],
      ["801", "withdrawn", 1],
    ]);
    expect(await readFile(desk.path("letters", "P059999999Q-Lakeside-Wholesale-Ltd.txt"), "utf8")).to.match(
      /^WITHDRAWN/,
    );
    const again = await letters(twice);
    expect(again.exitCode, again.stderr).to.equal(0);
    expect(again.stderr)
      .to.contain("No invoice is missing at the authority.")
      .and.to.match(/In your books twice, so no letter asks for: 801 \(.+\)/)
      .and.to.match(/Credit notes that no supplier reported, ask for them yourself: CN-9 \(/);
  });

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
    const letters = lettersOf(
      ["A/B", "A B", "a-b"].map((supplier_name) => ({ ...one, supplier_name })),
      { name: "Us", tin: undefined, day: "2026-03-10", profile: sharedRulesOf("plain") },
    );
    expect(letters[0]?.text)
      .to.contain("From: Us\n")
      .and.to.contain("The tax authority has no electronic tax invoice for them under our TIN.")
      .and.not.to.contain("KES");
    const files = letters.map(({ file }) => file);
    expect(new Set(files.map((file) => file.toLowerCase()))).to.have.property("size", 3);
  });

  it("lists a year's expenses without an electronic invoice, and marks those that the law excludes", async () => {
    await report(supplierSale("801"));
    const ledger = await desk.write(
      "ledger.csv",
      `Supplier PIN,Supplier,Invoice number,Invoice date,Taxable,VAT,Account\nP059999999Q,Lakeside Wholesale Ltd,801,2026-03-09,3000,480,Stock\n,Staff,PAY-3,2026-03-31,90000,0,Salaries\n,Jua Kali,77,2026-04-02,500,0,Repairs\nP059999999Q,Lakeside Wholesale Ltd,801,2026-03-10,3000,480,Stock\n,Jua Kali,76,2025-12-02,500,0,Repairs\n`,
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
    expect(table.stderr).to.match(/In your books twice, not listed: 801 \(.+\)/);
    expect(table.stdout).to.match(/PAY-3 +2026-03-31 +90000\.00 /);
    expect((await desk.run(["reports", "expenses", ledger, "--year", "26"])).exitCode).to.equal(2);
  });

  it("lists registered purchases in the year's expenses whose tax is a cost", async () => {
    await report(supplierSale("801"), supplierSale("802"));
    const sync = ["purchases", "sync", "--register-items", "--claim", "none", "--limit", "1", "--json"];
    expect((await desk.run(sync)).exitCode).to.equal(0);
    const ledger = await desk.write("ledger.csv", `${header},Jua Kali,77,2026-04-02,500,0\n`);
    const year = (...more: string[]) =>
      desk.run(["reports", "expenses", ledger, "--year", "2026", "--json", ...more]);
    const { data, meta } = (await year()).json();
    const rows = data as { number: string; status: string; tax: number }[];
    expect(rows.map(({ number, status, tax }) => [number, status, tax])).to.deep.equal([
      ["77", "no electronic invoice", 0],
      ["801", "tax not claimed", 480],
    ]);
    expect(meta).to.include({ unclaimed_tax: 480, without_invoice: 500 });
    expect((await desk.run(["purchases", "sync", "--register-items", "--json"])).exitCode).to.equal(0);
    expect((await year()).json().meta, "802 is claimed").to.include({ unclaimed_tax: 480 });
    const { data: purchases } = (await desk.run(["purchases", "list", "--json"])).json();
    const unclaimed = (purchases as { claim: string; invoice_no: string }[]).find(
      ({ claim }) => claim === "none",
    );
    const claimed = await desk.run([
      "purchases",
      "claim",
      unclaimed?.invoice_no ?? "",
      "--month",
      "2026-03",
      "--json",
    ]);
    expect(claimed.exitCode, claimed.stdout).to.equal(0);
    expect((await year()).json().meta, "801 is claimed now").to.include({ unclaimed_tax: 0 });
  });

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
