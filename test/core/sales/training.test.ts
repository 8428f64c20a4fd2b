// A device in training: sales and credit notes are training documents. A document keeps the kind that it had when it was accepted.
import { expect } from "chai";
import { sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { readPdfText } from "../../support/pdf.ts";
import { failureOf } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";

const credit = (original_invoice_no: string) =>
  ({ receipt_type: "R", original_invoice_no, refund_reason_code: "06" }) as const;

describeEachFamily("a device in training", (family) => {
  const lane = forSuite(() => startLaneTest({ family }));
  beforeEach(() => lane.open());

  const client = (role: "owner" | "admin" | "accountant" | "cashier" = "owner") =>
    lane.test.clientFor(lane.test.account.keys[role]);
  const train = (training: boolean) => client().devices.update("00", { training });
  const savedHere = () => lane.unit.saves.filter(({ tin }) => tin === lane.branch.tin);
  const submit = (overrides: Parameters<typeof sale>[0] = {}) => client().sales.create(sale(overrides));

  it("is set by owner and admin alone, shown and audited", async () => {
    for (const role of ["accountant", "cashier"] as const)
      expect((await failureOf(client(role).devices.update("00", { training: true }))).status).to.equal(403);
    const device = await client("admin").devices.update("00", { training: true });
    expect(device.training_since).to.be.a("string");
    const again = await train(true);
    expect(again.training_since).to.equal(device.training_since);
    expect((await client().devices.get("00")).training_since).to.equal(device.training_since);
    expect((await client().branches.stats("00")).device?.training_since).to.equal(device.training_since);
    const { checks } = await client().health.get();
    const check = checks.find(({ name }) => name === "training");
    expect(check).to.include({ status: "warn", bhf_id: "00" });
    expect(check?.remedy).to.include("taxctl devices training off 00");
    expect((await train(false)).training_since).to.equal(null);
    const { data } = await client().audit.list({ action: "devices.update" });
    expect(
      data.map((entry) => [Object(entry.old).training, Object(entry.new).training]),
    ).to.deep.include.members([
      [true, false],
      [false, true],
    ]);
    expect((await client().health.get()).checks.some(({ name }) => name === "training")).to.equal(false);
  });

  it("stores sales and their credit notes, and sends nothing", async () => {
    const stock = (await client().stock.list()).data;
    await train(true);
    const preview = await client().sales.preview(sale({ invoice_no: "T-1" }));
    expect(preview.sale_kind).to.equal("training");
    const sold = await client("cashier").sales.create(sale({ invoice_no: "T-1" }));
    expect(sold).to.include({ sale_kind: "training", receipt_no: null });
    const back = await submit({ invoice_no: "T-2", ...credit("T-1") });
    expect(back).to.include({ sale_kind: "training", sign: -1 });
    const twice = await failureOf(submit({ invoice_no: "T-3", ...credit("T-1") }));
    expect(twice.code).to.equal("credit_exceeds_original");
    await lane.drain();
    expect(savedHere()).to.deep.equal([]);
    expect((await client().stock.list()).data).to.deep.equal(stock);
    expect(await lane.db.knex("figures")).to.deep.equal([]);
    const { credited_by } = await client().sales.get(sold.transaction_id);
    expect(credited_by.map(({ invoice_no }) => invoice_no)).to.deep.equal(["T-2"]);
    const listed = await client().transactions.list({ type: "training" });
    expect(listed.data.map(({ invoice_no }) => invoice_no)).to.deep.equal(["T-2", "T-1"]);
    expect((await client().sales.search({})).data).to.deep.equal([]);
    const bulk = await lane.test.call("POST", "/sales/bulk", {
      body: { sales: [sale({ invoice_no: "T-9" })] },
      key: lane.test.account.keys.owner,
    });
    expect(Object(bulk.body.data).results[0]).to.include({ status: "success", sale_kind: "training" });
  });

  it("credits no sale that was signed, and its sales are credited in training alone", async () => {
    const real = await lane.sell({ invoice_no: "S-1" });
    await lane.drain();
    await train(true);
    const refused = await failureOf(submit({ invoice_no: "C-1", ...credit("S-1") }));
    expect(refused.code).to.equal("original_not_found");
    expect(refused.message).to.include("only training sales can be credited");
    const reissue = await failureOf(client().sales.reissue(real, { customer_name: "Acacia Hotel" }));
    expect(reissue.code).to.equal("original_not_found");
    await submit({ invoice_no: "T-1" });
    await train(false);
    expect((await failureOf(submit({ invoice_no: "C-1", ...credit("T-1") }))).code).to.equal(
      "original_not_found",
    );
    await lane.sell({ invoice_no: "C-1", ...credit("S-1") });
    await lane.drain();
    expect((await client().sales.get(real)).credited_by).to.have.lengthOf(1);
  });

  it("begins while documents wait, which are signed all the same, and a retry finds each once", async () => {
    const body = sale({ invoice_no: "S-1" });
    const waiting = await lane.sell(body);
    await train(true);
    await lane.sell(body);
    const trained = (await submit({ invoice_no: "S-2" })).transaction_id;
    expect((await submit({ invoice_no: "S-2" })).transaction_id).to.equal(trained);
    await lane.drain();
    expect(savedHere().filter(({ kind }) => kind === "sale")).to.have.lengthOf(1);
    expect(await lane.row(waiting)).to.include({ type: "sales", status: "success", receipt_no: "1" });
    expect(await lane.row(trained)).to.include({ type: "training", status: "success", receipt_no: null });
    const count = await lane.db
      .knex("transactions")
      .where({ branch_id: lane.branch.branchId })
      .count({ count: "*" });
    expect(Number(Object(count[0]).count)).to.equal(2);
  });

  it("takes no number from sales: afterwards one is signed under it, with the same content too", async () => {
    await train(true);
    for (const invoice_no of ["N-1", "N-2"]) await submit({ invoice_no });
    await train(false);
    const sold = [
      await lane.sell({ invoice_no: "N-1" }),
      await lane.sell({ invoice_no: "N-2", payment_type: "06" }),
    ];
    await lane.drain();
    const rows = await Promise.all(sold.map((id) => lane.row(id)));
    expect(rows.map(({ type, receipt_no }) => [type, receipt_no])).to.deep.equal([
      ["sales", "1"],
      ["sales", "2"],
    ]);
  });

  it("ends before a retry with the same Idempotency-Key, which finds the training document", async () => {
    await train(true);
    const headers = { "Idempotency-Key": "till-1-0001" };
    const again = () =>
      lane.test.call("POST", "/sales", {
        body: sale({ invoice_no: "N-1" }),
        key: lane.test.account.keys.owner,
        headers,
      });
    const { transaction_id } = Object((await again()).body.data);
    await train(false);
    const { status, body } = await again();
    expect(status).to.equal(200);
    expect(Object(body.data)).to.include({ transaction_id, sale_kind: "training" });
    await lane.drain();
    expect(savedHere()).to.deep.equal([]);
  });

  it("keeps quotations what they are", async () => {
    await train(true);
    expect((await submit({ sale_kind: "proforma" })).sale_kind).to.equal("proforma");
  });

  for (const [language, sold, note, notice] of [
    ["en", "TRAINING SALE", "TRAINING CREDIT NOTE", "THIS IS NOT AN OFFICIAL RECEIPT"],
    ["sw", "MAUZO YA MAFUNZO", "HATI YA MKOPO YA MAFUNZO", "HII SI RISITI RASMI"],
  ] as const)
    it(`prints what it is (${language})`, async () => {
      await train(true);
      const documents = [
        await submit({ invoice_no: "T-1" }),
        await submit({ invoice_no: "T-2", ...credit("T-1") }),
      ];
      for (const [index, { transaction_id }] of documents.entries()) {
        const form = { format: "pdf", paper: "80mm", language } as const;
        const printed = await readPdfText(await client().transactions.receipt(transaction_id, form));
        const text = printed.replaceAll(/\s+/g, " ");
        expect(text).to.include(index === 0 ? sold : note);
        expect(text).to.match(index === 0 ? /T-1\sTS/ : /T-2\sTC/);
        expect(text.split(notice)).to.have.lengthOf(3);
        expect(text).not.to.include("SCU");
      }
    });
});
