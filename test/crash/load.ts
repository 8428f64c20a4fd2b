// Callers that never give up: each submission is sent again until any process responds.
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { purchase, sale } from "../support/branch.ts";
import { createHistory, type History, type Submission } from "../support/history/history.ts";
import { movement } from "../support/stock.ts";

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

export type Load = {
  /** Ids of transactions that a caller was notified of. */
  accepted: Set<string>;
  /** Every request and every response. */
  history: History;
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

export function startLoad(options: {
  urls: readonly string[];
  key: string;
  branches: readonly string[];
  callers: number;
  random: Random;
}): Load {
  const { urls, key, branches, random } = options;
  const accepted = new Set<string>();
  const history = createHistory();
  const surprises: string[] = [];
  const turnedAway = { count: 0, without: 0 };
  const events = new EventEmitter();
  let completed = 0;
  let isOver = false;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function compose(): Submission {
    const branch_id = pick(branches);
    const remark = random() < 0.15 ? pick(remarks) : undefined;
    const dice = random();
    const path = dice < 0.65 ? "/sales" : dice < 0.85 ? "/purchases" : "/stock";
    const body =
      path === "/sales"
        ? sale({ branch_id, remark })
        : path === "/purchases"
          ? purchase({ branch_id })
          : movement("13", [{ qty: 5 }, { item_cd: "KE2NTXL0000002", qty: -3, prc: 50, tax_ty_cd: "B" }], {
              branch_id,
            });
    // By this the movement can be found at the unit.
    if (path === "/stock") Object.assign(body, { remark: Reflect.get(body, "sar_no") });
    const idempotencyKey = random() < 0.5 ? crypto.randomUUID() : undefined;
    return { path, body: { ...body }, isAsync: random() < 0.5, idempotencyKey };
  }

  async function call(): Promise<void> {
    while (!isOver) {
      const submission = compose();
      history.submit(submission);
      while (!(await submit(submission))) {
        if (isOver) return;
        await pause(20);
      }
      completed += 1;
      events.emit("response");
      // Some callers forget their response.
      if (!isOver && random() < 0.1) await submit(submission);
    }
  }

  /** Whether it got a final response; otherwise it is sent again. */
  async function submit(submission: Submission): Promise<boolean> {
    const { path, body, isAsync, idempotencyKey } = submission;
    let response: Response;
    let content: Record<string, unknown>;
    try {
      response = await fetch(`${pick(urls)}${path}${isAsync ? "?async=true" : ""}`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(120_000),
      });
      content = (await response.json()) as Record<string, unknown>;
    } catch {
      return false;
    }
    const { code } = content;
    if (response.status === 503) {
      turnedAway.count += 1;
      if (!response.headers.has("retry-after")) turnedAway.without += 1;
      events.emit("turned away");
      return false;
    }
    // The first request with this key runs, or died with its process a moment ago.
    if (response.status === 409 && code === "idempotency_in_progress") return false;
    const { transaction_id: id } = history.respond(submission, response.status, content);
    if (id !== null) accepted.add(id);
    if (![200, 202, 422].includes(response.status))
      surprises.push(`${response.status} ${JSON.stringify(content)}`);
    return true;
  }

  const callers = Array.from({ length: options.callers }, call);
  return {
    accepted,
    history,
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
    },
  };
}
