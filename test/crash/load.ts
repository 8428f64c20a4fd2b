// Callers that never give up: each submission is sent again until it is answered, wherever a process is left to answer.
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { purchase, sale } from "../support/branch.ts";
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
  /** Ids of transactions that a caller was told of. */
  accepted: Set<string>;
  /** Submissions that were answered. */
  answered(): number;
  /** Waits until so many more are, whole ones. */
  answers(more: number): Promise<void>;
  /** Statuses that no caller should get. */
  surprises: string[];
  /** How often the service asked to come back later. */
  turnedAway: { count: number; without: number };
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
  const surprises: string[] = [];
  const turnedAway = { count: 0, without: 0 };
  const events = new EventEmitter();
  let answered = 0;
  let isOver = false;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function compose(): { path: string; body: unknown } {
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
    return { path: random() < 0.5 ? `${path}?async=true` : path, body };
  }

  async function call(): Promise<void> {
    while (!isOver) {
      const { path, body } = compose();
      while (!(await submit(path, body))) {
        if (isOver) return;
        await pause(20);
      }
      answered += 1;
      events.emit("answer");
    }
  }

  /** Whether it was answered; anything else is to be asked again. */
  async function submit(path: string, body: unknown): Promise<boolean> {
    let response: Response;
    let answer: Record<string, unknown>;
    try {
      response = await fetch(`${pick(urls)}${path}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(40_000),
      });
      answer = (await response.json()) as Record<string, unknown>;
    } catch {
      return false;
    }
    if (response.status === 503) {
      turnedAway.count += 1;
      if (!response.headers.has("retry-after")) turnedAway.without += 1;
      return false;
    }
    const id = Object(answer.data).transaction_id ?? answer.transaction_id;
    if (typeof id === "string") accepted.add(id);
    if (![200, 202, 422].includes(response.status))
      surprises.push(`${response.status} ${JSON.stringify(answer)}`);
    return true;
  }

  const callers = Array.from({ length: options.callers }, call);
  return {
    accepted,
    surprises,
    turnedAway,
    answered: () => answered,
    async answers(more) {
      const enough = answered + Math.floor(more);
      while (answered < enough) await once(events, "answer");
    },
    async stop() {
      isOver = true;
      await Promise.all(callers);
    },
  };
}
