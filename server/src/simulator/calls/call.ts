// What a handler of one function gets: the request, the branch it is about, and faults it may have to play.
import type { Answer } from "../answer.ts";
import { accepted, nothingFound } from "../answer.ts";
import type { FaultId } from "../faults.ts";
import type { FunctionName } from "../fields.ts";
import type { Body, BranchState, FetchedRow } from "../state.ts";
import type { Applies } from "../switches.ts";
import type { Unit } from "../unit.ts";
import { textOf } from "../validate.ts";

/** Parameters of a fault. */
export type FaultParams = Record<string, unknown>;

/** One call to the unit. */
export interface Call {
  readonly unit: Unit;
  readonly functionName: FunctionName;
  readonly body: Body;
  readonly tin: string;
  readonly bhfId: string;
  readonly branch: BranchState;
  /** Uses up one hit of a fault that is switched on for this call; undefined when there is none. */
  take(fault: FaultId, applies?: Applies): FaultParams | undefined;
  /** Set by a fault that returns every row whatever the cursor. */
  ignoresCursor: boolean;
  /** How far a fault sets the clock off for this call. */
  skewMs: number;
  /** Set by a fault that moved the counters right before this call. */
  isDrifted: boolean;
  /** Set by a save that the unit has accepted for the first time. */
  isFresh: boolean;
}

/** Answers one function. Throws `Refusal` when the unit does not accept. */
export type CallHandler = (call: Call) => Answer | Promise<Answer>;

/** Rows changed after the cursor of the request, as a list under `key`; 001 when there are none. */
export function answerRows(call: Call, key: string, rows: Iterable<FetchedRow>): Answer {
  const { body, unit } = call;
  const lastReqDt = call.ignoresCursor ? "" : textOf(body, "lastReqDt");
  const found: Body[] = [];
  for (const { changedAt, row } of rows) if (changedAt > lastReqDt) found.push(row);
  const resultDt = unit.cursor();
  return { ...(found.length ? accepted({ [key]: found }) : nothingFound()), resultDt };
}
