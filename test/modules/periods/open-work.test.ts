// What is open in a month: one list for months, close, reconciliation and health; a month with open work closes only with a reason.
import type { Taxctl } from "@taxctl/sdk";
import { purchaseOf } from "@taxctl/sdk/reconcile";
import { openWorkOf } from "@taxctl/sdk/validation";
import { expect } from "chai";
import { supplierSale } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { base64, booksOf, openReconciling } from "../../support/reconciliation.ts";
import { failureOf } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const february = { from_date: "2026-02-01", to_date: "2026-02-28" };

for (const family of databaseFamilies()) {
  describe(`the open work of a month on ${family}`, () => {
    const clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
    const test = forSuite(() =>
      startTestService({ family, clock, simulator: { now: () => new Date(clock.now()) } }),
    );
    let client: Taxctl;
    let id: string;

    const month = async (name = "2026-02") => {
      const { periods } = await client.periods.list();
      return periods.find((period) => period.month === name);
    };
    const checks = async () => {
      const { checks: all } = await client.health.get();
      return all.filter(({ name, message }) => name === "month" && message.startsWith("2026-02"));
    };
    const decide = async (index: number, action: "accept" | "ignore" | "pending") => {
      const row = (await client.reconciliations.rows(id).toArray())[index];
      const about = { authority_id: row?.authority?.id ?? null, books_id: row?.books?.id ?? null };
      await client.reconciliations.decide(id, { decisions: [{ ...about, action }] });
    };

    /** Three supplier invoices of February: the books have one as it is, one with another total, and a purchase that nobody reported. */
    beforeEach(async () => {
      const opened = await openReconciling(test);
      client = test.clientFor(test.account.keys.owner);
      const rows = ["20260209", "20260210", "20260211"].map((day, index) => supplierSale(7001 + index, day));
      const { branch } = opened;
      await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, rows);
      await client.purchases.fetchSupplierSales({});
    });

    const compare = async () => {
      const books = [
        "P058888888Q,Wholesale Ltd,7001,2026-02-09,5000.00,800.00,5800.00",
        "P058888888Q,Wholesale Ltd,7002,2026-02-10,5500.00,880.00,6380.00",
        "P051900001A,Other Ltd,9999,2026-02-12,1000.00,160.00,1160.00",
      ];
      const file = base64([booksOf([]), ...books].join("\n"));
      ({ id } = await client.reconciliations.create({ ...february, file, file_name: "february.csv" }));
    };

    it("lists supplier invoices that nothing registers, and this month however empty", async () => {
      expect(await month()).to.include({ undecided_rows: 0, unregistered_invoices: 3, open_documents: 0 });
      expect(await month("2026-03")).to.include({ status: "open", open_documents: 0 });
      expect(await checks(), "without books").to.deep.equal([]);
    });

    it("counts undecided pairs, exact ones too, like the reconciliation and health", async () => {
      await compare();
      const listed = await month();
      expect(listed).to.include({ undecided_rows: 4, unregistered_invoices: 3 });
      expect((await client.reconciliations.get(id)).open).to.equal(4);
      const [check] = await checks();
      expect(check?.status).to.equal("warn");
      expect(check?.message).to.equal(`2026-02: ${openWorkOf(listed ?? Object()).join(", ")}`);
      await decide(0, "accept");
      await decide(1, "pending");
      expect(await month(), "pending is not decided").to.include({ undecided_rows: 3 });
      await decide(2, "ignore");
      await decide(3, "ignore");
      const rest = await month();
      expect(rest).to.include({ undecided_rows: 1, unregistered_invoices: 2 });
      expect((await client.reconciliations.get(id)).open).to.equal(1);
      const trial = {
        ...february,
        file: base64(`${booksOf([])}\nP058888888Q,Wholesale Ltd,7001,2026-02-09,5000.00,800.00,5800.00`),
        file_name: "f.csv",
        dry_run: true,
      };
      expect((await client.reconciliations.create(trial)).open, "of a trial").to.equal(1);
    });

    it("closes the month only with a reason, which is stored, audited and shown", async () => {
      await compare();
      const failure = await failureOf(client.periods.close("2026-02", {}));
      expect(failure).to.include({ status: 409, code: "period_has_open_documents" });
      expect(failure.message).to.contain(
        "4 purchases are not decided, 3 supplier invoices are not registered",
      );
      const reason = "The return is due today";
      const closed = await client.periods.close("2026-02", { reason });
      expect(closed).to.include({ status: "closed", reason });
      expect(await month()).to.include({ status: "closed", reason });
      const { data } = await client.audit.list({ action: "periods.close" });
      expect(data[0]?.detail).to.deep.include({ reason, undecided_rows: 4, unregistered_invoices: 3 });
      expect(await checks(), "a closed month").to.deep.equal([]);
    });

    it("closes a month without open work, and one whose invoices are set aside, without a reason", async () => {
      expect(await client.periods.close("2026-01", {})).to.include({ status: "closed", reason: null });
      await compare();
      for (const index of [0, 1, 2, 3]) {
        const row = (await client.reconciliations.rows(id).toArray())[index];
        await decide(index, row?.authority && row.books ? "accept" : "ignore");
      }
      const open = await month();
      expect(open).to.include({ undecided_rows: 0, unregistered_invoices: 2 });
      expect(await failureOf(client.periods.close("2026-02", {}))).to.include({ status: 409 });
    });

    it("takes an invoice that the books don't have as decided once a purchase registers it", async () => {
      await compare();
      const claim = async (number: number) => {
        const { data } = await client.purchases.supplierSales({ status: "waiting" });
        const found = data.find(({ spplrInvcNo }) => spplrInvcNo === String(number));
        if (!found) throw new Error(`no supplier sale ${number}`);
        const options = {
          ...{ prefix: "", paymentType: "01", claim_month: "2026-02" },
          rates: new Map([["B", 16]]),
          sameItem: true,
          itemCode: () => "KE2NTXU0000001",
        };
        await client.purchases.create(purchaseOf(found, options));
      };
      await claim(7003);
      const row = async (status: string) => (await client.reconciliations.rows(id, { status }).toArray())[0];
      expect(await row("missing_in_books")).to.include({ open: false, decision: null, can_register: false });
      expect(await month()).to.include({ undecided_rows: 3, unregistered_invoices: 2 });
      const { open, counts } = await client.reconciliations.get(id);
      expect(open).to.equal(3);
      expect(counts.find(({ status }) => status === "missing_in_books")).to.include({ count: 1, decided: 1 });
      // A registered invoice that the books have with another total is still to decide.
      await claim(7002);
      expect(await row("mismatch")).to.include({ open: true, can_register: false });
      await claim(7001);
      expect(await row("exact"), "registered as the books have it").to.include({ open: false });
      const openRows = await client.reconciliations.rows(id, { open: true }).toArray();
      expect(openRows.map(({ status }) => status)).to.deep.equal(["mismatch", "missing_at_authority"]);
      const others = await client.reconciliations.rows(id, { open: false }).toArray();
      expect(others.map(({ status }) => status)).to.deep.equal(["exact", "missing_in_books"]);
      expect(await month()).to.include({ undecided_rows: 2, unregistered_invoices: 0 });
      await decide(3, "pending");
      const { report } = await client.reconciliations.report(id);
      const { tables, bridge } = report as {
        tables: { name: string; rows: { [key: string]: unknown }[] }[];
        bridge: { lines: { key: string; documents: number }[] };
      };
      const rows = tables.find(({ name }) => name === "summary")?.rows;
      const undecided = rows?.map(({ outcome, undecided }) => [outcome, undecided]);
      expect(undecided, "the workbook counts as the console").to.deep.equal([
        ["Agree", 0],
        ["Nearly the same", 0],
        ["Differ", 1],
        ["Perhaps the same", 0],
        ["Twice in books", 0],
        ["Not in books", 0],
        ["Not reported", 1],
        ["Total", 2],
      ]);
      const line = (key: string) => bridge.lines.find((one) => one.key === key)?.documents;
      expect([line("claimable"), line("not_posted")], "with the claim that the books lack").to.deep.equal([
        2, 0,
      ]);
      await decide(1, "accept");
      await decide(3, "ignore");
      expect(await client.periods.close("2026-02", {})).to.include({ status: "closed", reason: null });
    });

    it("shows nothing of another account", async () => {
      const other = test.clientFor((await test.openAccount()).keys.owner);
      const { periods } = await other.periods.list();
      expect(periods.map((period) => [period.month, openWorkOf(period)])).to.deep.equal([["2026-03", []]]);
    });
  });
}
