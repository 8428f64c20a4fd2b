// Judges a history: every rule of the interface, and figures of what it had to judge.
import type { Line } from "./format.ts";
import type { Rule } from "./rule.ts";
import { content } from "./rules/content.ts";
import { events } from "./rules/events.ts";
import { failures } from "./rules/failures.ts";
import { figures } from "./rules/figures.ts";
import { idempotency } from "./rules/idempotency.ts";
import { kept } from "./rules/kept.ts";
import { lostReceipts } from "./rules/lost-receipts.ts";
import { movements } from "./rules/movements.ts";
import { numbersOnce } from "./rules/numbers-once.ts";
import { order } from "./rules/order.ts";
import { reads } from "./rules/reads.ts";
import { receipts } from "./rules/receipts.ts";
import { records } from "./rules/records.ts";
import { rejected } from "./rules/rejected.ts";
import { retries } from "./rules/retries.ts";
import { signedOnce } from "./rules/signed-once.ts";
import { stock } from "./rules/stock.ts";
import { submitted } from "./rules/submitted.ts";
import { totals } from "./rules/totals.ts";
import { unitNumbers } from "./rules/unit-numbers.ts";
import { unitSaw } from "./rules/unit-saw.ts";
import { openRun, type Run } from "./run.ts";

const rules: readonly Rule[] = [
  kept,
  numbersOnce,
  order,
  reads,
  idempotency,
  rejected,
  submitted,
  signedOnce,
  figures,
  content,
  records,
  unitNumbers,
  receipts,
  lostReceipts,
  stock,
  movements,
  events,
  retries,
  totals,
  failures,
  unitSaw,
];

/** A promise that was broken. */
export type Violation = {
  rule: string;
  sentence: string;
  /** Numbers of the lines that prove it, from 1. */
  lines: number[];
};

export type Verdict = {
  violations: Violation[];
  /** Why nothing could be judged, if so: then it means nothing that no violation was found. */
  unjudged: string | undefined;
  /** What there was to judge, in one line. */
  figures: string;
};

/** @param lines A sound history: `readHistory` finds what is wrong with one. */
export function judge(lines: readonly Line[]): Verdict {
  const run = openRun(lines);
  const violations: Violation[] = [];
  for (const { name, find } of rules) {
    const said = new Set<string>();
    find(run, (sentence, ...proof) => {
      if (said.has(sentence)) return;
      said.add(sentence);
      const lines = [...new Set(proof)].filter((line) => line > 0).sort((a, b) => a - b);
      violations.push({ rule: name, sentence, lines });
    });
  }
  return {
    violations,
    unjudged: violations.length > 0 ? undefined : unjudgedOf(run),
    figures: figuresOf(run),
  };
}

/** Why a history shows nothing of what it should; undefined if it does. */
function unjudgedOf({ header, calls, unit, deliveries, records }: Run): string | undefined {
  if (calls.length + unit.length + deliveries.length + records.length === 0)
    return "nothing could be judged: the history says nothing about calls, units or records";
  if (header.complete && records.length === 0)
    return "nothing could be judged: the history is complete, and has no records of the end";
  return undefined;
}

/** A violation with its rule and the lines that prove it. */
export function sentenceOf({ rule, sentence, lines }: Violation): string {
  const where = lines.length === 0 ? "" : ` (line${lines.length === 1 ? "" : "s"} ${lines.join(", ")})`;
  return `${rule}: ${sentence}${where}`;
}

function figuresOf({ header, calls, documents, unit, deliveries }: Run): string {
  const lost = calls.filter(({ response }) => !response).length;
  let successes = 0;
  for (const { status } of documents.values()) if (status === "success") successes += 1;
  return [
    `${header.suite} (seed ${header.seed}): ${calls.length} requests, ${lost} without a response`,
    `${documents.size} documents, ${successes} of them successes`,
    `${unit.length} entries of units`,
    `${deliveries.length} deliveries`,
  ].join("; ");
}
