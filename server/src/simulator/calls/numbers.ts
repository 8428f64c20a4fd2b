// The counters of a branch: the next number, and the responses to numbers out of turn.

import type { DuplicateMode } from "../modes.ts";
import { SimulatedRejection } from "../response.ts";
import type { Body, Counters } from "../state.ts";
import type { Call } from "./call.ts";

interface Numbered {
  hash: string;
  data?: Body;
}

/** The text of a counter rejection. */
export function mismatchText(call: Call, stream: keyof Counters, expected: number, found: number): string {
  if (stream === "stock") return `Invalid sarNo: Expected: ${expected} but found: ${found}`;
  return call.unit.settings.driftText === "use"
    ? `Invc No: ${found} is invalid, use the expected value: ${expected}`
    : `Invalid invcNo sequence, expected: ${expected} but found: ${found}`;
}

const rowTexts: Record<string, string | undefined> = {
  duplicate: "Duplicate entry '%' for key 'PRIMARY'",
  unique: "ORA-00001: unique constraint (TRNS_PK) violated, number %",
};

/** Replays that get a database's text, or a receipt that can't be the sale's own. */
function rejectOddly(
  call: Call,
  found: number,
  original: Numbered | undefined,
  kept: Map<number, Numbered>,
): void {
  const text = call.take("F35")?.text;
  if (text !== undefined) {
    throw new SimulatedRejection("999", rowTexts[String(text)]?.replace("%", String(found)));
  }
  const how = call.take("F36")?.how;
  if (how === undefined || !original?.data) return;
  const other = [...kept].filter(([number]) => number !== found).at(-1)?.[1].data;
  const changed: Record<string, Body | undefined> = {
    other,
    early: { ...original.data, [call.unit.settings.signingTime]: "20200101000000" },
    total: { ...original.data, totAmt: 0.01 },
  };
  throw new SimulatedRejection("924", undefined, changed[String(how)] ?? original.data);
}

function rejectDuplicate(
  call: Call,
  stream: keyof Counters,
  found: number,
  original: Numbered | undefined,
  kept: Map<number, Numbered>,
): never {
  rejectOddly(call, found, original, kept);
  const switched = call.take("F4")?.mode;
  const mode = (switched ?? call.unit.settings.duplicates) as DuplicateMode;
  if (mode === "expected") {
    throw new SimulatedRejection("910", mismatchText(call, stream, call.branch.counters[stream] + 1, found));
  }
  if (mode === "receipt") throw new SimulatedRejection("924", undefined, original?.data ?? null);
  throw new SimulatedRejection(mode);
}

/**
 * Throws unless `number` may be accepted now. A number accepted before is a duplicate, whatever its content; other
 * content under it is reported as a violation. Call it again after any wait, right before committing.
 */
export function requireNumber(
  call: Call,
  stream: keyof Counters,
  number: number,
  hash: string,
  kept: Map<number, Numbered>,
): void {
  const { unit, tin, bhfId, branch } = call;
  const original = kept.get(number);
  if (original && original.hash !== hash) {
    const detail = `${stream} number ${number} was sent again with other content`;
    unit.report({ kind: "number_reused", tin, bhfId, detail });
  }
  const expected = branch.counters[stream] + 1;
  if (call.isOffSequence && number !== expected) {
    throw new SimulatedRejection("910", mismatchText(call, stream, expected, number));
  }
  if (original || (number < expected && unit.settings.numbering === "strict")) {
    rejectDuplicate(call, stream, number, original, kept);
  }
  if (number > expected && unit.settings.numbering === "strict") {
    throw new SimulatedRejection("910", mismatchText(call, stream, expected, number));
  }
}
