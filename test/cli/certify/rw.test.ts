// `certify rw` makes the whole evidence for the Rwandan authority, with a result for each of its 75 checks.
import { expect } from "chai";
import { forbiddenWords } from "../../../cli/src/certify/clean-words.ts";
import { describeEachFamily } from "../../support/database.ts";
import { readPdfText } from "../../support/pdf.ts";
import type { Ran } from "../support/command.ts";
import { Evidence, failedRows, rowsOf, tins } from "../support/evidence.ts";

/** What software can't show, by its number. */
const owners = [1, 2, 3, 4, 5, 32];
const gaps = [
  "Tourism tax (TT)",
  "Regulated fuel (F)",
  "Online unit (OSDC)",
  "Training and proforma signed by the unit",
];
const numberOf = (row: string): number => Number(/^RRA (\d+) /.exec(row)?.[1] ?? 0);

describeEachFamily("certify rw", (family) => {
  let evidence: Evidence;
  let ran: Ran;
  const textOf = async (name: string) => readPdfText(await evidence.read(`documents/${name}.pdf`));
  const detailOf = (row: string) => rowsOf(ran).find((one) => one.row === row)?.detail;
  const numbers = async (kind: string) =>
    (await evidence.files()).flatMap(
      (name) => new RegExp(`^documents/(${kind}-\\d{6}-\\d\\d)\\.pdf$`).exec(name)?.[1] ?? [],
    );

  before(async () => {
    evidence = await Evidence.openInRwanda(family);
    ran = await evidence.certify();
  });
  after(() => evidence.close());

  it("gives each of the 75 checks a result: passed, left to a person, or not offered", () => {
    expect(ran.exitCode, ran.stderr).to.equal(0);
    const list = rowsOf(ran).filter(({ row }) => row.startsWith("RRA "));
    expect(list.map(({ row }) => numberOf(row))).to.deep.equal(Array.from({ length: 75 }, (_, at) => at + 1));
    for (const { row, status, detail } of list) {
      const number = numberOf(row);
      const wanted = owners.includes(number) ? "by_hand" : number === 38 ? "not_offered" : "passed";
      expect(status, `${row}: ${detail}`).to.equal(wanted);
      expect(detail, row).not.to.equal("");
    }
    const others = failedRows(ran).filter(({ row }) => !row.startsWith("RRA "));
    expect(others.map(({ row, status }) => [row, status])).to.deep.equal(
      gaps.map((gap) => [gap, "not_offered"]),
    );
    expect(evidence.test.simulator.violations).to.deep.equal([]);
  });

  it("says what showed a check", () => {
    expect(detailOf("Counters rise by one")).to.equal("total counter 1 to 11");
    expect(detailOf("Tax rates are those of the law")).to.equal("A 0 %, B 18 %, C 0 %, D 0 %");
    expect(detailOf("An error of the unit is shown, without a receipt")).to.match(
      /^unit_882: .*purchase_code/,
    );
    expect(detailOf("A signed receipt can't be changed")).to.match(/^invoice_conflict: /);
    expect(detailOf("RRA 48 B and its tax on every receipt")).to.equal("100 texts of 14 documents");
    expect(detailOf("RRA 75 Errors of the unit are shown")).to.equal(
      "An error of the unit is shown, without a receipt",
    );
    expect(detailOf("RRA 16 No receipt after an error or failure of the unit")).to.contain(
      "No receipt while the unit is away",
    );
  });

  it("sends each purchase code once, and discounts with their rate", () => {
    const sent = evidence.test.simulator.requests
      .filter(({ path }) => path.endsWith("/saveSales"))
      .map(({ body }) => Object(body));
    const codes = sent.flatMap(({ prcOrdCd }) => prcOrdCd ?? []);
    expect(codes).to.have.members(["AB12CD", "EF34GH", "000000"]);
    const discounts = sent.flatMap(({ itemList }) => itemList).filter(({ dcAmt }) => dcAmt > 0);
    expect(discounts.map(({ dcRt }) => dcRt)).to.deep.equal([10, 10]);
  });

  it("writes papers of all kinds with their marks, and pages that name no trial", async () => {
    const [mixed = ""] = (await numbers("INV")).toSorted().slice(1);
    const sale = await textOf(mixed);
    expect(sale)
      .to.match(/TOTAL B-18\.00%/)
      .and.not.match(/COPY|OFFICIAL/);
    expect(await textOf(`${mixed}-80mm-copy`)).to.match(/COPY/);
    const [refund = ""] = (await numbers("CN")).toSorted();
    expect(await textOf(refund))
      .to.match(/REF\. NORMAL RECEIPT# 2\b/)
      .and.match(/1\/10\sNR/);
    for (const [kind, mark] of [
      ["QUO", "PROFORMA"],
      ["TR", "TRAINING MODE"],
      ["TRC", "TRAINING MODE"],
    ] as const) {
      const [number = ""] = await numbers(kind);
      expect(await textOf(number), kind)
        .to.contain(mark)
        .and.not.contain("SDC INFORMATION");
    }
    for (const name of [
      "index.html",
      "checklist.html",
      "checklist.csv",
      "comparison.html",
      "item-list.csv",
    ]) {
      const text = (await evidence.read(name)).toString();
      expect(forbiddenWords(text), name).to.deep.equal([]);
      expect(text, name).not.to.match(/\b(KRA|PIN|SCU|KES)\b|DIFFERS|FAILED/);
    }
    const list = (await evidence.read("checklist.html")).toString();
    expect(list).to.contain("68 of 75 checks passed, 0 failed, 6 are left to do, 1 not offered");
    const page = (await evidence.read("index.html")).toString();
    for (const name of [
      "reports/x.pdf",
      "reports/z.pdf",
      "reports/plu.pdf",
      "lists/sales.csv",
      "checklist.html",
    ])
      expect(page).to.contain(name);
    const sold = (await evidence.read("lists/sales.csv")).toString();
    expect(sold)
      .to.match(/INV-ERR-\d+-01,S,failed,/)
      .and.match(/CN-\d+-01,R,success,/);
    expect(await readPdfText(await evidence.read("reports/z.pdf"))).to.match(/NR/);
    expect(await evidence.leftToDo())
      .to.contain("RRA 1 Product brochure")
      .and.contain("cis_sdc_certification@rra.gov.rw");
  });

  it("ends the training of the device, and repeats nothing in a second run", async () => {
    const { client, simulator } = evidence.test;
    expect((await client.devices.get("00")).training_since).to.equal(null);
    const before = simulator.ledger().length;
    const again = await evidence.certify([]);
    expect([again.exitCode, simulator.ledger().length], again.stderr).to.deep.equal([0, before]);
    expect(rowsOf(again)).to.deep.equal(rowsOf(ran));
    expect((await client.reports.zReports().toArray()).length).to.equal(1);
  });
});

describe("certify rw, before it sends anything", () => {
  let evidence: Evidence;
  beforeEach(async () => {
    evidence = await Evidence.openInRwanda();
  });
  afterEach(async () => {
    expect(evidence.test.simulator.ledger()).to.deep.equal([]);
    await evidence.close();
  });

  it("needs TINs of nine digits, and a purchase code for each sale to the buyer", async () => {
    const missing = await evidence.certify([]);
    expect([missing.exitCode, Object.keys(missing.json().error.errors)]).to.deep.equal([
      2,
      ["--buyer-tin", "--supplier-tin"],
    ]);
    const wrong = await evidence.certify(["--buyer-tin", "P051234568A", "--supplier-tin", "100600572"]);
    expect(Object.keys(wrong.json().error.errors)).to.deep.equal(["--buyer-tin"]);
    const parties = tins.slice(0, 4);
    const one = await evidence.certify([...parties, "--purchase-code", "AB12CD"]);
    expect(one.json().error.errors).to.deep.equal({
      "--purchase-code": ["the sales to the buyer need 1 more, each another one"],
    });
    const long = await evidence.certify([...parties, "--purchase-code", "TOO-LONG"]);
    expect(long.json().error.errors).to.deep.equal({
      "--purchase-code": ["TOO-LONG must be one to six letters and digits"],
    });
  });

  it("requires name, address and phone first, in at least three lines", async () => {
    await evidence.test.client.branches.update("00", { phone: null });
    const { errors, remedy } = (await evidence.certify()).json().error;
    expect(Object.keys(errors)).to.deep.equal(["phone"]);
    expect(remedy).to.contain("`taxctl branches update 00 --phone NUMBER`");
  });

  it("sends a branch of another country to the other command", async () => {
    const ran = await evidence.desk.run(["certify", "ke", "--json"]);
    const { message, remedy } = ran.json().error;
    expect([ran.exitCode, message]).to.deep.equal([
      2,
      "The device of branch 00 has the profile rw, and this command is for ke",
    ]);
    expect(remedy).to.equal("Run `taxctl certify rw`, or name a branch of a Kenyan unit with --branch.");
  });
});

describe("certify rw at a Kenyan branch", () => {
  it("is rejected with the command to run", async () => {
    const evidence = await Evidence.open();
    const ran = await evidence.desk.run(["certify", "rw", "--json"]);
    expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
      2,
      "Run `taxctl certify ke`, or name a branch of a Rwandan unit with --branch.",
    ]);
    await evidence.close();
  });
});
