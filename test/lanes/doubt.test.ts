// Unknown outcomes, exactly: a call is cut at each point, the replay gets each response, and the end follows the rules.
import { expect } from "chai";
import type { WireCall } from "../../server/src/control-unit/types.ts";
import { fromBlob, toBlob } from "../../server/src/db/sql/values.ts";
import { databaseFamilies } from "../support/database.ts";
import { envelope, holding, type Kind, paths, type Script, saying, startLaneTest } from "../support/lane.ts";
import { lost, noResponse } from "../support/outcomes.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

/** A movement is what follows a sale, a transfer one that a caller asked for, in two parts. */
const calls = { sale: "sale", purchase: "purchase", movement: "movement", transfer: "movement" } as const;
type Numbered = keyof typeof calls;
type End = "doubt" | "unrecovered" | "recovered";

const cuts = [
  { cut: "before the write", isSigned: false },
  { cut: "after the unit signed", isSigned: true },
  { cut: "after its response", isSigned: true },
] as const;

function mismatchText(kind: Kind, expected: number, found: number): string {
  return kind === "movement"
    ? `Invalid sarNo: Expected: ${expected} but found: ${found}`
    : `Invalid invcNo sequence, expected: ${expected} but found: ${found}`;
}

const receipt = {
  rcptNo: 1,
  totRcptNo: 1,
  intrlData: "K7QWMX2ZP4TBRN5HVD3LJYCAGE",
  rcptSign: "M4XK7PZ2QW5TBN3H",
  vsdcRcptPbctDate: "20260310101501",
  sdcId: "KRACU0100000001",
  mrcNo: "WIS00000001",
};

/** `isClaim`: says that the lost send was accepted, which settles it. */
const responses: { response: string; end: End; isClaim: boolean; script(kind: Kind): Script }[] = [
  { response: "899", end: "doubt", isClaim: false, script: () => say("899", "Client error") },
  { response: "994", end: "unrecovered", isClaim: true, script: () => say("994", "Data is already saved") },
  {
    response: "924",
    end: "unrecovered",
    isClaim: true,
    script: () => say("924", "Invoice number already exists"),
  },
  {
    response: "924 with receipt",
    end: "recovered",
    isClaim: true,
    script: () => say("924", "Invoice number already exists", receipt),
  },
  {
    response: "expected n + 1",
    end: "unrecovered",
    isClaim: true,
    script: (kind) => async (save) =>
      saying(save.wire, envelope("910", mismatchText(kind, save.number + 1, save.number))),
  },
  {
    response: "expected n",
    end: "doubt",
    isClaim: false,
    script: (kind) => async (save) =>
      saying(save.wire, envelope("910", mismatchText(kind, save.number, save.number))),
  },
  {
    response: "504 with HTML",
    end: "doubt",
    isClaim: false,
    script: () => async (save) => saying(save.wire, "<html><h1>504 Gateway Time-out</h1></html>", 504),
  },
];

function say(code: string, message: string, data: unknown = null): Script {
  return async ({ wire }) => saying(wire, envelope(code, message, data));
}

/** Longer than a call may take. */
const callLimitMs = 35_000;

for (const family of databaseFamilies()) {
  describe(`unknown outcomes on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const submits: Record<Numbered, () => Promise<string>> = {
      sale: () => lane.sell(),
      purchase: () => lane.buy(),
      movement: () => lane.sell(),
      transfer: () =>
        lane.move(
          movement("13", [{ qty: 5 }, { item_cd: "KE2NTXL0000002", qty: -3, prc: 50, tax_ty_cd: "B" }]),
        ),
    };

    /** Submits what leads to a call of the kind, and has that call cut; returns how to bring its first holder back. */
    async function cutOff(kind: Numbered, cut: (typeof cuts)[number]["cut"]) {
      const id = await submits[kind]();
      if (cut === "after the unit signed") {
        const path = { sale: "saveSales", purchase: "savePurchases", movement: "saveStockItems" }[
          calls[kind]
        ];
        await lane.test.simulator.setFault({
          fault: "F3",
          params: { how: "reset" },
          tin: lane.branch.tin,
          path,
        });
        await lane.drain();
        return { id, resume: async () => undefined };
      }
      const hold = holding(cut === "before the write" ? "before" : "after");
      lane.unit.next(calls[kind], hold.script);
      const first = lane.drain();
      await hold.entered;
      await lane.replaceWorker();
      return {
        id,
        resume: async () => {
          hold.release();
          await first;
        },
      };
    }

    async function snapshot() {
      const { knex } = lane.db;
      const { laneId, branchId } = lane.branch;
      return JSON.stringify({
        calls: await knex("calls").where({ lane_id: laneId }).orderBy("id"),
        streams: await knex("streams").where({ lane_id: laneId }).orderBy("name"),
        attempts: await knex("attempts").where({ lane_id: laneId }).orderBy("id"),
        transactions: await knex("transactions").where({ branch_id: branchId }).orderBy("id"),
        stock: await knex("stock").where({ branch_id: branchId }).orderBy("item_id"),
      });
    }

    for (const kind of ["sale", "purchase", "movement", "transfer"] as const) {
      for (const { cut, isSigned } of cuts) {
        for (const { response, end, isClaim, script } of responses) {
          it(`a ${kind} cut ${cut}, then ${response}: ${end}`, async () => {
            const { id, resume } = await cutOff(kind, cut);
            const [bound] = await lane.calls(calls[kind]);
            expect(bound).to.include({ state: "sent", number: 1 });

            lane.unit.next(calls[kind], script(calls[kind]), lane.branch.tin);
            await lane.advance(callLimitMs);
            const [replayed] = await lane.calls(calls[kind]);
            if (end === "doubt") {
              expect(replayed).to.include({ state: "sent", number: 1 });
              if (kind !== "movement")
                expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
              expect((await lane.stream(bound?.stream ?? "sales")).next_number).to.equal(1);
              await lane.settle();
            } else {
              expect(replayed).to.include({ state: "done", number: 1 });
              await lane.settle();
            }

            const row = await lane.row(id);
            expect(row).to.include({ status: "success", in_doubt: 0, retry_count: 0, failure_code: null });
            if (kind === "sale") {
              // The simulator's own response to a replay of a signed call is 994.
              const isRecovered = end === "recovered" || (end === "doubt" && !isSigned);
              expect(row.receipt_no).to.equal(isRecovered ? "1" : null);
              expect(row.receipt_unrecovered).to.equal(isRecovered ? 0 : 1);
            } else if (kind === "purchase") {
              expect(row).to.include({ receipt_no: "1", receipt_unrecovered: 0 });
            }
            const parts = kind === "transfer" ? ["done", "done"] : ["done"];
            expect((await lane.calls(calls[kind])).map(({ state }) => state)).to.deep.equal(parts);
            // A unit that claims a document that it never signed is believed: only true claims can be compared further.
            const isTrue = isSigned || !isClaim;
            const { next_number } = await lane.stream(bound?.stream ?? "sales");
            if (isTrue) expect(next_number).to.equal(1 + parts.length);

            const before = await snapshot();
            await resume();
            expect(await snapshot(), "the first holder changed something").to.equal(before);
            if (isTrue) await lane.expectInvariants();
          });
        }
      }
    }

    it("begin with a document that is processing while the unit has it, on a retry too", async () => {
      await lane.open();
      const id = await lane.sell({ remark: "SIM-802x1" });
      await lane.drain();
      const { status, next_retry_at } = await lane.row(id);
      expect([status, typeof next_retry_at]).to.deep.equal(["failed", "number"]);
      const hold = holding("after");
      lane.unit.next("sale", hold.script, lane.branch.tin);
      const retried = lane.advance(60_000);
      await hold.entered;
      expect(await lane.row(id)).to.include({ status: "processing", next_retry_at: null });
      hold.release();
      await retried;
      expect(await lane.row(id)).to.include({ status: "success", retry_count: 1 });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("are a new stall when the document was sent, and the same one while replays bring nothing", async () => {
      await lane.open();
      const stalledAt = (id: string, stalled_at: number) =>
        lane.db.knex("transactions").where({ id }).update({ stalled_at });
      const id = await lane.sell();
      await stalledAt(id, 5);
      lane.unit.always(async () => ({ kind: "doubt", code: null, message: "No response." }));
      await lane.drain();
      expect(await lane.row(id)).to.include({ in_doubt: 1, stalled_at: null });
      await stalledAt(id, 6);
      await lane.advance(15_000);
      expect(lane.unit.saves.filter(({ tin }) => tin === lane.branch.tin)).to.have.lengthOf(2);
      expect(await lane.row(id)).to.include({ in_doubt: 1, stalled_at: 6 });
      lane.unit.forget();
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", in_doubt: 0, stalled_at: null });
      await lane.expectInvariants();
    });

    /** How long each replay of a call of the kind that gets no response waits for the next one. */
    async function waitsOf(kind: Kind, replays: number): Promise<number[]> {
      const waits: number[] = [];
      for (let replay = 0; replay < replays; replay++) {
        const [call] = await lane.calls(kind);
        const wait = (call?.due_at ?? 0) - lane.clock.now();
        waits.push(wait);
        await lane.advance(wait);
      }
      return waits;
    }

    it("are replayed after a second at first, half as late as the call is old, and every 15 s at most", async () => {
      await lane.open();
      const id = await lane.sell();
      // How long it waited before it was sent doesn't count.
      lane.clock.advance(60_000);
      lane.unit.always(lost);
      await lane.drain();
      const waits = await waitsOf("sale", 11);
      expect(waits.slice(0, 6)).to.deep.equal([1_000, 1_000, 1_000, 1_500, 2_250, 3_375]);
      expect(waits.slice(9)).to.deep.equal([15_000, 15_000]);
      lane.unit.forget();
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      await lane.expectInvariants();
    });

    it("of a stock balance are sent again as late as its record is old", async () => {
      await lane.open();
      lane.unit.always(async (save) => (save.wire.path === paths.master ? lost(save) : save.send()));
      await lane.buy();
      await lane.drain();
      expect(await waitsOf("master", 5)).to.deep.equal([1_000, 1_000, 1_000, 1_500, 2_250]);
      lane.unit.forget();
      await lane.settle();
      expect((await lane.calls("master")).map(({ state, sends }) => [state, sends])).to.deep.equal([
        ["done", 7],
      ]);
      await lane.expectInvariants();
    });

    it("are replayed under their number and as they were sent, whatever was changed meanwhile", async () => {
      const { laneId } = await lane.open();
      const sent: WireCall[] = [];
      lane.unit.always(async ({ wire }) => {
        sent.push(wire);
        return noResponse;
      });
      const id = await lane.sell({ customer_name: "Acacia Hotel" });
      await lane.drain();
      const { knex } = lane.db;
      await knex("streams").where({ lane_id: laneId, name: "sales" }).update({ next_number: 5 });
      const body = knex("transaction_bodies").where({ transaction_id: id });
      const { document } = await body.clone().first("document");
      const changed = { ...fromBlob<object>(document), customer_name: "Lakeside Hotel" };
      await body.update({ document: toBlob(changed) });
      await lane.advance(15_000);
      expect(sent).to.have.lengthOf(2);
      expect(sent[1]).to.deep.equal(sent[0]);
      expect((await lane.calls("sale"))[0]).to.include({ state: "sent", number: 1 });
      lane.unit.forget();
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      expect(await lane.stream("sales")).to.include({ next_number: 2 });
    });
  });
}
