// Whose turn it is: sales before purchases before stock, none starved, and hundreds in front delay nobody of another stream.
import { expect } from "chai";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { newTurns, takeTurn } from "../../server/src/lanes/choose.ts";
import type { CallRow, StreamName } from "../../server/src/lanes/kinds.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

const call = (stream: StreamName): CallRow => ({
  id: stream,
  lane_id: 1,
  stream,
  kind: "sale",
  transaction_id: "t",
  item_id: null,
  state: "waiting",
  number: null,
  z_no: null,
  attempt_id: null,
  holder: null,
  sent_at: null,
  due_at: 0,
  tries: 0,
  sends: 0,
  content: Buffer.from("{}"),
  wire: null,
  result_code: null,
  result_message: null,
  last_error: null,
  held_until: null,
  doubt_code: null,
  stalled_at: null,
  created_at: 0,
  updated_at: 0,
});

/** The streams that are served, one turn after the other, while all of `waiting` always have something. */
function served(waiting: StreamName[], turns: number): StreamName[] {
  const order: StreamName[] = [];
  let state = newTurns();
  for (let count = 0; count < turns; count++) {
    const taken = takeTurn(new Map(waiting.map((name) => [name, call(name)])), state);
    if (!taken) throw new Error("nothing was chosen");
    order.push(taken.call.stream);
    state = taken.turns;
  }
  return order;
}

describe("turns of a lane's streams", () => {
  it("go to sales first", () => {
    expect(served(["stock", "purchases", "sales"], 1)).to.deep.equal(["sales"]);
    expect(served(["stock", "purchases"], 1)).to.deep.equal(["purchases"]);
    expect(served(["stock"], 1)).to.deep.equal(["stock"]);
  });

  it("starve no stream: each gets some of a hundred turns, sales by far the most", () => {
    const order = served(["sales", "purchases", "stock"], 100);
    const count = (name: StreamName) => order.filter((one) => one === name).length;
    expect(count("sales")).to.be.greaterThan(60);
    expect(count("purchases")).to.be.greaterThan(10);
    expect(count("stock")).to.be.greaterThan(5);
  });

  it("skip purchases four times and stock eight times before their turn", () => {
    const short = { sales: "S", purchases: "P", stock: "K" } as const;
    const order = served(["sales", "purchases", "stock"], 16).map((name) => short[name]);
    expect(order.join("")).to.equal("SSSSPSSSKPSSSSPS");
    expect(
      served(["purchases", "stock"], 10)
        .map((name) => short[name])
        .join(""),
    ).to.equal("PPPPPPPPKP");
  });

  it("don't exist if nothing waits", () => {
    expect(takeTurn(new Map(), newTurns())).to.equal(undefined);
  });
});

for (const family of databaseFamilies()) {
  describe(`a sale among five hundred purchases on ${family}`, () => {
    const callMs = 200;

    const lane = forSuite(() => startLaneTest({ family }));

    it("is signed within three calls, and a purchase in doubt never delays it", async () => {
      const { laneId, branchId, environmentId } = lane.branch;
      const first = await lane.buy();
      await queueCopies(first, 499);
      const sales: { id: string; calls: number }[] = [];
      const open = new Map<string, number>();
      let calls = 0;
      lane.unit.always(async (save) => {
        calls += 1;
        lane.clock.advance(callMs);
        const number = calls;
        const isLost = save.wire.path.includes("savePurchases") && number % 60 === 0;
        // While a call is under way a sale comes in, ten times in all.
        if (number % 90 === 1) open.set(await lane.sell(), number);
        const result = await save.send();
        const sold = save.wire.body.trdInvcNo;
        for (const [id, since] of open) {
          if ((await lane.row(id)).invoice_no !== sold) continue;
          sales.push({ id, calls: number - since });
          open.delete(id);
        }
        return isLost ? { kind: "doubt", code: null, message: "No response." } : result;
      });
      await lane.settle();
      lane.unit.always(undefined);
      expect(sales.length).to.be.greaterThan(9);
      for (const sale of sales) expect(sale.calls, sale.id).to.be.at.most(3);
      const rows = await lane.db
        .knex("transactions")
        .where({ branch_id: branchId, type: "purchase", status: "success" });
      expect(rows).to.have.lengthOf(500);
      expect(await lane.db.knex("calls").where({ lane_id: laneId, state: "sent" })).to.have.lengthOf(0);
      await lane.expectInvariants({ environmentIds: [environmentId] });
    });

    /** Copies of a purchase that waits, each with an invoice of its own: as if so many had been submitted. */
    async function queueCopies(id: string, count: number): Promise<void> {
      const { knex } = lane.db;
      const [row, body, waiting] = await Promise.all([
        knex("transactions").where({ id }).first(),
        knex("transaction_bodies").where({ transaction_id: id }).first(),
        knex("calls").where({ transaction_id: id }).first(),
      ]);
      const document = fromBlob<object>(body.document);
      await lane.db.transaction(async (trx) => {
        for (let index = 1; index <= count; index++) {
          const suffix = String(index).padStart(12, "0");
          const copy = `${id.slice(0, 24)}${suffix}`;
          const supplier_invoice_no = String(500_000 + index);
          await trx("transactions").insert({
            ...row,
            id: copy,
            invoice_no: `COPY-${index}`,
            supplier_hash: null,
            supplier_no: null,
          });
          const stored = Buffer.from(JSON.stringify({ ...document, supplier_invoice_no }));
          await trx("transaction_bodies").insert({ ...body, transaction_id: copy, document: stored });
          await trx("calls").insert({
            ...waiting,
            id: `${waiting.id.slice(0, 24)}${suffix}`,
            transaction_id: copy,
          });
        }
        const key = {
          data_set_id: row.data_set_id,
          branch_id: row.branch_id,
          type: "purchase",
          status: "pending",
        };
        for (const counters of ["counters", "monthly_counters"])
          await trx(counters).where(key).increment("count", count);
      });
    }
  });
}
