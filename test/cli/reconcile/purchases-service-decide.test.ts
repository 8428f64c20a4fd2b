// Decisions of `taxctl purchases` on a real service: kept for everybody, the first of two that contradict, and none about what is registered.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { openReconciliation } from "../../../cli/src/reconcile/service.ts";
import type { ChosenProfile } from "../../../cli/src/service/profile.ts";
import { databaseFamilies } from "../../support/database.ts";
import { booksOf } from "../../support/reconciliation.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { dataOf, openServiceDesk, type ServiceDesk } from "../support/service-desk.ts";

const flagsOf = (books: string) => ({
  books,
  tolerance: "1",
  "max-days": 10,
  "fiscal-year": "01-01",
  json: undefined,
  mapping: undefined,
  map: undefined,
  "date-format": undefined,
  sheet: undefined,
  delimiter: undefined,
  encoding: undefined,
  from: undefined,
  to: undefined,
  authority: undefined,
  "decimal-comma": false,
  "decimal-point": false,
});
const contextOf = (client: Taxctl) => ({
  client: async () => client,
  profile: async () => ({ branch: "00" }) as ChosenProfile,
  signal: new AbortController().signal,
  screen: process.stderr,
  ask: async () => undefined,
  onBooks: () => {},
  onWaiting: () => {},
  note: () => {},
});

for (const family of databaseFamilies()) {
  describe(`purchases on a service with ${family}`, () => {
    let client: ServiceDesk["client"];
    let sales: ServiceDesk["sales"];
    let desk: ServiceDesk["desk"];
    let books: ServiceDesk["books"];
    let purchases: ServiceDesk["purchases"];
    let stored: ServiceDesk["stored"];

    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      ({ client, sales, desk, books, purchases, stored } = await openServiceDesk(test));
    });
    afterEach(() => desk.clear());

    it("stores decisions for everybody, and shows those of others", async () => {
      const ran = await purchases("decide", "--accept", "exact", "--json");
      expect(ran.exitCode, ran.stdout).to.equal(0);
      expect((ran.json().data as { added: unknown[] }).added).to.have.length(sales.length - 3);
      const { only, rows } = await stored();
      expect(rows.filter(({ decision }) => decision?.action === "accept")).to.have.length(sales.length - 3);
      const missing = rows.find(({ status }) => status === "missing_in_books");
      await client.reconciliations.decide(only.id, {
        decisions: [
          { authority_id: missing?.authority?.id ?? "", action: "ignore", note: "a private purchase" },
        ],
      });
      const seen = dataOf(await purchases("match", "--all", "--json"));
      expect(seen.rows.find(({ status }) => status === "missing_in_books")?.decision).to.equal("ignore");
      expect(seen.open).to.equal(2);
    });

    it("shows the progress of more decisions than one request takes", async () => {
      const { tin } = (await client.devices.list())[0] ?? { tin: "" };
      await test.simulator.addSupplierSales(tin, "00", 501);
      const more = await client.purchases.fetchSupplierSales({});
      await desk.write("books.csv", booksOf(more));
      const ran = await purchases("decide", "--accept", "exact");
      expect(ran.stderr).to.match(new RegExp(`Decisions ${more.length}/${more.length}\\n`));
      expect(ran.stdout).to.contain(`${more.length} decisions added to the service`);
    });

    it("links, unlinks, and keeps the note", async () => {
      const { rows } = dataOf(await purchases("match", "--json"));
      const pair = rows.find(({ status }) => status === "residual");
      const [authority, own] = [pair?.authority_id ?? "", pair?.books_id ?? ""];
      const taken = await purchases("decide", "unlink", authority);
      expect(taken.exitCode, taken.stderr).to.equal(0);
      const apart = dataOf(await purchases("match", "--json"));
      expect(apart.counts).to.deep.include({ residual: { count: 0, decided: 0, difference: 0 } });
      const linked = await purchases("decide", "link", authority, own, "--note", "keyed wrongly");
      expect(linked.exitCode, linked.stderr).to.equal(0);
      expect(linked.stdout).to.contain("1 decision added to the service");
      const row = (await stored()).rows.find((one) => one.authority?.id === authority);
      expect(row?.decision).to.include({ action: "accept", note: "keyed wrongly" });
    });

    it("accepts a pair that is linked although it is a pair already", async () => {
      const { rows } = dataOf(await purchases("match", "--json"));
      const pair = rows.find(({ status }) => status === "residual");
      const [authority, own] = [pair?.authority_id ?? "", pair?.books_id ?? ""];
      const linked = await purchases("decide", "link", authority, own, "--note", "keyed wrongly");
      expect(linked.exitCode, linked.stderr).to.equal(0);
      expect(linked.stdout).to.contain("1 decision added to the service");
      const row = (await stored()).rows.find((one) => one.authority?.id === authority);
      expect(row?.decision).to.include({ action: "accept", note: "keyed wrongly" });
    });

    it("rejects decisions against an invoice that is registered already", async () => {
      const number = sales.at(-1)?.spplrInvcNo ?? "";
      const all = await desk.run(["purchases", "sync", "--register-items", "--json"]);
      expect(all.exitCode, all.stdout).to.equal(0);
      for (const action of ["reject", "ignore"]) {
        const ran = await purchases("decide", action, number, "--json");
        expect(ran.exitCode).to.equal(2);
        expect(ran.json().error)
          .to.include({ message: `${number} is registered already, so you can't ${action} it` })
          .and.property("remedy")
          .contains("Enter it in your books");
      }
      const { only, rows } = await stored();
      const row = rows.find(({ authority }) => authority?.number === number);
      const about = { authority_id: row?.authority?.id ?? "", books_id: null };
      const { results } = await client.reconciliations.decide(only.id, {
        decisions: [
          { ...about, action: "reject" },
          { ...about, action: "ignore" },
          { ...about, action: "pending" },
        ],
      });
      expect(results.map(({ result }) => result)).to.deep.equal(["rejected", "rejected", "applied"]);
      expect(results[0]?.reason).to.contain("is registered already. Enter it in your books.");
    });

    it("keeps the first of two decisions that contradict, and names both", async () => {
      const open = () => openReconciliation(flagsOf(books), contextOf(client));
      const [first, second] = [await open(), await open()];
      const [one] = first.decided.missing_in_books;
      if (!one) throw new Error("nothing is missing in the books");
      const { id } = one.document;
      const decision = { authority: id, books: null, author: "", time: new Date().toISOString() };
      first.decide([{ ...decision, action: "ignore" }]);
      expect(await first.save()).to.deep.equal([]);
      second.decide([{ ...decision, action: "reject" }]);
      const [conflict] = await second.save();
      expect([conflict?.theirs.action, conflict?.ours.action]).to.deep.equal(["ignore", "reject"]);
      const row = (await stored()).rows.find(({ authority }) => authority?.id === id);
      expect(row?.decision?.action).to.equal("ignore");
    });

    it("names decisions that the service rejects, and stores the others", async () => {
      const reconciliation = await openReconciliation(flagsOf(books), contextOf(client));
      const [known, other] = reconciliation.decided.missing_in_books;
      expect(other).to.equal(undefined);
      const decision = { books: null, author: "", time: new Date().toISOString(), action: "ignore" as const };
      reconciliation.decide([
        { ...decision, authority: "nobody" },
        { ...decision, authority: known?.document.id ?? "" },
      ]);
      const failure: unknown = await reconciliation.save().catch((error: unknown) => error);
      expect(failure).to.include({ code: "decisions_rejected" });
      expect(failure).to.have.property("errors").with.property("nobody");
      const { rows } = await stored();
      expect(rows.flatMap(({ decision: stood }) => stood?.action ?? [])).to.deep.equal(["ignore"]);
    });
  });
}
