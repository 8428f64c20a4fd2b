// Random histories: submissions, faults of the unit, crashes, lost databases and time in any order; in the end all is told once.
import { expect } from "chai";
import fc from "fast-check";
import { setNextNumber } from "../../server/src/accounts/numbers.ts";
import { DatabaseLost } from "../../server/src/db/engine/failures.ts";
import { purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, type LaneTest, startLaneTest } from "../support/lane.ts";
import { movement } from "../support/stock.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

type Step =
  | { do: "sell"; item: number; quantity: number; says: string | undefined; times: number }
  | { do: "buy" }
  | { do: "move"; type: "11" | "12" | "13"; quantity: number; otherQuantity: number }
  | { do: "count"; quantity: number }
  | { do: "credit" | "repeat" | "correct" | "retry"; which: number }
  | { do: "fault"; fault: string; path?: string; times: number; params?: Record<string, unknown> }
  | { do: "drift"; by: number }
  | { do: "refuse" }
  | { do: "clear" | "drain" | "resume" }
  | { do: "advance"; ms: number }
  | { do: "crash"; kind: "sale" | "purchase" | "movement" | "master"; when: "before" | "after" }
  | { do: "lose"; times: number; when: "before" | "commit" };

const path = fc.constantFrom(undefined, "saveSales", "savePurchases", "saveStockItems", "saveStockMaster");
const which = fc.nat({ max: 50 });
const when = fc.constantFrom("before" as const, "after" as const);
const fault = fc.oneof(
  fc.constant({ fault: "F1", times: 1_000 }),
  fc.record({ fault: fc.constant("F2"), path, params: fc.constant({ ms: 20 }) }),
  fc.record({ fault: fc.constant("F3"), params: fc.record({ how: fc.constantFrom("reset", "hang") }) }),
  fc.record({
    fault: fc.constant("F4"),
    params: fc.record({ mode: fc.constantFrom("899", "994", "924", "receipt", "expected") }),
  }),
  fc.record({ fault: fc.constant("F5"), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    fault: fc.constant("F9"),
    path,
    times: fc.integer({ min: 1, max: 3 }),
    params: fc.record({ code: fc.constantFrom("894", "838", "503") }),
  }),
  fc.record({
    fault: fc.constant("F10"),
    path,
    times: fc.integer({ min: 1, max: 2 }),
    params: fc.record({
      kind: fc.constantFrom("504", "500", "502", "503", "empty", "html200"),
      signed: fc.boolean(),
    }),
  }),
  fc.record({ fault: fc.constantFrom("T1", "T2", "T3", "T4", "T7"), path }),
  fc.record({ fault: fc.constant("T5"), params: fc.constant({ bytes: 3 * 1024 * 1024 }) }),
  fc.record({ fault: fc.constant("T6") }),
  fc.record({ fault: fc.constant("T8"), params: fc.constant({ ms: 1 }) }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("sell" as const),
      item: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      says: fc.option(fc.constantFrom("884", "802", "838", "894", "899"), { freq: 3, nil: undefined }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: "buy" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("move" as const),
      type: fc.constantFrom("11" as const, "12", "13"),
      quantity: fc.integer({ min: 1, max: 9 }),
      otherQuantity: fc.integer({ min: -9, max: -1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("count" as const), quantity: fc.nat({ max: 20 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("credit" as const, "repeat", "correct", "retry"), which }),
  },
  {
    weight: 5,
    arbitrary: fault.map((one) => ({ do: "fault" as const, times: 1, ...one })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("drift" as const), by: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "refuse" as const }) },
  { weight: 2, arbitrary: fc.constant({ do: "clear" as const }) },
  { weight: 5, arbitrary: fc.constant({ do: "drain" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "resume" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("advance" as const),
      ms: fc.constantFrom(second, 15 * second, 35 * second, 2 * minute, 12 * minute, day, -day),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("crash" as const),
      kind: fc.constantFrom("sale" as const, "purchase", "movement", "master"),
      when,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("lose" as const),
      times: fc.integer({ min: 1, max: 2 }),
      when: fc.constantFrom("before" as const, "commit" as const),
    }),
  },
);

const cola = { item_code: "KE2NTXU0000001", unit_price: 580 };
const milk = { item_code: "KE2NTXL0000002", unit_price: 50 };
const delivery = { item_code: "KE3NTXU0000003", unit_price: 250 };
const items = [cola, milk, delivery];

/** Plays one history on a branch of its own. */
class History {
  #lane: LaneTest;
  #sales: { id: string; body: ReturnType<typeof sale> }[] = [];
  #held: { release(): void; draining: Promise<void> }[] = [];
  #isShared = false;
  #latestMs: number;

  constructor(lane: LaneTest) {
    this.#lane = lane;
    this.#latestMs = lane.clock.now();
  }

  async #submit(path: string, body: object): Promise<void> {
    const { status, body: answer } = await this.#lane.test.call("POST", `${path}?async=true`, { body });
    const id = Object(answer.data).transaction_id ?? answer.transaction_id;
    if ([200, 202].includes(status)) this.#lane.accepted.push(id);
    if (status === 202 && path === "/sales") this.#sales.push({ id, body: body as ReturnType<typeof sale> });
    if (status >= 500) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
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
        return this.#submit("/sales", sale({ items: [{ ...item, quantity: step.quantity }], remark }));
      }
      case "buy":
        return this.#submit("/purchases", purchase());
      case "move": {
        const other = { item_cd: milk.item_code, qty: step.otherQuantity, prc: 50, tax_ty_cd: "B" };
        const lines = [{ qty: step.quantity }, ...(step.type === "13" ? [other] : [])];
        return this.#submit("/stock", movement(step.type, lines));
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
        return sold && this.#submit("/sales", { ...sold.body, ...{ remark: "corrected" } });
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
      case "refuse":
        return this.#refuseMovement();
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
   * Another system uses the counter. Only while nothing else is to be sent: whether a number that somebody else may have used
   * meanwhile was our own lost send, no unit tells.
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

  /** A movement is refused, unless one is in doubt: this fault would refuse a replay of what the unit has signed. */
  async #refuseMovement(): Promise<void> {
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

  /** Clocks and unit are well again, all processes go on, the operators do what they are told to do. */
  async end(): Promise<void> {
    const lane = this.#lane;
    lane.clock.advance(Math.max(0, this.#latestMs - lane.clock.now()));
    lane.unit.forget();
    await lane.test.simulator.clearFaults();
    while (this.#held.length > 0) await this.#resume();
    for (let night = 0; night < 3; night++) {
      await lane.settle();
      await this.#restart();
      // As the night does: what was refused after a success is sent once more.
      const repeated = await lane.db
        .knex("calls")
        .where({ lane_id: lane.branch.laneId, stream: "stock", state: "refused" })
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

const { HISTORY_SECONDS = "15", HISTORY_SEED, HISTORY_PATH, HISTORY_SHRINK } = process.env;
const seed = HISTORY_SEED === undefined ? Date.now() & 0x7fffffff : Number(HISTORY_SEED);
const limitMs = Number(HISTORY_SECONDS) * 1_000;

for (const family of databaseFamilies()) {
  describe(`histories on ${family}`, function () {
    this.timeout(limitMs * 3 + 60_000);
    let lane: LaneTest;
    let startMs: number;

    before(async () => {
      lane = await startLaneTest({ family, saveMs: 400 });
      startMs = lane.clock.now();
    });
    after(() => lane.close());

    let count = 0;
    async function play(steps: Step[]): Promise<void> {
      lane.clock.advance(startMs - lane.clock.now());
      await lane.open();
      const history = new History(lane);
      for (const one of steps) await history.play(one);
      await history.end();
      count += 1;
    }

    it(`tell every submission once, whatever happens (seed ${seed})`, async () => {
      let last: { steps: Step[]; played: Promise<void> } | undefined;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
          last = { steps, played: play(steps) };
          return last.played;
        }),
        {
          seed,
          ...(HISTORY_PATH === undefined ? {} : { path: HISTORY_PATH }),
          numRuns: 100_000,
          // A history takes half a second: it is made shorter only on demand, from the seed and path of the failure.
          endOnFailure: HISTORY_SHRINK === undefined,
          interruptAfterTimeLimit: limitMs,
          markInterruptAsFailure: false,
        },
      );
      // At the time limit the last one is left to itself, not ended: it would go on beside what closes the service.
      await last?.played.catch((error: unknown) => {
        throw new Error(`after ${JSON.stringify(last?.steps)}`, { cause: error });
      });
      expect(count).to.be.greaterThan(0);
    });
  });
}
