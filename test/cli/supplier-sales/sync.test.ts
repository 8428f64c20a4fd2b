// Registering what suppliers reported: their figures to the letter, our items, nothing twice, reasons for the rest.

import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { syncFailure } from "../../../cli/src/supplier-sales/result.ts";
import type { SyncRow } from "../../../cli/src/supplier-sales/sync.ts";
import { itemCode, itemInput } from "../../support/records.ts";
import { supplierSale } from "../../support/supplier-sales.ts";
import { signedInDesk } from "../support/command.ts";

const sales = [
  supplierSale("801", itemCode(1)),
  supplierSale("802", itemCode(2)),
  supplierSale("803", itemCode(1)),
];

describe("purchases fetch and sync", () => {
  const { service, desk } = signedInDesk();

  beforeEach(async () => {
    service.reported = sales;
  });

  const sync = (...more: string[]) => desk.run(["purchases", "sync", "--json", ...more]);
  const registered = () =>
    service.calls("POST", "/purchases").map(({ body }) => body as Record<string, unknown>);

  /** The service has them from the night. */
  const fetchEarlier = async () => {
    service.time = "2026-03-10T00:41:00.000Z";
    await service.report(...sales);
    service.reported = [];
    await service.client.purchases.fetchSupplierSales();
    service.time = "2026-03-10T07:15:01.412Z";
  };
  const loseUnit = () =>
    service.test.simulator.setFault({ fault: "F10", path: "selectTrnsPurchaseSales", times: "always" });

  it("lists waiting invoices", async () => {
    const [people, program] = await Promise.all([
      desk.run(["purchases", "fetch"]),
      desk.run(["purchases", "fetch", "--json"]),
    ]);
    expect(people.stdout).to.contain("Lakeside Wholesale Ltd").and.to.contain("3480.00");
    expect(people.stdout).to.contain("2026-03-09 16:20:00").and.to.not.contain("20260309162000");
    expect(program.json().data).to.have.length(3);
    expect(service.calls("POST", "/purchases/sales")[0]?.body).to.deep.equal({ branch_id: "00" });
  });

  it("shows the age of its data", async () => {
    const people = await desk.run(["purchases", "sync", "--dry-run", "--register-items"]);
    expect(people.stderr).to.contain("Supplier invoices: fetched just now.");
    expect((await sync("--dry-run", "--register-items")).json().meta).to.include({
      synced_at: "2026-03-10T07:15:01.412Z",
      age_s: 0,
    });
  });

  it("uses stored data while the control unit is away, and warns with its age", async () => {
    await fetchEarlier();
    await loseUnit();
    const ran = await sync("--register-items");
    expect(ran.exitCode).to.equal(0);
    expect(registered()).to.have.length(3);
    expect(ran.json().meta).to.include({ synced_at: "2026-03-10T00:41:00.000Z", age_s: 23641 });
    expect(JSON.stringify(ran.json().warnings ?? ran.stderr)).to.contain(
      "The control unit can't be reached. Supplier invoices: as of 2026-03-10 03:41, 6 h 34 min ago.",
    );
  });

  it("fails while the control unit is away and nothing was fetched before", async () => {
    await loseUnit();
    const ran = await sync("--register-items");
    expect(ran.exitCode).to.not.equal(0);
    expect(ran.stderr + ran.stdout).to.contain("unit_unreachable");
    expect(registered()).to.have.length(0);
  });

  it("lists the stored invoices, with their age and the next fetch", async () => {
    await fetchEarlier();
    await service.client.branches.update("00", { daily_fetch: "03:41" });
    await service.test.service.dailyFetch.look();
    const people = await desk.run(["purchases", "received"]);
    expect(people.stdout).to.contain("Lakeside Wholesale Ltd").and.to.contain("3480.00");
    expect(people.stderr).to.contain(
      "Fetched at 2026-03-10 03:41, 6 h 34 min ago. The next fetch is at 2026-03-11 03:41.",
    );
    expect(service.calls("POST", "/purchases/sales")).to.have.length(0);
    const program = await desk.run(["purchases", "received", "--json", "--status", "all"]);
    expect(program.json().data).to.have.length(3);
    expect(program.json().meta).to.include({ age_s: 23641 });
  });

  it("writes the stored invoices to a file, with days that a spreadsheet knows", async () => {
    await fetchEarlier();
    const out = desk.path("received.csv");
    const ran = await desk.run(["purchases", "received", "--status", "all", "--out", out]);
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(ran.stdout).to.contain(`3 supplier invoices written to ${out}.`);
    const [head, first] = (await readFile(out, "utf8")).split(/\r?\n/);
    expect(head).to.contain("supplier_branch").and.to.contain("confirmed");
    expect(first).to.match(/,2026-03-09,/);
    const csv = await desk.run(["purchases", "received", "--format", "csv"]);
    expect(csv.stdout).to.match(/,2026-03-09 \d\d:\d\d:\d\d,/);
    const odd = await desk.run(["purchases", "received", "--out", desk.path("received.txt")]);
    expect([odd.exitCode, odd.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 2 && text.includes("Unsupported file extension"),
    );
  });

  it("says which invoices its failure counts if others wait", () => {
    const row = (status: SyncRow["status"]): SyncRow => ({
      supplier_tin: "P059999999Q",
      supplier_name: "",
      supplier_invoice_no: "801",
      total_amount: 1,
      status,
      invoice_no: "",
      claim: "",
      transaction_id: "",
      reason: "",
    });
    const rows = [row("success"), row("invalid"), row("waiting")];
    expect(syncFailure(rows)?.message).to.equal(
      "1 of 2 supplier invoices that you decided about is not registered",
    );
    expect(syncFailure(rows.slice(0, 2))?.message).to.equal("1 of 2 supplier invoices is not registered");
  });

  it("claims the tax in the month that is named", async () => {
    expect((await sync("--register-items", "--claim-month", "2026-03")).exitCode).to.equal(0);
    expect(registered().map(({ claim_month }) => claim_month)).to.deep.equal([
      "2026-03",
      "2026-03",
      "2026-03",
    ]);
    expect((await sync("--claim-month", "March")).exitCode).to.equal(2);
  });

  it("claims nothing with --claim none", async () => {
    const ran = await sync("--register-items", "--claim", "none");
    expect(ran.exitCode).to.equal(0);
    expect(registered().map(({ claim, claim_month }) => [claim, claim_month])).to.deep.equal([
      ["none", undefined],
      ["none", undefined],
      ["none", undefined],
    ]);
    expect((ran.json().data as SyncRow[]).map(({ claim }) => claim)).to.deep.equal(["none", "none", "none"]);
    expect((await sync("--claim", "perhaps")).exitCode).to.equal(2);
  });

  it("warns before it sends purchases that are older than the authority's limit", async () => {
    service.reported = [
      supplierSale("801", "SUP-1", { regDt: "20250831120000" }),
      supplierSale("802", "SUP-1", { regDt: "20250901120000" }),
    ];
    for (const month of ["2025-08", "2026-03"]) {
      const ran = await sync("--register-items", "--claim-month", month, "--dry-run");
      expect(JSON.stringify(ran.json().warnings)).to.contain(
        "1 purchase is more than 6 months old: KRA does not accept the deduction, so the tax is not claimed. Invoices: 801.",
      );
      expect((ran.json().data as SyncRow[]).map(({ claim }) => claim)).to.deep.equal(["none", month]);
    }
    expect(registered()).to.deep.equal([]);
    const check = async (...argv: string[]) => (await sync("--check", ...argv)).json();
    const checked = await check();
    expect(JSON.stringify(checked.warnings)).to.contain("1 purchase is more than 6 months old");
    expect(checked.error.message).to.contain(
      "2 supplier invoices waiting to be registered (1 without a claim)",
    );
    expect(checked.meta.waiting).to.deep.equal({ register: 2, unclaimed: 1, reject: 0 });
    const none = await check("--claim", "none");
    expect([none.warnings, Object(none.meta.waiting).unclaimed]).to.deep.equal([[], 2]);
    expect((await check("--limit", "1")).meta.waiting).to.include({ register: 1 });
    expect((await check("--supplier", "P051111111Z")).meta.waiting).to.include({ register: 0, unclaimed: 0 });
    const reason = ["--claim-reason", "KRA extended the time"];
    expect((await check(...reason)).meta.waiting).to.include({ register: 2, unclaimed: 0 });
    const granted = await sync("--register-items", ...reason, "--dry-run");
    expect(JSON.stringify(granted.json().warnings)).to.contain("KRA may reject the deduction.");
    expect((granted.json().data as SyncRow[]).map(({ claim }) => claim)).to.not.include("none");
    service.hideDevices();
    expect(JSON.stringify((await sync("--register-items", "--dry-run")).json().warnings)).to.not.contain(
      "months old",
    );
  });

  it("registers each with the supplier's figures and a number made from the supplier's", async () => {
    const ran = await sync("--register-items", "--prefix", "P-");
    expect(ran.exitCode).to.equal(0);
    expect(registered()).to.have.length(3);
    expect(registered()[0]).to.deep.equal({
      invoice_no: "P-P059999999Q-00-801",
      purchase_date: "20260309",
      purchase_time: "162000",
      supplier_tin: "P059999999Q",
      supplier_name: "Lakeside Wholesale Ltd",
      supplier_bhf_id: "00",
      supplier_invoice_no: "801",
      receipt_type: "P",
      payment_type: "01",
      total_amount: 3480,
      tax_amount: 480,
      taxable_amount: 3000,
      items: [
        {
          item_seq: 1,
          item_code: "KE2NTXU0000002",
          item_class_code: "5020230602",
          item_name: "Cola bottle",
          same_item: true,
          pkg_unit_code: "NT",
          pkg: 10,
          qty_unit_code: "U",
          qty: 10,
          unit_price: 348,
          supply_amount: 3480,
          discount_rate: 0,
          discount_amount: 0,
          taxable_amount: 3000,
          tax_type: "A",
          tax_rate: 16,
          tax_amount: 480,
          total_amount: 3480,
        },
      ],
    });
    expect(
      service.calls("POST", "/items"),
      "the same good under two codes is registered once",
    ).to.have.length(1);
    const again = await sync("--register-items");
    expect([again.exitCode, again.json().data]).to.deep.equal([0, []]);
    expect(registered()).to.have.length(3);
  });

  it("remembers items from one run to the next", async () => {
    await sync("--register-items");
    service.reported = [supplierSale("900")];
    service.seen.length = 0;
    expect((await sync()).exitCode).to.equal(0);
    expect(service.calls("POST", "/items")).to.deep.equal([]);
    expect(registered()).to.have.length(1);
  });

  it("registers the same item of several suppliers once, and different items separately", async () => {
    const of = (no: string, tin: string, line: object) =>
      supplierSale(no, `${tin}-1`, { spplrTin: tin }, { itemNm: "Gas oil", ...line });
    service.reported = [
      of("1", "P1", {}),
      of("2", "P2", { itemNm: "GAS  Oil", prc: 350 }),
      of("3", "P3", { taxTyCd: "E" }),
      of("4", "P4", { itemClsCd: "9901300300" }),
    ];
    expect((await sync("--register-items")).exitCode).to.equal(0);
    expect(service.calls("POST", "/items")).to.have.length(3);
    const codes = registered().map(({ items }) => (items as { item_code: string }[])[0]?.item_code);
    expect(codes[0]).to.equal(codes[1]);
    expect(new Set(codes)).to.have.length(3);
  });

  it("uses the item map first, then an item with the same code and name, never one with the same code alone", async () => {
    const own = (item_code: string, item_name: string) =>
      service.client.items.create(itemInput({ item_code, item_name }));
    await own(itemCode(1), "Cola bottle");
    await own(itemCode(2), "Hammer");
    await own(itemCode(3), "Cola");
    const before = await sync();
    const rows = before.json().data as { supplier_invoice_no: string; status: string }[];
    expect(rows.map(({ status }) => status)).to.deep.equal(["success", "invalid", "success"]);
    await sync("--item-map", `P059999999Q:${itemCode(2)}=${itemCode(3)}`);
    const codes = registered().map(({ items }) => (items as { item_code: string }[])[0]?.item_code);
    expect(codes).to.deep.equal([itemCode(1), itemCode(1), itemCode(3)]);
  });

  it("leaves sales without an item waiting, with the reason, and ends with 3", async () => {
    await service.client.items.create(itemInput({ item_code: itemCode(1), item_name: "Cola bottle" }));
    const ran = await sync();
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([3, "partly_done"]);
    expect(ran.json().error.remedy).to.contain("--item-map").and.to.contain("--register-items");
    const rows = ran.json().data as { status: string; reason: string }[];
    expect(rows.map(({ status }) => status)).to.deep.equal(["success", "invalid", "success"]);
    expect(rows[1]?.reason).to.equal(
      `no item for ${itemCode(2)} (Cola bottle); nearest is Cola bottle ${itemCode(1)}, score 77: name has COLA BOTTLE; same class 5020230602; same tax type A`,
    );
  });

  it("ends, piped and without items, with an exit code that its help explains, and names both ways on", async () => {
    const ran = await desk.run(["purchases", "sync"]);
    expect(ran.stderr).to.contain("--item-map").and.to.contain("--register-items");
    const help = (await desk.run(["purchases", "sync", "--help"])).stdout;
    const listed = (help.split("EXIT CODES")[1] ?? "").matchAll(/^ +(\d) {2}(.+)$/gm);
    const codes = new Map([...listed].map(([, code, text]) => [Number(code), text?.trim()]));
    expect([...codes.keys()]).to.deep.equal([0, 1, 3, 5, 8, 9]);
    expect(codes.get(ran.exitCode ?? 0)).to.equal("none: a line has no item, or the service rejected them");
  });

  it("says what to do about lines without an item once, not in every row", async () => {
    const ran = await sync("--dry-run");
    expect(ran.json().warnings).to.deep.equal(["3 supplier invoices have a line without an item of yours."]);
    expect(ran.json().error.remedy).to.contain("--item-map").and.to.contain("--register-items");
    const { stdout, stderr } = await desk.run(["purchases", "sync", "--dry-run"]);
    expect(stderr).to.contain("Warning: 3 supplier invoices have a line");
    expect([stdout, stderr].join("").match(/--item-map/g)).to.have.length(1);
  });

  it("changes nothing under --dry-run", async () => {
    const ran = await sync("--dry-run", "--register-items");
    expect(ran.exitCode).to.equal(0);
    expect((ran.json().data as { status: string }[]).map(({ status }) => status)).to.deep.equal(
      Array(3).fill("would register"),
    );
    const said = (await desk.run(["purchases", "sync", "--dry-run", "--register-items"])).stderr;
    expect(said).to.contain("3 supplier invoices: 3 would be registered; 1 item would be registered, in ");
    expect([registered(), service.calls("POST", "/items")]).to.deep.equal([[], []]);
  });

  it("resumes after Ctrl-C without registering anything twice", async () => {
    let stuck: () => void = () => {};
    const isStuck = new Promise<void>((resolve) => {
      stuck = resolve;
    });
    service.before = ({ method, path }) => {
      if (method !== "POST" || path !== "/purchases" || registered().length < 2) return undefined;
      stuck();
      return new Promise(() => {});
    };
    const ran = await desk.run(["purchases", "sync", "--register-items"], {
      meanwhile: ({ kill }) => isStuck.then(() => kill("SIGINT")),
    });
    expect(ran.exitCode).to.equal(130);
    expect(ran.stderr).to.contain("1 of 3 done");
    service.before = undefined;
    expect((await sync("--register-items")).exitCode).to.equal(0);
    expect(await service.client.transactions.list({ type: "purchase" }).toArray()).to.have.length(3);
    expect(service.calls("POST", "/items")).to.have.length(1);
  });

  it("rejects invalid item maps", async () => {
    expect((await sync("--item-map", "nothing")).exitCode).to.equal(2);
  });
});
