import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { cola, sale } from "../support/service.ts";
import { csvOf, mapped, mixed, sheetOf, submitting } from "../support/sheet.ts";

/** The errors of the mixed sheet's rows. */
const inMixed = {
  "line 4": ["UnitPrice is zero"],
  "line 8": ["no earlier invoice of customer 17850 has 99 of B at 10 left, at most 4"],
};

describe("sales submit --dry-run", () => {
  const { service, desk } = signedInDesk();
  let file: string;

  beforeEach(async () => {
    file = await desk.write("shop.csv", csvOf(mixed));
  });

  const { submit, results } = submitting(desk);
  /** The requests that change something; a search is a POST that only reads. */
  const changing = () =>
    service.seen.filter(
      ({ method, path }) => method !== "GET" && path !== "/sales/search" && path !== "/sales/preview",
    );

  it("checks everything and sends nothing under --dry-run", async () => {
    const ran = await submit(file, ["--dry-run", "--json"]);
    expect(ran.exitCode).to.equal(3);
    expect(ran.json().data).to.deep.include({
      dry_run: true,
      items_to_register: 2,
      receipts_out: 3,
      invalid: 2,
    });
    expect(changing()).to.deep.equal([]);
    expect(await results().catch(() => "none")).to.equal("none");
  });

  it("says under --dry-run what a run would do, with finished invoices and those beyond --limit", async () => {
    const first = await submit(file, ["--dry-run", "--limit", "1"]);
    expect(first.stdout)
      .to.match(/Would be sent +1\n/)
      .and.to.match(/Left for another run +3\n/)
      .and.to.match(/Would be rejected +1\n/)
      .and.to.contain("Would get no receipt:");
    expect(first.stderr).to.contain("invoices would get no receipt");
    await submit(file);
    const again = await submit(file, ["--dry-run"]);
    expect(again.stdout)
      .to.match(/Would be sent +0\n/)
      .and.to.match(/Have a receipt already +3\n/);
  });

  it("warns of numbers whose rows are apart, and sends them as one invoice each", async () => {
    const rows = [{ no: "1" }, { no: "2" }, { no: "1", code: "X" }, { no: "3" }, { no: "3", code: "X" }];
    const apart = await desk.write("apart.csv", csvOf(sheetOf(...rows)));
    const warnings = async (...more: string[]) => {
      const { data, warnings } = (await submit(apart, ["--json", ...more])).json();
      expect(data).to.include({ receipts_out: 3 });
      return warnings;
    };
    const warning =
      "1 invoice number has rows that are not next to each other: 1 (lines 2 and 4). It becomes one invoice. If they are different sales, give each its own number.";
    expect(await warnings("--dry-run")).to.deep.equal([warning]);
    expect(await warnings()).to.deep.equal([warning]);
    expect(service.submitted().toSorted()).to.deep.equal(["1", "2", "3"]);
  });

  describe("of a sheet with payment types and buyers", () => {
    const HEAD = "invoice_no,sale_date,stock_code,quantity,unit_price,paid,customer_tin\n";
    const map = ["--map", "payment_type=paid"];
    const dry = (path: string, ...more: string[]) =>
      desk.run(["sales", "submit", path, ...map, ...more, "--json"]);

    beforeEach(async () => {
      await service.client.items.setExternalCodes({
        codes: [{ external_code: "A", item_code: cola }],
      });
    });

    it("rejects invalid payment types before a run registers or sends anything", async () => {
      const text = `${HEAD}1,2026-03-10,A,1,10,M-PESA,\n2,2026-03-10,A,1,10,02,\n3,2026-03-10,NEW,1,10,CASH,\n`;
      const path = await desk.write("paid.csv", text);
      const problem = (paid: string) => [
        `paid ${paid} is not a payment type: use a code of \`taxctl codes payment-types\`, or name its code under payment_types in the mapping file`,
      ];
      const items = ["--register-items", "--item-class", "5020230602"];
      for (const more of [["--dry-run", ...items], items]) {
        const ran = await dry(path, ...more);
        expect(ran.json().error.errors).to.deep.equal({
          "line 2": problem("M-PESA"),
          "line 4": problem("CASH"),
        });
        expect(ran.json().data).to.include({ receipts_out: 1, invalid: 2 });
      }
      expect(service.calls("POST", "/items/bulk")).to.deep.equal([]);
      expect(service.submitted()).to.deep.equal(["2"]);
      const mapping = await desk.write("m.json", '{"payment_types": {"M-PESA": "02", "CASH": "01"}}');
      const ran = await dry(path, "--mapping", mapping, ...items);
      expect(ran.exitCode, ran.stdout).to.equal(0);
      const paid = service
        .calls("POST", "/sales")
        .map(({ body }) => (body as { payment_type: string }).payment_type);
      expect(paid).to.have.members(["02", "02", "01"]);
    });

    it("holds a sale with a buyer's unusual TIN, and signs the others", async () => {
      const text = `${HEAD}1,2026-03-10,A,1,10,01,P051234567Z\n2,2026-03-10,A,1,10,01,P0512345\n`;
      const path = await desk.write("buyers.csv", text);
      const warning =
        "line 3, 2: A TIN must be A or P, nine digits and a letter, such as P051234567Z. Correct P0512345, or remove it to sign the sale without a TIN.";
      const checked = (await dry(path, "--dry-run")).json();
      expect(checked.warnings).to.deep.equal([warning]);
      expect(checked.data).to.include({ unusual_tins: 1, receipts_out: 1, invalid: 1 });
      const sent = await dry(path);
      const nameless =
        'customer_name: The sale has the customer\'s TIN but no name, so it goes out with the name "Walk-in customer". Its credit notes get the same name.';
      expect(sent.json().warnings).to.deep.equal([warning, nameless]);
      expect(sent.json().data).to.include({ unusual_tins: 1, receipts_out: 1 });
      expect(JSON.stringify(sent.json().error.errors)).to.include("tin_form");
      const one = await desk.write(
        "one.json",
        JSON.stringify(sale("3", { customer_tin: "P0512345", accept_unusual_tin: true })),
      );
      expect((await desk.run(["sales", "submit", one, "--json"])).exitCode).to.equal(0);
    });
  });

  it("asks under --dry-run for the class of all items that a run would register", async () => {
    const unclassed = [...mapped, "--register-items"];
    const run = await desk.run(["sales", "submit", file, ...unclassed, "--json"]);
    expect([run.exitCode, run.json().error.message]).to.deep.equal([2, "2 items have no item class: A, B"]);
    expect(run.json().error.errors).to.deep.equal({ "--item-class": ["is missing"] });
    const dry = await desk.run(["sales", "submit", file, ...unclassed, "--dry-run", "--json"]);
    expect([dry.exitCode, dry.json().error.message]).to.deep.equal([
      2,
      "2 items have no item class: A, B. 2 of 5 invoices would get no receipt",
    ]);
    expect(dry.json().error.errors).to.deep.equal({ "--item-class": ["is missing"], ...inMixed });
    expect(dry.json().error.remedy).to.match(/^Name a class with --item-class: .*Correct the file/);
    expect(changing()).to.deep.equal([]);
  });

  it("rejects an unknown branch under --dry-run, and says when it can't check", async () => {
    const good = await desk.write("good.csv", csvOf(sheetOf({ no: "8" })));
    const ran = await submit(good, ["--dry-run", "--branch", "77", "--json"]);
    expect([ran.exitCode, ran.json().error.message]).to.deep.equal([
      2,
      "The account has no branch 77; it has 00",
    ]);
    expect(service.submitted()).to.deep.equal([]);
    await service.close();
    const offline = await submit(file, ["--dry-run", "--json"]);
    expect(offline.exitCode).to.equal(3);
    expect(offline.json().warnings[0]).to.contain("The branch was not checked: Connection refused");
  });

  it("reports errors of rows and of the branch together under --dry-run", async () => {
    const json = await submit(file, ["--dry-run", "--branch", "77", "--json"]);
    const { code, message, remedy, errors } = json.json().error;
    expect([json.exitCode, code, message]).to.deep.equal([
      2,
      "usage",
      "The account has no branch 77; it has 00. 2 of 5 invoices would get no receipt",
    ]);
    expect(remedy).to.match(/^Name another with --branch.*Correct the file/);
    expect(errors).to.deep.equal(inMixed);
    expect(json.json().data).to.deep.include({ dry_run: true, invoices_in: 5, invalid: 2 });
    const shown = await submit(file, ["--dry-run", "--branch", "77"]);
    expect(shown.stderr).to.contain("  line 4: UnitPrice is zero\n").and.to.contain("no branch 77");
    expect(shown.stdout).to.contain("what a run would do after the branch and the flags are corrected:");
  });
});
