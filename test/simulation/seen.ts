// What was seen of a world from outside: the history that the checker judges, and what happened at least sometimes.
import type { Logger } from "pino";
import type { LedgerEntry } from "../../server/src/simulator/index.ts";
import type { Body } from "../checker/format.ts";
import { createRecorder, numberIn, type Recorder, recordAccount, recordUnit } from "../support/recorder.ts";
import type { WireRequest, WireResponse } from "./network.ts";
import type { VirtualTime } from "./time.ts";
import type { Units } from "./units.ts";

const documents = { sale: "sale", purchase: "purchase", move: "movement" } as const;

export class Seen {
  readonly history: Recorder;
  /** How often each of the things happened that a run must meet. */
  readonly happened = new Map<string, number>();
  /** What was seen to be wrong before any checker looks. */
  readonly violations: string[] = [];
  readonly #time: VirtualTime;

  constructor(seed: number, time: VirtualTime) {
    this.#time = time;
    this.history = createRecorder({ suite: "simulation", seed, now: () => time.monotonicMs, events: true });
  }

  note(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1);
  }

  violation(sentence: string): void {
    this.violations.push(sentence);
  }

  /** A request that leaves its caller; the returned function notes its response. */
  request(caller: string, { method, path, headers, body }: WireRequest): (response: WireResponse) => void {
    const { "x-branch-id": branch, "idempotency-key": idempotency_key } = headers;
    const id = this.history.request({
      caller,
      method,
      path: path.replace(/^(\/sandbox)?\/api\/v1/, ""),
      ...(branch === undefined ? {} : { branch }),
      ...(idempotency_key === undefined ? {} : { idempotency_key }),
      ...(body === undefined ? {} : { body: JSON.parse(body) }),
    });
    return ({ status, text }) => {
      this.note(`a response ${status}`);
      this.history.response(id, status, text === "" ? null : JSON.parse(text));
    };
  }

  /** The unit has accepted a document. */
  signed({ kind, tin: of, bhfId, number, trdInvcNo, rcptNo, rcptSign }: LedgerEntry, body: Body): void {
    this.history.unit({
      at: this.#time.monotonicMs,
      tin: of,
      branch: bhfId,
      document: documents[kind],
      number,
      invoice_no: numberIn(trdInvcNo, body),
      receipt_no: rcptNo === null ? null : String(rcptNo),
      ...(rcptSign === null ? {} : { signature: rcptSign }),
      body,
    });
  }

  foreign(tin: string, branch: string): void {
    this.note("another system used the counter");
    this.history.foreign({ tin, branch, document: "sale" });
  }

  delivery(id: string, text: string): void {
    const body = JSON.parse(text);
    this.note(`the event ${body.event} was delivered`);
    this.history.delivery({ id, body });
  }

  /** A logger that keeps no text: what services report counts as having happened. */
  logOf(_name: string): Logger {
    const count = (given: unknown, text?: string): void => {
      const message = typeof given === "string" ? given : (text ?? "");
      if (message === "unit call ended") {
        const { result, action, kind } = Object(given);
        this.note(`${result} of a ${kind} means ${action}`);
      } else if (message !== "") this.note(`log: ${message}`);
    };
    const silent = (): void => undefined;
    const log = {
      level: "info",
      isLevelEnabled: (level: string) => level !== "debug" && level !== "trace",
      trace: silent,
      debug: silent,
      info: count,
      warn: count,
      error: (given: unknown, text?: string) => {
        count(given, text);
        const { err } = Object(given);
        if (text === "unexpected failure")
          this.violation(`a request failed unexpectedly: ${err?.stack ?? err}`);
      },
      fatal: count,
      child: () => log,
    };
    return log as unknown as Logger;
  }

  /** Ends the history with what the units and the API say. */
  async finish(read: (path: string) => Promise<Record<string, unknown>>, units: Units): Promise<void> {
    for (const { branches, violations } of units.all)
      recordUnit(this.history, { ledger: [], branches, violations });
    await recordAccount(this.history, read);
  }
}
