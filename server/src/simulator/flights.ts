// Watches for two saves of one branch at the same time, which a unit cannot take.
import type { Unit } from "./unit.ts";

/** A save that is being processed. */
export interface Flight {
  /** The unit is done with it. */
  land(): void;
  /** The caller disconnected before the response. */
  abandon(): void;
}

// A caller that gave up one connection and sends again on another may be seen before the first is seen closed.
const graceMs = 50;

/** Makes the watch. */
export function createFlights(unit: Unit): (tin: string, bhfId: string, what: string) => Flight {
  const flying = new Map<string, Set<{ what: string; overlaps: { at: number; remove(): void }[] }>>();
  return (tin, bhfId, what) => {
    const key = `${tin}/${bhfId}`;
    const own = { what, overlaps: [] as { at: number; remove(): void }[] };
    const others = flying.get(key) ?? new Set();
    flying.set(key, others);
    for (const other of others) {
      const detail = `${what} arrived while ${other.what} was being processed`;
      unit.report({ kind: "concurrent_saves", tin, bhfId, detail });
      const reported = unit.violations.at(-1);
      const remove = () => {
        const index = reported ? unit.violations.indexOf(reported) : -1;
        if (index >= 0) unit.violations.splice(index, 1);
      };
      other.overlaps.push({ at: Date.now(), remove });
    }
    others.add(own);
    return {
      land: () => {
        others.delete(own);
        if (others.size === 0) flying.delete(key);
      },
      abandon: () => {
        if (!others.delete(own)) return;
        for (const { at, remove } of own.overlaps) if (Date.now() - at < graceMs) remove();
      },
    };
  };
}
