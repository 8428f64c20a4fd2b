// createSalesUpload: a file is read and every sale in it is checked; nothing is signed.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { base64 } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { columnsOf, csvOf, headers, manySales, uploading } from "../support/sales-uploads.ts";
import { workbookWith } from "../support/workbooks.ts";

describeEachFamily("createSalesUpload", (family) => {
  const { lane, client, upload, count } = uploading(family);

  describe("201", () => {
    it("reads a file, says how, adds up what can be sent, and stores no sale", async () => {
      const made = await upload(
        csvOf({ no: "A" }, { no: "B", qty: "1" }, { no: "B", code: "MILK", qty: "1", price: "50" }),
      );
      expect(made).to.deep.include({
        branch_id: "00",
        file_name: "march.csv",
        status: "draft",
        problem: null,
        sales: 2,
        ready: 2,
        problems: 0,
        total_amount: 1790,
        tax_amount: 240,
        first_problems: [],
        started_at: null,
      });
      expect(made.read_as).to.deep.include({
        columns: headers,
        fields: {
          invoice_no: "Invoice No",
          sale_date: "Date",
          stock_code: "Item code",
          quantity: "Qty",
          unit_price: "Price",
          customer_name: "Customer",
        },
        unused_columns: [],
        rows: 3,
        encoding: "utf-8",
      });
      expect(made.read_as.first_rows[0]).to.deep.equal(["A", "2026-03-10", "COLA", "2", "580", ""]);
      expect(await count()).to.equal(0);
      const { data } = await lane.test
        .clientFor(lane.test.account.keys.owner)
        .audit.list({ action: "sales_uploads" });
      expect(data[0]).to.deep.include({ action: "sales_uploads.create", subject: `sales upload ${made.id}` });
    });

    it("names what is wrong by line and column, of rows, items, taxes and whole sales", async () => {
      const made = await upload(
        csvOf(
          { no: "A", qty: "many" },
          { no: "A" },
          { no: "B", code: "GONE" },
          { no: "C", date: "2026-03-11" },
          { no: "D", customer: "One" },
          { no: "D", customer: "Two", qty: "3" },
        ),
      );
      expect(made).to.include({ sales: 4, ready: 0, problems: 4, total_amount: 0 });
      const said = made.first_problems.map(({ line, column, problem }) => `${line} ${column}: ${problem}`);
      expect(said[0]).to.equal("2 Qty: many is not a number");
      expect(said[1]).to.match(/^4 Item code: .*GONE/);
      expect(said[2]).to.match(/^5 Date: .*future|^5 Date: must/);
      expect(said.slice(3).join()).to.contain("its rows disagree on Customer: One in line 6, Two in line 7");
      const unnumbered = await upload(csvOf({ no: "A" }, { no: "" }));
      expect(unnumbered).to.include({ sales: 2, problems: 2 });
      expect(unnumbered.first_problems.map(({ line, problem }) => `${line} ${problem}`)).to.deep.equal([
        "2 line 3 next to it has no Invoice No, and may belong to it: write the number there",
        "3 is empty",
      ]);
    });

    it("lets a credit note take back an earlier sale of the file, and not more than was sold", async () => {
      const lines = [
        { no: "A", customer: "Amina" },
        { no: "R1", qty: "-1", customer: "Amina" },
      ];
      const made = await upload(csvOf(...lines));
      expect(made).to.include({ ready: 2, total_amount: 580 });
      const more = await upload(csvOf(...lines, { no: "R2", qty: "-2", customer: "Amina" }));
      expect(more).to.include({ ready: 2, problems: 1 });
      expect(more.first_problems[0]?.problem).to.contain("has 2 of COLA at 580 left, at most 1");
    });

    it("recognizes sales that were submitted before, and their numbers with other content", async () => {
      const { id } = await upload(csvOf({ no: "A" }, { no: "B" }));
      await client.uploads.start(id);
      await lane.test.service.uploads.drain();
      await lane.drain();
      const again = await upload(csvOf({ no: "A" }, { no: "B", qty: "3" }, { no: "C" }));
      expect(again).to.include({ ready: 1, problems: 1, signed: 1, entered_earlier: 1, total_amount: 1160 });
      expect(again.first_problems[0]).to.include({ line: 3, column: "Invoice No" });
      expect(again.first_problems[0]?.problem).to.match(/B has receipt .* with other content/);
    });

    it("rejects sales of a closed month", async () => {
      const month = { data_set_id: lane.branch.environmentId, month: "202602" };
      await lane.db.knex("closed_periods").insert({ ...month, closed_by: 1, closed_at: 1, profile: "ke" });
      const made = await upload(csvOf({ no: "A", date: "2026-02-10" }, { no: "B" }));
      expect(made).to.include({ ready: 1, problems: 1 });
      expect(made.first_problems[0]?.problem).to.contain("2026-02, which is closed");
    });

    it("says what is unclear of the columns, and warns of unusual prices and rows that are apart", async () => {
      const unclear = await upload("Invoice,Receipt No,When,SKU,Qty,Price\n1,2,2026-03-10,COLA,1,580");
      expect(unclear).to.include({ sales: 0, ready: 0 });
      expect(unclear.problem).to.deep.include({ code: "bad_mapping" });
      expect(unclear.problem?.errors).to.have.keys("invoice_no", "sale_date");
      expect(unclear.read_as.columns).to.deep.equal(["Invoice", "Receipt No", "When", "SKU", "Qty", "Price"]);
      // What is clear is known all the same.
      expect(unclear.read_as.fields).to.deep.equal({
        stock_code: "SKU",
        quantity: "Qty",
        unit_price: "Price",
      });
      expect(unclear.read_as.unused_columns).to.deep.equal(["Invoice", "Receipt No", "When"]);
      const odd = await upload(
        csvOf({ no: "A", price: "58000" }, { no: "B" }, { no: "C" }, { no: "B", qty: "1" }),
      );
      expect(odd).to.include({ ready: 3, with_warnings: 2 });
    });

    it("reads a workbook with a mapping, and a file of semicolons with decimal commas", async () => {
      const workbook = await workbookWith([
        ["N", "D", "I", "Q", "P"],
        ["1", new Date("2026-03-10T00:00:00Z"), "COLA", 2, 580],
      ]);
      const columns = columnsOf({
        invoice_no: "N",
        sale_date: "D",
        stock_code: "I",
        quantity: "Q",
        unit_price: "P",
      });
      const made = await client.uploads.create({ file: base64(workbook), mapping: { columns } });
      expect(made).to.include({ ready: 1, total_amount: 1160, file_name: "sales" });
      const commas = await upload('Invoice No;Date;SKU;Qty;Price\n2;2026-03-10;COLA;1;"580,50"\n');
      expect(commas).to.include({ ready: 1, total_amount: 580.5 });
    });

    it("reads item codes of the service, and constants", async () => {
      const csv = "Invoice No,Date,Code,Qty,Price\n1,2026-03-10,KE2NTXU0000001,1,580";
      const constants = [{ field: "sale_kind" as const, value: "proforma" }];
      const mapping = { columns: columnsOf({ item_code: "Code" }), constants };
      const made = await upload(csv, { mapping });
      expect(made).to.include({ ready: 1, total_amount: 580 });
    });

    it("reads thousands of sales within the checks of one", async () => {
      const made = await upload(manySales(3000));
      expect(made).to.include({ sales: 3000, ready: 3000, problems: 0, total_amount: 3_480_000 });
    });
  });

  describe("422", () => {
    it("says why a file is no table", async () => {
      const old = await failureOf(upload(String.fromCharCode(0xd0, 0xcf, 0x11, 0xe0)));
      expect(old).to.include({ status: 422, code: "sales_file_unreadable" });
      for (const text of ["Invoice No,Date\n", "\n\n\n\n"])
        expect(await failureOf(upload(text))).to.include({ status: 422, code: "sales_file_unreadable" });
    });

    it("names an unknown form of dates, and an unknown column", async () => {
      const wrong = await failureOf(upload(csvOf({ no: "1" }), { mapping: { date_format: "soon" } }));
      expect(wrong.errors?.["mapping.date_format"]?.[0]).to.contain("is not a date format");
      const unknown = await upload(csvOf({ no: "1" }), {
        mapping: { columns: columnsOf({ sale_time: "Time" }) },
      });
      expect(unknown.problem?.errors.sale_time).to.deep.equal(["the file has no column Time"]);
    });

    it("says that the device is not ready", async () => {
      await lane.db.knex("devices").where({ branch_id: lane.branch.branchId }).update({ is_active: 0 });
      const failure = await failureOf(upload(csvOf({ no: "1" })));
      expect(failure).to.include({ status: 422, code: "device_not_ready" });
    });
  });

  describe("409", () => {
    it("takes no more than 20 files that wait, and more after one is canceled", async () => {
      const first = await upload(csvOf({ no: "1" }));
      for (let made = 1; made < 20; made++) await upload(csvOf({ no: "1" }));
      expect(await failureOf(upload(csvOf({ no: "1" })))).to.include({
        status: 409,
        code: "sales_upload_limit",
      });
      await client.uploads.cancel(first.id);
      expect(await upload(csvOf({ no: "1" }))).to.include({ status: "draft" });
    });
  });

  it("403: not for cashiers", async () => {
    const cashier = lane.test.clientFor(lane.test.account.keys.cashier);
    const failure = await failureOf(cashier.uploads.create({ file: base64(csvOf({ no: "1" })) }));
    expect(failure).to.include({ status: 403, code: "role_not_allowed" });
  });
});
