// After a restore, tills submit documents again that the copy lacks and the unit has: nothing is signed or moved twice.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { Simulator } from "../../server/src/simulator/index.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { type Ran, runPrinted } from "../support/printed-commands.ts";
import { putBack, takeCopy } from "../support/restore.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";

type Document = { path: "/sales" | "/purchases" | "/stock"; body: object };

for (const family of databaseFamilies()) {
  describe(`documents submitted again after a restore on ${family}`, () => {
    let folder: string;
    let place: DatabasePlace;
    let at: DatabasePlace;
    let first: TestService;
    let restored: TestService;
    let simulator: Simulator;
    let env: Record<string, string>;
    /** The documents that the unit has and the copy lacks, with their transactions after the restore. */
    let ids: Record<string, string>;

    // Each command listens for the end of the output.
    before(() => void process.stdout.setMaxListeners(0));

    async function submit(test: TestService, { path, body }: Document): Promise<string> {
      const key = first.keys.owner;
      const { status, body: response } = await test.call("POST", `${path}?async=true`, { body, key });
      expect(status).to.equal(202);
      return Object(response.data).transaction_id;
    }
    const numbers = (stream: string, next: number, flags = ""): Promise<Ran> =>
      runPrinted(`taxd numbers set ${first.account.id} sandbox 00 ${stream} ${next} ${flags}`, env);
    const settle = async (name: string, number: number, flags = ""): Promise<void> => {
      const line = `taxd settle ${ids[name]} accepted --number ${number} --reason journal ${flags}`;
      const { code, said } = await runPrinted(line, env);
      expect(code, said).to.equal(0);
    };
    const done = async (running: Promise<Ran>): Promise<void> => {
      const { code, said } = await running;
      expect(code, said).to.equal(0);
    };
    /** The number of the unit's movement with this remark. */
    const movedAs = (remark: string): number[] =>
      simulator.state.branches
        .flatMap(({ moves }) => moves)
        .filter((move) => move.remark === remark)
        .map(({ sarNo }) => Number(sarNo));
    const signed = () =>
      simulator
        .ledger()
        .flatMap(({ kind, trdInvcNo, number }) => (kind === "sale" ? [[number, trdInvcNo]] : []));

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "taxd-restore-"));
      place = await createPlace(family);
      first = await startTestService({ place, overrides: { work: false } });
      ({ simulator } = first);
      await openBranch(first);
      await submit(first, { path: "/sales", body: sale({ invoice_no: "INV-1" }) });
      await first.service.lanes.drain();
      const copy = join(folder, "copy");
      await takeCopy(place, copy);
      const later: Record<string, Document> = {
        "INV-2": { path: "/sales", body: sale({ invoice_no: "INV-2" }) },
        "INV-3": { path: "/sales", body: sale({ invoice_no: "INV-3" }) },
        "PUR-1": { path: "/purchases", body: purchase({ invoice_no: "PUR-1" }) },
        "SAR-1": { path: "/stock", body: movement("13", [{ qty: 5 }], { sar_no: "SAR-1", remark: "SAR-1" }) },
      };
      for (const document of Object.values(later)) await submit(first, document);
      await first.service.lanes.drain();
      await first.service.close();
      ({ restored: at } = await putBack(place, copy));
      env = environmentOf(at);
      restored = await startTestService({ place: at, simulator: false, overrides: { work: false } });
      // The tills retry, and sell on.
      const again = {
        ...later,
        "INV-4": { path: "/sales" as const, body: sale({ invoice_no: "INV-4" }) },
      };
      ids = {};
      for (const [name, document] of Object.entries(again)) ids[name] = await submit(restored, document);
    });
    afterEach(async () => {
      await restored.close();
      await first.close();
      if (at !== place) await at.release();
      await place.release();
      rmSync(folder, { recursive: true, force: true });
    });

    it("lists all of them before it sets a number, and accepts the unit's numbers of those that it has", async () => {
      const early = await numbers("sales", 4);
      expect(early.code).to.equal(1);
      for (const name of ["INV-2", "INV-3", "INV-4"])
        expect(early.said).to.contain(`sale of ${name} (${ids[name]})`);
      expect(early.said).to.contain(`taxd settle ${ids["INV-2"]} accepted --number NUMBER`);
      await settle("INV-2", 2, "--receipt-no 2");
      await settle("INV-3", 3, "--receipt-no 3");
      // The stream shows the unit's next number now; what is still open is asked about nevertheless.
      const rest = await numbers("sales", 4);
      expect(rest.code).to.equal(1);
      expect(rest.said).to.contain("INV-4").and.not.contain("INV-3");
      const { code, said } = await numbers("sales", 4, "--unsent");
      expect(code, said).to.equal(0);
      expect(said).not.to.contain("would sign them twice");

      const [bought = 0] = movedAs("PUR-1");
      expect((await numbers("purchases", 2)).said).to.contain("purchase of PUR-1");
      await settle("PUR-1", 1);
      await done(numbers("purchases", 2));

      const stock = await numbers("stock", 6);
      expect(stock.code).to.equal(1);
      for (const name of ["INV-2", "INV-3", "PUR-1", "SAR-1"])
        expect(stock.said).to.contain(`stock movement of ${name} (${ids[name]})`);
      expect(bought).to.be.above(0);
      for (const name of ["INV-2", "INV-3", "PUR-1", "SAR-1"]) {
        const [number = 0] = movedAs(name);
        await settle(name, number);
      }
      await done(numbers("stock", 6));

      await restored.service.lanes.drain();
      expect(simulator.violations).to.deep.equal([]);
      expect(signed()).to.deep.equal([
        [1, "INV-1"],
        [2, "INV-2"],
        [3, "INV-3"],
        [4, "INV-4"],
      ]);
      for (const name of ["INV-1", "INV-2", "INV-3", "INV-4", "PUR-1", "SAR-1"])
        expect(movedAs(name), name).to.have.lengthOf(1);
      const rows = await restored.service.db
        .knex("transactions")
        .orderBy("id")
        .select("invoice_no", "status");
      expect(rows.filter(({ status }) => status !== "success")).to.deep.equal([]);
      const { data } = (await restored.call("GET", "/stock/drift", { key: first.keys.owner })).body;
      expect(data).to.deep.equal([]);
    });

    it("asks for no stock movement of a sale that the service itself sent since", async () => {
      const { code, said } = await numbers("sales", 4, "--unsent");
      expect(code, said).to.equal(0);
      expect(said).to.contain("The unit has numbers 2 to 3").and.contain("would sign them twice");
      await restored.service.db
        .knex("calls")
        .whereNot({ transaction_id: ids["INV-4"] })
        .where({ state: "waiting" })
        .delete();
      await restored.service.lanes.drain();
      expect(signed().at(-1)).to.deep.equal([4, "INV-4"]);
      expect(movedAs("INV-4")).to.deep.equal([]);
      await done(numbers("stock", 6));
      await restored.service.lanes.drain();
      expect(movedAs("INV-4")).to.deep.equal([6]);
    });
  });
}
