// One service with Kenya's unit, Kenya's online unit and Rwanda's unit at once, at an instant at which it is 23:30 in Nairobi and 22:30
// in Kigali: each does everything by its own paths, zone, letters and way to answer a repetition.
import { expect } from "chai";
import { type Simulator, startSimulator } from "../../server/src/simulator/index.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { type DatabaseFamily, describeEachFamily } from "../support/database.ts";
import { customsRow, mapImport } from "../support/imports.ts";
import { findBreaches, witnessOf } from "../support/invariants.ts";
import { readPdfText } from "../support/pdf.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { factsOf, movementAt, purchaseAt, soldAt, type UnitWire, unitWires } from "../support/unit-wires.ts";

const nowMs = Date.parse("2026-03-10T20:30:00Z");
const cola = "KE2NTXU0000001";
/** What differs. A can of cola at 580 has 80 of 16 %, or 88.47 of 18 %. */
const expected: Record<
  UnitWire,
  { time: string; letter: string; tax: number; credit: string; repeat: string }
> = {
  vscu: { time: "20260310233000", letter: "B", tax: 80, credit: "NC", repeat: "994" },
  oscu: { time: "20260310233000", letter: "B", tax: 80, credit: "NC", repeat: "994" },
  rw: { time: "20260310223000", letter: "B", tax: 88.47, credit: "NR", repeat: "924" },
};
const paths: Record<UnitWire, string[]> = {
  vscu: [
    "/trnsSales/saveSales",
    "/trnsPurchase/savePurchases",
    "/imports/updateImportItems",
    "/stock/saveStockItems",
  ],
  oscu: ["/saveTrnsSalesOsdc", "/insertTrnsPurchase", "/updateImportItem", "/insertStockIO"],
  rw: [
    "/trnsSales/saveSales",
    "/trnsPurchase/savePurchases",
    "/imports/updateImportItems",
    "/stock/saveStockItems",
  ],
};

async function start(family: DatabaseFamily) {
  const clock = createTestClock(nowMs);
  const now = () => new Date(clock.now());
  const test = await startTestService({
    family,
    clock,
    simulator: false,
    overrides: { syncWaitMs: 20_000 },
    environment: { TAXD_ALLOW_PRIVATE_UNITS: "true" },
  });
  const units = new Map<UnitWire, { unit: Simulator; branch: TestBranch }>();
  for (const [index, wire] of unitWires.entries()) {
    const { device, simulator } = factsOf[wire];
    const unit = await startSimulator({ now, ...simulator });
    const branch = await openBranch(test, { bhf_id: `0${index}`, url: unit.url, price: 0, ...device });
    units.set(wire, { unit, branch });
  }
  const at = (wire: UnitWire) => {
    const found = units.get(wire);
    if (!found) throw new Error(`no unit of ${wire}`);
    return found;
  };
  const close = async () => {
    await test.close();
    for (const { unit } of units.values()) await unit.close();
  };
  return { test, clock, at, close };
}

describeEachFamily("three units in one service", (family) => {
  const opened = forSuite(() => start(family));
  const client = () => opened.test.client;
  const bodyOf = (wire: UnitWire, invoice_no: string, more = {}) =>
    sale({ invoice_no, items: soldAt(wire, [{ item_code: cola, quantity: 1, unit_price: 580 }]), ...more });
  const inBranch = (wire: UnitWire) => ({ branch: opened.at(wire).branch.bhf_id });
  const sent = (wire: UnitWire, name: string) =>
    opened.at(wire).unit.requests.filter((request) => request.function === name);
  const lastBody = (wire: UnitWire, name: string) => Object(sent(wire, name).at(-1)?.body);
  const each = (work: (wire: UnitWire) => Promise<void>) => Promise.all(unitWires.map(work));
  const sold = new Map<UnitWire, string>();

  it("sign sales at the same time, each in its own time and letters", async () => {
    await each(async (wire) => {
      const { transaction_id, tax_amount } = await client().sales.create(bodyOf(wire, "S-1"), inBranch(wire));
      sold.set(wire, transaction_id);
      const { time, letter, tax } = expected[wire];
      expect(tax_amount, wire).to.equal(tax);
      expect(lastBody(wire, "saveSales"), wire).to.include({ cfmDt: time, [`taxAmt${letter}`]: tax });
      expect((await client().sales.get(transaction_id)).sale_time, wire).to.equal("101500");
    });
    expect(lastBody("oscu", "saveSales").receipt).to.include({ rcptPbctDt: "20260310233000" });
    expect(lastBody("vscu", "saveSales").receipt).to.include({ rptNo: 1 });
  });

  it("reject what one country has and the other hasn't, before anything is stored", async () => {
    const buyer = { customer_tin: "100600571", customer_name: "Kivu Hotel", purchase_code: "AB12CD" };
    for (const wire of ["vscu", "oscu"] as const) {
      const { errors } = await failureOf(client().sales.create(bodyOf(wire, "X-1", buyer), inBranch(wire)));
      expect(errors, wire).to.have.keys("purchase_code");
    }
    const without = { ...buyer, purchase_code: undefined };
    const { errors } = await failureOf(client().sales.create(bodyOf("rw", "X-1", without), inBranch("rw")));
    expect(errors).to.have.keys("purchase_code");
    await each(async (wire) => {
      expect(sent(wire, "saveSales"), wire).to.have.length(1);
    });
  });

  it("print each receipt in the words of its country alone", async () => {
    const paper = async (wire: UnitWire) => {
      const text = await readPdfText(
        await client().transactions.receipt(sold.get(wire) ?? "", { format: "pdf", paper: "80mm" }),
      );
      // Signatures have words by chance.
      return text.replaceAll(/(?:[A-Z2-7]{4}-){3,}[A-Z2-7]+/g, "");
    };
    for (const wire of ["vscu", "oscu"] as const)
      expect(await paper(wire), wire)
        .to.match(/10\/03\/2026\s+(Time: )?23:30|23:30/)
        .and.to.match(/CU INVOICE NO/)
        .and.not.to.match(/\b(SDC|TIN|RRA|RWF|NR)\b|18(\.00)?%/);
    expect(await paper("rw"))
      .to.match(/Date: 10\/03\/2026 Time: 22:30/)
      .and.to.match(/TOTAL TAX B\s+88\.47/)
      .and.not.to.match(/\b(PIN|KRA|SCU|TIS|KES)\b|16(\.00)?%/);
  });

  it("credit, buy, import and move stock", async () => {
    await each(async (wire) => {
      const options = inBranch(wire);
      const { unit, branch } = opened.at(wire);
      const note = { receipt_type: "R", original_invoice_no: "S-1", refund_reason_code: "06" } as const;
      await client().sales.create(bodyOf(wire, "C-1", note), options);
      expect(lastBody(wire, "saveSales"), wire).to.include({ rcptTyCd: "R", orgInvcNo: 1 });
      await client().purchases.create(purchaseAt(wire), options);
      await unit.addImports(branch.tin, branch.bhf_id, [customsRow({ orgnNatCd: "CN" })]);
      await client().imports.selectItems({ last_request_date: "20180101000000" }, options);
      const record = mapImport({ origin_nation_code: "CN" });
      expect(await client().imports.process(record as never, options), wire).to.include({ qty_added: 100 });
      await client().stock.createMovement(movementAt(wire, "13", { cola: 5, milk: -3 }) as never, options);
      await client().stock.saveMaster({ item_code: cola, remaining_qty: 500 }, options);
    });
    await opened.test.service.lanes.drain();
    await each(async (wire) => {
      const { unit, branch } = opened.at(wire);
      const used = new Set(unit.requests.map(({ path }) => path));
      for (const path of paths[wire]) expect(used, wire).to.include(path);
      const state = unit.state.branches.find(({ tin }) => tin === branch.tin);
      expect(
        state?.stock.find(({ itemCd }) => itemCd === cola),
        wire,
      ).to.include({ moved: 500, master: 500 });
      expect(state?.receipts, wire).to.include({ NS: 1, NR: 1 });
    });
  });

  it("answer a repetition in their own ways, and no sale is signed twice", async () => {
    await each(async (wire) => {
      const { unit, branch } = opened.at(wire);
      const scope = { tin: branch.tin, path: "saveSales", times: 1 };
      await unit.setFault({ fault: "F10", ...scope, params: { kind: "504", signed: true } });
      await client().sales.create(bodyOf(wire, "S-2"), { ...inBranch(wire), async: true });
    });
    for (let tries = 0; tries < 4; tries++) {
      opened.clock.advance(60_000);
      await opened.test.service.lanes.drain();
    }
    await each(async (wire) => {
      const { bhf_id } = opened.at(wire).branch;
      const [found] = await client().transactions.list({ invoice_no: "S-2", branch_id: bhf_id }).toArray();
      expect(found?.status, wire).to.equal("success");
      const ofSale = sent(wire, "saveSales").filter(({ body }) => Number(Object(body).invcNo) === 3);
      expect(ofSale.map(({ resultCd }) => resultCd).at(-1), wire).to.equal(expected[wire].repeat);
    });
  });

  it("report X and Z of the day of each branch, with its labels", async () => {
    await each(async (wire) => {
      const x = await client().reports.xReport({ branch_id: opened.at(wire).branch.bhf_id });
      const z = await client().reports.createZReport({}, inBranch(wire));
      for (const report of [x, z]) {
        expect(report.business_day, wire).to.equal("2026-03-10");
        const kinds = report.kinds.map(({ printed_label, documents }) => [printed_label, documents]);
        expect(kinds, wire).to.deep.equal([
          ["NS", 2],
          [expected[wire].credit, 1],
        ]);
      }
      const of = { ...bodyOf(wire, "S-3"), sale_date: "20260310" };
      await client().sales.create(of, inBranch(wire));
    });
    expect(lastBody("rw", "saveSales").receipt).to.include({ rptNo: 2 });
    expect(lastBody("vscu", "saveSales").receipt).to.include({ rptNo: 1 });
    expect(lastBody("oscu", "saveSales").receipt).not.to.have.property("rptNo");
  });

  it("have what the service has: every document once", async () => {
    await opened.test.service.lanes.drain();
    const witnesses = unitWires.map((wire) => witnessOf(opened.at(wire).unit));
    const { environmentId } = opened.at("vscu").branch;
    const witness = {
      ledger: witnesses.flatMap(({ ledger }) => ledger),
      violations: witnesses.flatMap(({ violations }) => violations),
      branches: witnesses.flatMap(({ branches }) => branches),
    };
    const { db } = opened.test.service;
    expect(await findBreaches(db, witness, { environmentIds: [environmentId] })).to.deep.equal([]);
  });
});
