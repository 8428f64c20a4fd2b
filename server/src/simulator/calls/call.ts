// The input of a function's handler: the request, its branch, and the faults to play.

import type { FaultId } from "../faults.ts";
import type { FunctionName } from "../fields.ts";
import type { SimulatorResponse } from "../response.ts";
import { accepted, nothingFound } from "../response.ts";
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
  /** Without the key. */
  readonly body: Body;
  /** The key as the request has it. */
  readonly keys: { body: unknown; headers: string | undefined };
  readonly tin: string;
  readonly bhfId: string;
  readonly branch: BranchState;
  /** Uses up one hit of a fault that is switched on for this call; undefined without one. */
  take(fault: FaultId, applies?: Applies): FaultParams | undefined;
  /** Set by a fault that returns every row whatever the cursor. */
  ignoresCursor: boolean;
  /** How far a fault sets the clock off for this call. */
  skewMs: number;
  /** Set by a fault that moved the counters right before this call. */
  isOffSequence: boolean;
  /** Set by a save that the unit has accepted for the first time. */
  isFresh: boolean;
}

/** Handles one function. Throws `SimulatedRejection` if the unit doesn't accept the call. */
export type CallHandler = (call: Call) => SimulatorResponse | Promise<SimulatorResponse>;

/** Rows that changed after the cursor of the request, as a list under `key`; 001 without any. */
export function rowsResponse(call: Call, key: string, rows: Iterable<FetchedRow>): SimulatorResponse {
  const { body, unit } = call;
  const lastReqDt = call.ignoresCursor ? "" : textOf(body, "lastReqDt");
  const found: Body[] = [];
  for (const { changedAt, row } of rows) if (changedAt > lastReqDt) found.push(row);
  const resultDt = unit.cursor();
  return { ...(found.length ? accepted({ [key]: found }) : nothingFound()), resultDt };
}
