// Judges a history: every rule of the interface, and figures of what it had to judge.
import type { Line } from "./format.ts";
import type { Rule } from "./rule.ts";
import { events } from "./rules/events.ts";
import { failures } from "./rules/failures.ts";
import { figures } from "./rules/figures.ts";
import { idempotency } from "./rules/idempotency.ts";
import { kept } from "./rules/kept.ts";
import { numbersOnce } from "./rules/numbers-once.ts";
import { order } from "./rules/order.ts";
import { reads } from "./rules/reads.ts";
import { receipts } from "./rules/receipts.ts";
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
  unitNumbers,
  receipts,
  stock,
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
  return { violations, figures: figuresOf(run) };
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
