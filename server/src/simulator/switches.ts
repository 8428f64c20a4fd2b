// The faults that are switched on, for which calls and how often; and faults requested by values inside a request.

import { definitionOf, type FaultId, type FaultReach, findFault } from "./faults.ts";
import type { FunctionName } from "./fields.ts";
import { functionNamed } from "./paths.ts";
import { resultMessages } from "./response.ts";

/** Switches a fault on. It hits once unless `times` is given. */
export interface FaultSwitch {
  /** Id or name, see the table of faults. */
  fault: string;
  /** Only calls of this function, such as `saveSales`, or of this path. */
  path?: string;
  /** How many calls it hits; 1. */
  times?: number | "always";
  /** How many matching calls pass before the first hit; 0. */
  after?: number;
  tin?: string;
  bhfId?: string;
  params?: Record<string, unknown>;
}

/** A fault that is switched on. */
export interface ActiveFault {
  fault: FaultId;
  name: string;
  path: string | undefined;
  timesLeft: number | "always";
  after: number;
  hits: number;
  tin: string | undefined;
  bhfId: string | undefined;
  params: Record<string, unknown>;
  /** Unit time at which it was switched on, in milliseconds. */
  since: number;
}

/** The call that a fault may hit. */
interface CallScope {
  functionName: FunctionName;
  tin: string;
  bhfId: string;
  /** The unchanged part when the caller sends the same content again. */
  identity: string;
  /** Whether its texts are those of another document, which was marked instead of this call. */
  isFollowUp: boolean;
  /** The request's body as text. */
  raw: string;
}

/** Decides whether a fault that is on applies to this call. */
export type Applies = (params: Record<string, unknown>, active: ActiveFault) => boolean;

/** The faults of one call. */
export interface CallFaults {
  /** Ids of the faults that hit this call. */
  readonly hits: FaultId[];
  /** Result code requested by value, such as `SIM-884`. */
  readonly rejection: string | undefined;
  /** Uses up a hit at the first time, and gives the same parameters again for the rest of the call. */
  take(id: FaultId, applies?: Applies): Record<string, unknown> | undefined;
}

/** All switches of a simulator. */
export interface Switches {
  set(fault: FaultSwitch): ActiveFault;
  clear(): void;
  list(): ActiveFault[];
  forCall(scope: CallScope): CallFaults;
}

const numbered: FunctionName[] = ["saveSales", "savePurchases", "saveStockItems"];

function reaches(reach: FaultReach, functionName: FunctionName): boolean {
  if (reach === "all") return true;
  if (reach === "saves") return /^(save|update)/.test(functionName);
  if (reach === "numbered") return numbered.includes(functionName);
  if (reach === "selects") return /^select(?!InitInfo|ServerTime)/.test(functionName);
  return reach.includes(functionName);
}

/** Faults of movements or stock balances can only mean those, wherever they were written. */
function isAboutStock(reach: FaultReach): boolean {
  return Array.isArray(reach) && reach.every((name) => name.startsWith("saveStock"));
}

function matches(active: ActiveFault, { functionName, tin, bhfId }: CallScope): boolean {
  if (active.timesLeft === 0) return false;
  if (active.tin !== undefined && active.tin !== tin) return false;
  if (active.bhfId !== undefined && active.bhfId !== bhfId) return false;
  if (active.path !== undefined) return active.path === functionName;
  return reaches(definitionOf(active.fault).reach, functionName);
}

function use(active: ActiveFault): void {
  active.hits += 1;
  if (active.timesLeft !== "always") active.timesLeft -= 1;
}

const byValue = /SIM-([FT]\d{1,2}|E\d\d|\d{3})(?:-(-?[A-Za-z0-9]+?))?(?:x(\d+|ALL))?(?![A-Za-z0-9])/g;

function argumentOf(id: FaultId, text: string | undefined): Record<string, unknown> {
  const { params, argument } = definitionOf(id);
  if (text === undefined || argument === undefined) return {};
  if (typeof params[argument] === "number")
    return Number.isFinite(Number(text)) ? { [argument]: Number(text) } : {};
  // A word or a code; the running part of an invoice number is neither.
  return /^([A-Za-z]\w*|\d{3})$/.test(text) ? { [argument]: text } : {};
}

/** Makes the switches; `now` is the unit's time in milliseconds. */
export function createSwitches(now: () => number): Switches {
  let active: ActiveFault[] = [];
  /** Hits left of a value in one document, so that a replay is not hit again. */
  const valueHits = new Map<string, number>();

  function make({ fault, path, times, after, tin, bhfId, params }: FaultSwitch): ActiveFault {
    const id = findFault(fault);
    if (!id) throw new Error(`There is no fault ${fault}`);
    const definition = definitionOf(id);
    return {
      fault: id,
      name: definition.name,
      path: path && functionNamed(path),
      timesLeft: times ?? 1,
      after: after ?? 0,
      hits: 0,
      tin,
      bhfId,
      params: { ...definition.params, ...params },
      since: now(),
    };
  }

  function valuesIn(scope: CallScope): { faults: ActiveFault[]; rejection: string | undefined } {
    const faults: ActiveFault[] = [];
    let rejection: string | undefined;
    for (const [text, id = "", argument, times] of scope.raw.matchAll(byValue)) {
      const key = [scope.functionName, scope.tin, scope.bhfId, scope.identity, text].join("|");
      const isCode = id in resultMessages;
      const allowed = times === "ALL" || (isCode && !times) ? Number.POSITIVE_INFINITY : Number(times ?? 1);
      const left = valueHits.get(key) ?? allowed;
      const fault = isCode ? undefined : findFault(id);
      if (scope.isFollowUp && !(fault && isAboutStock(definitionOf(fault).reach))) continue;
      if (isCode && reaches("saves", scope.functionName) && left > 0) {
        rejection = id;
        valueHits.set(key, left - 1);
      }
      if (!fault) continue;
      const params = argumentOf(fault, argument);
      // A lost response hits only a first acceptance, a duplicate's response only replays: they need no counting.
      if (fault === "F4" || fault === "F35" || fault === "F36")
        faults.push(make({ fault: "F3", params: { how: "reset" } }), make({ fault, params }));
      else if (fault === "F3") faults.push(make({ fault, params }));
      else if (left > 0 && reaches(definitionOf(fault).reach, scope.functionName)) {
        faults.push(make({ fault, params }));
        valueHits.set(key, left - 1);
      }
    }
    return { faults, rejection };
  }

  return {
    set(fault) {
      const made = make(fault);
      active.push(made);
      return made;
    },
    clear() {
      active = [];
    },
    list: () => active.filter(({ timesLeft }) => timesLeft !== 0).map((fault) => ({ ...fault })),
    forCall(scope) {
      const values = scope.raw.includes("SIM-") ? valuesIn(scope) : undefined;
      const own = values?.faults ?? [];
      const hits: FaultId[] = [];
      const used = new Map<FaultId, ActiveFault>();
      return {
        hits,
        rejection: values?.rejection,
        take(id, applies) {
          if (own.length === 0 && active.length === 0) return undefined;
          const taken = used.get(id);
          if (taken) return !applies || applies(taken.params, taken) ? taken.params : undefined;
          for (const fault of [...own, ...active]) {
            if (fault.fault !== id || !matches(fault, scope)) continue;
            if (applies && !applies(fault.params, fault)) continue;
            if (fault.after > 0) {
              fault.after -= 1;
              continue;
            }
            use(fault);
            hits.push(id);
            used.set(id, fault);
            return fault.params;
          }
          return undefined;
        },
      };
    },
  };
}
