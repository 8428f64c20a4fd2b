// `sales compare`: the authority's list, the books and the signed sales, and no digit of a number is lost on the way.
import { readFile } from "node:fs/promises";
import { readWorkbook } from "@taxctl/sdk/books";
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "../support/command.ts";

describe("sales compare", () => {
  let test: TestService;
  let desk: Desk;
  const numbers: string[] = [];
  const long = "1234567890123456789";
  before(async () => {
    test = await startTestService();
    await openBranch(test);
    desk = await Desk.open();
    await desk.signIn(test.url, test.keys.owner);
    for (const invoice_no of ["00017", "18", "19", long]) {
      const sold = await test.client.sales.create(sale({ invoice_no, branch_id: "00" }));
      const { response } = await test.client.sales.get(sold.transaction_id);
      numbers.push(`${response.sdc_id}/${response.receipt_no}`);
    }
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  const portal = () =>
    desk.write(
      "portal.csv",
      `Invoice number,CU invoice number,Invoice date,Taxable value,VAT\n|000999,|${numbers[0]},2026-03-10,1000,160\n|18,,2026-03-10,1000,170\n|1.23457E+18,,2026-03-10,1000,160\n|000777,,2026-03-10,5,0.8\n`,
    );
  const days = ["--from", "2026-03-01", "--to", "2026-03-31"];

  it("pairs by the control unit's number, and shows what differs or is missing", async () => {
    const out = desk.path("check.xlsx");
    const ran = await desk.run([
      "sales",
      "compare",
      "--authority",
      await portal(),
      ...days,
      "--out",
      out,
      "--json",
    ]);
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(0);
    const rows = ran.json().data as { number: string; status: string; missing: string; from: string }[];
    expect(rows.map(({ number, from }) => [number, from])).to.have.deep.members([
      ...["00017", "18", long].map((number) => [number, "authority, registered"]),

      ["000777", "authority"],
      ["19", "registered"],
    ]);
    const file = desk.path("portal.csv");
    expect(ran.json().meta).to.have.property("authority_list").that.deep.equals({ file_name: file, rows: 4 });
    expect(rows.map(({ number, status, missing }) => [number, status, missing])).to.have.deep.members([
      ["00017", "agrees", ""],
      ["18", "differs", ""],
      [long, "possible match", ""],
      ["000777", "missing", "registered"],
      ["19", "missing", "authority"],
    ]);
    const sheet = await readWorkbook(await readFile(out), undefined);
    expect(sheet.rows.map(({ cells }) => cells.number)).to.include.members(["00017", long, "000777"]);
    const people = await desk.run(["sales", "compare", "--authority", await portal(), ...days]);
    expect(people.stderr).to.contain(`authority: ${file}, 4 rows; registered: 4 sales of the service`);
    expect(people.stdout).to.contain("000777").and.to.not.contain("00017");
  });

  it("compares the books as a third side, and fails a check if a side lacks a sale", async () => {
    const list = await desk.write(
      "one.csv",
      "Invoice number,Invoice date,Taxable value,VAT\n|00017,2026-03-10,1000,160\n",
    );
    const books = await desk.write(
      "books.csv",
      "Doc;Day;Net;Tax\n00017;2026-03-10;1000,00;160,00\n20;2026-03-10;1000,00;160,00\n",
    );
    const map = ["number=Doc", "date=Day", "taxable=Net", "tax=Tax"].flatMap((pair) => ["--books-map", pair]);
    const ran = await desk.run([
      "sales",
      "compare",
      "--authority",
      list,
      "--books",
      books,
      ...map,
      ...days,
      "--check",
      "--json",
    ]);
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(9);
    const rows = ran.json().data as { number: string; status: string; missing: string }[];
    expect(rows.find(({ number }) => number === "00017")).to.include({ status: "agrees" });
    expect(rows.find(({ number }) => number === "20")).to.include({ missing: "authority, registered" });
    const wrong = await desk.run(["sales", "compare", "--authority", list, "--map", "color=Net"]);
    expect(wrong.exitCode).to.equal(2);
  });
});
