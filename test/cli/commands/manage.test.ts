// Branches, webhooks, statistics and single purchases from the terminal, at a real service.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { purchase, sale } from "../../support/branch.ts";
import { itemCode } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

describe("commands that manage an account", () => {
  const shop = forSuite(() => openShop());

  const run = (...argv: string[]) => shop.desk.run([...argv, "--json"]);
  const branch = (id: string) => run("branches", "show", id);

  describe("items of tax type E", () => {
    const create = (rate: string, ...flags: string[]) =>
      run(..."items create --class 5020230602 --name Gas --tax-type E --tax-rate".split(" "), rate, ...flags);
    const sheet = (...rows: string[]) =>
      shop.desk.write(
        "gas.csv",
        ["invoice_no,sale_date,item_code,quantity,unit_price,tax_rate", ...rows].join("\n"),
      );

    it("have the rate that was given, and take another one", async () => {
      expect((await create("0", "--dry-run")).json().data).to.include({ tax_rate: 0 });
      const { item_code } = Object((await create("0")).json().data);
      const shown = async () => (await run("items", "show", item_code)).json().data;
      expect(await shown()).to.include({ tax_type_code: "E", tax_rate: 0 });
      const changed = await run("items", "update", item_code, "--tax-rate", "8");
      expect(changed.json().data).to.include({ tax_rate: 8 });
      expect(await shown()).to.include({ tax_rate: 8 });
      expect((await create("16")).json().error.errors).to.have.keys("tax_rate");
    });

    it("are sold from a sheet at its rate, else at their own, and not without one", async () => {
      const created = await run(..."items create --class 5020230602 --name Oil --tax-type E".split(" "));
      const { item_code } = Object(created.json().data);
      const line = (no: string, rate: string) => `${no},2026-03-10,${item_code},1,108,${rate}`;
      const file = await sheet(line("E-1", "8"), line("E-2", "0"), line("E-3", ""));
      const dry = (await run("sales", "submit", file, "--dry-run")).json();
      expect(dry.data).to.include({ invoices_in: 3, invalid: 1, total_amount: 216, tax_amount: 8 });
      expect(JSON.stringify(dry.error.errors)).to.contain("tax type E is 0 or 8 %");
      const sent = (await run("sales", "submit", file)).json();
      expect(sent.data).to.include({ receipts_out: 2, invalid: 1, total_amount: 216, tax_amount: 8 });
      await run("items", "update", item_code, "--tax-rate", "8");
      const again = (await run("sales", "submit", file)).json();
      expect(again.data).to.include({ receipts_out: 3, total_amount: 108, tax_amount: 8 });
    });
  });

  describe("a document with a warning", () => {
    it("is shown with it, and one without it isn't", async () => {
      const [item_code = ""] = shop.items;
      const line = { item_code, quantity: 1, unit_price: 116 };
      const near = sale({ invoice_no: "NEAR", items: [{ ...line, tax_amount: 16.01 }] });
      for (const body of [near, sale({ invoice_no: "EXACT", items: [line] })])
        await shop.test.client.sales.create(body);
      for (const topic of ["sales", "transactions"]) {
        const shown = async (no: string) =>
          (await shop.desk.run([topic, "show", no])).stdout.replace(/\s+/g, " ");
        const text = "Warning (amount_adjusted): Signed by the calculation rules";
        expect(
          [(await shown("NEAR")).includes(text), (await shown("EXACT")).includes("Warning")],
          topic,
        ).to.deep.equal([true, false]);
        const { warnings } = Object((await run(topic, "show", "NEAR")).json().data);
        expect(warnings).to.have.length(1);
      }
    });
  });

  describe("branches", () => {
    before(async () => {
      await run(
        "branches",
        "create",
        "--id",
        "01",
        "--name",
        "Westlands",
        "--phone",
        "0700",
        "--manager",
        "Asha",
      );
    });

    it("updates the given fields only; an empty text removes one", async () => {
      const ran = await run("branches", "update", "01", "--name", "Westlands Mall", "--phone", "");
      expect([ran.exitCode, ran.json().data]).to.deep.include.members([0]);
      expect((await branch("01")).json().data).to.include({
        name: "Westlands Mall",
        phone: null,
        manager_name: "Asha",
      });
    });

    it("shows an update without doing it under --dry-run, and rejects one without a change", async () => {
      const dry = await run("branches", "update", "01", "--city", "Kisumu", "--dry-run");
      expect(dry.json().data).to.include({ bhf_id: "01", city: "Kisumu" });
      expect((await branch("01")).json().data).to.include({ city: null });
      const none = await run("branches", "update", "01");
      expect([none.exitCode, none.json().error.message]).to.deep.equal([2, "No change was given"]);
    });

    it("pauses a branch with a reason, and resumes it", async () => {
      const reason = "The unit is being replaced";
      const dry = await run("branches", "pause", "01", "--reason", reason, "--dry-run");
      expect(dry.json().data).to.include({ bhf_id: "01", pause_reason: reason });
      expect((await branch("01")).json().data).to.include({ paused_at: null });
      expect((await run("branches", "pause", "01")).exitCode).to.equal(2);
      const paused = await run("branches", "pause", "01", "--reason", reason);
      expect(paused.json().data).to.include({ bhf_id: "01", pause_reason: reason });
      await run("branches", "resume", "01", "--dry-run");
      expect((await branch("01")).json().data).to.include({ pause_reason: reason });
      const resumed = await run("branches", "resume", "01");
      expect(resumed.json().data).to.include({ paused_at: null, pause_reason: null });
    });

    it("counts a branch's transactions, and those of all branches", async () => {
      const stats = (await run("branches", "stats", "01", "--from", "2026-03-01")).json().data;
      expect(stats).to.deep.include({ bhf_id: "01", total: 0, from: "2026-03-01" });
      const all = (await run("transactions", "stats")).json().data;
      expect(all).to.deep.include.keys(["total", "by_status", "by_type", "success_rate", "from"]);
      const text = await shop.desk.run(["transactions", "stats"]);
      expect(text.stdout).to.match(/^total +\d+$/m);
      expect(text.stdout).to.match(/by_status +pending 0, processing 0, success \d+, failed 0/);
    });

    it("deletes a branch without transactions after yes, and keeps one with transactions", async () => {
      const dry = await run("branches", "delete", "01", "--dry-run");
      expect(dry.json().data).to.include({ deleted: false, can_delete: true });
      const unasked = await run("branches", "delete", "01");
      expect(unasked.exitCode).to.equal(2);
      expect((await branch("01")).exitCode).to.equal(0);
      expect((await run("branches", "delete", "01", "--yes")).json().data).to.include({ deleted: true });
      expect((await branch("01")).json().error.code).to.equal("not_found");

      const [cola = ""] = shop.items;
      await run("stock", "adjust", cola, "5", "--type", "in", "--yes");
      const rejected = await run("branches", "delete", "00", "--yes");
      expect([rejected.exitCode, rejected.json().error.code]).to.deep.equal([1, "in_use"]);
      const would = await run("branches", "delete", "00", "--dry-run");
      expect(would.json().data).to.include({ can_delete: false });
      expect([would.exitCode, would.json().error.code]).to.deep.equal([1, "in_use"]);
    });
  });

  describe("items", () => {
    const item = async (code: string): Promise<{ item_name: string; safety_qty: number }> =>
      Object((await run("items", "show", code)).json().data);

    it("updates the given fields only; an empty text removes the barcode", async () => {
      const [code = ""] = shop.items;
      const before = await item(code);
      const ran = await run(
        "items",
        "update",
        code,
        "--name",
        "Cola 0.5 l",
        "--price",
        "600",
        "--barcode",
        "616",
      );
      expect([ran.exitCode, ran.json().data]).to.deep.include.members([0]);
      expect(await item(code)).to.include({
        item_code: code,
        item_name: "Cola 0.5 l",
        default_price: 600,
        barcode: "616",
        safety_qty: before.safety_qty,
      });
      await run("items", "update", code, "--barcode", "", "--no-active");
      expect(await item(code)).to.include({ barcode: null, is_active: false });
      const back = await run(
        "items",
        "update",
        code,
        "--active",
        "--name",
        before.item_name,
        "--price",
        "80",
      );
      expect(back.json().data).to.include({ is_active: true, item_name: before.item_name });
    });

    it("shows an update without doing it under --dry-run, and rejects one without a change", async () => {
      const [code = ""] = shop.items;
      const dry = await run("items", "update", code, "--name", "Other", "--dry-run");
      expect(dry.json().data).to.include({ item_code: code, item_name: "Other" });
      expect((await item(code)).item_name).not.to.equal("Other");
      const none = await run("items", "update", code);
      expect([none.exitCode, none.json().error.message]).to.deep.equal([2, "No change was given"]);
      expect(none.json().error.remedy).to.match(/^Pass --name, .+ or --active\.$/);
    });

    it("ends with 1 and the unit's reason when the unit rejects it, and for an unknown item", async () => {
      const [code = ""] = shop.items;
      const rejected = await run("items", "update", code, "--name", "SIM-884");
      expect(rejected.json()).to.deep.include({ ok: false });
      expect(rejected.json().error.code).to.equal("unit_884");
      expect((await item(code)).item_name).not.to.equal("SIM-884");
      expect((await run("items", "update", "KE2NTXU9999999", "--price", "1")).json().error.code).to.equal(
        "not_found",
      );
    });
  });

  describe("webhooks", () => {
    let id: string;
    const shown = async () => Object(await shop.test.client.webhooks.get(id));

    before(async () => {
      ({ id } = await shop.test.client.webhooks.create({ url: "http://127.0.0.1:4999/hooks" }));
    });

    it("changes URL and events, and keeps the rest", async () => {
      await run("webhooks", "update", id, "--url", "http://127.0.0.1:4999/new", "--event", "stock.low");
      expect(await shown()).to.deep.include({
        url: "http://127.0.0.1:4999/new",
        events: ["stock.low"],
        is_active: true,
      });
      const none = await run("webhooks", "update", id);
      expect(none.exitCode).to.equal(2);
      const wrong = await run("webhooks", "update", id, "--url", "shop.example.com");
      expect(wrong.exitCode).to.equal(2);
      expect((await shown()).url).to.equal("http://127.0.0.1:4999/new");
    });

    it("disables after yes, and enables", async () => {
      expect((await run("webhooks", "disable", id)).exitCode).to.equal(2);
      expect((await shown()).is_active).to.equal(true);
      await run("webhooks", "disable", id, "--yes");
      expect((await shown()).is_active).to.equal(false);
      await run("webhooks", "enable", id);
      expect((await shown()).is_active).to.equal(true);
    });

    it("rotates the secret into a new file, and rotates nothing where the file exists", async () => {
      const path = shop.desk.path("rotated.secret");
      const ran = await run("webhooks", "rotate-secret", id, "--yes", "--secret-file", path);
      const secret = await readFile(path, "utf8");
      expect(secret).to.match(/^whsec_/);
      expect(ran.stdout).to.not.contain(secret.trim());
      const again = await run("webhooks", "rotate-secret", id, "--yes", "--secret-file", path);
      expect(again.exitCode).to.equal(2);
      expect(await readFile(path, "utf8")).to.equal(secret);
    });
  });

  describe("purchases create", () => {
    const bought = purchase({ invoice_no: "P-1" });
    const purchaseFile = (overrides: object = {}) =>
      shop.desk.write("purchase.json", JSON.stringify({ ...bought, ...overrides }));

    it("registers one, once", async () => {
      const first = await run("purchases", "create", await purchaseFile());
      expect(first.exitCode, first.stdout).to.equal(0);
      expect(first.json().data).to.include({ invoice_no: "P-1", status: "success", total_amount: 5800 });
      const again = await run("purchases", "create", await purchaseFile());
      expect(Object(again.json().data).transaction_id).to.equal(Object(first.json().data).transaction_id);
    });

    it("registers unknown items first under --register-items, and offers it otherwise", async () => {
      const items = bought.items.map((line) => ({ ...line, item_code: itemCode(7), item_name: "Soap" }));
      const file = await purchaseFile({ invoice_no: "P-5", supplier_invoice_no: "5", items });
      const rejected = await run("purchases", "create", file);
      expect(rejected.exitCode).to.equal(1);
      expect(rejected.json().error.errors?.["items[0].item_code"]?.[0]).to.contain("register_items: true");
      const ran = await run("purchases", "create", file, "--register-items");
      expect(ran.exitCode, ran.stdout).to.equal(0);
      const { data } = (await run("items", "show", itemCode(7))).json();
      expect(data).to.include({ item_name: "Soap", current_qty: 10 });
    });

    it("sends nothing under --dry-run", async () => {
      const ran = await run("purchases", "create", await purchaseFile({ invoice_no: "P-2" }), "--dry-run");
      expect(ran.json().data).to.include({ invoice_no: "P-2", status: "not sent" });
      expect((await run("purchases", "show", "P-2")).exitCode).to.not.equal(0);
    });

    it("rejects a supplier's TIN that the control unit has no room for, under --dry-run and without", async () => {
      const file = await purchaseFile({ invoice_no: "P-4", supplier_tin: "P051234567ZZZ" });
      for (const more of [["--dry-run"], []]) {
        const ran = await run("purchases", "create", file, ...more);
        expect(ran.json().error.errors).to.deep.equal({
          supplier_tin: ["must have at most 11 characters at the control unit, found 13"],
        });
      }
    });

    it("finds the same wrong amounts under --dry-run as without, also of a confirmed supplier's sale", async () => {
      const [line] = bought.items;
      const [supplied] = await shop.test.client.purchases.fetchSupplierSales();
      if (!supplied) throw new Error("no supplier sale waits");
      const confirming = {
        supplier_tin: supplied.spplrTin,
        supplier_bhf_id: supplied.spplrBhfId,
        supplier_invoice_no: supplied.spplrInvcNo,
      };
      for (const [at, wrong] of [
        { items: [{ ...line, tax_amount: 799 }] },
        {
          items: [
            { ...line, tax_type: "B" },
            { ...line, item_seq: 2, total_amount: 5000 },
          ],
        },
        { total_amount: 5000, tax_amount: 900 },
        { bill_discount_amount: 6000 },
        confirming,
      ].entries()) {
        const file = await purchaseFile({ invoice_no: `P-6${at}`, supplier_invoice_no: `6${at}`, ...wrong });
        const dry = await run("purchases", "create", file, "--dry-run");
        const real = await run("purchases", "create", file);
        expect(real.json().error.errors, String(at)).to.not.equal(undefined);
        expect(dry.json().error.errors).to.deep.equal(real.json().error.errors);
      }
    });

    it("names the wrong fields, and a file that holds no purchase", async () => {
      const ran = await run("purchases", "create", await purchaseFile({ invoice_no: "P-3", items: [] }));
      expect([ran.exitCode, Object.keys(ran.json().error.errors)]).to.deep.equal([1, ["items"]]);
      const list = await run("purchases", "create", await shop.desk.write("list.json", "[]"));
      expect([list.exitCode, list.json().error.code]).to.deep.equal([2, "usage"]);
    });
  });
});
