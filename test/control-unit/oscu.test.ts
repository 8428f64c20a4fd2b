// What is different on the online unit's wire: its paths, its key in each call, and receipts that don't name their unit.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import type { ControlUnit, UnitAddress, UnitKey } from "../../server/src/control-unit/types.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { wireItem, wirePurchase, wireSale } from "../../server/src/control-unit/wire.ts";
import { functionOf } from "../../server/src/control-unit/wires/index.ts";
import { oscu } from "../../server/src/control-unit/wires/oscu.ts";
import { vscu } from "../../server/src/control-unit/wires/vscu.ts";
import { type Simulator, type SimulatorOptions, startSimulator } from "../../server/src/simulator/index.ts";
import { address as sampleAddress, purchase as samplePurchase } from "../support/documents.ts";
import { accepted, at, sale } from "./documents.ts";

const since = "20180101000000";
const right = "SIMCMCKEY-P051234567Z-00";

describe("the online unit's wire", () => {
  let simulator: Simulator;
  let unit: ControlUnit;
  let address: UnitAddress;

  async function start(options: SimulatorOptions = {}) {
    simulator = await startSimulator({ wire: "oscu", itemClasses: 5, ...options });
    address = {
      url: `${simulator.url}/`,
      tin: "P051234567Z",
      bhf_id: "00",
      serial: "SIM-DEV-0001",
      profile: "ke",
      wire: "oscu",
      allow_private: true,
    };
  }

  beforeEach(() => {
    unit = createControlUnit({ clock: systemClock, limits: { saveMs: 400 } });
  });
  afterEach(async () => {
    await unit.close();
    await simulator?.close();
  });

  const with_ = (key: UnitKey): UnitAddress => ({ ...address, key });

  it("has another path for each function, and one function for each path", async () => {
    for (const [name, path] of Object.entries(oscu.paths)) {
      expect(functionOf(path), path).to.equal(name);
      expect(functionOf(vscu.paths[name as keyof typeof vscu.paths])).to.equal(name);
    }
    const all = [...Object.values(oscu.paths), ...Object.values(vscu.paths)];
    expect(new Set(all).size).to.equal(all.length);
    expect(functionOf("/saveTrnsSales")).to.equal(undefined);
  });

  it("dates the receipt of a sale itself, and sends all else as the other wire does", () => {
    const sold = sale();
    const [local, online] = [
      wireSale(sampleAddress, sold, 1),
      wireSale({ ...sampleAddress, wire: "oscu" }, sold, 1),
    ];
    const { rptNo, ...receipt } = Object(local.body.receipt);
    expect(rptNo).to.equal(1);
    expect(online.body).to.deep.equal({ ...local.body, receipt: { ...receipt, rcptPbctDt: at } });
    expect(online.path).to.equal("/saveTrnsSalesOsdc");
    const bought = wirePurchase({ ...sampleAddress, wire: "oscu" }, samplePurchase, 1);
    expect(bought).to.deep.equal({
      ...wirePurchase(sampleAddress, samplePurchase, 1),
      path: "/insertTrnsPurchase",
    });
  });

  for (const place of ["body", "headers"] as const) {
    it(`has the key in the ${place} of each call but the initialization, and in no stored message`, async () => {
      await start({ keyIn: place });
      accepted(await unit.initialize(with_({ value: "an older one", place })));
      const keyed = with_({ value: right, place });
      const call = wireSale(keyed, sale(), 1);
      accepted(await unit.save(keyed, call));
      accepted(await unit.selectCodes(keyed, since));
      expect(JSON.stringify(call)).to.not.contain("cmcKey");
      const [initialized, ...later] = simulator.requests;
      expect(initialized?.body).to.have.all.keys("tin", "bhfId", "dvcSrlNo");
      for (const { body } of later) expect(body?.cmcKey).to.equal(place === "body" ? right : undefined);
      const other = place === "body" ? "headers" : "body";
      const wrongPlace = await unit.selectCodes(with_({ value: right, place: other }), since);
      expect(wrongPlace).to.include({ kind: "rejected", code: "900", of_unit: true });
    });
  }

  it("takes a missing or wrong key for the unit's condition, not for a fault of the document", async () => {
    await start();
    accepted(await unit.initialize(address));
    const call = wireSale(address, sale(), 1);
    expect(await unit.save(address, call)).to.include({ kind: "rejected", code: "900", of_unit: true });
    const wrong = with_({ value: "not-the-key", place: "body" });
    expect(await unit.save(wrong, call)).to.include({ kind: "rejected", code: "901", of_unit: true });
    expect(simulator.ledger()).to.deep.equal([]);
  });

  it("reads counters that are text, and names the unit as its initialization did", async () => {
    await start();
    const info = accepted(await unit.initialize(address));
    const identifiers = { sdc_id: info?.sdc_id ?? null, mrc_no: info?.mrc_no ?? null };
    const keyed = { ...with_({ value: right, place: "body" }), identifiers };
    const call = wireSale(keyed, sale(), 1);
    const receipt = accepted(await unit.save(keyed, call));
    expect(receipt).to.include({ receipt_no: 1, total_receipt_no: 1, ...identifiers });
    expect(identifiers.sdc_id).to.match(/^KRACU/);
    await simulator.setFault({ fault: "F4", params: { mode: "receipt" } });
    const again = await unit.save(keyed, call);
    expect(again).to.deep.nested.include({ kind: "duplicate", "receipt.sdc_id": identifiers.sdc_id });
    expect(
      accepted(
        await unit.save(
          { ...keyed, identifiers: { sdc_id: null, mrc_no: null } },
          wireSale(keyed, sale({ invoice_no: "S-2" }), 2),
        ),
      ),
    ).to.include({ sdc_id: null });
  });

  it("shows no key that a unit or a gateway echoes", async () => {
    await start();
    accepted(await unit.initialize(address));
    const keyed = with_({ value: right, place: "body" });
    await simulator.setFault({ fault: "F15", params: { fields: `cmcKey ${right}` } });
    const rejected = await unit.save(keyed, wireItem(keyed, itemOf()));
    expect(rejected.kind).to.equal("rejected");
    expect(JSON.stringify(rejected)).to.contain("cmcKey ***").and.not.contain(right);
  });

  it("knows the unit's time from a fetch, and tests the connection with it", async () => {
    await start({ now: () => new Date("2026-03-10T10:15:00+03:00") });
    const tested = await unit.test(address);
    expect(tested).to.include({ ok: true, unit_time: "20260310101500" });
    accepted(await unit.initialize(address));
    const keyed = with_({ value: right, place: "body" });
    expect(accepted(await unit.serverTime(keyed))).to.equal("20260310101500");
    expect(simulator.requests.map((request) => request.function)).to.deep.equal([
      "selectNotices",
      "selectInitInfo",
      "selectNotices",
    ]);
  });

  it("finds no unit of the other wire at its URL", async () => {
    await start();
    const local: UnitAddress = { ...address, wire: "vscu" };
    expect((await unit.initialize(local)).kind).to.equal("doubt");
    expect((await unit.test(local)).ok).to.equal(false);
    const saved = await unit.save(local, wireSale(local, sale(), 1));
    expect(saved).to.include({ kind: "doubt", not_served: 404 });
  });

  function itemOf() {
    return {
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
      by: { id: "7", name: "Till Seven" },
    };
  }
});
