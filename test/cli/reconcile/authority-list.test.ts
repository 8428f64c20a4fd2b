// The authority's own list of purchases: joined with the unit's invoices, and compared with the books.
import { joinAuthority } from "@taxctl/sdk/reconcile";
import { expect } from "chai";

import { reported } from "../../sdk/rules/reconcile/documents.ts";
import { deskWithBooks, ownItemSale } from "../support/books-desk.ts";

describe("the authority's list of purchases", () => {
  const { desk } = deskWithBooks([ownItemSale("801")]);

  it("keeps the unit's document of an invoice that both have, with the number of the list", () => {
    const unit = [reported({ id: "unit", number: "812" }), reported({ id: "only", number: "5" })];
    const unit_number = "KRACU0100000001/812";
    const list = [
      reported({ id: "list/1", number: "00812", unit_number }),
      reported({ id: "list/2", number: "900", total: 58, tax: 8, taxable: 50 }),
    ];
    const joined = joinAuthority(unit, list, {});
    expect(joined.map(({ id, unit_number: number }) => [id, number])).to.deep.equal([
      ["unit", unit_number],
      ["only", undefined],
      ["list/2", undefined],
    ]);
    expect(joinAuthority(unit, [], {})).to.deep.equal(unit);
  });

  it("accepts a number that a spreadsheet shortened as the unit's, if everything else agrees", () => {
    const unit = [reported({ id: "unit", number: "536123456789" })];
    const ids = (listed: Parameters<typeof reported>[0]) =>
      joinAuthority(unit, [reported({ id: "list/1", ...listed })], {}).map(({ id }) => id);
    expect(ids({ number: "5.36E+11" })).to.deep.equal(["unit"]);
    expect(ids({ number: "5.37E+11" })).to.deep.equal(["unit", "list/1"]);
    expect(ids({ number: "5.36E+11", total: 58, tax: 8, taxable: 50 })).to.deep.equal(["unit", "list/1"]);
    expect(ids({ number: "536123456798" })).to.deep.equal(["unit", "list/1"]);
  });

  it("names the list and its columns if they can't be determined", async () => {
    const list = await desk.write("notes.csv", "Remark\nhello\n");
    const books = await desk.write(
      "small.csv",
      "Supplier PIN,Invoice number,Invoice date,Taxable,VAT\nP059999999Q,1,2026-03-09,50,8\n",
    );
    const ran = await desk.run(["purchases", "match", "--books", books, "--authority", list]);
    expect(ran.exitCode).to.equal(2);
    expect(ran.stderr).to.contain(`The columns of ${list} can't be determined: number, date`);
    expect(ran.stderr).to.not.contain("--map");
  });

  it("finds an invoice that only the list has, and not one that neither has", async () => {
    const header = "Supplier PIN,Invoice number,Invoice date,Taxable,VAT\n";
    const list = await desk.write("portal.csv", `${header}P059999999Q,|000900,2026-03-09,50,8\n`);
    const books = await desk.write(
      "books.csv",
      `${header}P059999999Q,000900,2026-03-09,50,8\nP059999999Q,777,2026-03-09,70,11.2\n`,
    );
    const rows = async (...more: string[]) => {
      const ran = await desk.run(["purchases", "match", "--books", books, "--all", "--json", ...more]);
      return (Object(ran.json().data).rows as { books_number: string; status: string }[])
        .filter(({ books_number }) => books_number !== "")
        .map(({ books_number, status }) => [books_number, status]);
    };
    expect(await rows()).to.have.deep.members([
      ["000900", "missing_at_authority"],
      ["777", "missing_at_authority"],
    ]);
    const joined = [
      ["000900", "exact"],
      ["777", "missing_at_authority"],
    ];
    expect(await rows("--authority", list, "--check")).to.have.deep.members(joined);
    expect(await rows("--authority", list)).to.have.deep.members(joined);
    const shown = await desk.run(["purchases", "match", "--books", books, "--authority", list, "--check"]);
    expect(shown.stderr).to.contain("The authority's list: portal.csv, 1 row.");
    const ran = await desk.run([
      "purchases",
      "match",
      "--books",
      books,
      "--authority",
      list,
      "--all",
      "--check",
      "--json",
    ]);
    const sources = (Object(ran.json().data).rows as { authority_number: string; authority_source: string }[])
      .filter(({ authority_number }) => authority_number === "" || authority_number.endsWith("900"))
      .map(({ authority_number, authority_source }) => [authority_number, authority_source]);
    expect(sources).to.have.deep.members([
      ["000900", "list"],
      ["", ""],
    ]);
    const days = ["--from", "2026-03-01", "--to", "2026-03-31"];
    const without = await desk.run(["purchases", "match", "--authority", list, ...days]);
    expect([without.exitCode, without.stderr]).to.satisfy(
      ([code, text]: [number, string]) =>
        code === 2 && text.includes("--authority is uploaded with the books"),
    );
    const stored = await desk.run(["purchases", "match", ...days, "--all", "--json"]);
    expect(JSON.stringify(stored.json().data)).to.contain("list/");
  });
});
