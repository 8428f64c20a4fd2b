// Plays the steps of a random history on a branch of its own, and looks whether all is reported once in the end.
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { setNextNumber } from "../../server/src/modules/settlement/numbers.ts";
import { sale } from "../support/branch.ts";
import { holding, type LaneTest } from "../support/lane.ts";
import { movementAt, purchaseAt, soldAt, type UnitWire } from "../support/unit-wires.ts";
import type { Step } from "./lane-history-steps.ts";

const cola = { item_code: "KE2NTXU0000001", unit_price: 580 };
const milk = { item_code: "KE2NTXL0000002", unit_price: 50 };
const delivery = { item_code: "KE3NTXU0000003", unit_price: 250 };
const items = [cola, milk, delivery];

/** Plays one history on a branch of its own. */
export class History {
  #lane: LaneTest;
  #wire: UnitWire;
  #sales: { id: string; body: ReturnType<typeof sale> }[] = [];
  #held: { release(): void; draining: Promise<void> }[] = [];
  #isShared = false;
  #latestMs: number;

  constructor(lane: LaneTest, wire: UnitWire) {
    this.#lane = lane;
    this.#wire = wire;
    this.#latestMs = lane.clock.now();
  }

  async #submit(path: string, body: object): Promise<void> {
    const { status, body: response } = await this.#lane.test.call("POST", `${path}?async=true`, { body });
    const id = Object(response.data).transaction_id ?? response.transaction_id;
    if ([200, 202].includes(status)) this.#lane.accepted.push(id);
    if (status === 202 && path === "/sales") this.#sales.push({ id, body: body as ReturnType<typeof sale> });
    if (status >= 500) throw new Error(`${path} returned ${status}: ${JSON.stringify(response)}`);
  }

  #pick(which: number): { id: string; body: ReturnType<typeof sale> } | undefined {
    return this.#sales[which % Math.max(1, this.#sales.length)];
  }

  async play(step: Step): Promise<void> {
    const lane = this.#lane;
    const { simulator } = lane.test;
    const { tin } = lane.branch;
    switch (step.do) {
      case "sell": {
        const item = items[step.item] ?? cola;
        const remark = step.says === undefined ? undefined : `SIM-${step.says}x${step.times}`;
        return this.#submit(
          "/sales",
          sale({ items: soldAt(this.#wire, [{ ...item, quantity: step.quantity }]), remark }),
        );
      }
      case "buy":
        return this.#submit("/purchases", purchaseAt(this.#wire));
      case "move": {
        const other = step.type === "13" ? step.otherQuantity : undefined;
        const quantities = { cola: step.quantity, milk: other };
        return this.#submit("/stock", movementAt(this.#wire, step.type, quantities));
      }
      case "count": {
        const body = { item_code: cola.item_code, remaining_qty: step.quantity };
        const { status } = await lane.test.call("POST", "/stock/master", { body });
        expect(status).to.equal(200);
        return;
      }
      case "credit": {
        const original = this.#pick(step.which)?.body;
        if (!original || Reflect.get(original, "receipt_type") === "R") return;
        const note: Parameters<typeof sale>[0] = {
          receipt_type: "R",
          original_invoice_no: original.invoice_no,
          refund_reason_code: "06",
        };
        return this.#submit("/sales", sale({ ...note, items: original.items }));
      }
      case "repeat": {
        const sold = this.#pick(step.which);
        return sold && this.#submit("/sales", sold.body);
      }
      case "correct": {
        const sold = this.#pick(step.which);
        return sold && this.#submit("/sales", { ...sold.body, remark: "corrected" });
      }
      case "retry": {
        const sold = this.#pick(step.which);
        if (sold) await lane.retry(sold.id);
        return;
      }
      case "fault":
        return simulator.setFault({ ...step, ...(/^(F1|T6|T7)$/.test(step.fault) ? {} : { tin }) });
      case "drift":
        return this.#drift(step.by);
      case "reject":
        return this.#rejectMovement();
      case "clear":
        return simulator.clearFaults();
      case "drain":
        return lane.drain();
      case "resume":
        return this.#resume();
      case "advance":
        this.#latestMs = Math.max(this.#latestMs, lane.clock.now() + step.ms);
        return lane.advance(step.ms);
      case "crash": {
        const hold = holding(step.when);
        lane.unit.next(step.kind, hold.script, tin);
        const draining = lane.drain();
        const isHeld = await Promise.race([hold.entered.then(() => true), draining.then(() => false)]);
        lane.unit.forget();
        if (!isHeld) return;
        this.#held.push({ release: hold.release, draining });
        return lane.replaceWorker();
      }
      case "lose":
        return this.#drainWithoutDatabase(step.times, step.when);
    }
  }

  async #resume(): Promise<void> {
    const held = this.#held.shift();
    held?.release();
    await held?.draining;
  }

  /**
   * Another system uses the counter. Only while nothing else is to be sent: no unit shows whether a number that
   * somebody else may have used meanwhile was our own lost call.
   */
  async #drift(by: number): Promise<void> {
    const lane = this.#lane;
    await lane.test.simulator.clearFaults();
    const isOpen = (await lane.calls("sale")).some(({ state }) => state === "sent" || state === "waiting");
    if (this.#held.length > 0 || isOpen) return;
    await this.#submit("/sales", sale());
    this.#isShared = true;
    const { tin } = lane.branch;
    await lane.test.simulator.setFault({ fault: "F6", path: "saveSales", params: { by }, tin });
    await lane.drain();
    await lane.test.simulator.clearFaults();
  }

  /** A movement is rejected, unless one is in doubt: this fault would reject a replay of a signed movement. */
  async #rejectMovement(): Promise<void> {
    const lane = this.#lane;
    if ((await lane.calls("movement")).some(({ state }) => state === "sent")) return;
    const { tin } = lane.branch;
    await lane.test.simulator.setFault({ fault: "F20", path: "saveStockItems", tin });
    await lane.drain();
    await lane.test.simulator.clearFaults();
  }

  async #drainWithoutDatabase(times: number, when: "before" | "commit"): Promise<void> {
    const { db } = this.#lane;
    const { transaction } = db;
    let left = times;
    db.transaction = async (work) => {
      if (left <= 0) return transaction(work);
      left -= 1;
      if (when === "commit") await transaction(work);
      throw new DatabaseLost("unreachable", "The database can't be reached at present.");
    };
    try {
      await this.#lane.drain();
    } finally {
      db.transaction = transaction;
    }
  }

  /** Clocks and unit are well again, all processes go on, the operators do what they are asked to do. */
  async end(): Promise<void> {
    const lane = this.#lane;
    lane.clock.advance(Math.max(0, this.#latestMs - lane.clock.now()));
    lane.unit.forget();
    await lane.test.simulator.clearFaults();
    while (this.#held.length > 0) await this.#resume();
    for (let night = 0; night < 3; night++) {
      await lane.settle();
      await this.#restart();
      // As every night: rejected follow-ups of a success are resent.
      const repeated = await lane.db
        .knex("calls")
        .where({ lane_id: lane.branch.laneId, stream: "stock", state: "rejected" })
        .update({ state: "waiting", due_at: lane.clock.now(), tries: 4 });
      if (repeated === 0) break;
    }
    await lane.settle();
    const shared = this.#isShared ? new Set([`${lane.branch.laneId}/sales`]) : undefined;
    await lane.expectInvariants({ shared });
  }

  /** Sets a stopped stream to what the unit expects, as its operators would. */
  async #restart(): Promise<void> {
    const lane = this.#lane;
    const unit = lane.test.simulator.state.branches.find(({ tin }) => tin === lane.branch.tin);
    for (const stream of ["sales", "purchases", "stock"] as const) {
      const { stopped_reason } = await lane.stream(stream);
      if (!stopped_reason || !unit) continue;
      const { id: account_id } = lane.test.account;
      const scope = { account_id, environment: "sandbox" as const, bhf_id: lane.branch.bhf_id, stream };
      await setNextNumber(lane.db, lane.clock, scope, unit.counters[stream] + 1, { isForced: true });
    }
    await lane.settle();
  }
}
