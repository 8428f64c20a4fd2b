// Corrections of a submitted file: receipts are never lost from sight, and what somebody corrected is never overwritten.
import { readdir, readFile, rm } from "node:fs/promises";
import { expect } from "chai";
import { type RunOptions, signedInDesk } from "../support/command.ts";
import { cola, sale } from "../support/service.ts";
import { csvOf, rowsOf, sheetOf, submitArguments } from "../support/sheet.ts";

const argv = [...submitArguments, "--concurrency", "1"];

/** Invoice 2 has a bad row; everything else gets a receipt. */
const exampleSheet = sheetOf(
  { no: "1", code: "A" },
  { no: "2", code: "A", price: "0" },
  { no: "2", code: "B", price: "10" },
  { no: "3", code: "A" },
);

describe("corrections of a submitted file", () => {
  const { service, desk } = signedInDesk();
  let file: string;
  let resultsPath: string;

  beforeEach(async () => {
    file = await desk.write("shop.csv", csvOf(exampleSheet));
    resultsPath = desk.path("shop.results.csv");
  });

  const submit = (path: string, more: string[] = [], options: RunOptions = {}) =>
    desk.run(["sales", "submit", path, ...argv, "--json", ...more], options);
  const statuses = async (path = resultsPath) =>
    (await rowsOf(path)).map(({ taxctl_status: status }) => status);
  /** Edits a file as a person would. */
  const edit = async (path: string, from: string, to: string) => {
    const text = await readFile(path, "utf8");
    expect(text).to.contain(from);
    const corrected = text.replace(from, to);
    await desk.write(path.slice(desk.folder.length + 1), corrected);
    return corrected;
  };

  describe("in the result file", () => {
    it("are not overwritten by the first file", async () => {
      await submit(file);
      const corrected = await edit(
        resultsPath,
        "2,A,HOLDER,6,01/12/2010 08:26,0,",
        "2,A,HOLDER,6,01/12/2010 08:26,5,",
      );
      service.seen.length = 0;
      for (const more of [[], ["--dry-run"]]) {
        const ran = await submit(file, more);
        expect([ran.exitCode, ran.json().error.code]).to.deep.equal([2, "usage"]);
        expect(ran.json().error.message).to.equal(
          `${resultsPath} would be overwritten: it has 1 row that ${file} does not have`,
        );
        expect(ran.json().error.remedy).to.contain("submit it instead of").and.to.contain("move it away");
      }
      expect(await readFile(resultsPath, "utf8")).to.equal(corrected);
      expect(service.changes).to.deep.equal([]);
    });

    it("are not overwritten by the first file after they were submitted either", async () => {
      await submit(file);
      await edit(resultsPath, "2,A,HOLDER,6,01/12/2010 08:26,0,", "2,A,HOLDER,6,01/12/2010 08:26,5,");
      const again = await submit(resultsPath);
      expect([again.exitCode, await statuses()]).to.deep.equal([0, Array(4).fill("success")]);
      const whole = await readFile(resultsPath, "utf8");
      expect((await submit(file)).exitCode).to.equal(2);
      expect(await readFile(resultsPath, "utf8")).to.equal(whole);
    });

    it("are kept if they are saved during a run", async () => {
      await submit(file);
      let corrected = "";
      service.before = async ({ path }) => {
        if (path === "/sales") corrected = await edit(resultsPath, ",0,17850", ",5,17850");
        return undefined;
      };
      await desk.write("shop.csv", csvOf(sheetOf({ no: "9", code: "A" })));
      const ran = await submit(file);
      expect(ran.exitCode).to.equal(0);
      expect(ran.json().warnings[0]).to.contain("shop.results.csv was saved by someone else during this run");
      expect(await readFile(resultsPath, "utf8")).to.equal(corrected);
      service.before = undefined;
      service.seen.length = 0;
      // It is the one result file, and brought up to date by submitting it: nothing is sent twice.
      await submit(resultsPath);
      expect(service.submitted()).to.deep.equal(["2"]);
      const names = (await readdir(desk.folder)).filter((name) => name.includes("results"));
      expect(names).to.deep.equal(["shop.results.csv"]);
    });

    it("give a changed number a receipt of its own", async () => {
      await submit(file);
      await edit(resultsPath, "\n3,A", "\n33,A");
      service.seen.length = 0;
      await submit(resultsPath);
      expect(service.submitted()).to.deep.equal(["33"]);
    });
  });

  it("in the first file are sent, and replace its result file", async () => {
    await submit(file);
    await edit(file, ",0,17850", ",5,17850");
    const ran = await submit(file);
    expect(ran.exitCode).to.equal(0);
    expect(service.submitted()).to.deep.equal(["1", "3", "2"]);
    expect(await statuses()).to.deep.equal(Array(4).fill("success"));
  });

  it("name a credit note's missing original, but no item that only the original would register", async () => {
    const sheet = sheetOf({ no: "1", code: "A" }, { no: "C5", code: "NEW", qty: "-1", customer: "99" });
    await desk.write("shop.csv", csvOf(sheet));
    await submit(file);
    const [, credit] = await rowsOf(resultsPath);
    expect(credit).to.include({
      taxctl_status: "invalid",
      reason: "no earlier invoice of customer 99 in the file",
    });
  });

  it("overwrite only their own result files", async () => {
    const others = {
      "books.csv": "a,b\n1,2\n",
      "note.txt": "Dear all",
      "letter.txt": 'Dear "all',
      "old.csv": Buffer.from("A\x81\n1\x81\n", "latin1"),
    };
    for (const [name, content] of Object.entries(others)) {
      const path = await desk.write(name, content);
      const ran = await submit(file, ["--results", path]);
      expect(ran.exitCode).to.equal(2);
      const said = `${path} would be overwritten: it has 1 row that ${file} does not have`;
      expect(ran.json().error.message).to.equal(said);
      expect(await readFile(path)).to.deep.equal(Buffer.from(content));
    }
    const stdin = await readFile(file, "utf8");
    const { error } = (await submit("-", ["--results", desk.path("books.csv")], { stdin })).json();
    expect(error.message).to.match(
      /books\.csv would be overwritten: it has 1 row that the input does not have$/,
    );
    expect(error.remedy).to.match(
      /submit it instead of the input: invoices with a receipt are not sent again/,
    );
    expect(service.changes).to.deep.equal([]);
  });

  describe("of an invoice that has a receipt", () => {
    const REASON =
      "its number has receipt 2, for other content: undo the change, or correct the sale with a credit note; " +
      "another sale needs a number of its own";

    beforeEach(async () => {
      file = await desk.write("shop.csv", csvOf(sheetOf({ no: "1", code: "A" }, { no: "3", code: "A" })));
      await submit(file);
      service.seen.length = 0;
    });

    for (const place of ["first file", "result file"] as const) {
      it(`are reported row by row and not sent, made in the ${place}`, async () => {
        const path = place === "first file" ? file : resultsPath;
        await edit(path, "3,A,HOLDER,6", "3,A,HOLDER,7");
        const ran = await submit(path);
        expect([ran.exitCode, ran.json().error.code]).to.deep.equal([3, "partly_done"]);
        expect(ran.json().error.message).to.equal("1 invoice was changed after the receipt");
        expect(ran.json().error.remedy)
          .to.contain("Undo the change")
          .and.to.contain("`taxctl sales reissue`");
        expect(ran.json().data).to.deep.include({ receipts_out: 1, done_before: 1, differs: 1, invalid: 0 });
        expect(service.submitted()).to.deep.equal([]);
        const [, row] = await rowsOf(resultsPath);
        expect(row).to.include({ taxctl_status: "differs", receipt_no: "2", reason: REASON, Quantity: "7" });
        // Fed back, it stays so; as it was, it is done; under a number of its own it is another sale.
        expect((await submit(resultsPath)).exitCode).to.equal(3);
        await edit(resultsPath, "3,A,HOLDER,7", "3,A,HOLDER,6");
        expect((await submit(resultsPath)).exitCode).to.equal(0);
        expect(service.submitted()).to.deep.equal([]);
        await edit(resultsPath, "3,A,HOLDER,6", "4,A,HOLDER,7");
        expect((await submit(resultsPath)).exitCode).to.equal(0);
        expect(service.submitted()).to.deep.equal(["4"]);
      });
    }

    it("are reported under --dry-run", async () => {
      await edit(file, "3,A,HOLDER,6", "3,A,HOLDER,7");
      const ran = await submit(file, ["--dry-run"]);
      expect(ran.exitCode).to.equal(3);
      expect(ran.json().data).to.deep.include({ done_before: 1, differs: 1 });
      expect(service.changes).to.deep.equal([]);
    });

    it("don't exist if only the sheet's formatting changed", async () => {
      const sheet = csvOf(
        sheetOf({ no: "1", code: "A" }, { no: "3", code: "A", price: "2.550", name: "Holder" }),
      );
      const ran = await submit(await desk.write("shop.csv", sheet.replaceAll(",", ";")));
      expect([ran.exitCode, service.submitted()]).to.deep.equal([0, []]);
    });

    it("that add or remove a row are reported", async () => {
      await desk.write(
        "shop.csv",
        csvOf(sheetOf({ no: "1", code: "A" }, { no: "3", code: "A" }, { no: "3", code: "A" })),
      );
      const ran = await submit(file);
      expect(ran.json().data).to.deep.include({ differs: 1 });
      expect(await statuses()).to.deep.equal(["success", "differs", "differs"]);
    });
  });

  it("are recognized by the result file if the state file is missing", async () => {
    await submit(file);
    await rm(desk.path("shop.state.jsonl"));
    service.seen.length = 0;
    const ran = await submit(file);
    expect(service.submitted()).to.deep.equal([]);
    expect(ran.json().data).to.deep.include({ receipts_out: 2, done_before: 2, invalid: 1 });
    expect(await statuses()).to.deep.equal(["success", "invalid", "invalid", "success"]);
  });

  it("keep a dropped row dropped, whatever the flags of the next run", async () => {
    await submit(file, ["--drop-bad-rows"]);
    expect(await statuses()).to.deep.equal(["success", "dropped", "success", "success"]);
    const again = await submit(file);
    expect(await statuses()).to.deep.equal(["success", "dropped", "success", "success"]);
    expect(again.json().data).to.deep.include({ receipts_out: 3, dropped_rows: 1, invalid: 0 });
    await edit(resultsPath, "2,A,HOLDER,6,01/12/2010 08:26,0,", "2,A,HOLDER,6,01/12/2010 08:26,5,");
    expect((await submit(resultsPath)).json().data).to.deep.include({ receipts_out: 2, differs: 1 });
  });

  it("keep the outcome of an attempt that a later run doesn't repeat", async () => {
    const sheet = sheetOf({ no: "1", code: "A" }, { no: "2", code: "A" }, { no: "3", code: "A" });
    await desk.write("shop.csv", csvOf(sheet));
    await service.rejectSales();
    await submit(file, ["--limit", "1"]);
    expect(await statuses()).to.deep.equal(["failed", "unsent", "unsent"]);
    await submit(file, ["--limit", "1"]);
    expect(await statuses()).to.deep.equal(["failed", "success", "unsent"]);
    expect((await rowsOf(resultsPath))[0]?.reason).to.contain("unit_910");
    await submit(file, ["--limit", "1"]);
    expect(await statuses()).to.deep.equal(["failed", "success", "success"]);
  });

  it("are not mixed with another branch's", async () => {
    await submit(file, ["--branch", "00"]);
    const ran = await submit(file, ["--branch", "01"]);
    expect(ran.exitCode).to.equal(2);
    expect(ran.json().error.message).to.contain("shop.state.jsonl belongs to").and.to.contain("branch 00");
  });

  describe("of JSON documents", () => {
    const of = (no: string, quantity: number) =>
      sale(no, { items: [{ item_code: cola, quantity, unit_price: 100 }] });
    const linesOf = async (name: string) =>
      (await readFile(desk.path(name), "utf8"))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

    beforeEach(async () => {
      file = await desk.write("sales.json", JSON.stringify([of("1", 1), of("2", 1)]));
      await submit(file);
      service.seen.length = 0;
    });

    it("are reported one by one and not sent", async () => {
      await desk.write("sales.json", JSON.stringify([of("1", 1), of("2", 5)]));
      const ran = await submit(file);
      expect([ran.exitCode, service.submitted()]).to.deep.equal([3, []]);
      const [first, second] = await linesOf("sales.results.jsonl");
      expect([first.taxctl_status, second.taxctl_status]).to.deep.equal(["success", "differs"]);
      expect(second.taxctl_reason).to.match(/^its number has receipt 2, for other content/);
    });

    it("are reported by the service if no file has the receipt", async () => {
      await rm(desk.path("sales.state.jsonl"));
      await rm(desk.path("sales.results.jsonl"));
      await desk.write("sales.json", JSON.stringify([of("1", 1), of("2", 5)]));
      const ran = await submit(file);
      expect([ran.exitCode, ran.json().error.code]).to.deep.equal([3, "partly_done"]);
      const [, second] = await linesOf("sales.results.jsonl");
      expect(second).to.include({ taxctl_status: "differs", taxctl_receipt_no: "2", taxctl_content: "" });
      expect(second.taxctl_reason).to.match(/^its number has receipt 2, for other content/);
      await edit(desk.path("sales.results.jsonl"), '"quantity":5', '"quantity":1');
      expect((await submit(desk.path("sales.results.jsonl"))).exitCode).to.equal(0);
    });

    it("in the result file are not overwritten, and a changed number is a sale of its own", async () => {
      const path = desk.path("sales.results.jsonl");
      await edit(path, '"invoice_no":"2"', '"invoice_no":"7"');
      expect((await submit(file)).exitCode).to.equal(2);
      expect((await submit(path)).exitCode).to.equal(0);
      expect(service.submitted()).to.deep.equal(["7"]);
    });
  });
});
