// The client against a whole simulated unit: initialization, reference data, documents, faults.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import type { ItemClass } from "../../server/src/control-unit/fetched.ts";
import { stockTypes, unitStockType } from "../../server/src/control-unit/profiles.ts";
import type { ControlUnit, UnitAddress } from "../../server/src/control-unit/types.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { verifyProfile } from "../../server/src/control-unit/verify.ts";
import {
  wireImportUpdate,
  wireInsurance,
  wireItem,
  wireMaster,
  wireMovement,
  wirePurchase,
  wireSale,
} from "../../server/src/control-unit/wire.ts";
import { type Simulator, startSimulator } from "../../server/src/simulator/index.ts";
import { accepted, at, by, line, sale } from "./documents.ts";

const since = "20180101000000";
for (const wire of ["vscu", "oscu"] as const)
  describe(`control unit client with a simulated unit (${wire})`, () => {
    let simulator: Simulator;
    let unit: ControlUnit;
    let address: UnitAddress;

    beforeEach(async () => {
      simulator = await startSimulator({ wire, amounts: "S", itemOrder: "strict" });
      unit = createControlUnit({ clock: systemClock, limits: { saveMs: 400, connectMs: 1_000 } });
      address = {
        url: simulator.url,
        tin: "P051234567Z",
        bhf_id: "00",
        serial: "SIM-DEV-0001",
        profile: "ke",
        wire,
        allow_private: true,
      };
    });

    afterEach(async () => {
      await unit.close();
      await simulator.close();
    });

    async function ready() {
      const info = accepted(await unit.initialize(address));
      const value = info?.keys.cmcKey ?? "";
      if (wire === "oscu")
        address = { ...address, key: { value, place: "body" }, ...(info ? { identifiers: info } : {}) };
      const item = {
        item_code: "KE2NTXU0000001",
        item_name: "Cola",
        item_class_code: "5020230602",
        item_type: "2",
        tax_type_code: "A",
        tax_rate: 16,
        pkg_unit_code: "NT",
        qty_unit_code: "U",
        origin_nation_code: "KE",
        barcode: null,
        default_price: 33.33,
        safety_qty: 0,
        is_active: true,
        by,
      };
      accepted(await unit.save(address, wireItem(address, item)));
    }

    it("initializes once with keys, again without, and not with a wrong serial", async () => {
      const info = accepted(await unit.initialize(address));
      expect(info?.sdc_id).to.be.a("string");
      const keys = wire === "oscu" ? ["cmcKey"] : ["cmcKey", "intrlKey", "signKey"];
      expect(info?.keys).to.have.all.keys(keys);
      const again = await unit.initialize(address);
      expect(again).to.deep.include({ kind: "accepted", code: "902", data: null });
      const wrong = await unit.initialize({ ...address, serial: "WRONG-1" });
      expect(wrong).to.deep.include({ kind: "rejected", code: "901", of_unit: true });
    });

    it("fetches all reference data, and its tax table fits the profile", async () => {
      await ready();
      const classes = accepted(await unit.selectCodes(address, since));
      expect(verifyProfile("ke", classes)).to.deep.equal({ contradictions: [], warnings: [], disabled: [] });
      expect(verifyProfile("plain", classes).contradictions).to.not.be.empty;
      const taxes = classes.find(({ code_class }) => code_class === "04")?.codes;
      expect(taxes?.find(({ code }) => code === "A")).to.deep.include({ unit_code: "B", rate: 16 });
      const pages: ItemClass[][] = [];
      for await (const page of unit.selectItemClasses(address, since)) pages.push(accepted(page));
      const codes = pages.flat().map(({ code }) => code);
      expect(codes).to.have.length(3_000);
      expect(new Set(codes).size).to.equal(3_000);
      expect(accepted(await unit.selectNotices(address, since))).to.have.length(3);
      expect(accepted(await unit.selectItems(address, since))).to.have.length(1);
      expect(accepted(await unit.selectCustomer(address, "A001234567B"))?.tin).to.equal("A001234567B");
      expect(accepted(await unit.selectCustomer(address, "Z001234567B"))).to.equal(null);
      expect(accepted(await unit.serverTime(address))).to.match(/^20\d{12}$/);
    });

    it("stops paging at a page that does not advance, and at a failure", async () => {
      await ready();
      await simulator.setFault({ fault: "F26" });
      const pages: string[] = [];
      for await (const page of unit.selectItemClasses(address, since)) pages.push(page.kind);
      expect(pages).to.deep.equal(["accepted"]);
      await simulator.setFault({ fault: "F10", path: "selectItemsClass", after: 1 });
      const kinds: string[] = [];
      for await (const page of unit.selectItemClasses(address, since)) kinds.push(page.kind);
      expect(kinds).to.deep.equal(["accepted", "doubt"]);
    });

    it("signs a sale and its credit note", async () => {
      await ready();
      const receipt = accepted(await unit.save(address, wireSale(address, sale(), 1)));
      expect(receipt).to.include({ receipt_no: 1, sdc_id: simulator.state.branches[0]?.sdcId });
      expect(receipt?.signature).to.have.length(16);
      expect(receipt?.signed_at).to.match(/^\d{14}$/);
      const credit = sale({
        invoice_no: "C-1",
        receipt_type: "R",
        original_number: 1,
        refund_reason_code: "06",
        items: [line({ qty: 1 })],
      });
      expect(accepted(await unit.save(address, wireSale(address, credit, 2)))?.total_receipt_no).to.equal(2);
      const tooMuch = { ...credit, invoice_no: "C-2", items: [line({ qty: 30 })] };
      const rejected = await unit.save(address, wireSale(address, tooMuch, 3));
      expect(rejected).to.include({ kind: "rejected", passing: false });
      expect(simulator.violations).to.deep.equal([]);
    });

    it("signs discounts, several tax types and awkward prices under convention S", async () => {
      await ready();
      const items = [
        line({ unit_price: 99.99, qty: 1.01 }),
        line({ item_seq: 2, unit_price: 0.01, qty: 1 }),
        line({ item_seq: 3, unit_price: 49.95, qty: 7, discount_rate: 12.5 }),
        line({ item_seq: 4, tax_type: "B", tax_rate: 0, unit_price: 12.34 }),
        line({ item_seq: 5, tax_type: "E", tax_rate: 8, unit_price: 108.1, discount_rate: 3 }),
        line({ item_seq: 6, tax_type: "E", tax_rate: 0 }),
        line({ item_seq: 7, tax_type: "C", tax_rate: 0, pkg: 0 }),
      ];
      accepted(await unit.save(address, wireSale(address, sale({ items }), 1)));
    });

    it("registers supplier sales, confirmed and by hand", async () => {
      await ready();
      const rows = accepted(await unit.selectSupplierSales(address, since));
      expect(rows).to.have.length(12);
      const [first] = rows;
      if (!first) throw new Error("no supplier sale");
      const doc = {
        supplier_tin: first.supplier_tin,
        supplier_bhf_id: first.supplier_bhf_id,
        supplier_name: first.supplier_name,
        supplier_invoice_no: first.supplier_invoice_no,
        purchase_date: first.sales_date,
        purchase_time: "120000",
        purchase_type: "I",
        purchase_status: null,
        payment_type: first.payment_type ?? "01",
        registration: "A" as const,
        receipt_type: "P" as const,
        supplier_lines: first.lines,
        supplier_sale: first.sale,
        remark: null,
        confirmed_at: at,
        by,
        items: first.lines.map((figures) => ({
          ...figures,
          item_code: "KE2NTXU0000001",
          item_class_code: "5020230602",
          item_name: "Cola",
          pkg_unit_code: figures.pkg_unit_code ?? "NT",
          qty_unit_code: figures.qty_unit_code ?? "U",
        })),
      };
      accepted(await unit.save(address, wirePurchase(address, doc, 1)));
      const typed = { ...doc, registration: "M" as const, supplier_invoice_no: "ABC-1", items: [line()] };
      accepted(await unit.save(address, wirePurchase(address, typed, 2)));
      expect(accepted(await unit.selectSupplierSales(address, since))).to.have.length(11);
    });

    it("books movements and masters, imports, insurances and items on their way", async () => {
      await ready();
      const movement = {
        sar_type: unitStockType("ke", "11", 1),
        date: "20260110",
        customer_tin: null,
        customer_name: null,
        original_number: null,
        remark: null,
        by,
        items: [line({ qty: 10 })],
      };
      accepted(await unit.save(address, wireMovement(address, movement, 1)));
      const out = { ...movement, sar_type: stockTypes("ke").sale, items: [line({ qty: 4 })] };
      accepted(await unit.save(address, wireMovement(address, out, 2)));
      const master = { item_code: "KE2NTXU0000001", remaining_qty: 6, by };
      accepted(await unit.save(address, wireMaster(address, master)));
      expect(simulator.state.branches[0]?.stock).to.deep.include({
        itemCd: "KE2NTXU0000001",
        moved: 6,
        master: 6,
      });
      const [row] = accepted(await unit.selectImportItems(address, since));
      if (!row) throw new Error("no customs row");
      expect(row.item.declaration_date).to.match(/^20\d{6}$/);
      const update = {
        task_code: row.item.task_code,
        declaration_date: row.unit_declaration_date,
        item_sequence: row.item.item_sequence,
        hs_code: row.item.hs_code,
        item_class_code: "5020230602",
        item_code: "KE2NTXU0000001",
        import_item_status_code: "3",
        remark: null,
        by,
      };
      accepted(await unit.save(address, wireImportUpdate(address, update)));
      const insurance = { code: "SHA", name: "Social Health", rate: 80, is_active: true, by };
      accepted(await unit.save(address, wireInsurance(address, insurance)));
      expect(accepted(await unit.selectPendingStock(address, since))).to.deep.equal([]);
      await simulator.addStockMoves(address.tin, address.bhf_id, 2);
      expect(accepted(await unit.selectPendingStock(address, since))).to.not.be.empty;
    });

    it("distinguishes sequence mismatches, duplicates, rejections and passing rejections", async () => {
      await ready();
      const first = wireSale(address, sale(), 1);
      expect(await unit.save(address, wireSale(address, sale(), 5))).to.deep.include({
        kind: "drift",
        expected: 1,
        found: 5,
      });
      accepted(await unit.save(address, first));
      expect(await unit.save(address, first)).to.deep.include({
        kind: "duplicate",
        code: "994",
        receipt: null,
      });
      await simulator.setFault({ fault: "F4", params: { mode: "receipt" } });
      const recovered = await unit.save(address, first);
      expect(recovered).to.deep.include({ kind: "duplicate", code: "924" });
      expect(recovered).to.have.nested.property("receipt.receipt_no", 1);
      const rejected = wireSale(address, sale({ invoice_no: "SIM-884" }), 2);
      expect(await unit.save(address, rejected)).to.deep.include({
        kind: "rejected",
        code: "884",
        passing: false,
      });
      const away = wireSale(address, sale({ invoice_no: "SIM-802" }), 2);
      expect(await unit.save(address, away)).to.deep.include({
        kind: "rejected",
        code: "802",
        passing: true,
      });
    });

    for (const fault of ["F3", "F10", "T1", "T2", "T3", "T5"]) {
      it(`is in doubt after ${fault}, and a replay shows what happened`, async () => {
        await ready();
        const call = wireSale(address, sale({ invoice_no: `SIM-${fault}` }), 1);
        expect((await unit.save(address, call)).kind).to.equal("doubt");
        expect((await unit.save(address, call)).kind).to.be.oneOf(["duplicate", "accepted"]);
        expect(simulator.ledger().filter(({ kind }) => kind === "sale")).to.have.length(1);
        expect(simulator.violations.filter(({ kind }) => kind === "signed_twice")).to.deep.equal([]);
      });
    }

    it("sends nothing to a missing unit, and says so", async () => {
      await ready();
      await simulator.setFault({ fault: "F1" });
      expect((await unit.save(address, wireSale(address, sale(), 1))).kind).to.equal("not_sent");
      expect(await unit.test(address)).to.deep.include({ ok: false });
      await simulator.clearFaults();
      accepted(await unit.save(address, wireSale(address, sale(), 1)));
    });

    it("tests a connection without changing anything, also before the initialization", async () => {
      const result = await unit.test(address);
      expect(result).to.deep.include({ ok: true });
      expect(result.response_time_ms).to.be.a("number");
      expect(simulator.ledger()).to.deep.equal([]);
      expect(simulator.state.branches.filter(({ dvcSrlNo }) => dvcSrlNo !== null)).to.deep.equal([]);
      await simulator.setFault({ fault: "F10", times: "always" });
      expect(await unit.test(address)).to.deep.include({ ok: false });
    });
  });
