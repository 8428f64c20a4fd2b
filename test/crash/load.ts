// Callers that never give up: each submission is sent again until any process responds.
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { sale, type TestBranch } from "../support/branch.ts";
import { noteFigure } from "../support/report.ts";
import { markedAt, movementAt, purchaseAt, soldAt, type UnitWire } from "../support/unit-wires.ts";
import type { Answer, Caller } from "./calls.ts";

export type Random = () => number;

/** Mulberry32: the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Submission = {
  path: "/sales" | "/purchases" | "/stock";
  /** `branch_id` is given in it. */
  body: Record<string, unknown>;
  isAsync: boolean;
  idempotencyKey?: string | undefined;
};

export type Load = {
  /** Ids of transactions that a caller was notified of. */
  accepted: Set<string>;
  /** Every document that may have reached the service, with or without a response. */
  submissions: Submission[];
  /** Submissions that got a response. */
  completed(): number;
  /** Waits until so many more are, whole ones. */
  waitForMore(more: number): Promise<void>;
  /** Statuses that no caller should get. */
  surprises: string[];
  /** How often the service asked to come back later. */
  turnedAway: { count: number; without: number };
  /** Waits until one more caller is asked to. */
  waitForTurnedAway(): Promise<void>;
  stop(): Promise<void>;
};

/** What becomes of a submission at the unit, now and then. */
const remarks = ["SIM-F3-reset", "SIM-F3", "SIM-F10", "SIM-T1", "SIM-884", undefined];

/** Reads whose totals only grow. */
const totals = ["/transactions", "/transactions/stats?from_date=2020-01-01"];

function saleAt(wire: UnitWire, overrides: Parameters<typeof sale>[0]): ReturnType<typeof sale> {
  const body = sale(overrides);
  return markedAt(wire, { ...body, items: soldAt(wire, body.items) });
}

export function startLoad(options: {
  urls: readonly string[];
  call: Caller;
  branches: readonly Pick<TestBranch, "bhf_id" | "profile">[];
  callers: number;
  random: Random;
}): Load {
  const { urls, call, branches, random } = options;
  const accepted = new Set<string>();
  const submissions: Submission[] = [];
  const surprises: string[] = [];
  const turnedAway = { count: 0, without: 0 };
  const events = new EventEmitter();
  let completed = 0;
  let isOver = false;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function compose(): Submission {
    const { bhf_id: branch_id, profile } = pick(branches);
    const wire = profile === "rw" ? "rw" : "vscu";
    const remark = random() < 0.15 ? pick(remarks) : undefined;
    const dice = random();
    const path = dice < 0.65 ? "/sales" : dice < 0.85 ? "/purchases" : "/stock";
    const body =
      path === "/sales"
        ? saleAt(wire, { branch_id, remark })
        : path === "/purchases"
          ? purchaseAt(wire, 10, { branch_id })
          : movementAt(wire, "13", { cola: 5, milk: -3 }, { branch_id });
    // By this the movement can be found at the unit.
    if (path === "/stock") Object.assign(body, { remark: Reflect.get(body, "sar_no") });
    const idempotencyKey = random() < 0.5 ? crypto.randomUUID() : undefined;
    return { path, body: { ...body }, isAsync: random() < 0.5, idempotencyKey };
  }

  async function work(): Promise<void> {
    while (!isOver) {
      const submission = compose();
      submissions.push(submission);
      while (!(await submit(submission))) {
        if (isOver) return;
        await pause(20);
      }
      completed += 1;
      events.emit("response");
      // Some callers forget their response.
      if (!isOver && random() < 0.1) await submit(submission);
      // Others look at it, by any process.
      const [id] = accepted.size === 0 ? [] : [pick([...accepted])];
      if (!isOver && id !== undefined && random() < 0.2) await read(`/transactions/${id}`);
      if (!isOver && random() < 0.05) await read(pick(totals));
    }
  }

  /** What it says is the checker's business; it may be lost. */
  async function read(path: string): Promise<void> {
    const answer = await call(pick(urls), path).catch(() => undefined);
    if (answer && ![200, 503].includes(answer.status))
      surprises.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** Whether it got a final response; otherwise it is sent again. */
  async function submit(submission: Submission): Promise<boolean> {
    const { path, body, isAsync, idempotencyKey } = submission;
    let answer: Answer;
    try {
      answer = await call(pick(urls), `${path}${isAsync ? "?async=true" : ""}`, body, idempotencyKey);
    } catch {
      return false;
    }
    const { status, body: content, id } = answer;
    if (status === 503) {
      turnedAway.count += 1;
      if (!answer.headers.has("retry-after")) turnedAway.without += 1;
      events.emit("turned away");
      return false;
    }
    // The first request with this key runs, or died with its process a moment ago.
    if (status === 409 && content.code === "idempotency_in_progress") return false;
    if (id !== null) accepted.add(id);
    if (![200, 202, 422].includes(status)) surprises.push(`${status} ${JSON.stringify(content)}`);
    return true;
  }

  const callers = Array.from({ length: options.callers }, work);
  return {
    accepted,
    submissions,
    surprises,
    turnedAway,
    completed: () => completed,
    async waitForMore(more) {
      const enough = completed + Math.floor(more);
      while (completed < enough) await once(events, "response");
    },
    async waitForTurnedAway() {
      await once(events, "turned away");
    },
    async stop() {
      isOver = true;
      await Promise.all(callers);
      noteFigure("documents submitted under load", completed);
    },
  };
}
